/** The report as one HTML page: goals, table, and a card a prompt with its pictures and its reading. No script, nothing from elsewhere. */
import { html } from '../../../src/generation/package/embed.js';
import { allowed, type Goal, type Pair, type Row } from './summary.js';
import { STYLE } from './style.js';

export interface Report {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly goals: readonly Goal[];
  readonly pairs: readonly Pair[];
  /** prompt id → data URLs */
  readonly shots: ReadonlyMap<string, { readonly title: string; readonly play: string }>;
}

const PROMPT_SHOWN = 400;
const mark = (met: boolean | undefined): string =>
  met === undefined ? '<td class="none">–</td>' : `<td class="${met ? 'yes' : 'no'}">${met ? 'yes' : 'no'}</td>`;
const list = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join('');
const all = (answers: readonly (boolean | undefined)[]): boolean | undefined => {
  const known = answers.filter((answer) => answer !== undefined);
  return known.length === 0 ? undefined : known.every(Boolean);
};

export function reportPage(report: Report): string {
  const { name, rows, goals, pairs } = report;
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Composer: ${html(name)}</title><style>${STYLE}</style></head>\n<body>\n` +
    `<h1>The composer on ${rows.length} prompts: ${html(name)}</h1>\n` +
    `<table><tr><th>goal</th><th>wanted</th><th>found</th><th>met</th></tr>${goals
      .map(
        (goal) =>
          `<tr><td>${html(goal.name)}</td><td>${html(goal.wanted)}</td><td>${html(goal.found)}</td>${mark(goal.met)}</tr>`,
      )
      .join('\n')}</table>\n` +
    `<h2>All prompts</h2>\n<table class="all"><tr>${['prompt', 'made', 'kind', 'right', 'language', 'cast on screen', 'numbers, rules', 'judge lines', 'bot won', 'frames/s', 'ms a frame', 'KB', 'ms', 'errors', 'requests'].map((head) => `<th>${head}</th>`).join('')}</tr>\n` +
    `${rows.map(tableRow).join('\n')}</table>\n` +
    `<h2>First frames of one kind</h2>\n<p>The part of the pixels that visibly differ.</p><ul class="pairs">${list(
      pairs.map(
        ({ a, b, kind, part }) =>
          `<span class="${part >= 0.4 ? 'yes' : 'no'}">${(part * 100).toFixed(0)} %</span> ${kind}: ${a}, ${b}`,
      ),
    )}</ul>\n` +
    `<h2>One by one</h2>\n${rows.map((row) => card(row, report)).join('\n')}\n</body></html>\n`
  );
}

function tableRow({ made, comparison, seen, judged }: Row): string {
  const { prompt, game, refused } = made;
  const looked = judged.filter(({ found }) => found && found.verdict !== 'unseen');
  const cells = [
    mark(allowed(made)),
    `<td>${game ? game.design.genre : refused ? `refused, ${refused.status}` : 'failed'}</td>`,
    mark(comparison?.kind),
    mark(comparison?.language),
    mark(all(comparison?.cast.map(({ inDesign, onScreen }) => onScreen ?? inDesign) ?? [])),
    mark(all(comparison?.rules.map(({ kept }) => kept) ?? [])),
    `<td>${looked.filter(({ found }) => found?.verdict === 'met').length}/${looked.length} of ${judged.length}</td>`,
    mark(game ? game.won !== undefined : undefined),
    ...[
      seen?.framesPerSecond.toFixed(0),
      seen?.frameMilliseconds.toFixed(1),
      game && (game.bytes / 1024).toFixed(0),
      game?.milliseconds.toFixed(0),
      seen?.errors.length,
      seen?.requests.length,
    ].map((value) => `<td class="n">${value ?? ''}</td>`),
  ];
  return `<tr><td><a href="#${prompt.id}">${prompt.id}</a> ${html(prompt.text.slice(0, 60))}</td>${cells.join('')}</tr>`;
}

function card(row: Row, { shots }: Report): string {
  const { made, comparison, seen, unseen, judged } = row;
  const { prompt, game, refused, failed } = made;
  const shot = shots.get(prompt.id);
  const more = prompt.text.length > PROMPT_SHOWN ? ` … (${prompt.text.length} characters)` : '';
  return (
    `<section id="${prompt.id}"><h3>${prompt.id}: ${html(game?.design.title ?? (refused ? `refused, ${refused.status}` : 'failed'))}</h3>` +
    `<blockquote dir="auto">${html(prompt.text.slice(0, PROMPT_SHOWN))}${more}</blockquote>` +
    (shot ? `<p class="shots"><img src="${shot.title}" alt="title"><img src="${shot.play}" alt="play"></p>` : '') +
    `<ul>${list(
      [
        refused && html(refused.message),
        failed && `<b class="no">${html(failed)}</b>`,
        unseen && `<b class="no">${html(unseen)}</b>`,
        ...(game ? reading(game) : []),
        ...(comparison?.cast.map(
          ({ role, any, inDesign, onScreen }) =>
            `${verdict(onScreen ?? inDesign)} ${role}: ${html(any.join(' or '))}${inDesign && onScreen === false ? ' (in the design, not seen)' : ''}`,
        ) ?? []),
        ...(comparison?.rules.map(({ what, kept }) => `${verdict(kept)} ${html(what)}`) ?? []),
        ...(seen
          ? [...seen.errors, ...seen.requests, ...seen.leaked].map((text) => `<b class="no">${html(text)}</b>`)
          : []),
      ].filter((line) => typeof line === 'string'),
    )}</ul>` +
    `<ol>${list(judged.map(({ line, found }) => `${html(line)} — ${found ? `${verdict(found.verdict === 'unseen' ? undefined : found.verdict === 'met')} ${html([found.by, found.note].filter(Boolean).join(': '))}` : 'not looked at'}`))}</ol></section>`
  );
}

const verdict = (met: boolean | undefined): string =>
  met === undefined ? '<b>not looked at</b>' : met ? '<b class="yes">met</b>' : '<b class="no">not</b>';

/** How the prompt was read, as the player would be told. */
function reading({ design, won, again }: NonNullable<Row['made']['game']>): string[] {
  const names = (actors: readonly { name: string; from: string }[]): string =>
    actors.map(({ name, from }) => (from === 'prompt' ? `<b>${html(name)}</b>` : html(name))).join(', ');
  const { cast, theme } = design;
  return [
    `${design.genre}${design.askedGenre ? ` for ${design.askedGenre}` : ''}, ${design.lang}, ${theme.id}, ${theme.time}, ${theme.weather}, ${theme.mood}, ${design.difficulty}`,
    `hero ${names([cast.hero])}; enemies ${names(cast.enemies)}; items ${names(cast.items)}${cast.goal ? `; goal ${names([cast.goal])}` : ''}${cast.obstacles.length > 0 ? `; obstacles ${names(cast.obstacles)}` : ''}${cast.projectile ? `; projectile ${names([cast.projectile])}` : ''}`,
    `“${html(design.tagline)}” ${html(design.texts.goal ?? '')}`,
    `rules: ${design.rules.map((rule) => `${rule.rule}${'n' in rule ? ` ${rule.n}` : 'seconds' in rule ? ` ${rule.seconds}` : ''}`).join(', ') || 'none'}`,
    ...(design.ignored.length > 0 ? [`not understood: ${html(design.ignored.join(' · '))}`] : []),
    `${html(won ?? 'the bot did not win')}${again ? ', after another try' : ''}`,
  ];
}
