/**
 * The service worker of one public game, which plays it without a connection. It keeps three answers, the same for
 * everybody: the game's page, its picture, and the game as a frame gets it. It acts on that page alone, and where
 * the network answers, the network's answer is shown: never one of the browser's cache, whose page would ask the network
 * for the game.
 *
 * No worker answers a frame that has an origin of its own from the start (measured in Chromium 156). So in the kept page,
 * and only there, the frame's attribute allows the page's origin, and the header that was kept with the game takes it
 * away again: a document is held by both (HTML, "sandboxing flag set" of a policy container). The worker neither keeps
 * nor shows a game without that header; from the network it would come with it, too.
 */
import { coverPath, pagePath, playPath } from './game-view.js';
import type { PublicGame } from '../publications/publications.model.js';
import { KEPT } from './play.description.js';
import { SANDBOX } from './stage.js';

const OFFLINE_SANDBOX = `${SANDBOX} allow-same-origin`;

const SCRIPT = `const {page,game,cover,prefix,name,sandbox,offline,held}=KEEP;
const isHeld=answer=>answer.ok&&(answer.headers.get("content-security-policy")??"").startsWith(held+";");
const kept=async path=>caches.match(path,{cacheName:name,ignoreVary:true});
const forget=async()=>{for(const each of await caches.keys())if(each.startsWith(prefix))await caches.delete(each);await registration.unregister()};
const keepPage=async answer=>{
if(answer.ok&&(await answer.clone().text()).includes(game+'"'))await(await caches.open(name)).put(page,answer)};
addEventListener("install",event=>{skipWaiting();event.waitUntil((async()=>{
const [shown,played,picture]=await Promise.all([fetch(page,{cache:"reload"}),fetch(game+"?${KEPT}",{credentials:"omit"}),fetch(cover,{credentials:"omit"})]);
if(!isHeld(played)||!picture.ok)throw new Error("The game did not come.");
const cache=await caches.open(name);
await cache.put(game,played);await cache.put(cover,picture);await keepPage(shown)})())});
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const each of await caches.keys())if(each.startsWith(prefix)&&each!==name)await caches.delete(each);
await clients.claim()})()));
const withoutConnection=async error=>{
const answer=await kept(page);
if(!answer)throw error;
const text=(await answer.text()).replace("<html ","<html data-offline ").replace('sandbox="'+sandbox+'"','sandbox="'+offline+'"');
return new Response(text,{headers:answer.headers})};
const open=async event=>{
let answer;
try{answer=await fetch(event.request,{cache:"no-cache"})}catch(error){return withoutConnection(error)}
if(answer.status===404||answer.status===410||answer.type==="opaqueredirect")event.waitUntil(forget());
else event.waitUntil(keepPage(answer.clone()));
return answer};
const play=async()=>{const answer=await kept(game);return answer&&isHeld(answer)?answer:Response.error()};
addEventListener("fetch",event=>{
const {request}=event,{origin,pathname}=new URL(request.url);
if(request.method!=="GET"||origin!==location.origin)return;
if(pathname===page&&request.mode==="navigate"&&request.destination==="document")event.respondWith(open(event));
else if(pathname===game&&request.destination==="iframe")event.respondWith(play());
else if(pathname===cover)event.respondWith(fetch(request).catch(async error=>{const answer=await kept(cover);if(answer)return answer;throw error}))});
`;

/** Another version of the game is another script, so that browsers fetch it; `<` is written so that nothing ends a script. */
export function offlineWorker(game: Pick<PublicGame, 'slug' | 'sha256'>): string {
  const page = pagePath(game.slug);
  const prefix = `game ${page} `;
  const keep = {
    page,
    game: playPath(game),
    cover: coverPath(game.slug),
    prefix,
    name: prefix + game.sha256,
    sandbox: SANDBOX,
    offline: OFFLINE_SANDBOX,
    held: `sandbox ${SANDBOX}`,
  };
  return `"use strict";\nconst KEEP=${JSON.stringify(keep).replaceAll('<', '\\u003c')};\n${SCRIPT}`;
}
