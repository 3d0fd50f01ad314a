import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Detail } from '../graphql/client.js';
import { useMessages } from '../messages/index.js';
import type { PublicationForm } from './publication-form.js';

type TextField = { [K in keyof PublicationForm]: PublicationForm[K] extends string ? K : never }[keyof PublicationForm];

export interface PublicationFieldsProps {
  readonly form: PublicationForm;
  readonly onChange: (form: PublicationForm) => void;
  /** what the server refused, by path */
  readonly details: readonly Detail[];
}

/** Title, description and controls first; what search engines are told is folded away. */
export function PublicationFields({ form, onChange, details }: PublicationFieldsProps) {
  const { publish: texts } = useMessages();
  const field = (name: TextField, props: Partial<TextInputProps> = {}) => (
    <TextInput
      key={name}
      label={texts.fields[name]}
      hint={texts.hints[name]}
      value={form[name]}
      problem={problemOf(details, name)}
      onInput={(value) => onChange({ ...form, [name]: value })}
      {...props}
    />
  );
  const bySearch = SEARCH_FIELDS.some((name) => problemOf(details, name) !== undefined);
  return (
    <div class="stack">
      {field('title', { required: true, max: 120 })}
      {field('description', { required: true, rows: 4, max: 5_000 })}
      {field('controls', { rows: 4 })}
      <details class="fold" open={bySearch}>
        <summary>{texts.search}</summary>
        <div class="stack">
          {field('slug', { max: 64 })}
          {field('metaTitle', { max: 120 })}
          {field('metaDescription', { rows: 2, max: 320 })}
          {field('keywords', { rows: 3 })}
          {field('genre', { max: 60 })}
          {field('playMode', { max: 60 })}
          {field('language', { max: 35 })}
          {field('howToPlay', { rows: 3, max: 3_000 })}
          {field('faq', { rows: 4 })}
          {field('ogImageAlt', { max: 300 })}
          <label class="choice">
            <input
              type="checkbox"
              checked={form.noindex}
              onChange={(event) => onChange({ ...form, noindex: event.currentTarget.checked })}
            />
            <span>
              <strong>{texts.fields.noindex}</strong>
              <span class="dim small">{texts.hints.noindex}</span>
            </span>
          </label>
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

/** `seoContent.keywords[2]` is about `keywords`. */
function problemOf(details: readonly Detail[], name: string): string | undefined {
  const found = details.find(({ path }) => {
    const [first, second] = typeof path === 'string' ? path.replace(/\[\d+\]/gu, '').split('.') : [];
    return first === name || ((first === 'seoContent' || first === 'seo') && second === name);
  });
  return typeof found?.['message'] === 'string' ? found['message'] : undefined;
}

interface TextInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onInput: (value: string) => void;
  readonly required?: boolean;
  /** more than one line */
  readonly rows?: number;
  readonly max?: number;
}

function TextInput({ label, hint, value, problem, onInput, required = false, rows, max }: TextInputProps) {
  const id = useId();
  const shared = {
    id,
    value,
    required,
    ...(max === undefined ? {} : { maxLength: max }),
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
