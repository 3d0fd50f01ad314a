/** Dutch: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'in|op|bij|door',
  places: `
home | wasserette*, wassalon*, wachtkamer*, kapsalon*, kapper*, verzorgingshuis*, verpleeghuis*, bejaardentehuis*, sauna*, weeshuis*
city | remise*, depot*, magazijn*, loods*, gevangenis*, rechtbank*, rechtszaal*, politiebureau*, bioscoop*, theater*, casino*, belastingkantoor*, milieustraat*, vuilnisbelt*
city | stortplaats*, wasstraat*, apotheek*, drukkerij*, callcenter*, parkeergarage*, slachthuis*, ambassade*, lift
village | pandjeshuis*, antiekwinkel*, kringloopwinkel*, veilinghuis*
cyberpunk | kerncentrale*, elektriciteitscentrale*
ocean | booreiland*, cruiseschip*
space | sterrenwacht*, planetarium*
`,
};
