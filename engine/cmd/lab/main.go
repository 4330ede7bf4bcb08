// Command lab works with the game without a window: cards, positions, games, tournaments and
// measurements on the command line. It knows no rule itself; everything it prints comes from
// the packages of the engine. "lab -h" lists the verbs, "lab VERB -h" the flags of one.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"

	"portroyal/engine/internal/excerpt"
)

// lab is one call: where it reads and writes. Tests make their own.
type lab struct {
	in  io.Reader
	out *output
	err io.Writer

	waits sync.Once // it has been said that input is waited for
}

// run is how a verb is carried out.
type run func(*lab, *flag.FlagSet, []string) error

// verb is one thing that lab does.
type verb struct {
	name, arguments, does string

	// all is for verbs that are written once for all games. The others are those of each game, as far as it has such a thing.
	all func(*lab, *game, *flag.FlagSet, []string) error

	unasked bool // it reads records, which say themselves which game they are of
}

// verbs in the order of the help.
var verbs = []verb{
	{name: "cards", does: "lists every face with id, type, numbers and copies"},
	{name: "new", does: "prints the position of a fresh game"},
	{name: "legal", does: "lists the legal actions of a position"},
	{name: "apply", arguments: "ACTION...", does: "plays actions from a position; prints events and the position after them"},
	{name: "odds", does: "prints chances: of the next card and a bust; of fights and salvos, and what islands offer"},
	{name: "rollout", arguments: "[ACTION...]", does: "plays the choices of a position on, and says how far each is behind the best"},
	{name: "advise", does: "says what each choice of a position is worth to its seat, and which facts speak for it"},
	{name: "deck", does: "writes a deck in an order that follows from a seed, to be edited and played with play -deck"},
	{name: "play", does: "lets computer players play games"},
	{"replay", "FILE...", "replays records of either game and checks them card by card", (*lab).replay, true},
	{"review", "FILE...", "says of finished games of either kind what their cards and decisions meant", (*lab).review, true},
	{"stats", "FOLDER", "adds up the finished games of both kinds in a folder for each person", (*lab).stats, true},
	{"export", "FOLDER", "writes the games of a folder and their decisions as CSV and JSON lines", (*lab).export, false},
	{name: "fights", does: "foretells how fights of computer players end, and says how far that comes true"},
	{name: "follies", does: "counts what computer players do that nobody does who looks at the table"},
	{name: "courses", does: "foretells where computer players sail, and says how far that comes true"},
	{name: "balance", does: "adds up what happens in games of computer players: wins by place, fame, cards"},
	{name: "bench", does: "measures uniformly random games on one core"},
	{name: "think", does: "measures how long a computer player thinks, and how often it goes bust"},
	{name: "luck", does: "adds up what cards and dice of games meant, and says how players do without luck"},
	{name: "medals", does: "counts how often each medal would be earned in games of computer players"},
	{name: "levels", does: "measures what a decision of each level costs"},
	{name: "measure", does: "makes a benchmark: decisions from games of all levels with their choices rolled out, or positions played out"},
	{name: "judge", arguments: "PLAYER...", does: "says what the decisions of players cost, by a benchmark"},
	{name: "estimates", does: "says how far off what the program thinks positions are worth is, by a benchmark of values"},
	{name: "puzzles", does: "finds puzzles in games of computer players, and plays their choices out"},
	{name: "career", does: "plays the voyages of the career, and says how often their goals are reached"},
	{name: "train", does: "learns an evaluation by games against itself"},
	{name: "improve", does: "searches for better numbers of the quick policy by which computer players think ahead"},
	{name: "deepen", does: "learns an evaluation from what the search finds"},
	{name: "midturn", does: "learns what the right to turn up another card is worth"},
	{name: "weights", arguments: "FILE...", does: "joins the weights of several families to one file"},
	{name: "arena", does: "lets one computer player compete against others"},
}

// usageError is a wrong use of the command: exit status 2.
type usageError struct{ error }

func usage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

func main() {
	os.Exit((&lab{in: os.Stdin, out: &output{to: os.Stdout}, err: os.Stderr}).main(os.Args[1:]))
}

// main runs one call and gives its exit status: 0, 1 for an error, 2 for wrong usage.
func (l *lab) main(args []string) int {
	err := l.dispatch(args)
	if l.out.err != nil {
		err = l.out.err // whatever else there was: what is missing must not look like success
	}
	var wrong usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &wrong):
		fmt.Fprintf(l.err, "lab: %s (lab -h tells more)\n", excerpt.Sentence(err.Error()))
		return 2
	}
	fmt.Fprintf(l.err, "lab: %s\n", excerpt.Sentence(err.Error()))
	return 1
}

