/** English: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
the a an and or with of in on at to for you your is are be that who which where when make want i my it its from by as
into through but against no not without create please like can should while must he she they them his her vs about
after before under over between up down out off so then than too very just some any each all both few more most other
only own same such once here there how what these those am were been being have has had do does did would could may
might get gets also
hello hey hi dear sir madam thanks thank maybe perhaps because since until instead although though however already
still again always never sometimes often really actually basically anything something everything nothing someone
somebody anyone anybody everyone everybody nobody whatever whoever wherever whenever whose whom myself yourself itself
ourselves themselves him us me mine yours ours theirs within during around across along another several enough much
many less least every either neither yet even else away back soon later first ordinary normal usual usually gonna
wanna pls plz lol one two three will come comes best main got ur im
`;

export const gameTalk = `
game games with player lives scissors paper rounds wins level levels enemies shooter runner race racing maze puzzle collect avoid jump
`;
