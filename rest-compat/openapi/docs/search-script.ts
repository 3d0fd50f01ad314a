/**
 * A field that finds by name whatever the pages hold (`search-index.ts`), as a combobox with a list (WAI-ARIA 1.2). A hit has every word that was
 * typed; where words begin with them it comes first. What is searched is read with the first letter; the field's room is in the page.
 */
export const SEARCH = `
let read;
const index=()=>read??=JSON.parse(document.getElementById("search-index").textContent).map(one=>({...one,text:(one.title+" "+one.kind+" "+(one.more??"")).toLowerCase()}));
const MOST=12;
const field=make("input",{type:"search",id:"search",placeholder:"Search the docs",autocomplete:"off",spellcheck:false,role:"combobox","aria-label":"Search the docs","aria-expanded":"false","aria-controls":"hits","aria-autocomplete":"list","aria-keyshortcuts":"/"});
const hits=make("ul",{id:"hits",role:"listbox","aria-label":"Found",hidden:true});
const box=document.querySelector(".search");
box.append(field,make("kbd",{textContent:"/","aria-hidden":"true"}),hits);
let at=-1;
const rankOf=(one,words)=>words.reduce((sum,word)=>{
  if(!one.text.includes(word))return NaN;
  const title=one.title.toLowerCase();
  return sum+(title===word?0:title.startsWith(word)?1:title.split(/[^a-z0-9]+/).some(part=>part.startsWith(word))?2:title.includes(word)?3:4)},0);
const close=()=>{hits.hidden=true;at=-1;field.setAttribute("aria-expanded","false");field.removeAttribute("aria-activedescendant")};
const mark=to=>{
  const all=[...hits.children];
  if(!all.length)return;
  at=(to+all.length)%all.length;
  all.forEach((hit,i)=>hit.setAttribute("aria-selected",String(i===at)));
  all[at].scrollIntoView({block:"nearest"});
  field.setAttribute("aria-activedescendant",all[at].id)};
const go=href=>{close();field.blur();location.href=href;const [path,hash]=href.split("#");if(path===location.pathname&&hash)document.getElementById(hash)?.scrollIntoView({behavior:"instant"})};
const find=()=>{
  const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  hits.replaceChildren();at=-1;field.removeAttribute("aria-activedescendant");
  if(!words.length){said.textContent="";return close()}
  const ranked=index().map(one=>[rankOf(one,words),one]).filter(([rank])=>rank===rank).sort(([a],[b])=>a-b);
  const shown=ranked.slice(0,MOST);
  shown.forEach(([,one],i)=>{
    const link=make("a",{href:one.href,tabIndex:-1},make("span",{textContent:one.title}),make("small",{textContent:one.kind}));
    const hit=make("li",{id:"hit-"+i,role:"option","aria-selected":"false"},link);
    hit.addEventListener("click",event=>{if(!event.ctrlKey&&!event.metaKey&&!event.shiftKey){event.preventDefault();go(one.href)}});
    hits.append(hit)});
  box.classList.toggle("none",!shown.length);
  hits.hidden=!shown.length;
  field.setAttribute("aria-expanded",String(shown.length>0));
  said.textContent=ranked.length?ranked.length+(ranked.length===1?" result":" results"):"Nothing found"};
field.addEventListener("input",find);
field.addEventListener("focus",()=>{if(field.value)find()});
field.addEventListener("keydown",event=>{
  if(event.isComposing)return;
  const {key}=event;
  if(key==="ArrowDown"||key==="ArrowUp"){event.preventDefault();if(hits.hidden)find();mark(key==="ArrowDown"?at+1:at<0?-1:at-1)}
  else if(key==="Enter"){const hit=hits.children[Math.max(0,at)];if(hit){event.preventDefault();go(hit.firstChild.getAttribute("href"))}}
  else if(key==="Escape"){event.preventDefault();field.value="";said.textContent="";box.classList.remove("none");close()}});
document.addEventListener("click",event=>{if(!box.contains(event.target))close()});
document.addEventListener("keydown",event=>{
  if(event.key!=="/"||event.ctrlKey||event.metaKey||event.altKey||/^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName))return;
  event.preventDefault();field.focus();field.select()});
`;
