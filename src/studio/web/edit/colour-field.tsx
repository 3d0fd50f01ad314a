import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import { toldOf, type FieldProps } from './field-frame.js';
import { PutBack } from './put-back.js';

const COLOUR = /^#[0-9a-f]{6}$/u;

/** A colour by the system's own chooser, or by its number, which counts as soon as it is whole. */
export function ColourField({ id, label, value, changed, problem, onChange, onBack }: FieldProps) {
  const { edit } = useMessages();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const type = (text: string): void => {
    setTyped(text);
    const colour = text.trim().toLowerCase();
    if (COLOUR.test(colour)) onChange(colour);
  };
  return (
    <div class={changed ? 'edit-colour changed' : 'edit-colour'}>
      <input
        id={id}
        type="color"
        value={value}
        aria-invalid={problem !== undefined}
        {...(problem === undefined ? {} : { 'aria-describedby': toldOf(id) })}
        onInput={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
      />
      <label for={id}>{label}</label>
      {changed && <PutBack label={label} field={id} onBack={onBack} />}
      <input
        type="text"
        class="edit-hex"
        dir="ltr"
        maxLength={7}
        spellcheck={false}
        autocomplete="off"
        aria-label={edit.hex(label)}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        // half a number is none: what counts is shown again
        onBlur={() => setTyped(value)}
      />
      {problem !== undefined && (
        <p id={toldOf(id)} class="bad small">
          {problem}
        </p>
      )}
    </div>
  );
}
