import { Extensions, Field, ID, InputType } from 'type-graphql';
import type { InputCheck } from '../graphql/coerce.js';
import { PUBLICATION_LIMITS as LIMITS, readPublishInput } from './publication-input.js';

@InputType({ description: 'A question that players ask, and its answer. Plain text.' })
export class FaqEntryInput {
  @Field(() => String, { description: `1 to ${LIMITS.faq.question.toLocaleString('en')} characters.` })
  readonly question!: string;

  @Field(() => String, { description: `1 to ${LIMITS.faq.answer.toLocaleString('en')} characters.` })
  readonly answer!: string;
}

@InputType({ description: 'Texts for search engines, link previews and the page. All optional, all plain text.' })
export class SeoContentInput {
  @Field(() => String, {
    nullable: true,
    description: `The requested slug: lowercase letters, digits and single hyphens, at most ${LIMITS.slug}. When absent, the game keeps the one it has or gets one from its title.`,
  })
  readonly slug?: string | null;

  @Field(() => String, { nullable: true, description: upTo(LIMITS.metaTitle) })
  readonly metaTitle?: string | null;

  @Field(() => String, { nullable: true, description: upTo(LIMITS.metaDescription) })
  readonly metaDescription?: string | null;

  @Field(() => [String], { nullable: true, description: items(LIMITS.keywords) })
  readonly keywords?: string[] | null;

  @Field(() => String, { nullable: true, description: upTo(LIMITS.genre) })
  readonly genre?: string | null;

  @Field(() => String, { nullable: true, description: upTo(LIMITS.playMode) })
  readonly playMode?: string | null;

  @Field(() => String, { nullable: true, description: 'A language tag (BCP 47), e.g. `pt-BR`.' })
  readonly language?: string | null;

  @Field(() => String, { nullable: true, description: upTo(LIMITS.ogImageAlt) })
  readonly ogImageAlt?: string | null;

  @Field(() => String, { nullable: true, description: upTo(LIMITS.howToPlay) })
  readonly howToPlay?: string | null;

  @Field(() => [FaqEntryInput], { nullable: true, description: `At most ${LIMITS.faq.items}.` })
  readonly faq?: FaqEntryInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leaves the game out of search engines, the gallery and the sitemap.',
  })
  readonly noindex?: boolean | null;
}

@Extensions({ check: readPublishInput } satisfies InputCheck)
@InputType({ description: 'What to publish; replaces what was published before. A null field counts as absent.' })
export class PublishGameInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of an HTML artifact. Required, unless it is sent as the argument `artifactId`.',
  })
  readonly artifactId?: string | null;

  @Field(() => String, { description: `1 to ${LIMITS.title.toLocaleString('en')} characters.` })
  readonly title!: string;

  @Field(() => String, { description: `1 to ${LIMITS.description.toLocaleString('en')} characters.` })
  readonly description!: string;

  @Field(() => [String], {
    nullable: true,
    description: `The controls; each entry names a key and what it does. ${items(LIMITS.controls)}`,
  })
  readonly controls?: string[] | null;

  @Field(() => SeoContentInput, {
    nullable: true,
    description: 'Texts for search engines, link previews and the page. Derived from the other fields when absent.',
  })
  readonly seoContent?: SeoContentInput | null;

  @Field(() => SeoContentInput, {
    nullable: true,
    description: 'Another name for `seoContent`, which wins if both are sent.',
  })
  readonly seo?: SeoContentInput | null;

  @Field(() => Boolean, { nullable: true, description: 'True to show the prompt on the page. Defaults to false.' })
  readonly showPrompt?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to show your name on the page, with a link to your other games. Defaults to false.',
  })
  readonly showAuthor?: boolean | null;
}

@InputType({ description: 'The game to unpublish.' })
export class UnpublishGameInput {
  @Field(() => ID, { description: 'The ID of the published artifact.' })
  readonly artifactId!: string;
}

function upTo(length: number): string {
  return `At most ${length.toLocaleString('en')} characters.`;
}

function items({ items: most, length }: { readonly items: number; readonly length: number }): string {
  return `At most ${most}, of 1 to ${length} characters.`;
}
