/**
 * The first script of every page, before anything of the game. WebRTC reaches the network in spite of every policy, so it is taken away; storage
 * throws in a sandbox, so it gets a stand-in; chance comes from the seed; errors are told to the host, the browser's own
 * notices (of a ResizeObserver), which carry none, are not.
 */
export function prelude(seed: number): string {
  return `(()=>{"use strict";
for(const n of ["RTCPeerConnection","webkitRTCPeerConnection","RTCDataChannel"])try{Object.defineProperty(window,n,{value:undefined,writable:false,configurable:false})}catch{}
const shelf=()=>{const m=new Map;return{getItem:k=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:k=>{m.delete(String(k))},clear:()=>m.clear(),key:i=>[...m.keys()][i]??null,get length(){return m.size}}};
for(const n of ["localStorage","sessionStorage"]){let ok=false;try{ok=!!window[n]}catch{}if(!ok)try{Object.defineProperty(window,n,{value:shelf(),configurable:true})}catch{}}
let s=${seed >>> 0};Math.random=()=>{s=s+0x9e3779b9|0;let z=s^s>>>16;z=Math.imul(z,0x21f0aaad);z^=z>>>15;z=Math.imul(z,0x735a2d97);return((z^z>>>15)>>>0)/4294967296};
const tell=e=>{try{parent!==window&&parent.postMessage({gp:1,type:"error",message:String(e).slice(0,300)},"*")}catch{}};
addEventListener("error",e=>{e.error&&tell(e.message)});addEventListener("unhandledrejection",e=>tell(e.reason));
})();`;
}
