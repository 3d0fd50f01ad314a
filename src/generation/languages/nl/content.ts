import type { ContentTexts } from '../content.types.js';

/** Dutch: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tafeltjes, keersommen, maaltafels
tableof | tafel van, tafels van
add | optellen, plussommen
subtract | aftrekken, minsommen
divide | deelsommen
sums | rekenen, hoofdrekenen, sommen, wiskunde
fractions | breuken
capitals | hoofdsteden, hoofdstad
flags | vlaggen
pairs | woordjes, woordenschat, vertalingen
words | woorden
upto | tot, tot en met, t/m
europe | europa, europese
arab | arabische landen, arabische wereld, arabische hoofdsteden
eu | europese unie, eu-landen, eu-lidstaten, eu-hoofdsteden
asia | azië
africa | afrika
oceania | oceanië
south_america | zuid-amerika
north_america | noord-amerika, midden-amerika
america | amerika
`;

export const texts: ContentTexts = {
  goal: 'Kies de juiste antwoorden.',
  pairs: 'Zoek bij elke vraag het antwoord.',
  noFacts: 'hier zijn geen feiten over; er wordt gevraagd naar plaatjes, getallen en patronen',
  noPairs: 'hier zijn geen feiten over; op de kaarten staan plaatjes',
  elsewhere: 'dit spel stelt geen vragen; deze wel: {n}',
};
