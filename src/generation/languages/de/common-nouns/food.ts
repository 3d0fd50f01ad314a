/** German: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | Laib, Hefezopf, Brioche, Laugenstange, Schrippe
croissant | Kipferl
bagel | Kringel
meatballs | Boulette, Klops, Kroketten
samosa | Frühlingsrolle, Schupfnudel, Tortellini
crepe | Reibekuchen, Kartoffelpuffer, Palatschinke, Kaiserschmarrn
taco | Tacos, Nachos, Tortilla
burrito | Burritos, Wrap-Rolle, Dürüm
hamburgers | Burger
wurst | Currywurst, Leberwurst, Salami, Bockwurst
drumstick | Hähnchen, Brathähnchen, Grillhähnchen
roast | Rippchen, Haxe
skewer | Grillspieß, Schaschlik, Fleischspieß
borscht | Haferbrei, Linsensuppe
biryani | Reispfanne, Risotto, Couscous
lasagne | Makkaroni, Bandnudeln
sashimi | Maki, Sushirolle, Nigiri
tempura | Tempura, Backfischgarnele
potato wedge | Kartoffelchips
gingerbread man | Spekulatius, Waffelröllchen, Zimtstern, Butterkeks
profiterole | Windbeutel
strudel | Apfelstrudel, Quiche, Obstkuchen, Zwiebelkuchen
cheesecake | Sahnetorte, Biskuit
pudding | Wackelpudding, Götterspeise, Grießbrei, Vanillepudding
sherbet | Slush-Eis
ice lolly | Eis am Stiel
toffee | Lakritz, Zuckerl
praline | Schokoriegel, Praline, Pralinen
gherkin | Salatgurke
asparagus | Spargel, Rosenkohl, Artischocke, Sauerkraut
cauliflower | Blumenkohl
turnip | Radieschen, Rettich, Pastinake, Rote Bete
squash | Hokkaido-Kürbis
lentil | Linsen, Kichererbse, Kidneybohne, Sojabohne, Kaffeebohne
cashew | Mandel, Pistazie
peanut | Erdnuss
papaya | Papaya, Granatapfel, Feigen, Quitte, Kaki, Litschi, Rhabarber
cherry | Sauerkirsche
cornflakes | Müsli, Cornflakes, Haferflocken, Flocken, Grütze
yogurt | Sahne, Kefir, Sojamilch, Buttermilch, Schlagsahne, Quark, Schmand
cider | Brause, Saft-Schorle, Eistee, Apfelschorle, Fassbrause, Spezi, Apfelwein
cheddar | Mozzarella, Feta, Brie
spices | Gewürz, Gewürze, Vanille, Essig, Kümmel, Paprikapulver
`;
