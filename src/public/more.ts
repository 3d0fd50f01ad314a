/**
 * The script of the gallery: "More games" adds the next page's games below those that are there, instead of leaving for it,
 * and puts the focus on the first of them. Where that fails, or without script, the link leads there.
 */
export const MORE = `(()=>{"use strict";
const grid=document.querySelector(".grid");
document.querySelector(".more").addEventListener("click",async event=>{
const link=event.target.closest("a[rel=next]");
if(!link||!grid||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
if(link.ariaBusy)return;
link.ariaBusy="true";
try{
const answer=await fetch(link.href);
if(!answer.ok)throw answer.status;
const page=new DOMParser().parseFromString(await answer.text(),"text/html");
const games=[...page.querySelectorAll(".grid>li")].map(game=>document.importNode(game,true));
const next=page.querySelector("a[rel=next]");
grid.append(...games);
games[0]?.querySelector("a").focus();
if(next){link.href=next.getAttribute("href");link.ariaBusy=null}else link.remove();
}catch{location.href=link.href}
})})();`;
