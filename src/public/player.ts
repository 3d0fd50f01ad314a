import { BOARD } from './board.js';
import { SOCIAL } from './social.js';

/**
 * The one script of the public pages. It shows the game when it is asked to and has it kept for when there is no connection, and keeps the best score where the game
 * cannot, the level that was reached and the stars: a sandboxed game has no storage, and is told them when it is ready (to any origin, since
 * its own is opaque; a score is no secret). A game that floods the page with messages is taken off it, unread: `data` is parsed when
 * it is first asked for, and 100,000 messages held the page for 20 s. A score that no game counts to is none. The best
 * score comes before the form of the leaderboard, which it would push off the screen. The same text on every page, so that one hash allows it.
 */
export const PLAYER = `(()=>{"use strict";
const $=s=>document.querySelector(s);
const box=$(".screen"),stage=$(".stage"),frame=$("iframe"),play=$(".play"),again=$("#again"),full=$("#full"),leave=$(".leave"),best=$(".best");
const key="best:"+box.dataset.slug,levelKey="level:"+box.dataset.slug,starsKey="stars:"+box.dataset.slug;
let top=null,level=1,stars=0;
const show=()=>{if(best&&top!==null){best.hidden=false;best.querySelector("output").textContent=String(top)}};
try{const kept=Number.parseFloat(localStorage.getItem(key)??"");if(Number.isFinite(kept))top=kept;level=Number.parseInt(localStorage.getItem(levelKey)??"",10)||1;stars=Number.parseInt(localStorage.getItem(starsKey)??"",10)||0}catch{}
show();
const keep=()=>{const at=box.dataset.worker;if(at)navigator.serviceWorker?.register(at,{scope:at.replace(/\\/[^/]*$/,"")}).catch(()=>{})};
const start=()=>{keep();frame.src=box.dataset.src;frame.hidden=false;box.classList.add("on");if(again)again.hidden=false;box.scrollIntoView({block:"nearest"});frame.focus()};
frame.addEventListener("load",()=>{if(!frame.hidden)frame.focus()});
play.addEventListener("click",start);
again?.addEventListener("click",start);
const stop=()=>{frame.src="about:blank";frame.hidden=true;box.classList.remove("on");if(again)again.hidden=true};
let since=0,heard=0,reading=0;
addEventListener("message",event=>{
if(event.source!==frame.contentWindow||frame.hidden)return;
const now=performance.now();
if(now-since>1e4){since=now;heard=reading=0}
if(++heard>3e3||reading>500)return stop();
const told=event.data;
reading+=performance.now()-now;
if(typeof told!=="object"||told===null||told.gp!==1)return;
if(told.type==="ready"&&top!==null)frame.contentWindow.postMessage({gp:1,type:"best",best:top},"*");
if(told.type==="ready"&&level>1)frame.contentWindow.postMessage({gp:1,type:"level",level},"*");
if(told.type==="ready"&&stars>0)frame.contentWindow.postMessage({gp:1,type:"stars",stars},"*");
if(told.type==="stars"&&Number.isInteger(told.stars)&&told.stars>0&&told.stars<4){stars=told.stars;try{localStorage.setItem(starsKey,String(stars))}catch{}}
if(told.type==="level"&&Number.isInteger(told.level)&&told.level>0&&told.level<100){level=told.level;try{localStorage.setItem(levelKey,String(level))}catch{}}
const ended=told.type==="win"||told.type==="gameover";
if(ended&&Number.isFinite(told.score)&&Math.abs(told.score)<=999999999&&(top===null||told.score>top)){
top=told.score;show();
try{localStorage.setItem(key,String(top))}catch{}}
if(ended||told.type==="start")stage.dispatchEvent(new CustomEvent("round",{detail:{type:told.type,score:told.score}}));
});
const filled=()=>stage.classList.contains("filled");
const fill=on=>{stage.classList.toggle("filled",on);document.documentElement.style.overflow=on?"hidden":""};
full?.addEventListener("click",()=>{
if(frame.hidden)start();
if(box.requestFullscreen)box.requestFullscreen().catch(()=>fill(true));else fill(true);
frame.focus()});
leave?.addEventListener("click",()=>{fill(false);full.focus()});
addEventListener("keydown",event=>{if(event.key==="Escape"&&filled())fill(false)});
})();${SOCIAL}${BOARD}`;
