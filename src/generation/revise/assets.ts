/** How the pictures are made, as the request asks. */
import type { GameDesign } from '../design.js';
import type { AssetMode } from '../provider.types.js';

/** `generated` is asked for and not there: said in the language of the game, unless somebody draws them after all. */
const NOT_GENERATED: Readonly<Record<string, string>> = {
  en: 'generated pictures: taken from the library instead',
  es: 'imágenes generadas: se toman de la biblioteca',
  de: 'erzeugte Bilder: stattdessen aus der Bibliothek',
  fr: 'images générées : tirées de la bibliothèque à la place',
  pt: 'imagens geradas: foram usadas as da biblioteca',
  it: 'immagini generate: prese invece dalla libreria',
  ja: '画像の生成：代わりにライブラリの絵を使います',
  zh: '生成图片：改用图库中的图片',
  ru: 'созданные картинки: вместо них взяты готовые',
};

/** `auto` keeps what a continued game has; a new one has pictures of the set. */
export function withAssets(design: GameDesign, mode: AssetMode = 'auto'): GameDesign {
  if (mode === 'auto') return design;
  const { assets: _assets, generated: _generated, ...rest } = design;
  if (mode === 'none' || mode === 'procedural') return { ...rest, assets: mode };
  if (mode === 'library') return rest;
  const line = NOT_GENERATED[design.lang] ?? NOT_GENERATED['en']!;
  return { ...rest, ignored: [line, ...design.ignored.filter((one) => one !== line)].slice(0, 16) };
}

/** Without the line that there are no generated pictures, once there are. */
export function withoutNotice(design: GameDesign): GameDesign {
  const lines = Object.values(NOT_GENERATED);
  return { ...design, ignored: design.ignored.filter((one) => !lines.includes(one)) };
}
