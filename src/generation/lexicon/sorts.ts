/** What a picture shows, by the letter that the reader writes for it. Nature is the sky as well. */
export const LETTERS = {
  animal: 'a',
  creature: 'c',
  person: 'p',
  vehicle: 'v',
  food: 'f',
  plant: 'l',
  building: 'b',
  nature: 'n',
  object: 'o',
  face: 'm',
  body: 'h',
  sign: 's',
  clock: 'k',
} as const;
export type PictureSort = keyof typeof LETTERS;
export type PictureClass = (typeof LETTERS)[PictureSort];
