import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { InputCheck } from '../graphql/coerce.js';
import { sdlEnum } from '../graphql/enums.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { PUBLICATION_LIMITS as LIMITS, readPublishInput } from './publication-input.js';
import type { SeoContent } from '../artifacts/stored-publication.js';
import type { PublicationRecord } from './publications.model.js';

const PublicationStatus = sdlEnum('PublicationStatus', ['published', 'unpublished'], 'Whether a game is public.', {
  published: 'Everybody can play it.',
  unpublished: 'It was public once; its page says that it is gone.',
});

@ObjectType({ simpleResolvers: true, description: 'A question that players ask, and its answer.' })
export class FaqEntry {
  @Field(() => String, { description: 'The question, as plain text.' })
  readonly question!: string;

  @Field(() => String, { description: 'The answer, as plain text.' })
  readonly answer!: string;
}

@ObjectType('SeoContent', {
  simpleResolvers: true,
  description:
    'What search engines and link previews are told of a public game, and the parts of its page. Plain text.',
})
export class SeoContentType {
  @Field(() => String, { nullable: true, description: 'The slug that was asked for.' })
  readonly slug!: string | null;

  @Field(() => String, { nullable: true, description: 'The title that search engines show.' })
  readonly metaTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'The description that search engines show.' })
  readonly metaDescription!: string | null;

  @Field(() => [String], { description: 'Words to be found by.' })
  readonly keywords!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The kind of game in words, e.g. `Platformer`.' })
  readonly genre!: string | null;

  @Field(() => String, { nullable: true, description: 'How it is played, e.g. `Single player`.' })
  readonly playMode!: string | null;

  @Field(() => String, { nullable: true, description: 'A language tag (BCP 47).' })
  readonly language!: string | null;

  @Field(() => String, { nullable: true, description: 'What the picture of a link preview shows, in words.' })
  readonly ogImageAlt!: string | null;

  @Field(() => String, { nullable: true, description: 'Instructions, shown on the page.' })
  readonly howToPlay!: string | null;

  @Extensions({ items: LIMITS.faq.items })
  @Field(() => [FaqEntry], { description: 'Questions that players ask, shown on the page.' })
  readonly faq!: SeoContent['faq'];

  @Field(() => Boolean, { description: 'Search engines, the gallery and the sitemap leave it out.' })
  readonly noindex!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An artifact made public under a slug.' })
export class Publication {
  @Field(() => ID, { description: 'The id of the artifact that is public.' })
  readonly artifactId!: string;

  @Field(() => ID, { description: 'The run that made the artifact.' })
  readonly runId!: string;

  @Field(() => PublicationStatus, { description: 'Whether it is public.' })
  readonly status!: PublicationRecord['status'];

  @Field(() => String, { description: 'Its name in addresses. One that it had before leads on to this one.' })
  readonly slug!: string;

  @Field(() => Url, { description: 'The page of the game.' })
  readonly publicUrl!: string;

  @Field(() => Url, { description: 'The game alone, for a frame on another site.' })
  readonly embedUrl!: string;

  @Field(() => String, { description: 'The title of its page. Plain text.' })
  readonly title!: string;

  @Field(() => String, { description: 'What players read about the game. Plain text.' })
  readonly description!: string;

  @Field(() => [String], { description: 'A key and what it does, each.' })
  readonly controls!: readonly string[];

  @Field(() => SeoContentType, { description: 'What search engines and link previews are told.' })
  readonly seoContent!: SeoContent;

  @Field(() => Int, { description: 'From 1; each time that it is published again raises it.' })
  readonly revision!: number;

  @Field(() => DateTime, { description: 'When it became public.' })
  readonly publishedAt!: Date;

  @Field(() => DateTime, { description: 'When it was last published again or taken out of the public.' })
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A publication in a connection.' })
export class PublicationEdge {
  @Field(() => String, { description: 'Continues after this publication, as `after`.' })
  readonly cursor!: string;

  @Field(() => Publication, { description: 'The publication.' })
  readonly node!: PublicationRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Publications, newest first.' })
export class PublicationConnection {
  @Field(() => [PublicationEdge], { description: 'The publications of the page, each with its cursor.' })
  readonly edges!: readonly PublicationEdge[];

  @Field(() => [Publication], { description: 'The publications of the page.' })
  readonly nodes!: readonly PublicationRecord[];

  @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'A question that players ask, and its answer. Plain text.' })
export class FaqEntryInput {
  @Field(() => String, { description: `1 to ${LIMITS.faq.question} characters.` })
  readonly question!: string;

  @Field(() => String, { description: `1 to ${LIMITS.faq.answer} characters.` })
  readonly answer!: string;
}

@InputType({ description: 'All of it optional, and plain text.' })
export class SeoContentInput {
  @Field(() => String, {
    nullable: true,
    description: `The address asked for: lower-case letters, digits and single hyphens, at most ${LIMITS.slug}. When absent the game keeps the one that it has, or gets one from its title.`,
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

  @Field(() => Boolean, { nullable: true, description: 'Keeps it out of search engines, the gallery and the sitemap.' })
  readonly noindex?: boolean | null;
}

@Extensions({ check: readPublishInput } satisfies InputCheck)
@InputType({ description: 'Takes the place of what was published before. A field that is null counts as absent.' })
export class PublishGameInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of an HTML artifact. Needed, unless it is sent beside `input`.',
  })
  readonly artifactId?: string | null;

  @Field(() => String, { description: `1 to ${LIMITS.title} characters.` })
  readonly title!: string;

  @Field(() => String, { description: `1 to ${LIMITS.description} characters.` })
  readonly description!: string;

  @Field(() => [String], { nullable: true, description: `A key and what it does, each. ${items(LIMITS.controls)}` })
  readonly controls?: string[] | null;

  @Field(() => SeoContentInput, {
    nullable: true,
    description: 'What search engines and link previews are to be told; made from the rest when absent.',
  })
  readonly seoContent?: SeoContentInput | null;

  @Field(() => SeoContentInput, {
    nullable: true,
    description: 'The same as `seoContent`, which counts where both are.',
  })
  readonly seo?: SeoContentInput | null;
}

@ObjectType({ simpleResolvers: true, description: 'What `publishGame` gives.' })
export class PublishGamePayload {
  @Field(() => Publication, {
    description:
      'The game as it is public now. Never null, so that a document that asks for it learns of refusals by errors.',
  })
  readonly publication?: PublicationRecord;

  @Field(() => Publication, {
    nullable: true,
    description: 'The game as it is public now; null where `userErrors` says why it is not.',
  })
  readonly publishedGame!: PublicationRecord | null;

  @UserErrorsField('publication')
  readonly userErrors!: readonly UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'What `unpublishGame` gives.' })
export class UnpublishGamePayload {
  @Field(() => ID, { description: 'The id of the artifact that was public.' })
  readonly artifactId!: string;

  @Field(() => PublicationStatus, { description: 'Always `unpublished`.' })
  readonly status!: 'unpublished';

  @Field(() => DateTime, { description: 'When it went out of the public.' })
  readonly unpublishedAt!: Date;
}

function upTo(length: number): string {
  return `At most ${length} characters.`;
}

function items({ items: most, length }: { readonly items: number; readonly length: number }): string {
  return `At most ${most}, of 1 to ${length} characters.`;
}

@InputType({ description: 'The game to take out of the public.' })
export class UnpublishGameInput {
  @Field(() => ID, { description: 'The id of the artifact that is public.' })
  readonly artifactId!: string;
}
