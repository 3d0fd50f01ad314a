/** Dutch: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = '';
