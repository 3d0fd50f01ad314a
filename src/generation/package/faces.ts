/**
 * Which way a picture looks, so that it can be turned the way it goes. Looked at by eye on a sheet of the set; what is not listed looks to the
 * front and is mirrored like one that looks right.
 */
import type { Picture } from '../kit/types.js';

const LEFT =
  'snail turtle whale spouting-whale tropical-fish fish blowfish shark dolphin crocodile rabbit kangaroo elephant mammoth rhinoceros hippopotamus camel two-hump-camel giraffe zebra horse ox water-buffalo cow pig boar ram ewe goat deer bison llama dog poodle guide-dog service-dog cat black-cat rooster turkey duck swan dodo goose eagle dove flamingo peacock parrot bird black-bird leopard tiger mouse rat hedgehog squirrel chipmunk beaver otter skunk sloth badger raccoon sauropod t-rex dragon lizard ant honeybee lady-beetle mosquito snake seal unicorn donkey moose racing-car automobile taxi sport-utility-vehicle police-car bus trolleybus minibus ambulance fire-engine delivery-truck articulated-lorry tractor pickup-truck motorcycle motor-scooter bicycle kick-scooter locomotive sailboat speedboat motor-boat canoe ship person-running person-walking';
const UPRIGHT = 'rocket airplane small-airplane dagger pen';
const UP = 'up-arrow ant-up';

const FACES = new Map<string, Picture['face']>([
  ...LEFT.split(' ').map((name) => [name, 'left'] as const),
  ...UPRIGHT.split(' ').map((name) => [name, 'upright'] as const),
  ...UP.split(' ').map((name) => [name, 'up'] as const),
]);

export function faceOf(name: string): Picture['face'] {
  return FACES.get(name) ?? 'front';
}
