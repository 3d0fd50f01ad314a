/** English: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'in|inside|at|around|through|across',
  places: `
home | laundromat*, launderette*, laundrette*, waiting room*, hair salon*, hairdresser*, barber shop, barbershop*, nursing home*, care home*, sauna*, orphanage*
city | depot*, warehouse*, prison*, jail*, courtroom*, courthouse*, police station*, cinema*, movie theater*, movie theatre*, theatre*, opera house*, casino*, tax office*
city | recycling plant*, recycling centre*, recycling center*, landfill*, rubbish dump*, car wash*, pharmacy, pharmacies, print shop*, call centre*, call center*, parking garage*
city | multi-storey*, slaughterhouse*, embassy, elevator*
village | pawn shop*, antique shop*, thrift shop*, charity shop*, auction house*
cyberpunk | power plant*, power station*, nuclear plant*
ocean | oil rig*, cruise ship*
space | observatory, planetarium*
`,
};
