/** German: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | ersetzt durch, ausgetauscht gegen, getauscht gegen
as | als
instead | statt, anstatt, anstelle, anstelle von, an stelle von
hero | held, heldin, hauptfigur, spielfigur, spieler, turm, türme, türmen, geschütze*, schläger, paddle, vogel, schlange, klempner, auto, autos, frosch
enemy | gegner*, feind*, rival*, widersacher, torwart, torhüter*, keeper, geist, geister*, invasor*, alien*, monster*, bösewicht*, zombie*, angreifer*
item | gegenstand, gegenstände*, kegel*, pin, pins, figur, figuren, püppchen, stein, steine, steinen, spielstein*, zahl, zahlen, ziffer*, kachel*, karte, karten, block
item | blöcke*, ziegel*, edelstein*, juwel*, bonbon*, symbol*, blase*, futter, obst, früchte*, äpfel*, apfel*, münze*, punkte*, eier*, sammelobjekt*, beute
obstacle | hindernis*, mine, minen, rohr, rohre*, röhre*, hürde*, mauer*
projectile | ball, bälle*, kugel*, puck, pfeil*, munition, geschoss*, wurfgeschoss*
`;
