/**
 * The script of the pages of documentation: tabs, copy buttons, and in `search-script.ts` the search. The pages are whole
 * without it. It makes elements one by one and never parses markup, and it asks the network for nothing: the policy
 * allows neither.
 */
import { SEARCH } from './search-script.js';

/** What the tab that was chosen last is kept under. */
const KEPT = 'docs:tab';

/** Blocks of code get their tabs and buttons as they come near the window: there are some hundred on a page, and few are read. */
const NEAR = `
const make=(name,props={},...inside)=>{const made=document.createElement(name);for(const [key,value] of Object.entries(props))key in made?made[key]=value:made.setAttribute(key,value);made.append(...inside);return made};
const said=make("p",{className:"hidden",role:"status"});document.body.append(said);
const near=new IntersectionObserver(seen=>{
  for(const {isIntersecting,target} of seen)if(isIntersecting){
    near.unobserve(target);
    if(target.matches(".calls")){addTabs(target);for(const panel of target.querySelectorAll(":scope>.code"))addCopy(panel)}else addCopy(target)}},{rootMargin:"100%"});
for(const block of document.querySelectorAll(".calls,figure.code"))near.observe(block);
`;

const TABS = `
let chosen=null;
try{chosen=localStorage.getItem("${KEPT}")}catch{}
let count=0;
const groups=[];
const addTabs=box=>{
  const panels=[...box.querySelectorAll(":scope>.code")];
  const list=make("div",{className:"tabs",role:"tablist","aria-label":box.dataset.label});
  const tabs=panels.map(panel=>{
    panel.id="calls-"+ ++count;
    const tab=make("button",{type:"button",role:"tab",id:"tab-"+count,textContent:panel.dataset.tab,"aria-controls":panel.id});
    panel.setAttribute("role","tabpanel");panel.setAttribute("aria-labelledby",tab.id);
    return tab});
  list.append(...tabs);box.prepend(list);
  const show=name=>{
    const at=panels.findIndex(panel=>panel.dataset.tab===name);
    if(at<0)return;
    panels.forEach((panel,index)=>{panel.hidden=index!==at});
    tabs.forEach((tab,index)=>{tab.setAttribute("aria-selected",String(index===at));tab.tabIndex=index===at?0:-1})};
  const choose=tab=>{
    const was=list.getBoundingClientRect().top;
    chosen=tab.textContent;
    for(const group of groups)group.show(chosen);
    scrollBy({top:list.getBoundingClientRect().top-was,behavior:"instant"});
    try{localStorage.setItem("${KEPT}",chosen)}catch{}};
  list.addEventListener("click",event=>{const tab=event.target.closest("[role=tab]");if(tab)choose(tab)});
  list.addEventListener("keydown",event=>{
    const at=tabs.indexOf(document.activeElement);
    const to={ArrowRight:at+1,ArrowLeft:at-1,Home:0,End:tabs.length-1}[event.key];
    if(at<0||to===undefined)return;
    event.preventDefault();
    const tab=tabs.at(to%tabs.length);
    tab.focus();choose(tab)});
  show(panels[0].dataset.tab);
  if(chosen!==null)show(chosen);
  box.classList.add("ready");
  groups.push({show})};
`;

/** A page over plain HTTP that is not this machine has no clipboard for scripts; there the text is selected instead. */
const COPY = `
const addCopy=figure=>{
  const code=figure.querySelector("pre");
  const name=(figure.dataset.tab?figure.parentElement.dataset.label+", "+figure.dataset.tab:figure.querySelector("figcaption").textContent);
  const button=make("button",{type:"button",className:"copy",textContent:"Copy","aria-label":"Copy: "+name});
  let back;
  const tell=text=>{button.textContent=text;said.textContent=text;clearTimeout(back);back=setTimeout(()=>{button.textContent="Copy";said.textContent=""},2e3)};
  button.addEventListener("click",()=>{
    const select=()=>{getSelection().selectAllChildren(code);tell("Selected")};
    if(navigator.clipboard)navigator.clipboard.writeText(code.textContent).then(()=>tell("Copied"),select);else select()});
  figure.append(button)};
`;

export const SCRIPT = `(()=>{"use strict";${NEAR}${TABS}${COPY}${SEARCH}})();`;
