/** What is drawn of a game that has no design of ours: nobody's game in particular, in the colours of the house. */
import type { GameDesign } from '../generation/design.js';

export const PLAIN: GameDesign = {
  v: 1,
  seed: 1,
  lang: 'en',
  title: '',
  tagline: '',
  texts: {} as GameDesign['texts'],
  genre: 'arena',
  theme: {
    id: 'sky',
    time: 'dusk',
    mood: 'cheerful',
    weather: 'clear',
    style: 'flat',
    palette: {
      sky: '#6d5cf0',
      horizon: '#d9d2ff',
      far: '#a99cf5',
      near: '#7a69dd',
      solid: '#4a3bb0',
      solidEdge: '#c9bfff',
      ink: '#1d1b26',
      panel: '#fbfaf7',
      accent: '#ffd166',
      danger: '#e5484d',
    },
  },
  cast: {
    hero: { name: '', sprite: 'mask:robot', traits: [], from: 'kind' },
    enemies: [{ name: '', sprite: 'mask:monster', traits: [], from: 'kind' }],
    items: [{ name: '', sprite: 'star', traits: [], from: 'kind' }],
    obstacles: [],
    deco: [],
  },
  rules: [],
  difficulty: 'normal',
  controls: [],
  audio: { music: 'cheerful', tempo: 120 },
  evidence: [],
  ignored: [],
};
