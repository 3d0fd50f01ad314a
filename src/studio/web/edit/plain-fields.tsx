/** Fields of a text, a number, one of several, yes or no. */
import { useMessages } from '../messages/index.js';
import { FieldFrame, toldOf, type FieldProps } from './field-frame.js';
import { PutBack } from './put-back.js';

const described = ({ id, problem }: FieldProps, hint?: string) => ({
  'aria-invalid': problem !== undefined,
  ...((problem ?? hint) === undefined ? {} : { 'aria-describedby': toldOf(id) }),
});

/** One line. `own`: the game says something of its own where it is empty. */
export function TextField({ own = false, ...props }: FieldProps & { readonly own?: boolean }) {
  const { edit } = useMessages();
  return (
    <FieldFrame {...props}>
      <input
        id={props.id}
        type="text"
        dir="auto"
        autocomplete="off"
        value={props.value}
        placeholder={own ? edit.own : ''}
        {...described(props)}
        onInput={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** A whole number; empty is the game's own. */
export function NumberField(props: FieldProps & { readonly least: number; readonly most: number }) {
  const { edit } = useMessages();
  const hint = edit.bounds(props.least, props.most);
  return (
    <FieldFrame {...props} hint={hint}>
      <input
        id={props.id}
        type="number"
        inputmode="numeric"
        min={props.least}
        max={props.most}
        step={1}
        value={props.value}
        placeholder={edit.own}
        {...described(props, hint)}
        onInput={({ currentTarget }) => {
          // half of a number ("-") has no value yet: what stands there is not the game's own
          if (!currentTarget.validity.badInput) props.onChange(currentTarget.value);
        }}
      />
    </FieldFrame>
  );
}

/** One of a few. */
export function ChoiceField({ options, ...props }: FieldProps & { readonly options: readonly string[] }) {
  const { game } = useMessages();
  return (
    <FieldFrame {...props}>
      <select
        id={props.id}
        value={props.value}
        {...described(props)}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {game.plain(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A rule that the game keeps or not. */
export function SwitchField(props: FieldProps) {
  const { id, label, value, changed, problem, onChange, onBack } = props;
  return (
    <div class={changed ? 'edit-switch changed' : 'edit-switch'}>
      <div class="edit-label">
        <label class="choice">
          <input
            id={id}
            type="checkbox"
            checked={value === 'true'}
            {...described(props)}
            onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
          />
          <span>{label}</span>
        </label>
        {changed && <PutBack label={label} field={id} onBack={onBack} />}
      </div>
      {problem !== undefined && (
        <p id={toldOf(id)} class="bad small">
          {problem}
        </p>
      )}
    </div>
  );
}
