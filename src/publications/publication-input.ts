/** `PublishInput` → what is published: the one place where a publication's fields are checked (contract section 6). */
import { isStorable, Problems } from '../validation.js';
import { plainLine, plainParagraphs } from './plain-text.js';
import type { SeoContent } from '../artifacts/stored-publication.js';
import type { PublicationRecord, PublishInput } from './publications.model.js';
import { isSlug, SLUG_LENGTH } from './slugs.js';

/**
 * Characters (code points) after tidying, and items. Title, description, controls and slug by the contract. The others,
 * which it leaves open, are somewhat longer than search engines and link previews show; the limit keeps one owner from
 * filling a page with megabytes.
 */
export const PUBLICATION_LIMITS = {
  title: 120,
  description: 5_000,
  controls: { items: 24, length: 80 },
  slug: SLUG_LENGTH,
  metaTitle: 120,
  metaDescription: 320,
  keywords: { items: 20, length: 50 },
  genre: 60,
  playMode: 60,
  /** RFC 5646, section 4.4.1 */
  language: 35,
  ogImageAlt: 300,
  howToPlay: 3_000,
  faq: { items: 12, question: 200, answer: 1_000 },
} as const;

export type PublicationContent = Pick<
  PublicationRecord,
  'title' | 'description' | 'controls' | 'seoContent' | 'showPrompt' | 'showAuthor'
>;

type Fields = Readonly<Record<string, unknown>>;

/** Plain text throughout, free of control and bidirectional characters. @throws validation_failed with every problem */
export function readPublishInput(input: PublishInput): PublicationContent {
  const problems = new Problems();
  const limits = PUBLICATION_LIMITS;
  const content = {
    title: requiredText(problems, 'title', input.title, limits.title, plainLine),
    description: requiredText(problems, 'description', input.description, limits.description, plainParagraphs),
    controls: list(problems, 'controls', input.controls, limits.controls.items, (path, value) =>
      requiredText(problems, path, value, limits.controls.length, plainLine),
    ),
    // where both are there, `seoContent` counts
    seoContent: isThere(input.seoContent)
      ? readSeoContent(problems, 'seoContent', input.seoContent)
      : readSeoContent(problems, 'seo', input.seo),
    showPrompt: readFlag(problems, 'showPrompt', input.showPrompt),
    showAuthor: readFlag(problems, 'showAuthor', input.showAuthor),
  };
  problems.throwIfAny();
  return content;
}

function readSeoContent(problems: Problems, path: string, value: unknown): SeoContent {
  const limits = PUBLICATION_LIMITS;
  const fields = (isThere(value) ? object(problems, path, value) : null) ?? {};
  const line = (name: string, max: number) => text(problems, `${path}.${name}`, fields[name], max, plainLine);
  return {
    slug: readSlug(problems, `${path}.slug`, fields['slug']),
    metaTitle: line('metaTitle', limits.metaTitle),
    metaDescription: line('metaDescription', limits.metaDescription),
    keywords: list(problems, `${path}.keywords`, fields['keywords'], limits.keywords.items, (at, item) =>
      requiredText(problems, at, item, limits.keywords.length, plainLine),
    ),
    genre: line('genre', limits.genre),
    playMode: line('playMode', limits.playMode),
    language: problems.language(
      `${path}.language`,
      text(problems, `${path}.language`, fields['language'], PUBLICATION_LIMITS.language, plainLine),
    ),
    ogImageAlt: line('ogImageAlt', limits.ogImageAlt),
    howToPlay: text(problems, `${path}.howToPlay`, fields['howToPlay'], limits.howToPlay, plainParagraphs),
    faq: list(problems, `${path}.faq`, fields['faq'], limits.faq.items, (at, item) => {
      const entry = object(problems, at, item);
      if (!entry) return { question: '', answer: '' };
      return {
        question: requiredText(problems, `${at}.question`, entry['question'], limits.faq.question, plainLine),
        answer: requiredText(problems, `${at}.answer`, entry['answer'], limits.faq.answer, plainParagraphs),
      };
    }),
    noindex: readFlag(problems, `${path}.noindex`, fields['noindex']),
  };
}

function readSlug(problems: Problems, path: string, value: unknown): string | null {
  const slug = text(problems, path, value, PUBLICATION_LIMITS.slug, plainLine);
  if (slug === null || isSlug(slug)) return slug;
  problems.add(path, 'invalid', 'Expected lowercase letters (a to z), digits and single hyphens between them.');
  return null;
}

function readFlag(problems: Problems, path: string, value: unknown): boolean {
  if (isThere(value) && typeof value !== 'boolean') problems.add(path, 'wrong_type', 'Expected true or false.');
  return value === true;
}

/** Absent, null and empty are alike: null. */
function text(
  problems: Problems,
  path: string,
  value: unknown,
  max: number,
  tidy: (text: string) => string,
): string | null {
  return problems.text(path, tidied(value, tidy), { max }) || null;
}

function requiredText(
  problems: Problems,
  path: string,
  value: unknown,
  max: number,
  tidy: (text: string) => string,
): string {
  return problems.text(path, tidied(value, tidy), { max, required: true });
}

/** Refuses NUL and lone surrogates, which PostgreSQL can't store, instead of removing them: the text was damaged on its way. */
function tidied(value: unknown, tidy: (text: string) => string): unknown {
  return typeof value === 'string' && isStorable(value) ? tidy(value) : value;
}

function list<T>(
  problems: Problems,
  path: string,
  value: unknown,
  most: number,
  read: (path: string, item: unknown) => T,
): T[] {
  if (!isThere(value)) return [];
  if (!Array.isArray(value)) problems.add(path, 'wrong_type', 'Expected a list.');
  else if (value.length > most) problems.add(path, 'too_long', `Expected at most ${most} items, got ${value.length}.`);
  else return value.map((item: unknown, index) => read(`${path}[${index}]`, item));
  return [];
}

function object(problems: Problems, path: string, value: unknown): Fields | null {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  problems.add(path, 'wrong_type', 'Expected an object.');
  return null;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}
