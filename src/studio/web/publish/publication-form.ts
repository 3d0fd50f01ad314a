/** The form of a publication as plain texts, and the way from a record to it and from it to an input. */
import type { PublicationPartsFragment, PublishGameInput } from '../generated/operations.js';

/** Lists are one item a line. */
export interface PublicationForm {
  readonly title: string;
  readonly description: string;
  readonly controls: string;
  readonly slug: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly keywords: string;
  readonly genre: string;
  readonly playMode: string;
  readonly language: string;
  readonly ogImageAlt: string;
  readonly howToPlay: string;
  /** question and answer, a line each; an empty line between two */
  readonly faq: string;
  readonly noindex: boolean;
  readonly showPrompt: boolean;
  readonly showAuthor: boolean;
}

/** What the game itself says, for a first publication; the prompt where it says nothing. `manifest`: of the artifact, trusted in nothing but being JSON. */
export function formFromManifest(
  title: string,
  prompt: string,
  manifest: Readonly<Record<string, unknown>>,
): PublicationForm {
  const { controls, description, language } = manifest;
  return {
    title,
    description: typeof description === 'string' && description !== '' ? description : prompt,
    controls: Array.isArray(controls) ? controls.filter((line) => typeof line === 'string').join('\n') : '',
    slug: '',
    metaTitle: '',
    metaDescription: '',
    keywords: '',
    genre: '',
    playMode: '',
    language: typeof language === 'string' ? language : '',
    ogImageAlt: '',
    howToPlay: '',
    faq: '',
    noindex: false,
    showPrompt: false,
    showAuthor: false,
  };
}

export function formFromPublication({
  title,
  description,
  controls,
  slug,
  seoContent: seo,
  showPrompt,
  showAuthor,
}: PublicationPartsFragment): PublicationForm {
  return {
    title,
    description,
    controls: controls.join('\n'),
    slug: seo.slug ?? slug,
    metaTitle: seo.metaTitle ?? '',
    metaDescription: seo.metaDescription ?? '',
    keywords: seo.keywords.join('\n'),
    genre: seo.genre ?? '',
    playMode: seo.playMode ?? '',
    language: seo.language ?? '',
    ogImageAlt: seo.ogImageAlt ?? '',
    howToPlay: seo.howToPlay ?? '',
    faq: seo.faq.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    noindex: seo.noindex,
    showPrompt,
    showAuthor,
  };
}

/** Empty fields are left out: the server then makes them from the others. */
export function inputFromForm(form: PublicationForm, artifactId: string): PublishGameInput {
  const { title, description, controls, keywords, faq, noindex, showPrompt, showAuthor, ...texts } = form;
  const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return {
    artifactId,
    title,
    description,
    controls: lines(controls),
    showPrompt,
    showAuthor,
    seoContent: { ...(Object.fromEntries(given) as object), keywords: lines(keywords), faq: questions(faq), noindex },
  };
}

/** The form that was being filled in when the page was left; `fallback` where there is none or it is of an older page. */
export function formFromDraft(draft: string, fallback: PublicationForm): PublicationForm {
  if (draft === '') return fallback;
  try {
    const kept = JSON.parse(draft) as Record<string, unknown>;
    const same = Object.entries(fallback).every(([name, value]) => typeof kept[name] === typeof value);
    return same ? (kept as unknown as PublicationForm) : fallback;
  } catch {
    return fallback;
  }
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function questions(text: string): { question: string; answer: string }[] {
  return text
    .split(/\n\s*\n/u)
    .map(lines)
    .flatMap(([question, ...answer]) => (question === undefined ? [] : [{ question, answer: answer.join('\n') }]));
}
