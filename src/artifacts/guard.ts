/**
 * What stands in front of a game in a frame, before any script of its own. Headers hold all of a game but WebRTC, which
 * only Chromium's do; what a generator wrote into the game is no defence, since games of models are hostile.
 */
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { AS_TAB } from './audience.js';

/**
 * A template with this attribute becomes a shadow tree while it is parsed, closed to every script: the one place where a
 * frame would escape the guard. An attribute's name cannot be written by character references.
 */
const SHADOW = 'shadowrootmode';
const HARMLESS = 'shadowrootnone';

/**
 * In a tab of its own: nothing of the game is parsed, and the page around it is asked for (`audience.ts`).
 *
 * In a frame: WebRTC's constructors go for good. A frame within would bring them anew: `srcdoc` is held by no policy
 * (`frame-src` neither, in Chromium and Firefox), and its document has its own globals. So a frame is taken out before the
 * task ends in which it came in, while its document takes another one to load. An observer sees the whole tree of the
 * document, and that of each shadow root that a script attaches, but not those of the parser: the attribute for them is
 * renamed in the bytes (`disableParserShadowRoots`) and in `document.write`, which may not end within it either, for the document
 * to go on with the rest; methods that parse it are gone.
 *
 * What a game may redefine is taken before it runs, and called by `apply`; options have no prototype to be added to.
 */
const GUARD = `(()=>{"use strict";
if(top===window){document.write("<plaintext hidden>");location.replace(location.pathname+(location.search?location.search+"&":"?")+"${AS_TAB}");return}
const {apply}=Reflect,{defineProperty,getOwnPropertyNames}=Object,Observer=MutationObserver,{observe}=Observer.prototype,{remove,attachShadow}=Element.prototype,{toLowerCase,includes,endsWith,slice}=String.prototype;
const fix=(owner,name,value)=>{try{defineProperty(owner,name,{value,writable:false,configurable:false})}catch{}};
for(const name of getOwnPropertyNames(window))if(/^(webkit|moz)?RTC/.test(name))fix(window,name,undefined);
for(const owner of [Document,Document.prototype,DocumentFragment.prototype,Element.prototype,ShadowRoot.prototype])for(const name of getOwnPropertyNames(owner))if(/HTMLUnsafe$/.test(name))fix(owner,name,undefined);
const watch=(root,find)=>{apply(observe,new Observer(()=>{for(let frame;frame=apply(find,root,["iframe,frame,fencedframe"]);)apply(remove,frame,[])}),[root,{__proto__:null,childList:true,subtree:true}])};
const {querySelector}=DocumentFragment.prototype;
watch(document,Document.prototype.querySelector);
fix(Element.prototype,"attachShadow",function(init){
const {mode,delegatesFocus=false,slotAssignment="named"}=init,root=apply(attachShadow,this,[{__proto__:null,mode,delegatesFocus,slotAssignment}]);
watch(root,querySelector);
return root});
for(const name of ["write","writeln"]){
const native=Document.prototype[name];
fix(Document.prototype,name,function(...parts){
let text="";
for(let i=0;i<parts.length;i++)text+=parts[i];
const low=apply(toLowerCase,text,[]);
if(apply(includes,low,["${SHADOW}"]))return;
for(let n=1;n<${SHADOW.length};n++)if(apply(endsWith,low,[apply(slice,"${SHADOW}",[0,n])])){text+=" ";break}
apply(native,this,[text])})}
})();`;

/** Of the guard, in the validators of what it stands in front of. */
export const GUARD_TAG = createHash('sha256').update(GUARD).digest('hex').slice(0, 8);

/**
 * The bytes in front of a guarded document. With the doctype, since one that comes later counts no more: a document
 * without one is laid out as if it had it. A parser has opened the head by now, and takes the document's own doctype,
 * `<html>` and `<head>` in its stride.
 */
export const GUARD_PREFIX = `<!doctype html><script>${GUARD}</script>`;

const MARK = '\u00ef\u00bb\u00bf';

/**
 * A document's bytes, as many as come in, without shadow trees that the parser makes. A byte order mark gives way to
 * spaces: behind the guard it would be text, and the head would end at it.
 */
export function disableParserShadowRoots(): Transform {
  // a byte a character, so that every other byte leaves as it came
  let held = '';
  let first = true;
  const disabled = (text: string): string => text.replace(new RegExp(SHADOW, 'gi'), HARMLESS);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held += chunk.toString('latin1');
      if (held.length < SHADOW.length) return done();
      if (first && held.startsWith(MARK)) held = held.replace(MARK, '   ');
      first = false;
      const text = disabled(held);
      // what may be the beginning of the word waits for the rest
      held = text.slice(1 - SHADOW.length);
      done(null, Buffer.from(text.slice(0, 1 - SHADOW.length), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'));
    },
  });
}
