import type { ComponentChildren } from 'preact';
import { PutBack } from './put-back.js';

/** What each field of the form has, whatever it is filled in with. */
export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly changed: boolean;
  /** why it can't be so */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBack: () => void;
}

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'changed' | 'problem' | 'onBack'> {
  readonly hint?: string | undefined;
  readonly children: ComponentChildren;
}

/** Where what is told below a field is, for `aria-describedby`. */
export const toldOf = (id: string): string => `${id}-told`;

/** A field with its name above it, what is to be known below it, and the way back where it was changed. */
export function FieldFrame({ id, label, changed, problem, hint, onBack, children }: FieldFrameProps) {
  return (
    <div class={changed ? 'field edit-field changed' : 'field edit-field'}>
      <div class="edit-label">
        <label for={id}>{label}</label>
        {changed && <PutBack label={label} field={id} onBack={onBack} />}
      </div>
      {children}
      {(problem ?? hint) !== undefined && (
        <p id={toldOf(id)} class={problem === undefined ? 'dim small' : 'bad small'}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
