/** Portuguese: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | dançarinas
bridesmaid | madrinha de casamento, daminha
angler | pescadora, barqueiro, jangadeiro
gondolier | gondoleiro, remador
lumberjack | lenhadores
foreman | mestre de obras, soldador
sculptor | escultor, pintora, grafiteiro
astronomer | bióloga, laboratorista
hacker | programadora, técnico de informática
caretaker | zeladora, chaveiro profissional, técnico
confectioner | confeiteira, peixeiro
optician | parteira, socorrista, oculista
receptionist | recepcionista, caixa de supermercado, bancário
croupier | crupiê, leiloeiro
linesman | juiz de linha, árbitra
striker | goleira, atacante, zagueiro
bowler | rebatedor, arremessador
tennis player | tenista, tenistas
golfer | golfistas
gymnast | ginasta, trapezista, líder de torcida
weightlifter | halterofilista
sprinter | velocista
ice skater | patinadora, patinador
juggler | malabaristas
street musician | violinista, pianista, fadista, sanfoneiro
shepherdess | camponês
cameraman | cinegrafista, cameraman
film director | roteirista, poeta, escritor, cineasta
magistrate | tabelião
constable | delegado
bouncer | segurança de boate, porteiro
pickpocket | batedor de carteira, contrabandista, caçador furtivo, capanga, malandro
stepsister | irmãzinha, meia-irmã, guria
stepbrother | irmãozinho, moleque
godmother | madrinha, titia, dona de casa
godfather | padrinho, titio
great-grandma | bisavó
great-grandpa | aposentado
teenager | adolescente, adolescentes, colega de quarto
duchess | duquesa, imperatriz, donzela, condessa
emperor | sultão, faraó, duque, rei momo
jester | bobo da corte, mímico, arlequim
bullfighter | toureiro, limpador de chaminés
cosmonaut | cosmonauta
airman | aeromoça, comissária de bordo, aviador, piloto de avião
squire | escudeiro, mosqueteiro, legionário, guerreira
nomad | mercador, mendigo, nômade, náufrago, órfão, inquilino
street sweeper | lixeiro, mordomo, empregada doméstica, varredor
taxi driver | caminhoneiro, motorista de ônibus, camionista
usher | lanterninha, guia turístico, bilheteiro
cobbler | sapateiro, tecelã, relojoeiro, florista, joalheiro
orchestra | torcedores, espectadores, bateria da escola
djinn | gênio da lâmpada
troll | trol, bicho-papão
leshy | curupira, caipora, mapinguari
kappa | saci-pererê, mula sem cabeça, boitatá, chupa-cabra, grifo, gárgula
baba yaga | cartomante
tooth fairy | fada madrinha, fada do dente, ninfa
selkie | iara, tritão
kobold | duende mau
leprechaun | anão de jardim
reaper | morte com foice, ceifador
wraith | alma penada, loira do banheiro
ghoul | mortos-vivos, corpo-seco
antelope | antílope, gazela, corça
lynx | lince, onça-pintada, suçuarana
jackal | chacal, hiena, lobo-guará
sheepdog | vira-lata, cão pastor, pinscher, cão de guarda
tabby | gato de rua, filhote de gato
pullet | franga, galinha-d'angola
cockerel | galos, galinho
quail | codorna, perdiz, sabiá, joão-de-barro
pelican | íbis, tuiuiú
jay | graúna
budgie | calopsita, maritaca
osprey | condor, carcará
catfish | bagre, cavala, sardinhas, anchova, tilápia, lambari
moray eel | píton, moreia, jararaca
porpoise | boto, golfinhos, boto-cor-de-rosa
stingray | raia manta, megalodonte
sea anemone | anêmona, sanguessuga, plâncton
prawn | camarões, lagostim
cockle | vieira, berbigão
cuttlefish | lulas, sépia
dragonfly | borboleta
firefly | pirilampo
weevil | piolhos, cupins, pulgão
gnat | pernilongos, muriçoca, melga
roach | barata
millipede | bicho-da-seda, larva, taturana
stick insect | cigarra, bicho-pau
vole | camundongos, musaranho
stoat | marta, quati, arminho
guanaco | lhama
cassowary | avestruzes, emu
pterodactyl | pterodáctilo, dragãozinho
stegosaur | tricerátops, estegossauro
`;
