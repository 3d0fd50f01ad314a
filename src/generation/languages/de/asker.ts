/** German: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | hallo, hi, hey, guten tag, guten morgen, guten abend, moin, servus, grüß gott, grüezi, liebes team, danke, vielen dank, viele grüße, lg
self | ich bin, wir sind, ich heiße, mein name ist, ich arbeite als, ich arbeite in, ich arbeite bei, ich unterrichte, ich leite, bin
request | ich möchte, ich will, ich hätte gern, ich hätte gerne, ich wünsche, wir möchten, wir wollen, wir hätten, ich brauche, wir brauchen, brauche, mach, mache, macht
request | erstell*, bau, baue, kannst du, könnt ihr, könntest du, können sie, suche, suchen, bitte, möchte, möchten, wünscht, wünschen, will, hätte
likes | liebt, lieben, mag, mögen, steht auf, stehen auf, ist fan von, ist verrückt nach, wird, hat geburtstag, ist ganz verrückt, schwärmt*
people | schüler, schülern, schülerinnen, klasse, kinder, kindern, kind, kids, spieler, zuschauer*, follower*, fans, kunden, gäste, gästen, besucher*, mitarbeiter*
people | kollegen, kolleginnen, team, freunde, freunden, familie, frau, mann, freundin, freund, enkel, enkelin, enkelkinder, enkeln, sohn, tochter, alle, senioren
people | bewohner*, leute, azubis, jugendliche*, patienten
learner | schüler, schülern, schülerin, schülerinnen, teilnehmer, teilnehmern, teilnehmerinnen, die kinder, das kind, die spieler, der spieler, studierende, lernende
`;
