/** What every page of operators starts and ends with: the house's header and colours, the sections, and a table's style. */
import { html, type Content } from '../http/html.js';
import { HOUSE } from '../public/accent.js';
import { makePage, MARK, type Page } from '../public/document.js';

const SECTIONS = [
  ['/admin', 'Overview'],
  ['/admin/runs', 'Runs'],
  ['/admin/users', 'Users'],
  ['/admin/games', 'Games'],
  ['/admin/reports', 'Reports'],
  ['/admin/audit', 'Audit log'],
] as const;
export type Section = (typeof SECTIONS)[number][0];

const DESCRIPTION = 'Gamewright for operators: runs, accounts, games, reports and the audit log.';

export interface AdminPage {
  readonly title: string;
  readonly section: Section;
  /** what the operator is signed in as */
  readonly operator: string;
  readonly content: Content;
}

export function adminPage({ title, section, operator, content }: AdminPage): Page {
  const link = ([path, name]: (typeof SECTIONS)[number]) =>
    html`<li>
      <a class="chip" href="${path}" ${path === section && html` aria-current="true"`}>${name}</a>
    </li>`;
  return makePage({
    lang: 'en',
    title: `${title} · Operators · Gamewright`,
    palette: HOUSE,
    head: html`<meta name="robots" content="noindex" /><meta name="description" content="${DESCRIPTION}" />`,
    body: html`<header class="top">
        <a class="brand" href="/">${MARK}Gamewright</a>
        <span class="who">${operator}</span>
      </header>
      <main class="wrap admin">
        <nav aria-label="Operators">
          <ul class="chips">
            ${SECTIONS.map(link)}
          </ul>
        </nav>
        <h1>${title}</h1>
        ${content}
        <p class="hint end">All times are UTC.</p>
      </main>`,
    form: true,
    sheet: SHEET,
  });
}

const SHEET = `
.who{margin-inline-start:auto;min-width:0;color:var(--dim);font-size:.92rem;text-align:end}
.admin nav{margin:1.2rem 0 1.6rem}
.admin h1{font-size:clamp(1.6rem,3.4vw,2.2rem);margin:0 0 1.2rem}
.admin h2{margin:2.2rem 0 .7rem}.admin h3{font-size:1rem;margin:1.2rem 0 .5rem}
.admin p{max-width:70ch}
.admin table{font-size:.95rem;overflow-wrap:normal}
.admin .long{overflow-wrap:anywhere;min-width:8rem}
.admin td{vertical-align:top}
.admin td,.admin thead th{padding:.55rem 1rem .55rem 0}
.admin td:last-child{padding-inline-end:0}
.admin .number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.admin time,.admin .short{white-space:nowrap}
.admin code{display:inline;padding:.1rem .35rem;margin:0;font-size:.85rem;border-radius:6px;text-align:start;user-select:auto}
.admin .facts{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.4rem;margin:0 0 1rem;font-size:1rem;color:var(--ink)}
.admin .facts dt{color:var(--dim)}
.admin .facts dd{margin:0}
.admin .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,50% - .4rem),1fr));gap:.8rem;margin:0 0 1rem;padding:0;list-style:none}
.admin .tiles li{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:.8rem 1.1rem 1rem}
.admin .tiles b{display:block;font:750 1.7rem/1.2 var(--round);font-variant-numeric:tabular-nums}
.admin .tiles span{color:var(--dim);font-size:.92rem}
.admin .state{font-weight:650}
.admin div.bad{margin:0 0 1rem}.admin div.bad>*{margin:0;max-width:none}.admin div.bad ul{padding-inline-start:1.2rem;font-weight:400}
.admin .each{display:block}
.admin .good,.admin .bad{padding:.7rem 1rem;border-radius:12px;border:1px solid var(--line-accent);background:var(--card)}
.admin .bad{border-color:currentColor;font-weight:650}
.admin .ask{margin:0 0 1rem}
.ask input{min-width:0;min-height:44px;padding:.3rem .8rem;font:inherit;font-size:1rem;color:var(--ink);background:var(--card);border:1px solid var(--dim);border-radius:12px}
.admin .none{margin:0 0 1rem;font-size:1rem}.admin thead th:last-child{padding-inline-end:0}.admin .parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:0 2.5rem}.admin .hint{color:var(--dim);font-size:.95rem;margin:0}.admin .hint.end{margin-block-start:2rem}
.admin .ask p{margin:.6rem 0 0}
.admin .find{justify-content:start;margin:0 0 1.2rem}.admin .find form{flex:1 1 auto}.admin .find input{flex:1 1 14rem;max-width:24rem}.admin .find select{flex:0 1 auto}
.admin .more{justify-content:start;margin:1.2rem 0 3rem}
.admin>:last-child{margin-block-end:3.5rem}
@media(max-width:640px){.admin .facts{grid-template-columns:1fr;gap:0}.admin .facts dd{margin:0 0 .6rem}.admin table:not(.parts *){display:block}
.admin thead:not(.parts *){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.admin tbody:not(.parts *){display:block}
.admin tr:not(.parts *){display:block;border-top:1px solid var(--line);padding:.7rem 0}
.admin td:not(.parts *){display:grid;grid-template-columns:6.25rem minmax(0,1fr);gap:.9rem;border:0;padding:.15rem 0;text-align:start;overflow-wrap:anywhere}
.admin td:not(.parts *)::before{content:attr(data-label);color:var(--dim);white-space:normal}.admin td:not(.parts *):has(>:empty){display:none}}
`.replaceAll('\n', '');
