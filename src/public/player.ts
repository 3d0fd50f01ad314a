/**
 * The one script of the public pages. It shows the game when it is asked to, and keeps the best score where the game
 * can not: a sandboxed game has no storage, and is told its best when it is ready (to any origin, since its own is
 * opaque; a score is no secret). The same text on every page, so that one hash allows it.
 */
export const PLAYER = `(()=>{"use strict";
const $=s=>document.querySelector(s);
const box=$(".screen"),stage=$(".stage"),frame=$("iframe"),play=$(".play"),again=$("#again"),full=$("#full"),leave=$(".leave"),best=$(".best");
const key="best:"+box.dataset.slug;
let top=null;
const show=()=>{if(best&&top!==null){best.hidden=false;best.querySelector("output").textContent=String(top)}};
try{const kept=Number.parseFloat(localStorage.getItem(key)??"");if(Number.isFinite(kept))top=kept}catch{}
show();
const start=()=>{frame.src=box.dataset.src;frame.hidden=false;box.classList.add("on");if(again)again.hidden=false;box.scrollIntoView({block:"nearest"});frame.focus()};
frame.addEventListener("load",()=>{if(!frame.hidden)frame.focus()});
play.addEventListener("click",start);
again?.addEventListener("click",start);
addEventListener("message",event=>{
const told=event.data;
if(event.source!==frame.contentWindow||frame.hidden||typeof told!=="object"||told===null||told.gp!==1)return;
if(told.type==="ready"&&top!==null)frame.contentWindow.postMessage({gp:1,type:"best",best:top},"*");
if(told.type!=="win"&&told.type!=="gameover")return;
if(!Number.isFinite(told.score)||(top!==null&&told.score<=top))return;
top=told.score;show();
try{localStorage.setItem(key,String(top))}catch{}
});
const filled=()=>stage.classList.contains("filled");
const fill=on=>{stage.classList.toggle("filled",on);document.documentElement.style.overflow=on?"hidden":""};
full?.addEventListener("click",()=>{
if(frame.hidden)start();
if(box.requestFullscreen)box.requestFullscreen().catch(()=>fill(true));else fill(true);
frame.focus()});
leave?.addEventListener("click",()=>{fill(false);full.focus()});
addEventListener("keydown",event=>{if(event.key==="Escape"&&filled())fill(false)});
})();`;
