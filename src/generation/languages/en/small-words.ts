/** English: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
the a an and or with of in on at to for you your is are be that who which where when make want i my it its from by as
into through but against no not without create please like can should while must he she they them his her vs about
after before under over between up down out off so then than too very just some any each all both few more most other
only own same such once here there how what these those am were been being have has had do does did would could may
might get gets also
`;

export const gameTalk = `
game games with player lives level levels enemies shooter runner race racing maze puzzle collect avoid jump
`;
