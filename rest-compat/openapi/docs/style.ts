/** The style of `/docs`, in the colours of the other pages. */
import { UNSEEN_STYLE } from './unseen.js';

export const STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf8;--card:#fff;--ink:#1b1922;--dim:#5d5969;--line:rgb(20 16 40/.12);--accent:#5134e0;--tint:#f1eefb;--code:#f6f4f1;--key:#6a2fb3;--text:#1c6b3f;--get:#0b6b4f;--post:#5134e0;--del:#b3261e;--good:#0b6b4f;--bad:#a1331f;--round:ui-rounded,"SF Pro Rounded","Segoe UI Variable Display",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media(prefers-color-scheme:dark){:root{--ground:#131118;--card:#1d1a24;--ink:#f3f0f9;--dim:#b3adc2;--line:rgb(255 255 255/.14);--accent:#ab9bff;--tint:#262136;--code:#1a1721;--key:#c9a6ff;--text:#8fd6a8;--get:#6fd3ad;--post:#b7a9ff;--del:#ff9d91;--good:#6fd3ad;--bad:#ffab98}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1.5rem}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4,.brand{font-family:var(--round);line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2.1rem,5vw,3.1rem);font-weight:800;letter-spacing:-.025em;margin:0 0 1.2rem}
h2{font-size:clamp(1.5rem,3vw,1.9rem);font-weight:800;letter-spacing:-.015em;margin:0 0 .4rem}
h3{font-size:1.22rem;font-weight:750;margin:0 0 .55rem}
h4{font-size:.82rem;font-weight:700;color:var(--dim);margin:1.6rem 0 .5rem}
h3 a{color:inherit;text-decoration:none}
h3 a:hover{text-decoration:underline}
p{margin:0 0 .8rem}
ul{padding-left:1.2rem;margin:0 0 .8rem}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:.07em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
code{font:.875em/1.5 var(--mono);background:var(--tint);border-radius:5px;padding:.08em .35em;overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;z-index:9;background:var(--card);padding:.6rem 1rem;border-radius:10px}
.brand{display:inline-flex;align-items:center;gap:.55rem;font-weight:800;color:var(--ink);text-decoration:none;min-height:32px}
.brand svg{width:26px;height:26px;color:var(--accent)}
.brand span{color:var(--dim);font-weight:600}
.side{padding:1rem 1.25rem;border-bottom:1px solid var(--line);display:flex;flex-wrap:wrap;align-items:start;justify-content:space-between;gap:.5rem 1rem}
.side nav{display:contents}
.search{position:relative;flex:1 1 14rem;max-width:26rem;min-width:0;min-height:40px}
@media(scripting:none){.search{display:none}}
.search input{width:100%;min-height:40px;padding:.4rem 2.2rem .4rem .75rem;font:inherit;font-size:.92rem;color:var(--ink);background:var(--card);border:1px solid color-mix(in srgb,var(--ink) 45%,transparent);border-radius:10px}
.search input::placeholder{color:var(--dim);opacity:1}
.search input::-webkit-search-cancel-button{display:none}
.search kbd{position:absolute;right:.6rem;top:.55rem;font:600 .78rem/1.5 var(--mono);color:var(--dim);border:1px solid var(--line);border-radius:5px;padding:0 .4rem;pointer-events:none}
.search input:focus+kbd{display:none}
.search.none input{border-color:var(--bad)}
.side #hits{position:absolute;z-index:8;left:0;right:auto;top:calc(100% + .35rem);width:min(24rem,calc(100vw - 2.5rem));max-height:min(28rem,70vh);overflow-y:auto;padding:.35rem;background:var(--card);border:1px solid var(--line);border-radius:12px;box-shadow:0 12px 34px rgb(20 16 40/.22)}
.side #hits a{justify-content:space-between;color:var(--ink);padding:.4rem .6rem}
.side #hits small{flex:none;color:var(--dim)}
.side #hits [aria-selected=true] a{background:var(--tint)}
.contents{flex:none;max-width:100%}
.contents[open]{flex-basis:100%}
.contents summary{cursor:pointer;font-weight:650;padding:.3rem .2rem;min-height:32px}
.wide{display:none}
.side ul{list-style:none;margin:0;padding:0}
.side li{margin:0}
.side li a{display:flex;gap:.55rem;align-items:baseline;padding:.24rem .5rem;border-radius:8px;color:var(--dim);text-decoration:none;font-size:.82rem;min-height:28px;overflow-wrap:anywhere}
.side li a:hover{background:var(--tint);color:var(--ink)}
.side>nav>div>ul>li>a,.side .head{color:var(--ink);font-weight:700;font-size:.92rem;margin-top:.5rem}
.side .method{flex:none;width:2.6rem;font-size:.66rem;background:none;padding:0;border:0}
main{padding:clamp(1.5rem,4vw,3.5rem) clamp(1.25rem,4vw,3.5rem) 6rem;max-width:1240px}
.side .pages{margin:0 0 .6rem;padding-bottom:.6rem;border-bottom:1px solid var(--line)}
.side .pages a{font-weight:650;color:var(--ink);font-size:.92rem}
.side .pages [aria-current]{background:var(--tint);color:var(--accent)}
.lead p,.lead ul{margin:0 0 .5rem}
.intro{max-width:46rem;margin-bottom:clamp(2.5rem,6vw,4.5rem)}
.intro .code{margin-top:1.4rem}
section>.code{max-width:46rem}
.group{margin:0 0 clamp(3rem,7vw,5rem)}
.lead{color:var(--dim);font-size:1.06rem;max-width:44rem;margin-bottom:1.4rem}
article{display:grid;grid-template-columns:minmax(0,1fr);gap:1.4rem 2.5rem;padding:clamp(1.5rem,3vw,2.2rem) 0;border-top:1px solid var(--line)}
${UNSEEN_STYLE}
article.schema{display:block;padding:1.4rem 0}
.words{max-width:44rem;min-width:0}
.line{display:flex;gap:.6rem;align-items:baseline;margin:0 0 .7rem}
.path{background:none;padding:0;font-size:.98rem;font-weight:600;overflow-wrap:anywhere}
.method{font:700 .76rem/1.5 var(--mono);letter-spacing:.02em;padding:.12rem .5rem;border-radius:6px;border:1.5px solid currentColor;color:var(--post)}
.method.get{color:var(--get)}
.method.delete{color:var(--del)}
.badges{display:flex;flex-wrap:wrap;gap:.4rem;margin:0 0 .9rem;font-size:.84rem;color:var(--dim)}
.badges span{padding:.06rem .6rem;border:1px solid var(--line);border-radius:99px;background:var(--card)}
.badges .lock::before{content:"";display:inline-block;width:.5em;height:.5em;margin-right:.45em;border-radius:50%;background:var(--accent)}
.badges .retired{color:var(--bad);border-color:currentColor}
.fields{margin:0;border-top:1px solid var(--line)}
.fields>div{border-bottom:1px solid var(--line);padding:.6rem 0}
.fields dt{display:flex;flex-wrap:wrap;gap:.15rem .6rem;align-items:baseline}
.fields dt code{background:none;padding:0;font-weight:650;font-size:.9rem}
.fields dd{margin:.1rem 0 0;font-size:.93rem;color:var(--dim)}
.fields dd p,.fields dd ul{margin:0 0 .2rem}
.fields .fields{margin:.5rem 0 0 .2rem;padding-left:.9rem;border:0;border-left:2px solid var(--line)}
.fields .fields>div:last-child{border-bottom:0}
.type{color:var(--dim);font-size:.87rem}
.note{font-size:.78rem;color:var(--dim);border:1px solid var(--line);border-radius:99px;padding:0 .5rem}
.values{display:flex;flex-wrap:wrap;gap:.3rem;margin:.25rem 0 .1rem}
.dim{display:block;color:var(--dim)}
.answers{margin:0}
.answers>div{display:grid;grid-template-columns:3.4rem minmax(0,1fr);gap:0 .6rem;padding:.5rem 0;border-top:1px solid var(--line)}
.answers dd{margin:0;min-width:0;font-size:.95rem}
.answers dd p{margin:0 0 .25rem}
.status{font:700 .86rem/1.7 var(--mono);color:var(--good)}
.status.bad{color:var(--bad)}
.errorcode{font:.84rem/1.9 var(--mono);margin-right:.5rem;overflow-wrap:anywhere}
.heads{font-size:.88rem;color:var(--dim)}
.body{margin:0 0 .2rem}
.codes>div,.heads-list>div{grid-template-columns:minmax(0,1fr)}
.codes dt,.heads-list dt{display:flex;gap:.7rem;align-items:baseline}
.codes dt code,.heads-list dt code{font-weight:650;background:none;padding:0}
.codes dd p,.heads-list dd p{color:var(--dim)}
:target{scroll-margin-top:1rem}
.codes>:target,.heads-list>:target,.schema:target{background:var(--tint);box-shadow:0 0 0 .7rem var(--tint);border-radius:4px}
.looks{min-width:0}
.code{margin:0 0 1rem;border:1px solid var(--line);border-radius:14px;background:var(--code);overflow:hidden}
.code{position:relative}
.code figcaption,.name{font-size:.78rem;font-weight:650;color:var(--dim);padding:.5rem 1rem 0;margin:0}
pre{margin:0;padding:.55rem 1rem .9rem;overflow:auto;max-height:30rem;white-space:pre-wrap;overflow-wrap:anywhere;font:.8rem/1.6 var(--mono);tab-size:2;border-radius:0 0 14px 14px}
pre:focus-visible{outline-offset:-3px;border-radius:0 0 14px 14px}
pre i{font-style:normal;color:var(--key)}
pre b{font-weight:400;color:var(--text)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;margin:0}
.copy{position:absolute;top:.3rem;right:.4rem;font:600 .78rem/1.2 var(--round);color:var(--dim);background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.4rem .65rem;min-height:32px;cursor:pointer}
.copy:hover{color:var(--ink);border-color:var(--dim)}
.calls{margin:0 0 1rem}
@media(scripting:enabled){
.calls:not(.ready){padding-top:2.65rem}
.calls:not(.ready)>.code~.code,.calls .name{display:none}
.calls>.code{margin:0}
.calls>.code pre{padding-top:.9rem;padding-right:5rem;border-radius:14px}
}
.tabs{display:flex;gap:.15rem;margin:0 0 .4rem;overflow-x:auto;scrollbar-width:none}
.tabs button{flex:none;font:650 .84rem/1.2 var(--round);color:var(--dim);background:none;border:0;border-radius:9px;padding:.5rem .75rem;min-height:36px;cursor:pointer}
.tabs button:hover{color:var(--ink)}
.tabs [aria-selected=true]{background:var(--tint);color:var(--accent)}
.tabs button:focus-visible{outline-offset:-3px}
@media(min-width:1000px){
body{display:grid;grid-template-columns:19rem minmax(0,1fr)}
.side{display:block;position:sticky;top:0;height:100vh;height:100dvh;overflow:auto;border-bottom:0;border-right:1px solid var(--line);padding:1.3rem .8rem 2rem;scrollbar-width:thin}
.side .brand{padding:0 .5rem;margin-bottom:.9rem}
.search{margin:0 .3rem 1rem}
.side #hits{width:100%}
.contents{display:none}
.wide{display:block}
.codes>div,.heads-list>div{grid-template-columns:minmax(0,20rem) minmax(0,1fr)}
.codes>:target{box-shadow:none}
}
@media(min-width:1280px){
article{grid-template-columns:minmax(0,1fr) minmax(22rem,27rem)}
.looks{position:sticky;top:1.5rem;align-self:start}
}
@media print{.side,.skip,.copy,.tabs{display:none}body{display:block}pre{max-height:none;white-space:pre-wrap}}
`.replaceAll('\n', '');
