/** Families of nouns of every day, each named by one of them: the picture that shows all of a family, or the sort of their labels. */

/** `picture | families` */
export const SHOWN_FAMILIES = `
woman-dancing | flamenco dancer
woman | bridesmaid, godmother
man-rowing-boat | gondolier
construction-worker | lumberjack, foreman
artist | sculptor
scientist | astronomer
technologist | hacker
mechanic | caretaker
cook | confectioner
health-worker | optician
office-worker | receptionist
person-playing-handball | striker
person-golfing | golfer
man-cartwheeling | gymnast
person-lifting-weights | weightlifter
person-running | sprinter
person-juggling | juggler
singer | street musician
farmer | shepherdess
judge | magistrate
police-officer | constable
guard | bouncer
person-supervillain | pickpocket
girl | stepsister
boy | stepbrother
man | godfather
old-woman | great-grandma
old-man | great-grandpa
person | teenager
princess | duchess
person-with-crown | emperor
clown-face | jester
astronaut | cosmonaut
pilot | airman
knight | squire
person-genie | djinn
troll | troll
ogre | leshy
woman-mage | baba yaga
person-fairy | tooth fairy
person-merpeople | selkie
cave-goblin | kobold
gnome | leprechaun
skull | reaper
ghost | wraith
person-zombie | ghoul
deer | antelope
leopard | lynx
wolf | jackal
dog | sheepdog
cat | tabby
chicken | pullet
rooster | cockerel
bird | quail
flamingo | pelican
blackbird | jay
parrot | budgie
eagle | osprey
fish | catfish
snake | moray eel
dolphin | porpoise
shark | stingray
shrimp | prawn
oyster | cockle
squid | cuttlefish
butterfly | dragonfly
lady-beetle | firefly
beetle | weevil
mosquito | gnat
cockroach | roach
bug | millipede
cricket | stick insect
mouse | vole
badger | stoat
llama | guanaco
dodo | cassowary
dragon | pterodactyl
sauropod | stegosaur
bread | brioche
croissant | croissant
bagel | bagel
falafel | meatballs
dumpling | samosa
pancakes | crepe
taco | taco
burrito | burrito
hamburger | hamburgers
hot-dog | wurst
poultry-leg | drumstick
meat-on-bone | roast
dango | skewer
steaming-bowl | borscht
curry-rice | biryani
spaghetti | lasagne
sushi | sashimi
fried-shrimp | tempura
french-fries | potato wedge
cookie | gingerbread man
cupcake | profiterole
pie | strudel
shortcake | cheesecake
custard | pudding
shaved-ice | sherbet
soft-ice-cream | ice lolly
candy | toffee
chocolate-bar | praline
cucumber | gherkin
leafy-green | asparagus
broccoli | cauliflower
carrot | turnip
jack-o-lantern | squash
beans | lentil
chestnut | cashew
peanuts | peanut
cherries | cherry
bowl-with-spoon | cornflakes
glass-of-milk | yogurt
cup-with-straw | cider
cheese-wedge | cheddar
electric-plug | socket
nut-and-bolt | nut and bolt
toolbox | toolbox
clamp | clamp
plunger | plunger
yarn | skein
thread | bobbin
baby-bottle | baby bottle
amphora | clay pot
diya-lamp | oil lamp
pillow | quilt
washing-machine | dishwasher
sponge | scouring pad
wastebasket | dumpster
fire-extinguisher | fire extinguisher
auto-rickshaw | tuk-tuk
kick-scooter | hoverboard
skateboard | longboard
delivery-truck | tow truck
tractor | forklift
fire-engine | fire truck
ship | tugboat
ferry | vaporetto
canoe | rowboat
shopping-cart | handcart
bicycle | tricycle
railway-track | railway track
convenience-store | market stall
fence | paddock
school | kindergarten
classical-building | courthouse
bouquet | bouquet
blossom | lilac
deciduous-tree | maple tree
evergreen-tree | spruce
palm-tree | palm
bush | bramble
flute | flute
accordion | accordion
long-drum | conga
trumpet | trombone
guitar | ukulele
violin | viola
folding-hand-fan | folding fan
chess-pawn | chess piece
badminton | shuttlecock
ping-pong | ping-pong ball
baseball | baseball bat
field-hockey | hockey stick
goal-net | butterfly net
joker | playing card
e-mail | email
keyboard | keyboard
printer | printer
hiking-boot | rain boots
running-shoe | sneakers
coat | raincoat
scarf | shawl
womans-hat | sun hat
rescue-workers-helmet | helmet
`;

/** `sort | families` that no picture shows: each word is shown as its own label */
export const LABELLED_FAMILIES = `
person | angler, croupier, linesman, bowler, tennis player, ice skater, cameraman, film director, bullfighter, nomad, street sweeper, taxi driver, usher, cobbler, orchestra
creature | kappa
animal | sea anemone
food | papaya, spices
object | router, conveyor belt, power drill, hair dryer, sieve, comb, feather duster, castanets, rocking horse, dumbbell, pencil case
building | balcony, roof tile, granary, pier
nature | rock pool, rice paddy
`;
