/**
 * Which way a picture looks or points, so that it can be turned the way it goes. Looked at by eye on sheets of all animals, creatures, vehicles
 * and people of the set and of the things that are thrown; what is not listed looks to the front and is mirrored like one that looks right.
 */
import type { Picture } from '../kit/types.js';

type Face = Picture['face'];

const LISTS: Readonly<Partial<Record<Face, string>>> = {
  left:
    'armadillo seahorse ant baby-chick badger beaver bird bison black-cat blowfish boar bug camel cat chicken ' +
    'chipmunk cow cricket crocodile deer dodo dog dolphin donkey dove dragon dragon-face duck eagle elephant ewe ' +
    'fish flamingo giraffe goat goose gorilla guide-dog hedgehog hippopotamus honeybee horse horse-face kangaroo ' +
    'leopard lizard llama mammoth moai monkey moose mosquito mouse otter ox parrot peacock pig poodle rabbit ram ' +
    'rat rhinoceros rooster sauropod seal service-dog shark skunk sloth snail snake spouting-whale swan t-rex ' +
    'tiger tropical-fish turkey turtle two-hump-camel unicorn water-buffalo whale worm zebra ' +
    'ambulance articulated-lorry auto-rickshaw automobile bicycle bullet-train bus canoe delivery-truck ferry ' +
    'fire-engine helicopter high-speed-train kick-scooter light-rail locomotive minibus monorail motor-boat ' +
    'motor-scooter motorcycle passenger-ship pickup-truck police-car racing-car sailboat ship sled speedboat ' +
    'sport-utility-vehicle taxi tractor trolleybus water-pistol left-arrow ' +
    ['person', 'man', 'woman']
      .flatMap((who) =>
        'running walking biking mountain-biking bouncing-ball playing-handball rowing-boat surfing climbing kneeling with-white-cane in-manual-wheelchair in-motorized-wheelchair'
          .split(' ')
          .map((does) => `${who}-${does}`),
      )
      .join(' ') +
    ' person-fencing horse-racing skier',
  right: 'gladiator archer soldier tank turret cannon catapult submarine pirate-ship narwhal piranha capybara',
  up: 'starship starfighter beetle cockroach fly lady-beetle spider scorpion up-arrow',
  down: 'enemy-starship fire droplet down-arrow',
  upright: 'sword spear flying-arrow laser-bolt rocket airplane small-airplane bow-and-arrow syringe magic-wand',
  still:
    'space-station asteroid shuriken spike-trap saw-blade sea-mine cannonball energy-orb portal lava snowball golf-ball crate trampoline',
  upleft: 'screwdriver',
  downright: 'kitchen-knife',
  downleft: 'dagger pen fountain-pen pencil paintbrush crayon carrot comet feather pushpin broom',
};

/** by name of the picture */
export const FACES: ReadonlyMap<string, Face> = new Map(
  Object.entries(LISTS).flatMap(([face, names]) => names.split(' ').map((name) => [name, face as Face] as const)),
);

export function faceOf(name: string): Face {
  return FACES.get(name) ?? 'front';
}
