/** The models on the first page of operators: which one fails, since when, how, and what users got instead. */
import { html, type Content } from '../http/html.js';
import type { BreakerState, Figure, ModelState } from '../operators/operators.model.js';
import { named, OUTCOMES, UNANSWERED } from './names.js';
import { counted, table, time } from './parts.js';

const BREAKERS: Readonly<Record<BreakerState, string>> = {
  closed: 'In use',
  open: 'Resting',
  half_open: 'Being tried again',
};

/** One failure is nothing to be told of above everything else; a model may fail so often in a row. */
const MOST_FAILURES = 3;

/** The models that no longer answer, for the top of the page. */
export function silentModels(models: readonly ModelState[]): Content {
  const silent = models.filter(
    ({ failingSince, breaker, failures, answered, calls }) =>
      failingSince && (breaker !== 'closed' || failures >= MOST_FAILURES || (answered === 0 && calls >= MOST_FAILURES)),
  );
  if (silent.length === 0) return null;
  return html`<div class="bad">
    <p>${counted(silent.length, 'A model gives', `${silent.length} models give`)} no usable answer:</p>
    <ul>
      ${silent.map(
        ({ provider, model, failingSince, outcomes }) =>
          html`<li>
            <a href="#models">${provider} / ${model}</a> since
            ${failingSince && time(failingSince)}${
              outcomes[0] && `: ${OUTCOMES[outcomes[0].outcome]} (${outcomes[0].count})`
            }
          </li>`,
      )}
    </ul>
  </div>`;
}

export function modelsPart(models: readonly ModelState[], figures: readonly Figure[]): Content {
  const columns = [
    { name: 'Model' },
    { name: 'State' },
    { name: 'Last answer' },
    { name: 'Calls', number: true },
    { name: 'Answers used', number: true },
    { name: 'Not answered' },
    { name: 'Cost', number: true },
  ] as const;
  const rows = models.map((model): Content[] => [
    `${model.provider} / ${model.model}`,
    stateOf(model),
    lastAnswer(model),
    model.calls,
    model.answered,
    listed(model.outcomes.map(({ outcome, count }) => `${OUTCOMES[outcome]} (${count})`)),
    `$${model.dollars.toFixed(2)}`,
  ]);
  const instead = figures.filter(({ group }) => group === 'unanswered');
  return html`<h2 id="models">Models</h2>
    ${table(columns, rows, 'No model has been called in the last 24 hours. The built-in composer needs none.')}
    ${
      models.length > 0 &&
      html`<h3>When a model did not answer</h3>
        ${table(
          [{ name: 'What users got' }, { name: 'Runs', number: true }],
          instead.map(({ name, value }) => [named(UNANSWERED, name), value]),
          'Every model that was called has answered.',
        )}`
    }`;
}

function stateOf({ breaker, restsUntil, failures }: ModelState): Content {
  const state = breaker === 'open' && restsUntil ? html`${BREAKERS.open} until ${time(restsUntil)}` : BREAKERS[breaker];
  return failures > 0 ? html`${state}, ${failures} ${counted(failures, 'failure', 'failures')} in a row` : state;
}

function lastAnswer({ answeredAt, failingSince }: ModelState): Content {
  if (answeredAt) return time(answeredAt);
  return failingSince ? html`None since ${time(failingSince)}` : '–';
}

const listed = (texts: readonly string[]): Content =>
  texts.length === 0 ? '–' : texts.map((text) => html`<span class="each">${text}</span>`);
