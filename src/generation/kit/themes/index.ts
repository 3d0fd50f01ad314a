/** Every theme's scene, for whoever draws any of them; a game carries its own only. */
import type { ThemeId } from '../../design.js';
import type { Scene } from '../backdrop/scene.js';
import { scene as space } from './space.js';
import { scene as ice } from './ice.js';
import { scene as forest } from './forest.js';
import { scene as ocean } from './ocean.js';
import { scene as desert } from './desert.js';
import { scene as city } from './city.js';
import { scene as castle } from './castle.js';
import { scene as candy } from './candy.js';
import { scene as haunted } from './haunted.js';
import { scene as farm } from './farm.js';
import { scene as jungle } from './jungle.js';
import { scene as beach } from './beach.js';
import { scene as volcano } from './volcano.js';
import { scene as garden } from './garden.js';
import { scene as kitchen } from './kitchen.js';
import { scene as school } from './school.js';
import { scene as cyberpunk } from './cyberpunk.js';
import { scene as sky } from './sky.js';
import { scene as cave } from './cave.js';
import { scene as toys } from './toys.js';
import { scene as home } from './home.js';
import { scene as village } from './village.js';
import { scene as sports } from './sports.js';

export const SCENES: Readonly<Record<ThemeId, Scene>> = {
  space,
  ice,
  forest,
  ocean,
  desert,
  city,
  castle,
  candy,
  haunted,
  farm,
  jungle,
  beach,
  volcano,
  garden,
  kitchen,
  school,
  cyberpunk,
  sky,
  cave,
  toys,
  home,
  village,
  sports,
};
