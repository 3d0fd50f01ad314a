/** German: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | schneller, schnelleres, schnellere, flotter, mehr tempo, zu langsam, rasanter, beschleunige, erhöhe das tempo, tempo erhöhen, mehr geschwindigkeit
slower | langsamer, langsameres, langsamere, weniger tempo, zu schnell, verlangsame, gemächlicher, tempo verringern, ruhigeres tempo
harder | schwerer, schwieriger, schwereres, schwierigeres, zu leicht, zu einfach, härter, anspruchsvoller, kniffliger, mehr herausforderung, schwierigkeit erhöhen, erhöhe die schwierigkeit
easier | leichter, einfacher, leichteres, einfacheres, zu schwer, zu schwierig, schwierigkeit senken, senke die schwierigkeit, unfair, weniger schwer, nicht zu schaffen, unschaffbar, weniger schwierig
scarier | gruseliger, unheimlicher, schauriger
happier | fröhlicher, lustiger, heiterer, süßer, niedlicher
calmer | ruhiger, entspannter, gemütlicher, entspannender
epicer | epischer, dramatischer, spannender, actionreicher, mehr action
sadder | trauriger, melancholischer
darker | dunkler, düsterer, finsterer
brighter | heller, sonniger, freundlicher
colourful | bunter, farbenfroher, farbiger, mehr farbe, mehr farben
longer | länger, längeres, zu kurz, verlängere, länger dauern
shorter | kürzer, kürzeres, zu lang, verkürze
add | füge, hinzufügen, ergänze, gib, baue, bau, setze, mit dazu, dazu, ich will, ich möchte, es soll, füg, einbauen, noch dazu, lass mich, lass den, lass die, lass das, erlaube, ich hätte gern
remove | entferne, entfernen, lösche, nimm, weg mit, streiche, streich, ohne den, lass weg, lass, weglassen, raus, weg, kein mehr, keine mehr, schalte, entfern
replace | ersetze, ersetzen, tausche, austauschen, tausch, wechsle
become | mach, mache, verwandle, verwandeln, ändere, soll, sollen, wird zu, werden zu, wird, werden
more | mehr, weitere, weiteren, zusätzliche, zusätzliches, noch ein, noch eine, noch einen, extra, viel mehr, mehrere
double | doppelt so viele, doppelte, doppelt so viel, verdopple, verdoppeln
less | weniger, reduziere, verringere, zu viele, nicht so viele, zu viel
timer | timer, zeitlimit, countdown, uhr, stoppuhr, zeitbegrenzung, zeitdruck
time | zeit
lives | leben, herzen, versuche
levels | level, levels, stufen
waves | wellen
please | bitte, kannst du, könntest du, können wir, wie wäre es, diesmal
same | gleich, gleiche, gleichen, dasselbe, das gleiche, das gleiche spiel, dasselbe spiel, genauso, genauso aber, dieses spiel, behalte, selbe, derselbe, dieselbe, denselben, sonst gleich
anew | neues spiel, anderes spiel, ein ganz anderes, etwas anderes, von vorne, von null, etwas ganz anderes, ganz neues
broken | repariere, reparieren, kaputt, funktioniert nicht, geht nicht, fehler, bug, bugs, stürzt ab, absturz, hängt, hängt sich auf, friert ein, behebe, beheben, fixe, startet nicht
broken | schwarzer bildschirm
`;
