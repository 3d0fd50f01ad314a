/** What a style changes in the interface: letters, corners, labels. */
import type { GameDesign } from '../../design.js';
import { fade, mix } from '../colour.js';

const PIXEL_FONT =
  '"Pixelify Sans","Press Start 2P",ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,"Noto Sans Mono CJK JP",monospace';
const TYPE =
  '"Avenir Next Condensed","Futura","Oswald","Bahnschrift","Roboto Condensed","Arial Narrow","Noto Sans",sans-serif';

export function styleCss({ theme }: GameDesign): string {
  const { style, palette: p } = theme;
  if (style === 'pixel')
    return `\
body{font-family:${PIXEL_FONT};-webkit-font-smoothing:none}\
.pill,.panel,.go,kbd,.goal,.bar i,.tb,.nums,.best{border-radius:0}\
.pill{box-shadow:0 0 0 3px ${mix(p.near, '#000000', 0.85)},inset 0 -4px 0 #0003}\
.pill img,.goal img,.art img{image-rendering:pixelated}\
.panel{background:${p.panel};box-shadow:0 0 0 4px ${mix(p.near, '#000000', 0.85)},0 0 0 8px ${p.solidEdge},0 0 0 12px ${mix(p.near, '#000000', 0.85)}}\
.go{box-shadow:0 0 0 4px ${mix(p.near, '#000000', 0.85)},inset 0 -6px 0 #0004,inset 0 5px 0 #fff4;background:${p.accent};animation-timing-function:steps(2)}\
.go:active{box-shadow:0 0 0 4px ${mix(p.near, '#000000', 0.85)}}\
kbd{box-shadow:0 0 0 2px ${fade(p.ink, 0.5)},inset 0 -3px 0 #0004}\
h1{filter:none;-webkit-text-stroke:0;text-shadow:3px 0 #000,-3px 0 #000,0 3px #000,0 -3px #000,0 7px #000}\
h1 canvas{display:inline-block;image-rendering:pixelated;max-width:100%;object-fit:contain}\
.say{-webkit-text-stroke:0;text-shadow:4px 0 #000,-4px 0 #000,0 4px #000,0 -4px #000,0 9px #000}\
.tb,.stick,.stick i{border-radius:12px}\
.keys{font-size:clamp(11px,1.9vmin,14px)}`;
  if (style === 'noir')
    return `\
body{font-family:${TYPE}}\
.pill,.panel,.go,kbd,.goal,.bar i{border-radius:2px}\
.panel{background:linear-gradient(100deg,${fade('#000000', 0.92)},${fade(p.panel, 0.88)});box-shadow:0 24px 60px #000a,inset 4px 0 0 ${p.accent}}\
[dir=rtl] .panel{box-shadow:0 24px 60px #000a,inset -4px 0 0 ${p.accent}}\
.pill{background:#000b;box-shadow:inset 0 -2px 0 ${fade(p.accent, 0.7)}}\
.go{background:${p.accent};box-shadow:6px 6px 0 #000c;letter-spacing:.08em;text-transform:uppercase}\
h1{text-transform:uppercase;letter-spacing:.04em;font-weight:800;-webkit-text-stroke:0;color:#f6f3ec;filter:none;text-shadow:.05em .05em 0 #000,.1em .1em .3em #000e}\
h1 .w:nth-child(n){color:#f6f3ec;transform:none}\
h1 .w:first-child{color:${p.accent}}\
[lang=ja] h1,[lang=zh] h1,[lang=ar] h1{letter-spacing:0}\
.goal{background:none;padding-inline:0}\
.tag{font-style:italic}\
.hearts svg path:first-child,.facts path:first-child{fill:${p.accent}}`;
  if (style === 'paper')
    return `\
.panel{border-radius:3px;background:#fbf5e6;color:${p.ink};box-shadow:0 2px 0 #fff inset,3px 8px 16px #3c260c66;transform:rotate(-.7deg);clip-path:none}\
.pill{border-radius:4px;background:#fbf5e6;color:${p.ink};box-shadow:1px 3px 6px #3c260c66}\
.pill:nth-child(odd){transform:rotate(-1deg)}\
.goal{border-radius:4px;border:2px dashed ${fade(p.accent, 0.6)};background:${fade(p.accent, 0.12)}}\
.go{border-radius:6px;border:3px solid #fffaf0;box-shadow:2px 6px 10px #3c260c73;transform:rotate(1deg)}\
kbd{border-radius:4px;background:#fff;box-shadow:1px 2px 3px #3c260c66}\
h1{-webkit-text-stroke:0;filter:drop-shadow(2px 5px 5px #3c260c73);line-height:1.24;color:${mix(p.accent, '#000000', 0.25)}}\
h1 .w{background:#fffaf0;padding:.02em .24em .08em;margin:0 .02em;clip-path:polygon(0 6%,5% 0,18% 5%,33% 1%,52% 5%,70% 0,86% 5%,100% 2%,99% 40%,100% 93%,88% 100%,71% 95%,50% 100%,31% 95%,14% 100%,0 95%,1.500% 52%)}\
h1 .w:nth-child(even){color:${mix(p.danger, '#000000', 0.2)}}\
.say{color:#fffaf0}`;
  return '';
}
