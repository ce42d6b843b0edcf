# The rules as pages, in English.

rulebook-of = { $game }: the rules
rulebook-page = The rules as a page
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] No rule contains these words.
    [one] One rule found.
   *[other] { $count } rules found.
}
rulebook-legend = Where a rule comes from
rulebook-means-attested = The rulebook says so.
rulebook-means-public = Public descriptions of the game say so.
rulebook-means-reconstructed = Our best guess where the rulebook or its pictures are missing.
rulebook-means-reading = The rulebook leaves it open; this is how we play it in this house.
rulebook-means-ours = The rulebook has nothing like it; we added it in this house.
rulebook-sources = Show where each sentence comes from
rulebook-print = Print
rulebook-table = To the table

example-show = Show an example
example-of = Rule { $rule } at work
example-eyes = From a real match, as { $name } sees it.
example-edition = Played with the box “{ $edition }”.
example-controls = Steps of the example
example-before = This is how it begins. Go through it step by step, or let it play.
example-play = Play
example-back = Back
example-on = Next
example-step = Step { $step } of { $last }

box-choose = Box
box-title = This box: { $edition }
box-standard = The text of the rules uses the figures of this box.
box-other = The text of the rules uses the figures of the standard box. Where this one differs, you can see it here and beside the rule.
box-what = What
box-figure = In this box
box-source = Source
box-rule = Rule
box-usual = standard: { $standard }
box-differs = In the box in play:
box-differs-figure = { $label }: { $value } (standard: { $standard }).

figure-list = { $name }: { $things }
