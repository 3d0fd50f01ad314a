/** Place, time of day, weather, mood, style and colours of a brief, as a change sets them. */
import type { Setting } from '../../change/index.js';
import { PACKS } from '../../filling/index.js';
import { note, type Draft } from './draft.js';

const MOST_COLOURS = 3;

/** @param aside a thing of the cast names its place and mood as well, as in the prompt of a new game */
export function applySetting(draft: Draft, setting: Setting, aside: boolean): void {
  const { brief } = draft;
  const { time, weather, style, light, colours, looks, colourful } = setting;
  const place = setting.place?.aside && !aside ? undefined : setting.place;
  const mood = setting.mood?.aside && !aside ? undefined : setting.mood;
  const scene = { ...brief.scene };
  const had = scene.places[0]?.theme;
  if (place && place.value !== had) {
    const old = had && PACKS[had];
    scene.places = [{ theme: place.value, plain: 10 }];
    // what the old place brought with it goes with it
    if (scene.time?.value === old?.time) delete scene.time;
    const falling = scene.weather?.value;
    if (falling === old?.weather || falling === 'clear' || falling === 'stars') delete scene.weather;
  }
  if (place) note(draft, place.span, 'theme', place.value);
  if (time) scene.time = { value: time.value };
  else if (light) {
    const is = scene.time?.value ?? PACKS[scene.places[0]?.theme ?? 'forest'].time;
    const darker = is === 'day' || is === 'dawn' ? 'dusk' : 'night';
    scene.time = { value: light.value === 'darker' ? darker : is === 'night' ? 'dawn' : 'day' };
  }
  if ((time ?? light) && scene.time) note(draft, (time ?? light)?.span, 'time', scene.time.value);
  if (weather) {
    scene.weather = { value: weather.value };
    note(draft, weather.span, 'weather', weather.value);
  }
  const wishes = { ...brief.wishes };
  if (mood) {
    wishes.mood = { value: mood.value };
    note(draft, mood.span, 'mood', mood.value);
  }
  if (style) {
    wishes.style = { value: style.value };
    note(draft, style.span, 'style', style.value);
  }
  if (colours.length > 0) scene.colours = colours.map(({ value }) => value);
  if (looks.length > 0) scene.looks = looks.map(({ value }) => value);
  if (colourful)
    scene.looks = [...scene.looks.filter((look) => look !== 'muted' && look !== 'pastel'), 'neon'].slice(-MOST_COLOURS);
  for (const { value, span } of [...colours, ...looks]) note(draft, span, 'colours', value);
  if (colourful) note(draft, colourful.span, 'colours', 'colourful');
  brief.scene = scene;
  brief.wishes = wishes;
}
