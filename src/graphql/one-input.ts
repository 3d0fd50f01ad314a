import { invalidField } from '../errors.js';

/**
 * The input of a mutation whose arguments moved into `input`: that object, or one of the deprecated arguments. `needed` names
 * the argument without which the old form says nothing.
 * @throws validation_failed where both forms are sent, or neither
 */
export function oneInput<Input extends object>(
  input: Input | null | undefined,
  old: { readonly [Name in keyof Input]: Input[Name] | null | undefined },
  needed: keyof Input & string,
): Input {
  const sent = Object.entries(old).find(([, value]) => value !== undefined && value !== null);
  if (input) {
    if (sent) throw invalidField(sent[0], 'invalid', `Send either input or ${sent[0]}, not both.`);
    return input;
  }
  if (old[needed] === undefined || old[needed] === null)
    throw invalidField('input', 'required', 'This field is required.');
  return old as Input;
}
