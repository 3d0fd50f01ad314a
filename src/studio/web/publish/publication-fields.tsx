import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { UserErrorPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { refusalOf } from './refusals.js';
import type { PublicationForm } from './publication-form.js';

type TextField = { [K in keyof PublicationForm]: PublicationForm[K] extends string ? K : never }[keyof PublicationForm];

export interface PublicationFieldsProps {
  readonly form: PublicationForm;
  readonly onChange: (form: PublicationForm) => void;
  /** what the server refused */
  readonly refused: readonly UserErrorPartsFragment[];
}

/** No field cuts what is pasted into it: the server tells what is too long. Title, description and controls first; what search engines are told is folded away. */
export function PublicationFields({ form, onChange, refused }: PublicationFieldsProps) {
  const { publish: texts } = useMessages();
  const field = (name: TextField, props: Partial<TextInputProps> = {}) => (
    <TextInput
      key={name}
      label={texts.fields[name]}
      hint={texts.hints[name]}
      value={form[name]}
      problem={refusalOf(refused, name, texts.items)}
      onInput={(value) => onChange({ ...form, [name]: value })}
      {...props}
    />
  );
  const choice = (name: 'noindex' | 'showAuthor' | 'showPrompt') => (
    <label class="choice" key={name}>
      <input
        type="checkbox"
        checked={form[name]}
        onChange={(event) => onChange({ ...form, [name]: event.currentTarget.checked })}
      />
      <span>
        <strong>{texts.fields[name]}</strong>
        <span class="dim small">{texts.hints[name]}</span>
      </span>
    </label>
  );
  const bySearch = SEARCH_FIELDS.some((name) => refusalOf(refused, name, texts.items) !== undefined);
  return (
    <div class="stack">
      {field('title', { required: true })}
      {field('description', { required: true, rows: 4 })}
      {field('controls', { rows: 4 })}
      {choice('showAuthor')}
      {choice('showPrompt')}
      <details class="fold" open={bySearch}>
        <summary>{texts.search}</summary>
        <div class="stack">
          {field('slug')}
          {field('metaTitle')}
          {field('metaDescription', { rows: 2 })}
          {field('keywords', { rows: 3 })}
          {field('genre')}
          {field('playMode')}
          {field('language')}
          {field('howToPlay', { rows: 3 })}
          {field('faq', { rows: 4 })}
          {field('ogImageAlt')}
          {choice('noindex')}
        </div>
      </details>
    </div>
  );
}

const SEARCH_FIELDS = [
  'slug',
  'metaTitle',
  'metaDescription',
  'keywords',
  'genre',
  'playMode',
  'language',
  'howToPlay',
  'faq',
  'ogImageAlt',
] as const satisfies readonly TextField[];

interface TextInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onInput: (value: string) => void;
  readonly required?: boolean;
  /** more than one line */
  readonly rows?: number;
}

function TextInput({ label, hint, value, problem, onInput, required = false, rows }: TextInputProps) {
  const id = useId();
  const shared = {
    id,
    value,
    required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}h`,
  } as const;
  const told: ComponentChildren = problem === undefined ? hint : <span class="bad">{problem}</span>;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows === undefined ? (
        <input {...shared} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={rows} onInput={(event) => onInput(event.currentTarget.value)} />
      )}
      <p id={`${id}h`} class="dim small">
        {told}
      </p>
    </div>
  );
}
