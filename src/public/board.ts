/** The leaderboard on a game's page: a plain list, and a form that a script shows when a round has ended. */
import { html, type Content, type Markup } from '../http/html.js';
import { LONGEST_NAME } from '../publications/scores.js';
import type { PublicGame, ScoreRecord } from '../publications/publications.model.js';
import type { Words } from './words.js';

export function board(
  { slug }: PublicGame,
  scores: readonly ScoreRecord[],
  lang: string,
  say: (word: keyof Words) => Content,
  site: { readonly publicUrl: string },
): Markup {
  const figure = new Intl.NumberFormat([lang, 'en']);
  return html`<section class="board" id="board" data-slug="${slug}" data-to="${site.publicUrl}/graphql">
    <h2>${say('board')}</h2>
    <ol>
      ${scores.map(({ name, score }) => html`<li><bdi>${name}</bdi> <b>${figure.format(score)}</b></li>`)}
    </ol>
    <p class="none">${say('noScores')}</p>
    <p class="hint">${say('unverified')}</p>
  </section>`;
}

/** Below the game, where a round ends: its script shows it then. `away`: what it says where the service does not answer. */
export function scoreForm(say: (word: keyof Words) => Content, away: string): Markup {
  return html`<form class="score" id="score" data-away="${away}" hidden>
    <p role="status">${say('yourScore')}: <b></b></p>
    <label>${say('yourName')} <input name="name" maxlength="${LONGEST_NAME}" autocomplete="nickname" required /></label>
    <button class="tool" type="submit">${say('addScore')}</button>
    <p class="bad" role="alert" hidden></p>
  </form>`;
}

/**
 * The script of the leaderboard. `PLAYER` hands on that a round began or ended; the ticket of a round says when it began,
 * and one that comes too late is no ticket. What the service says is shown as text. A score that was taken is shown on the
 * list, below the first ten where its place is, and the focus goes there: the form that had it is gone.
 */
export const BOARD = `(()=>{"use strict";
const board=document.querySelector("#board");
if(!board)return;
const form=document.querySelector("#score"),list=board.querySelector("ol"),bad=form.querySelector(".bad"),own=form.querySelector("b"),name=form.elements.name,button=form.querySelector("button");
const {slug,to}=board.dataset,figure=new Intl.NumberFormat(document.documentElement.lang);
let ticket=null,score=0,asked=0,round=0;
const ask=async(query,input)=>(await(await fetch(to,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({query,variables:{input}})})).json());
try{name.value=localStorage.getItem("player")??""}catch{}
document.querySelector(".stage").addEventListener("round",async({detail})=>{
if(detail.type==="start"){
form.hidden=true;ticket=null;
const now=performance.now();
if(asked&&now-asked<2e3)return;
asked=now;const mine=++round;
try{const {data}=await ask("mutation($input:StartRoundInput!){startRound(input:$input){ticket}}",{slug});if(mine===round)ticket=data?.startRound?.ticket??null}catch{}
return}
if(!ticket||!Number.isFinite(detail.score)||detail.score<1)return;
score=Math.floor(detail.score);own.textContent=figure.format(score);bad.hidden=true;form.hidden=false;if(!document.fullscreenElement)form.scrollIntoView({block:"nearest"})});
form.addEventListener("submit",async event=>{
event.preventDefault();
if(!ticket||button.disabled)return;
button.disabled=true;bad.hidden=true;
try{
const {data,errors}=await ask("mutation($input:SubmitScoreInput!){submitScore(input:$input){rank scores{nodes{name score}}userErrors{message}}}",{slug,ticket,name:name.value,score});
const done=data?.submitScore,wrong=done?.userErrors[0]?.message??errors?.[0]?.message;
if(wrong){bad.textContent=wrong;bad.hidden=false}
else{
ticket=null;form.hidden=true;
try{localStorage.setItem("player",name.value)}catch{}
const mine=name.value.normalize("NFC").replace(/\\s+/gu," ").trim(),rows=done.scores.nodes,listed=rows.some(each=>each.name===mine);
list.replaceChildren(...(listed?rows:[...rows,{name:mine,score,place:done.rank}]).map(each=>{
const item=document.createElement("li"),who=document.createElement("bdi"),points=document.createElement("b");
if(each.place)item.value=each.place;
if(each.name===mine)item.className="own";
who.textContent=each.name;points.textContent=figure.format(each.score);item.append(who," ",points);return item}));
board.tabIndex=-1;board.focus({preventScroll:true});board.scrollIntoView({block:"center"})}
}catch{bad.textContent=form.dataset.away;bad.hidden=false}
button.disabled=false});
})();`;
