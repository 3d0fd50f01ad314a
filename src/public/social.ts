/**
 * The script of what surrounds a game: a like, which needs an account (the cookie goes along to our own origin; the game's
 * frame has another and can't reach it), and its address for others. Which games this browser liked it keeps itself, so
 * that the page is the same for everybody and can be cached.
 */
export const SOCIAL = `(()=>{"use strict";
const $=s=>document.querySelector(s),like=$("#like"),share=$("#share");
if(like){
const {slug}=like.dataset,key="liked:"+slug;
const show=on=>like.setAttribute("aria-pressed",String(on));
let kept=null;try{kept=localStorage.getItem(key)}catch{}
show(kept!==null);like.hidden=false;
like.addEventListener("click",async()=>{
if(like.getAttribute("aria-busy"))return;
const liked=like.getAttribute("aria-pressed")!=="true";
like.setAttribute("aria-busy","true");
try{
const answer=await fetch(like.dataset.to,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({query:"mutation($input:LikeGameInput!){likeGame(input:$input){game{likes}}}",variables:{input:{slug,liked}}})});
const {data,errors}=await answer.json();
const refused=errors?.[0]?.extensions;
if(refused?.status===401||refused?.code==="account_required")$("#sign-in").hidden=false;
if(data?.likeGame?.game){
show(liked);$("#likes").textContent=String(data.likeGame.game.likes);
if(liked)localStorage.setItem(key,"1");else localStorage.removeItem(key)}
}catch{}
like.removeAttribute("aria-busy")})}
if(share&&(navigator.share||navigator.clipboard)){
share.hidden=false;
const {url,title,copied}=share.dataset,said=share.querySelector("span"),text=said.textContent;
share.addEventListener("click",async()=>{
try{
if(navigator.share)await navigator.share({title,url});
else{await navigator.clipboard.writeText(url);said.textContent=copied;setTimeout(()=>{said.textContent=text},2500)}
}catch{}})}
})();`;
