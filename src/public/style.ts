/** The style of the public pages: one sheet for all of them, and eight colours from the game's palette in front. */
import type { PageColours, PageSchemes } from './accent.js';
import type { Palette } from '../generation/design.js';

const variables = (c: PageColours) =>
  `--ground:${c.ground};--card:${c.card};--accent:${c.accent};--on:${c.onAccent};--line-accent:${c.readable}`;

/** Colours come from a validated palette (`#rrggbb`): nothing that a user wrote gets into a style. */
export function style(palette: Pick<Palette, 'sky' | 'horizon' | 'near'>, { light, dark }: PageSchemes): string {
  return (
    `:root{--sky:${palette.sky};--horizon:${palette.horizon};--near:${palette.near};${variables(light)}}` +
    `@media(prefers-color-scheme:dark){:root{${variables(dark)}}}${SHEET}`
  );
}

const SHEET = `
:root{color-scheme:light dark;--mark:#5638ee;--ink:#1c1a24;--dim:#5a5666;--line:rgb(20 16 40/.12);--shade:rgb(20 16 40/.22);--round:ui-rounded,"SF Pro Rounded","Segoe UI Variable Display",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
@media(prefers-color-scheme:dark){:root{--mark:#a896ff;--ink:#f2eff8;--dim:#b3adc2;--line:rgb(255 255 255/.14);--shade:rgb(0 0 0/.55)}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1,h2,h3,.brand,.play,.tool,.chip,.best{font-family:var(--round)}
h1{font-size:clamp(2rem,5.2vw,3.5rem);line-height:1.04;letter-spacing:-.025em;font-weight:800;margin:0;text-wrap:balance}
h1.long{font-size:clamp(1.4rem,3.4vw,2.3rem);line-height:1.15}
h2{font-size:1.18rem;line-height:1.25;font-weight:750;margin:0 0 .7rem}
p{margin:0 0 1rem}
a{color:var(--line-accent);text-underline-offset:.2em;text-decoration-thickness:.08em}
:focus-visible{outline:3px solid var(--line-accent);outline-offset:3px;border-radius:6px}
.wrap{width:min(1120px,100% - 2.5rem);margin-inline:auto}
.top{position:sticky;inset-block-start:0;z-index:5;display:flex;align-items:center;gap:1.25rem;min-height:3.75rem;padding:.55rem 1rem;background:var(--ground);border-bottom:1px solid var(--line);font-size:1rem}
.top a{color:inherit;text-decoration:none}
/* a name that has no room beside its mark wraps below it, out of sight: whole or not at all */
.brand{display:flex;flex-wrap:wrap;align-items:center;align-content:flex-start;gap:0 .55rem;height:2.6rem;overflow:hidden;line-height:2.6rem;white-space:nowrap;font-weight:700;letter-spacing:-.02em}
.brand svg{width:1.7rem;height:1.7rem;margin-block:.45rem;color:var(--mark)}
.top nav{display:flex;flex:none;gap:.25rem}
.top nav a{display:flex;align-items:center;gap:.45rem;min-height:2.6rem;padding:.3rem .8rem;border-radius:99px;color:var(--dim);white-space:nowrap}
.top nav a:hover{color:var(--ink);background:var(--line)}
.line{width:1.15rem;height:1.15rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:.6rem 1.5rem;margin:clamp(.8rem,2.5vw,1.75rem) 0 clamp(.9rem,2vw,1.4rem)}
.chips{display:flex;flex-wrap:wrap;gap:.45rem;margin:0;padding:0;list-style:none}
.chip{border:1px solid var(--line);background:var(--card);border-radius:99px;padding:.12rem .8rem;font-size:.88rem;font-weight:650;color:var(--dim)}
.chip::first-letter,.game p::first-letter{text-transform:uppercase}
.game p span+span::before{content:"· "}
blockquote{margin:0;padding:.2rem 0 .2rem 1.1rem;border-inline-start:4px solid var(--line-accent)}
.source{margin:.6rem 0 0;color:var(--dim);overflow-wrap:anywhere}.source+.facts{margin-top:.2rem}
.count{margin-inline-start:.3em;color:var(--dim);font-weight:400}
.facts{display:flex;flex-wrap:wrap;gap:.1rem 1rem;margin:.6rem 0 0;padding:0;list-style:none;color:var(--dim);font-size:.98rem}
.tool[aria-pressed=true]{border-color:var(--line-accent)}
.tool[aria-pressed=true] .line{fill:currentColor}
.side .ways{justify-content:start;margin:0 0 1rem}
.report{margin:0 0 1rem;font-size:.95rem}
.report a{color:var(--dim)}
.board .none{margin:0 0 .8rem}.board:has(li) .none,.board:not(:has(li)) ol{display:none}.board ol{margin:0 0 .8rem;padding-inline-start:1.6rem}.board li{padding:.2rem 0}.board li b{float:inline-end;font-variant-numeric:tabular-nums}.score{scroll-margin-block:1rem;display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:.6rem 1rem;margin:1rem 0 0}.score[hidden]{display:none}.score p{margin:0}.score [role=status]{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem .6rem}.score b{font:800 1.6rem/1.1 var(--round);font-variant-numeric:tabular-nums}.score label{display:flex;align-items:center;gap:.6rem;white-space:nowrap}.score input{width:11rem;min-width:0;min-height:44px;padding:.3rem .8rem;font:inherit;font-size:1rem;color:var(--ink);background:var(--card);border:1px solid var(--dim);border-radius:12px}.score .bad{flex-basis:100%;text-align:end;font-weight:650}.board{scroll-margin-block:4.5rem 1rem}.board .own{font-weight:700}.board .own bdi{color:var(--line-accent)}.board .hint{color:var(--dim);font-size:.9rem;margin:0}
.related{margin:0 0 3.5rem}
.related .grid{grid-template-columns:repeat(auto-fill,minmax(min(220px,100%),1fr))}
.stage{position:relative;isolation:isolate}
.stage::before{content:"";position:absolute;z-index:-1;inset:6% -1.25rem -3%;background:linear-gradient(var(--sky),var(--horizon));filter:blur(70px);opacity:.42;border-radius:50%}
.screen{position:relative;aspect-ratio:16/9;max-height:82vh;max-height:82svh;width:100%;border-radius:22px;overflow:hidden;background:linear-gradient(var(--sky),var(--horizon));box-shadow:0 1px 0 rgb(255 255 255/.25) inset,0 24px 60px -22px var(--shade),0 3px 12px -4px var(--shade)}
.screen>img,.screen>iframe{position:absolute;inset:0;width:100%;height:100%;border:0;display:block;object-fit:cover;object-position:22% 100%}
.screen>iframe{color-scheme:light}
.screen>iframe[hidden]{display:none}
.play{position:absolute;inset:0;width:100%;border:0;padding:0;background:none;cursor:pointer;display:grid;grid-template-rows:1fr auto 2.2fr;justify-items:center;font-size:clamp(1.15rem,2.6vw,1.6rem);font-weight:800;color:var(--on);border-radius:inherit}
.play:focus-visible{outline-offset:-6px;outline-color:#fff;border-radius:22px;box-shadow:inset 0 0 0 9px #17121f}
.play b{grid-row:2;display:flex;align-items:center;gap:.55em;font-weight:inherit;padding:.62em 1.35em .66em 1.1em;border-radius:99px;background:var(--accent);box-shadow:0 0 0 5px rgb(255 255 255/.34),0 14px 34px rgb(0 0 0/.42);transition:transform .18s cubic-bezier(.2,1.6,.4,1)}
.play svg{width:1.1em;height:1.1em}
[dir=rtl] .play svg{transform:scaleX(-1)}
.play:hover b{transform:scale(1.06)}
.play:active b{transform:scale(.97)}
.on>.play,.on>img{visibility:hidden}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:end;gap:.5rem;min-height:3.4rem;padding-top:.8rem}
.best{margin-block:0;margin-inline:0 auto;font-weight:700}
.best output{color:var(--line-accent);font-variant-numeric:tabular-nums}
.tool{text-decoration:none;display:inline-flex;align-items:center;gap:.5rem;min-height:44px;padding:.3rem 1rem;font-size:.95rem;font-weight:700;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:99px;cursor:pointer}
.tool:hover{border-color:var(--line-accent)}
.tool svg{width:18px;height:18px;color:var(--line-accent)}
.leave{position:absolute;inset-block-start:calc(.5rem + env(safe-area-inset-top));inset-inline-start:.5rem;opacity:.85;display:none}
.stage.filled{z-index:9}
.filled .screen.on{position:fixed;inset:0;width:100%;height:100%;max-height:none;aspect-ratio:auto;border-radius:0}
.filled .leave{display:inline-flex}
.screen.on:fullscreen{height:100%;max-height:none;border-radius:0;aspect-ratio:auto}
[hidden]{display:none!important}
.about{display:grid;gap:2.5rem;grid-template-columns:minmax(0,1fr);margin:1.4rem 0 4rem}
.pre{white-space:pre-line}
.lead{font-size:1.14rem;max-width:62ch}
.about section{margin:0 0 2.2rem;max-width:66ch}
.side section{max-width:none;background:var(--card);border:1px solid var(--line);border-radius:18px;padding:1.15rem 1.3rem 1.25rem;margin:0 0 1rem}
table{width:100%;border-collapse:collapse;font-size:1rem}
th,td{text-align:start;padding:.55rem 0;vertical-align:baseline;border-top:1px solid var(--line)}
thead th{border:0;padding-top:0;font-size:.82rem;font-weight:650;color:var(--dim)}
tbody th,tbody td{vertical-align:middle}
tbody th{font-weight:400;padding-inline-end:1rem;width:38%}
kbd{display:inline-block;font:700 .92rem/1.35 var(--round);padding:.16rem .6rem .2rem;border-radius:8px;background:var(--ground);border:1px solid var(--line);box-shadow:0 2px 0 var(--line)}
details{border-top:1px solid var(--line);padding:.75rem 0}
details:last-of-type{border-bottom:1px solid var(--line)}
summary{cursor:pointer;font-weight:700;list-style-position:outside;margin-inline-start:1.1rem;min-height:24px}
details p{margin-block:.5rem 0;margin-inline:1.1rem 0;color:var(--dim)}
.side details{border:0;padding:0}
.side summary{font-family:var(--round)}
code{display:block;font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--ground);border:1px solid var(--line);border-radius:10px;padding:.7rem .85rem;margin-top:.8rem;user-select:all;direction:ltr;text-align:left}
footer{border-top:1px solid var(--line);padding:1.4rem 0 2.4rem;color:var(--dim);font-size:.95rem}
footer p{margin:0}
.languages{border:0!important;padding:.4rem 0 0}
.languages summary{display:inline-flex;align-items:center;gap:.5rem;margin:0;min-height:44px;font-weight:650}
.languages ul{display:flex;flex-wrap:wrap;gap:.2rem .4rem;margin:.3rem 0 0;padding:0;list-style:none}
.languages a{display:inline-flex;align-items:center;min-height:44px;padding:.1rem .7rem;border-radius:99px;color:inherit;text-decoration:none}
.languages a:hover,.languages a[aria-current]{color:var(--ink);background:var(--line)}
.intro{margin:clamp(1.25rem,5vw,3.5rem) 0 clamp(1.5rem,4vw,2.75rem);max-width:44rem}
.intro p{font-size:1.14rem;color:var(--dim);margin:1rem 0 0}
.find{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.8rem 1.5rem;margin:0 0 1.8rem}
.find form{display:flex;flex-wrap:wrap;gap:.5rem;flex:0 1 36rem}
.find input[type=search]{flex:1 1 11rem}
.find input,.find select,.ask select,.ask textarea{min-width:0;min-height:44px;padding:.3rem .8rem;font:inherit;font-size:1rem;color:var(--ink);background:var(--card);border:1px solid var(--dim);border-radius:12px}
.find select{flex:0 1 12rem}
a.chip{display:inline-flex;align-items:center;min-height:44px;padding:.2rem 1.1rem;font-size:.98rem;text-decoration:none}
a.chip:hover{color:var(--ink)}
a.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on)}
.none{margin:2rem 0 3rem;font-size:1.14rem;color:var(--dim)}
[aria-busy]{opacity:.6}
.ask{display:grid;gap:.5rem;max-width:34rem;margin:1.5rem 0 0}
.ask label{font-weight:700;margin-top:.6rem}
.ask textarea{padding:.6rem .8rem;resize:vertical}
.intro .ask .hint{font-size:.95rem;margin:0}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(270px,100%),1fr));gap:1.6rem 1.4rem;margin:0 0 2.5rem;padding:0;list-style:none}
.game{position:relative;display:flex;flex-direction:column-reverse;justify-content:flex-end}
.game img{width:100%;height:auto;aspect-ratio:16/9;display:block;border-radius:16px;background:var(--line);box-shadow:0 14px 30px -18px var(--shade),0 2px 6px -2px var(--shade);transition:transform .2s}
.game:hover img{transform:translateY(-4px)}
.game h2,.game h3{font-size:1.14rem;margin:.75rem 0 .1rem}
.game h2 a,.game h3 a{color:inherit;text-decoration:none}
.game h2 a::after,.game h3 a::after{content:"";position:absolute;inset:0;border-radius:16px}
.game:hover h2 a,.game:hover h3 a{text-decoration:underline}
.game p{margin:0;color:var(--dim);font-size:.95rem}
.more{display:flex;justify-content:center;gap:1rem;margin:0 0 4rem}
.button{display:inline-flex;align-items:center;min-height:48px;padding:.4rem 1.5rem;border-radius:99px;background:var(--accent);color:var(--on);font:800 1.02rem var(--round);text-decoration:none;border:0;cursor:pointer}
.note{min-height:62vh;display:grid;place-content:center;text-align:center;justify-items:center;gap:1rem;padding:2rem 0}
.note main svg,.note>svg{width:84px;height:84px;color:var(--line-accent)}
.note p{color:var(--dim);margin:0;max-width:34rem}
.ways{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.6rem 1.5rem}
.intro .ways{justify-content:start}
.note .ways a:not(.button){min-height:24px}
[data-offline] :is(.top nav,.related,.board,.ways,.report,.side details,footer,#like,#share){display:none}
.embed{height:100vh;height:100dvh;overflow:hidden;background:var(--near)}
.embed .stage,.embed .screen{height:100%;max-height:none;border-radius:0;aspect-ratio:auto}
.embed .stage::before{display:none}
.embed .back{position:absolute;inset-block-end:0;inset-inline:0;display:flex;justify-content:space-between;gap:1rem;padding:.5rem .9rem;background:rgb(18 14 26/.82);color:#fff;font-size:.9rem}
.embed .back a{color:#fff;font-weight:700;min-height:24px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.embed .back{align-items:center}.embed .back span{flex:none}
.embed .on~.back a{-webkit-line-clamp:1}
.embed .on~.back{position:static;height:2.4rem}
.embed .screen.on{height:calc(100% - 2.4rem)}
@media(min-width:900px){.about{grid-template-columns:minmax(0,1fr) 22rem;gap:3.5rem}}
@media(max-width:480px){.top{gap:.5rem;justify-content:space-between}.top nav a{padding:.3rem .55rem}.top nav .line{display:none}}
@media(max-width:640px){.screen{border-radius:18px}.screen.on{aspect-ratio:auto;height:78vh;height:78svh}.game h2,.game h3{margin-top:.6rem}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`.replaceAll('\n', '');
