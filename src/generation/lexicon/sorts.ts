/** What a picture shows. Nature is the sky as well; a face is a mask, of ships, monsters and robots too. */
export type PictureSort =
  | 'animal'
  | 'creature'
  | 'person'
  | 'vehicle'
  | 'food'
  | 'plant'
  | 'building'
  | 'nature'
  | 'object'
  | 'face'
  | 'body'
  | 'sign'
  | 'clock';

/** A set of sorts, to ask what belongs to it. */
export const sortsOf = (...names: readonly PictureSort[]): ReadonlySet<PictureSort> => new Set(names);

/** Who lives. */
export const BEINGS = sortsOf('animal', 'creature', 'person', 'face');
/** Whoever acts by itself. */
export const AGENTS = sortsOf(...BEINGS, 'vehicle');
/** Where one is. */
export const SITES = sortsOf('nature', 'building');
/** What stands around. */
export const SCENERY = sortsOf(...SITES, 'plant');
/** What neither acts nor is a sign of something. */
export const INERT = sortsOf(...SCENERY, 'food', 'object');
