/** Turkish: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | flamenko dansçısı, balerin
bridesmaid | nedime
angler | balıkçı kadın, sandalcı
gondolier | gondolcu, kürekçi
lumberjack | oduncu
foreman | kaynakçı
sculptor | heykeltıraş
astronomer | gökbilimci, biyolog
hacker | bilgisayarcı, yazılım geliştirici, hackerlar
caretaker | kapıcı, çilingir, hizmetli
confectioner | pastacı, garson kız, simitçi, pideci
optician | ebe, gözlükçü, sağlıkçı, acil tıp teknisyeni
receptionist | resepsiyonist, gişe memuru
croupier | krupiye, mezatçı
linesman | yan hakem, hakemler
striker | forvet, stoper
bowler | atıcı oyuncu, vurucu oyuncu
tennis player | tenisçi
golfer | golfçü
gymnast | jimnastikçi, cambaz, akrobat, ponpon kız
weightlifter | güreşçi
sprinter | atlet, sporcu
ice skater | buz patencisi, patenci
juggler | hokkabaz
street musician | kemancı, piyanist, gitarist, âşık ozan, davulcu
shepherdess | bağcı, sürü çobanı
cameraman | kameraman
film director | senarist, şair, yazar, yönetmen
magistrate | noter
constable | trafik polisi, zabıta, jandarma, gümrükçü
bouncer | gece bekçisi, fedai, güvenlikçi
pickpocket | yankesici, eşkıya çetesi, kaçakçı, kapkaççı, kaçak avcı
stepsister | kız kuzen, küçük kız, kız torun, üvey kız kardeş
stepbrother | küçük oğlan, erkek torun, üvey kardeş
godmother | üvey anne, hanımefendi, teyzem
godfather | üvey baba, amcam, dayım
great-grandma | büyük nine, nineler
great-grandpa | dedeler, yaşlı adam, ihtiyar, emekli
teenager | ergen, ev arkadaşı
duchess | düşes, imparatoriçe, kontes, sultan hanım
emperor | padişah, sultan, imparator, firavun, çar
jester | soytarı, pandomimci
bullfighter | boğa güreşçisi, baca temizleyicisi
cosmonaut | kozmonot
airman | hostes, kabin memuru, havacı
squire | silahşor, yeniçeri, akıncı
nomad | tüccar, dilenci, göçebe, kazazede, yetim, kiracı, seyyar satıcı
street sweeper | uşak, hizmetçi, camcı
taxi driver | kamyoncu, dolmuşçu, otobüs şoförü
usher | tur rehberi, yer gösterici, gişeci, komi
cobbler | ayakkabıcı, dokumacı, saatçi, çiçekçi, kuyumcu, kunduracı
orchestra | seyirci, taraftarlar, bando takımı, kalabalık
djinn | lamba cini, cinler
troll | devler
leshy | orman cini, gulyabani, öcü
kappa | karabasan, şahmeran, grifon, zümrüdüanka
baba yaga | falcı, büyücü kadın
tooth fairy | periler, diş perisi
selkie | denizkızı
kobold | cüce cin
leprechaun | bahçe cücesi
reaper | azrail, ölüm meleği
wraith | hortlak, umacı
ghoul | zombiler, hortlaklar
antelope | antilop, alageyik
lynx | vaşak, puma, panter
jackal | çakal, sırtlan, kurt yavrusu
sheepdog | çoban köpeği, kangal, enik, bekçi köpeği
tabby | kedicik, sokak kedisi, tekir
pullet | tavuklar, piliç, beç tavuğu
cockerel | horozlar
quail | bıldırcın, keklik, ispinoz, sığırcık, kolibri
pelican | pelikan, turna
jay | karga
budgie | muhabbet kuşları, tukan
osprey | kondor, kartallar, şahinler
catfish | yayın balığı, uskumru, morina, sardalya, levrek, palamut, çipura, istavrit
moray eel | boa, yılan balığı, müren
porpoise | yunuslar, yunus balığı, orka
stingray | köpekbalığı, vatoz, kılıç balığı
sea anemone | denizkestanesi, sülük, anemon, plankton
prawn | karidesler, kerevit
cockle | midyeler, tarak midyesi
cuttlefish | kalamar
dragonfly | kelebekler, yusufçuk
firefly | ateş böceği, ateşböceği, uğurböceği
weevil | pireler, keneler, termit, yaprak biti, bok böceği
gnat | tatarcık
roach | hamamböceği, hamam böcekleri
millipede | çıyan, ipek böceği, larva
stick insect | ağustos böceği, peygamberdevesi, çekirgeler
vole | fareler, fındık faresi, kır faresi
stoat | sansar, mirket
guanaco | lama
cassowary | devekuşu, deve kuşu, emu
pterodactyl | pterodaktil
stegosaur | triceratops, uzun boyunlu dinozor
`;
