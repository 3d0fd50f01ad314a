/** Polish: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
ami | a, -, o
iami | ia, ń, i
ach | a, -, o
iach | ia, ń, i
owi | -
om | a, -, o
iom | ia, ń
em | -, o
iem | -, o, ń
ą | a
ią | ia
ę | a
ię | ia
ów | -, o
ek | ka
ki | ek, ka, k
cy | k, ca, ec
rze | r, ra
dzy | g
źmi | ń
ce | ca, ka, ec
dze | ga
sze | szka
ście | st, sta
dzie | d, da
cie | t, ta
y | a, -
i | a, -, ia, ń
e | a, -, o
a | -, o
u | -, o
owie | -, o, a
owie | ek
ka | ek
kiem | ek
ka | -, a
ek | -
ik | -
yk | -
sek | s
czka | ka
eczka | ka
ątko | ę
ęta | ę
ąt | ę
- | a, o
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = 'e> ó>o ó>o ą>ę >e';
