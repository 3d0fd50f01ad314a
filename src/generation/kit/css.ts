/** The interface's style, from the design's palette. */
import type { GameDesign } from '../design.js';
import { fade, grey, luminance, mix } from './colour.js';
import { styleCss } from './style/css.js';

/** No font of another script stands before `system-ui`: it would draw Latin letters too, with a wide apostrophe. */
export const FONT =
  'ui-rounded,"SF Pro Rounded","Nunito","Quicksand","Segoe UI Variable Display","Segoe UI","Noto Sans",system-ui,sans-serif';

export function css(design: GameDesign): string {
  const p = design.theme.palette;
  const onAccent = luminance(p.accent) > 0.4 ? '#1b1420' : '#ffffff';
  const deep = mix(p.accent, '#000000', 0.45);
  // light mixed into a dark panel turns it grey
  const sheen = mix(p.panel, '#ffffff', luminance(p.panel) < 0.2 ? 0.02 : 0.1);
  const outline = mix(mix(p.near, p.sky, 0.3), '#000000', 0.82);
  // letters shine on any sky
  const shine = grey(p.accent) > 0.3 ? p.accent : mix(p.accent, '#ffffff', 0.55);
  // a line that ends in a backslash costs the page no character
  return `\
*{box-sizing:border-box}\
[hidden]{display:none!important}\
html,body{margin:0;height:100%;overflow:hidden;background:${p.sky}}\
body{font-family:${FONT};color:${p.ink};font-variant-numeric:tabular-nums}\
canvas{display:block}\
.hud{position:fixed;inset:0 0 auto;display:flex;align-items:center;gap:8px;padding:10px 12px;font-weight:800;font-size:17px;pointer-events:none;z-index:3;transition:opacity .3s}\
.hud.off{opacity:0}\
.pill{display:flex;align-items:center;gap:7px;height:36px;padding:0 13px;border-radius:18px;background:${fade(p.panel, 0.86)};box-shadow:0 3px 0 #0003;white-space:nowrap}\
.sign{position:fixed;left:50%;bottom:6px;translate:-50%;pointer-events:none}\
.by{display:inline-flex;margin-top:6px}\
.sign,.by{height:auto;white-space:normal}\
[dir=rtl] .pill span{direction:ltr}\
.pill svg{width:19px;height:19px;flex:none}\
.pill .lost{opacity:.22}\
.pill small{font-size:12px;opacity:.7;font-weight:700}\
.lv{position:relative}\
.way{position:absolute;inset:auto 9px 3px;display:flex;gap:2px}\
.way i{flex:1;height:3px;border-radius:2px;background:currentColor;opacity:.25}\
.way .on{opacity:1;background:${p.accent}}\
.pill.low{animation:low .5s infinite alternate;color:${p.danger}}\
.pill.pop{animation:pop .28s}\
.grow{flex:1}\
.ib{pointer-events:auto;border:0;font:inherit;color:inherit;cursor:pointer;width:38px;padding:0;justify-content:center}\
.ib:hover,.ib:focus-visible{background:${p.panel};outline:2px solid ${p.accent}}\
.bar{position:fixed;top:58px;left:50%;translate:-50%;width:min(440px,72vw);z-index:3;text-align:center;font-weight:800;font-size:14px;color:#fff;text-shadow:0 1px 3px #000;pointer-events:none}\
.bar *{display:block}\
.bar i{height:14px;margin-top:3px;border-radius:8px;background:#0008;box-shadow:0 0 0 2px #fffb;overflow:hidden}\
.bar b{height:100%;background:linear-gradient(${mix(p.danger, '#ffffff', 0.3)},${p.danger});transition:width .2s}\
@media(min-width:1000px){.bar{top:8px;width:26vw}}\
.say{position:fixed;inset:var(--say,max(13%,112px)) 12px auto;text-align:center;font-weight:900;font-size:clamp(26px,6vmin,52px);color:#fff;-webkit-text-stroke:.14em ${outline};paint-order:stroke fill;text-shadow:0 .1em 0 ${outline},0 6px 18px #0008;z-index:3;pointer-events:none;opacity:0}\
.bar span::first-letter,.say::first-letter{text-transform:uppercase}\
.say.on{animation:say 1.3s ease-out}\
.say.line{inset:auto 6% 3%;font-size:clamp(19px,4.2vmin,34px);font-weight:800;text-wrap:balance}\
.say.line.on{animation-duration:3.6s}\
@media(min-aspect-ratio:3/2){.say.line{inset:auto auto 16% 1vw;width:20vw}}\
.follows .say.line{inset:max(13%,112px) 8% auto;width:auto}\
.screen{position:fixed;inset:0;z-index:5;display:flex;align-items:center;justify-content:center;padding:14px;opacity:0;visibility:hidden;transition:opacity .25s,visibility .25s;cursor:pointer;pointer-events:none;background:radial-gradient(ellipse at center,#0001,#0007)}\
.screen.on{opacity:1;visibility:visible;pointer-events:auto}\
.card{position:relative;display:flex;flex-direction:column;align-items:center;text-align:center;max-width:min(620px,100%);max-height:100%}\
.art{position:relative;width:min(36vh,52vw,300px);aspect-ratio:1;margin-bottom:-5vh;z-index:1;flex:none}\
.art .halo{position:absolute;inset:-34%;border-radius:50%;background:radial-gradient(closest-side,${fade(mix(p.accent, '#ffffff', 0.5), 0.75)},${fade(p.accent, 0)})}\
.art .rays{position:absolute;inset:-46%;border-radius:50%;background:repeating-conic-gradient(${fade('#ffffff', 0.2)} 0 12deg,transparent 12deg 30deg);mask:radial-gradient(closest-side,#000 30%,transparent 96%);animation:turn 40s linear infinite}\
.art img{position:absolute;filter:drop-shadow(0 8px 10px #0005)}\
.art .hero{inset:5%;width:90%;animation:bob 2.4s ease-in-out infinite}\
.art .side{width:34%;animation:bob 2.9s ease-in-out infinite}\
.art .s0{left:-34%;bottom:16%;transform:rotate(-10deg);animation-delay:-.7s}\
.art .s1{right:-34%;bottom:20%;animation-delay:-1.6s}\
.art .s2{left:-22%;top:2%;width:24%;animation-delay:-1.1s}\
.art .s3{right:-22%;top:0;width:25%;animation-delay:-2.1s}\
.panel{background:linear-gradient(${fade(sheen, 0.94)},${fade(p.panel, 0.94)});border-radius:30px;padding:calc(5vh + 4px) clamp(18px,4vw,40px) 22px;box-shadow:0 8px 0 ${fade(mix(p.panel, '#000000', 0.6), 0.85)},0 22px 50px #0007,inset 0 2px 0 #fff4;width:100%;min-width:min(440px,92vw)}\
h1{margin:0;font-weight:900;font-size:clamp(30px,9vmin,84px);line-height:1.04;letter-spacing:-.015em;color:#fff;text-wrap:balance;overflow-wrap:anywhere;-webkit-text-stroke:.15em ${outline};paint-order:stroke fill;filter:drop-shadow(0 .06em 0 ${outline}) drop-shadow(0 .05em 0 ${mix(p.accent, '#000000', 0.25)}) drop-shadow(0 8px 10px #0005)}\
h1.long{font-size:clamp(26px,7.4vmin,66px)}\
h1.longest{font-size:clamp(21px,5.6vmin,50px)}\
h1 .w{display:inline-block;max-width:100%;transform:rotate(-1.5deg)}\
h1 .w:nth-child(2n){color:${shine};transform:rotate(1.5deg)}\
h1.short{font-size:clamp(34px,13vmin,118px)}\
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
.told{background:${fade(p.ink, 0.12)};border-radius:9px;padding:3px 9px}\
.tag,.told{margin:.5em 0 0;font-size:clamp(14px,2.5vmin,19px);line-height:1.35;opacity:.85;text-wrap:balance}\
.goal{display:inline-flex;align-items:center;gap:10px;margin:14px 0 0;padding:8px 18px 8px 10px;border-radius:18px;background:${fade(p.accent, 0.2)};font-weight:800;font-size:clamp(14px,2.5vmin,18px);text-align:start;line-height:1.25}\
.goal img{width:34px;height:34px;flex:none}\
.keys{display:flex;flex-wrap:wrap;justify-content:center;gap:7px 16px;margin:14px 0 0;padding:0;list-style:none;font-size:clamp(12px,2.1vmin,15px)}\
.keys li{display:flex;align-items:center;gap:7px;max-width:100%}\
[dir=rtl] h1{letter-spacing:0}\
h1,.tag,.goal span{word-break:auto-phrase}\
.keys i{display:inline-flex;gap:4px;font-style:normal}\
.pill img,.keys svg,.round{width:24px;height:24px}\
.keys .menu{opacity:.7;margin-inline-start:auto}\
.menu span:not(:last-child){margin-inline-end:5px}\
.keys .menu svg{display:block;width:17px;height:17px}\
.round{border-radius:50%;font-size:12px;color:${onAccent};background:${p.accent}}\
kbd{font:inherit;font-weight:800;padding:2px 9px 3px;border-radius:8px;background:${mix(p.panel, '#ffffff', 0.2)};color:${p.ink};box-shadow:0 2px 0 #0005,inset 0 0 0 1px ${fade(p.ink, 0.22)}}\
.go{margin:18px 0 4px;border:0;font:inherit;font-weight:900;font-size:clamp(17px,3.2vmin,24px);padding:.5em 1.5em;border-radius:999px;color:${onAccent};background:linear-gradient(${mix(p.accent, '#ffffff', 0.35)},${p.accent});box-shadow:0 5px 0 ${deep},0 10px 22px #0005;cursor:pointer;animation:pulse 1.5s ease-in-out infinite}\
.go:active{translate:0 4px;box-shadow:0 1px 0 ${deep}}\
.again{display:block;margin:10px auto 0;border:0;background:none;font:inherit;font-weight:800;font-size:16px;color:inherit;opacity:.8;cursor:pointer;padding:8px 16px;text-decoration:underline}\
.nums{display:flex;gap:28px;justify-content:center;margin:14px 0 0;font-weight:800}\
.nums b{display:block;font-size:clamp(24px,5vmin,40px);line-height:1.1}\
.nums span{font-size:14px;opacity:.75}\
h1.small{font-size:clamp(27px,7.2vmin,56px)}\
.screen.title{background:linear-gradient(${fade(p.near, 0)} 55%,${fade(mix(p.near, '#000000', 0.7), 0.5)})}\
.title .card{display:grid;min-height:0;grid-template:"head stage" minmax(min-content,1fr) "panel stage" auto "gap stage" minmax(0,.5fr)/minmax(0,1.08fr) minmax(0,1fr);gap:2.6vh 3vw;width:100%;height:100%;max-width:1500px;padding:3vh 3.5vw;text-align:start;align-items:end;justify-items:start}\
.title .head{grid-area:head;width:100%}\
.title h1 canvas{max-height:38vh}\
.title .stage{grid-area:stage;width:100%;height:0;min-height:100%}\
.title .panel{grid-area:panel;display:flex;flex-direction:column;min-height:0;max-height:100%;width:auto;max-width:100%;min-width:min(420px,92vw);padding:clamp(14px,2.4vh,24px) clamp(18px,2.4vw,34px)}\
.title .words{overflow:hidden auto;padding-bottom:clamp(10px,2vh,18px);mask:linear-gradient(#000 calc(100% - 10px),#0000)}\
.title .keys{justify-content:flex-start}\
.title .row{flex:none;display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px}\
.title :is(.go,.tag,.today,.resume){margin:0}\
.best,.today,.facts span{display:inline-flex;align-items:center;gap:7px}\
.best{font-weight:800}\
.best svg{width:22px;height:22px}\
.stars{font-size:clamp(20px,3.6vmin,28px);letter-spacing:.06em;color:#ffc93c;text-shadow:0 2px 0 #0005;line-height:1}\
.kept{display:flex;justify-content:center;gap:3px;margin-top:4px}\
.kept svg{width:20px;height:20px}\
.kept .lost{opacity:.25;filter:grayscale(1)}\
.win .looks{justify-content:center;margin-top:12px}\
.facts .way{position:static;align-self:center;min-width:90px}\
.win .stars{font-size:clamp(38px,8vmin,66px);margin-top:8px}\
.today svg{width:20px;height:20px}\
.today span::first-letter{text-transform:uppercase}\
.looks{display:flex;gap:7px}\
.looks button{width:38px;height:38px;padding:3px;border:0;border-radius:50%;background:${fade(p.ink, 0.14)};cursor:pointer;color:inherit}\
.looks button,.looks i,.round,.tb,.stick{display:grid;place-items:center}\
.looks [aria-pressed=true]{box-shadow:0 0 0 3px ${p.accent}}\
.looks :disabled{cursor:default;opacity:.6}\
.looks img{width:100%;height:100%}\
.looks i{font:800 11px/1 system-ui;width:24px;height:24px;border-radius:50%;box-shadow:inset 0 0 0 2px #fff9;color:#fff;text-shadow:0 1px 2px #000}\
.facts{display:flex;flex-wrap:wrap;justify-content:center;gap:6px 20px;margin:12px 0 0;font-weight:800;font-size:clamp(16px,2.9vmin,22px)}\
.facts img,.facts svg{width:1.4em;height:1.4em}\
.screen.on .facts>*,.screen.on .nums>*,.screen.on.win .stars{animation:up .35s .12s cubic-bezier(.2,1.5,.4,1) backwards}\
.screen.on .facts>:nth-child(2){animation-delay:.2s}\
.screen.on .facts>:nth-child(3){animation-delay:.28s}\
.screen.on .nums>*{animation-delay:.36s}\
.screen.on .nums>.record{animation:up .35s .36s cubic-bezier(.2,1.5,.4,1) backwards,record .5s .7s ease-in-out infinite alternate}\
@keyframes up{from{opacity:0;transform:translateY(12px) scale(.7)}}\
.record{color:${p.accent}}\
.record b::before,.record b::after{content:"★";font-size:.7em;margin:0 .25em}\
@keyframes record{to{transform:scale(1.12)}}\
@media(min-width:760px) and (orientation:landscape){.title .card.right{grid-template:"stage head" minmax(min-content,1fr) "stage panel" auto "stage gap" minmax(0,.5fr)/minmax(0,1fr) minmax(0,1.08fr)}}\
@media(min-width:900px) and (min-height:600px) and (orientation:landscape){.title .card.poster{grid-template:"head" auto "stage" minmax(0,1fr) "panel" auto/minmax(0,1fr);gap:1.2vh;text-align:center;justify-items:center}.title .poster .panel,.poster .words{display:flex;flex-flow:row;align-items:center;justify-content:center;gap:10px 26px;max-width:1120px;padding-block:14px}.title .poster .words{align-self:stretch;flex-wrap:wrap;align-content:safe center;padding-block:0 10px}.poster .tag,.poster .told{flex-basis:100%}.poster .goal,.poster .keys{margin:0}.poster .keys{justify-content:center;max-width:520px}}\
@media(max-aspect-ratio:10/9){.title .go{min-width:64%}.title .card{grid-template:"head" auto "stage" minmax(0,1fr) "panel" auto/minmax(0,1fr);padding:14px;gap:8px;text-align:center;justify-items:center}.title .panel{width:100%;min-width:0;max-width:520px}.title .keys,.title .row{justify-content:center}.title .head{padding-top:6px}.title .go{font-size:clamp(14px,4.3vw,22px);padding:.7em .8em}}\
@media(max-height:540px) and (orientation:landscape){.title .tag{display:none}.title .goal,.title .keys{margin-top:6px}.title .keys{gap:5px 12px}.title .card,.title .card.right{gap:1vh 3vw;padding:1.5vh 3vw;grid-template-rows:minmax(min-content,1fr) auto 0}.title .panel{padding-block:10px;width:100%;min-width:0}h1,h1.long,h1.longest{font-size:clamp(20px,7.4vmin,40px)}h1.short{font-size:clamp(24px,10vmin,52px)}}\
@media(max-aspect-ratio:10/9){.title .tight{gap:4px}.title .tight,.title .tight .panel{padding-block:8px}.tight .head{padding:0}.tight .tag{display:none}.tight .words{padding-bottom:8px}.tight :is(.told,.goal,.keys){margin-top:6px}.tight .goal{padding-block:5px}.title .tight :is(.keys,.row){gap:4px 12px}.title .tight .go{font-size:clamp(13px,3.7vw,16px);padding:.4em .8em;line-height:1.15}}\
@media(max-height:360px){.title .today,.looks{display:none}}\
.lose .art .hero{filter:grayscale(.75) drop-shadow(0 8px 10px #0005);animation:sad 2.6s ease-in-out infinite}\
.lose .rays{display:none}\
.screen.win{background:radial-gradient(ellipse at 50% 36%,${fade(mix(p.accent, '#ffffff', 0.3), 0.34)},#0008 72%)}\
.win .art{width:min(29vh,44vw,250px)}\
.win .art .hero{animation:joy .7s ease-in-out infinite alternate}\
.pausecard h1{font-size:clamp(30px,8vmin,64px)}\
.touch{position:fixed;inset:auto 0 0;height:150px;z-index:2;display:none;pointer-events:none;padding:0 18px calc(14px + env(safe-area-inset-bottom));justify-content:space-between;align-items:flex-end;touch-action:none;direction:ltr}\
.touch.on.play{display:flex}\
.stick{pointer-events:auto;width:124px;height:124px;border-radius:50%;background:#fff3;box-shadow:inset 0 0 0 3px #fff5;touch-action:none}\
.stick i{width:56px;height:56px;border-radius:50%;background:#fffb;box-shadow:0 3px 8px #0005}\
.sides,.acts{display:flex;gap:14px;align-items:flex-end}\
.sides:has(+:empty){gap:calc(100vw - 176px)}\
.tb{pointer-events:auto;width:70px;height:70px;border-radius:50%;font-size:26px;font-weight:900;color:#fff;background:#fff3;box-shadow:inset 0 0 0 3px #fff6;text-shadow:0 1px 3px #0008;touch-action:none}\
.tb-a{width:84px;height:84px;background:${fade(p.accent, 0.6)}}\
.tb.on{scale:.92;background:#fff8}\
@keyframes bob{50%{transform:translateY(-5%)}}\
@keyframes joy{from{transform:translateY(0) scale(1.06,.94)}to{transform:translateY(-13%) scale(.97,1.04)}}\
@keyframes sad{50%{transform:rotate(-5deg) translateY(2%)}}\
@keyframes turn{to{transform:rotate(1turn)}}\
@keyframes pulse{50%{filter:brightness(1.1) drop-shadow(0 0 12px ${fade(p.accent, 0.8)})}}\
@keyframes pop{40%{transform:scale(1.1)}}\
@keyframes low{to{transform:scale(1.06)}}\
@keyframes say{0%{opacity:0;transform:scale(.5)}15%{opacity:1;transform:scale(1.08)}25%{transform:scale(1)}75%{opacity:1}100%{opacity:0;transform:translateY(-8px)}}\
.screen.on .card{animation:in .45s cubic-bezier(.2,1.3,.4,1)}\
@keyframes in{from{transform:translateY(26px) scale(.94)}}\
@media(max-height:520px) and (min-width:560px){.card{flex-direction:row;gap:max(26px,7vw);max-width:94vw}.art{width:min(46vh,30vw);margin:0 0 0 9vw}.panel{padding:18px 26px 16px;min-width:0}.goal,.keys,.go{margin-top:9px}}\
@media(min-width:521px){.hearts:not(.many) span{display:none}}\
@media(max-width:520px){.hud{gap:6px;padding:8px;font-size:15px}.pill{height:32px;padding:0 9px;gap:5px}.pill small{display:none}.ib{width:34px}.art{width:min(30vh,50vw)}.panel{border-radius:24px;padding-inline:16px}.pill svg{width:16px;height:16px}.pill.hearts{gap:3px}.hearts svg:has(~span)~svg{display:none}}\
@media(max-width:400px){.hud{gap:4px;padding:8px 6px;font-size:14px}.pill{padding:0 7px}.pill svg,.pill img{width:15px;height:15px}.ib{width:32px;justify-content:center}.hud:has(.time:not([hidden])) :is(.time,.pts) svg{display:none}}\
@media(prefers-reduced-motion:reduce){*{animation-duration:.01s!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:.01s!important}.say.on{opacity:1}}\
${styleCss(design)}`;
}
