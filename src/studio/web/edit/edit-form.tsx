import { useEffect, useRef, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem, refusalIn } from '../parts/problem.js';
import { useSession } from '../session/session.js';
import { CastFields } from './cast-fields.js';
import { ColourField } from './colour-field.js';
import { faultsOf, fieldsOf, inputOf, type Editable, type TextName } from './edit-fields.js';
import { Fold } from './fold.js';
import { idOf, type Form, type Pointed } from './form.types.js';
import { ChoiceField, NumberField, SwitchField, TextField } from './plain-fields.js';
import { useEditDesign } from './use-edit-design.js';
import { FROM_ITS_RUN, useEdits } from './use-edits.js';

interface EditFormProps {
  readonly artifactId: string;
  readonly design: Editable;
  readonly pointed: Pointed | undefined;
}

/** First what people change first; rules, texts and colours are folded away. What is changed is kept until it is made. */
export function EditForm({ artifactId, design, pointed }: EditFormProps) {
  const messages = useMessages();
  const { edit, game, compose } = messages;
  const edits = useEdits(artifactId, design);
  const { make, making, error, refused, answer } = useEditDesign();
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const price = useSession().service?.editPrice;
  const before = fieldsOf(design);
  const faults = faultsOf(design, edits.changes);
  const count = Object.keys(edits.changes).length;

  const form: Form = {
    looks: edits.looks,
    change: edits.change,
    putBack: edits.putBack,
    valueOf: (name) => edits.edits[name] ?? before[name] ?? '',
    isChanged: (name) => name in edits.changes,
    problemOf: (name) => {
      const fault = faults[name];
      if (fault === 'bounds') {
        const { least, most } = design.numbers.find(({ rule }) => name === `numbers/${rule}`)!;
        return edit.outside(least, most);
      }
      // an empty field is told of when it is sent: whoever empties it is about to write
      if (fault) return checked ? messages.fields[fault] : undefined;
      const refusal = refused.find((each) => each.name === name && name in edits.changes);
      // that it is a colour is seen to here: what is refused of one is that writing can't be told from its ground
      if (refusal && name.startsWith('colours/')) return edit.unreadable;
      return refusal && refusalIn(messages, refusal);
    },
  };
  const field = (name: string, label: string) => ({
    key: name,
    id: idOf(name),
    label,
    value: form.valueOf(name),
    changed: form.isChanged(name),
    problem: form.problemOf(name),
    onChange: (value: string) => edits.change({ [name]: value }),
    onBack: () => edits.putBack(name),
  });
  const text = (name: TextName) => (
    <TextField {...field(name, edit.texts[name])} own={name !== 'title' && name !== 'tagline'} />
  );
  const fold = (names: readonly string[]) => ({
    changes: names.filter(form.isChanged).length,
    wrong: names.some((name) => form.problemOf(name) !== undefined),
  });
  const input = () => inputOf(artifactId, design, edits.changes);

  const toFault = (): void => {
    const field = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // what is folded away takes no focus
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  };
  useEffect(() => {
    if (checked || answer) toFault();
  }, [checked, answer]);
  // once the tab is shown: what is hidden takes no focus
  useEffect(() => {
    if (!pointed) return;
    const field = document.getElementById(idOf(`cast/${pointed.slot}/name`));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [pointed]);
  // who comes back from a run that made nothing comes for the form, which a phone has below the game
  useEffect(() => {
    if (history.state !== FROM_ITS_RUN) return;
    // after the page, which goes to its top as it comes
    requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    });
  }, []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (making || count === 0) return;
    if (Object.keys(faults).length > 0) {
      setChecked(true);
      toFault();
      return;
    }
    setChecked(false);
    const draft = { edits: edits.edits, looks: edits.looks };
    if (await make({ input: input(), draft }, edit.made)) edits.undoAll();
  };
  const { cast, numbers, switches, colours } = design;
  return (
    <form class="edit stack" ref={box} noValidate onSubmit={(event) => void submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {edit.title}
      </h2>
      <p class="dim small">{edit.lead}</p>
      {text('title')}
      <section class="stack" aria-labelledby="edit-cast">
        <h3 id="edit-cast">{edit.groups.cast}</h3>
        <CastFields form={form} cast={cast} />
      </section>
      <section aria-labelledby="edit-numbers">
        <h3 id="edit-numbers">{edit.groups.numbers}</h3>
        <div class="edit-numbers">
          <ChoiceField {...field('difficulty', game.reading.difficulty)} options={['easy', 'normal', 'hard']} />
          {numbers.map(({ rule, least, most }) => (
            <NumberField
              {...field(`numbers/${rule}`, edit.numbers[rule] ?? game.plain(rule))}
              least={least}
              most={most}
            />
          ))}
        </div>
      </section>
      {switches.length > 0 && (
        <Fold title={edit.groups.rules} {...fold(switches.map(({ rule }) => `switches/${rule}`))}>
          {switches.map(({ rule }) => (
            <SwitchField {...field(`switches/${rule}`, edit.switches[rule] ?? game.plain(rule))} />
          ))}
        </Fold>
      )}
      <Fold title={edit.groups.texts} {...fold(['tagline', 'winMessage', 'loseMessage', 'sign'])}>
        {text('tagline')}
        {text('winMessage')}
        {text('loseMessage')}
        {text('sign')}
      </Fold>
      <Fold title={edit.groups.colours} {...fold(colours.map(({ slot }) => `colours/${slot}`))}>
        {colours.map(({ slot }) => (
          <ColourField {...field(`colours/${slot}`, edit.colours[slot])} />
        ))}
      </Fold>
      <Problem error={error} refused={refused.filter(({ name }) => name === undefined || !(name in edits.changes))} />
      <div class="edit-bar">
        <p role="status">
          {count === 0 ? (
            <span class="dim">{edit.noChanges}</span>
          ) : (
            <>
              <strong>{edit.changes(count)}</strong>
              {price !== undefined && (
                <span class="dim"> · {price === 0 ? edit.free : compose.price(price, price)}</span>
              )}
            </>
          )}
        </p>
        {count > 0 && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              edits.undoAll();
              setChecked(false);
              box.current?.querySelector<HTMLElement>('input')?.focus();
            }}
          >
            {edit.undoAll}
          </button>
        )}
        <ShowCall call={() => ({ action: 'EditDesign', variables: { input: input() } })} />
        <button
          type="submit"
          class="button primary"
          {...busy(making)}
          {...(count === 0 ? { 'aria-disabled': true } : {})}
        >
          {making ? compose.making : edit.make}
        </button>
      </div>
    </form>
  );
}
