/** Ukrainian: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'в|у|на|по',
  places: `
home | пральн*, зал* очікування, черзі до стоматолога, перукарн*, будинк* престарілих, сауні, лазні, дитбудинк*
city | депо, складі, в'язниц*, в’язниц*, суді, зал* суду, відділку, кінотеатр*, театр*, опері, казино, податковій, звалищ*, смітник*, автомийц*, аптец*, друкарн*, кол-центр*
city | парковц*, бійн*, посольств*, ліфт*
village | ломбард*, антикварн*, аукціон*
cyberpunk | електростанці*, атомній станції
ocean | нафтовій платформ*, круїзному лайнер*
space | обсерваторі*, планетарі*
`,
};
