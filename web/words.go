package web

import "portroyal/ui/words"

// spoken are the words of the page in a language, under the names that its script knows.
func spoken(code words.Language) map[string]string {
	t := words.In(code)
	return map[string]string{
		"loading":        t.T("page.loading", "Percent", "{percent}"),
		"starting":       t.T("page.starting"),
		"elsewhere":      t.T("page.elsewhere"),
		"noProgram":      t.T("page.program.none"),
		"old":            t.T("page.program.old"),
		"noPicture":      t.T("page.picture.none"),
		"pictureLost":    t.T("page.picture.lost"),
		"pictureUnsaved": t.T("page.picture.unsaved"),
		"failed":         t.T("page.failed"),
		"broken":         t.T("page.broken", "Percent", "{percent}"),
		"refused":        t.T("page.refused", "File", "{file}", "Status", "{status}"),
		"damaged":        t.T("page.damaged", "File", "{file}"),
		"unsaved":        t.T("page.unsaved"),
		"anyway":         t.T("page.anyway"),
		"unstarted":      t.T("page.unstarted"),
		"stopped":        t.T("page.stopped"),
		"stoppedUnsaved": t.T("page.stopped.unsaved"),
		"again":          t.T("page.again"),
	}
}

// everyLanguage has the words of the page in every language.
func everyLanguage() map[words.Language]map[string]string {
	all := map[words.Language]map[string]string{}
	for _, code := range words.Languages {
		all[code] = spoken(code)
	}
	return all
}

// sentence is a text with its language.
type sentence struct {
	Lang words.Language
	Text string
}

// scriptless says in every language that the page can do nothing without its script.
func scriptless() (all []sentence) {
	for _, code := range words.Languages {
		all = append(all, sentence{code, words.In(code).T("page.script.none")})
	}
	return all
}
