package statisticspage

import (
	"portroyal/ui/sheet"
	"portroyal/ui/widgets"
)

// names are all names of the person who is told of, nil where nobody knows.
func (p *Page[G, E]) names() []string {
	if p.calls.Names == nil || !p.ready {
		return nil
	}
	return p.calls.Names(p.Chosen.Name)
}

// showNames says under which names the person has played, which can be taken back.
func (p *Page[G, E]) showNames(names []string) {
	t := p.Stage.Words
	var quoted []string
	for _, name := range names {
		quoted = append(quoted, t.T("figures.name", "Name", t.Quoted(name)))
	}
	stay := sheet.Plate(p.Stage, widgets.CalmPlate, t.T("figures.names.stay"), p.Stage.Close)
	part := sheet.Plate(p.Stage, widgets.RiskyPlate, t.T("figures.names.part"), func() {
		p.Stage.Close()
		p.calls.Part(names[0])
	}).WithToolTip(t.T("figures.names.part.tip"))
	sheet.Ask(p.Stage, "figures.names", "figures.names", t.T("figures.names.about", "Names", t.List(quoted)), stay, part)
}