func (l *lab) dispatch(args []string) error {
	if len(args) == 0 {
		return usage("which verb?")
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		l.help()
		return nil
	}
	for _, verb := range verbs {
		if verb.name == args[0] {
			flags := flag.NewFlagSet(verb.name, flag.ContinueOnError)
			flags.SetOutput(io.Discard)
			flags.Usage = func() {} // a wrong flag gets one sentence, not the whole help
			run, rest, err := verb.of(args[1:])
			if err != nil {
				return err
			}
			err = run(l, flags, rest)
			if errors.Is(err, flag.ErrHelp) {
				l.verbHelp(verb, flags)
			}
			return err
		}
	}
	return usage("unknown verb %s", excerpt.Quoted(args[0]))
}

func (l *lab) help() {
	fmt.Fprint(l.out, "lab works with Port Royal, and with -game cove behind the verb with Pirate's Cove, without a window.\n"+
		"Verbs for records of either game tell them apart themselves.\n\n"+
		"lab VERB [-game cove] [flags]\n\n")
	for _, verb := range verbs {
		fmt.Fprintf(l.out, "  %-8s %-11s %s\n", verb.name, verb.games(), verb.does)
	}
	fmt.Fprint(l.out, "\nlab VERB -h lists the flags of a verb. With -json a verb writes JSON to standard output.\n"+
		"Errors are one sentence on standard error; exit status 1, or 2 for wrong usage.\n")
}

func (l *lab) verbHelp(verb verb, flags *flag.FlagSet) {
	fmt.Fprintf(l.out, "lab %s [flags] %s\n\n%s\n\n", verb.name, verb.arguments, verb.does)
	switch {
	case verb.unasked:
		fmt.Fprint(l.out, "Records say which game they are of: -game changes nothing.\n\n")
	case verb.games() == inAll:
		fmt.Fprint(l.out, "With -game cove it works for Pirate's Cove, and has that game's flags.\n\n")
	}
	flags.SetOutput(l.out)
	flags.PrintDefaults()
	flags.SetOutput(io.Discard)
}

// parse reads flags anywhere among the arguments and returns the other arguments. A verb that takes none says so with
// most 0.
func (l *lab) parse(flags *flag.FlagSet, args []string, most int) ([]string, error) {
	var rest []string
	for {
		if err := flags.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return nil, err
			}
			return nil, usage("%s: %s", flags.Name(), cutArguments(err.Error(), args))
		}
		args = flags.Args()
		if len(args) == 0 {
			break
		}
		rest = append(rest, args[0])
		args = args[1:]
	}
	if len(rest) > most {
		return nil, usage("%s: %s is not understood", flags.Name(), excerpt.Quoted(rest[most]))
	}
	return rest, nil
}

// cutArguments shortens what the flag package repeats of the arguments: values in quotes, names of
// flags without.
func cutArguments(message string, args []string) string {
	for _, arg := range args {
		name, value, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		for _, text := range []string{arg, value} {
			message = strings.ReplaceAll(message, strconv.Quote(text), excerpt.Quoted(text))
		}
		for _, text := range []string{arg, name} {
			if short := excerpt.Of(text); short != text {
				message = strings.ReplaceAll(message, text, short)
			}
		}
	}
	return message
}

// unlimited is for verbs that take any number of arguments.
const unlimited = 1 << 30

func jsonFlag(flags *flag.FlagSet) *bool {
	return flags.Bool("json", false, "write JSON")
}

// elements are those of a list on the command line, as 'sailor,random'. An empty one is a slip, and wrong usage.
func elements(flags *flag.FlagSet, name, list string) ([]string, error) {
	all := strings.Split(list, ",")
	if len(all) == 1 {
		return all, named(flags, name, list)
	}
	for i, element := range all {
		if strings.TrimSpace(element) == "" {
			return nil, usage("%s: -%s: place %d of the list %s is empty", flags.Name(), name, i+1, excerpt.Quoted(list))
		}
	}
	return all, nil
}

// named says that a flag has to name something, if it does not.
func named(flags *flag.FlagSet, name, value string) error {
	if strings.TrimSpace(value) == "" {
		return usage("%s: -%s names nothing", flags.Name(), name)
	}
	return nil
}

// output remembers the first error of writing, so that verbs can print line by line without looking
// at each of them. Nothing is written after it.
type output struct {
	to  io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.to.Write(p)
	if err != nil {
		o.err = fmt.Errorf("the output cannot be written: %w", err)
	}
	return n, o.err
}
