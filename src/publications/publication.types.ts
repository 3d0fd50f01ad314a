import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { PUBLICATION_LIMITS as LIMITS } from './publication-input.js';
import type { SeoContent } from '../artifacts/stored-publication.js';
import type { PublicationRecord } from './publications.model.js';

const PublicationStatus = sdlEnum('PublicationStatus', ['published', 'unpublished'], 'Whether a game is public.');

@ObjectType({ simpleResolvers: true, description: 'A question that players ask, and its answer.' })
export class FaqEntry {
  @Field(() => String)
  readonly question!: string;

  @Field(() => String)
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

  @Field(() => String, { nullable: true })
  readonly metaTitle!: string | null;

  @Field(() => String, { nullable: true })
  readonly metaDescription!: string | null;

  @Field(() => [String])
  readonly keywords!: readonly string[];

  @Field(() => String, { nullable: true })
  readonly genre!: string | null;

  @Field(() => String, { nullable: true })
  readonly playMode!: string | null;

  @Field(() => String, { nullable: true, description: 'A language tag (BCP 47).' })
  readonly language!: string | null;

  @Field(() => String, { nullable: true })
  readonly ogImageAlt!: string | null;

  @Field(() => String, { nullable: true })
  readonly howToPlay!: string | null;

  @Extensions({ items: LIMITS.faq.items })
  @Field(() => [FaqEntry])
  readonly faq!: SeoContent['faq'];

  @Field(() => Boolean, { description: 'Search engines, the gallery and the sitemap leave it out.' })
  readonly noindex!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An artifact made public under a slug.' })
export class Publication {
  @Field(() => ID)
  readonly artifactId!: string;

  @Field(() => ID)
  readonly runId!: string;

  @Field(() => PublicationStatus)
  readonly status!: PublicationRecord['status'];

  @Field(() => String, { description: 'Its name in addresses. One that it had before leads on to this one.' })
  readonly slug!: string;

  @Field(() => String)
  readonly publicUrl!: string;

  @Field(() => String, { description: 'The game alone, for a frame on another site.' })
  readonly embedUrl!: string;

  @Field(() => String)
  readonly title!: string;

  @Field(() => String)
  readonly description!: string;

  @Field(() => [String], { description: 'A key and what it does, each.' })
  readonly controls!: readonly string[];

  @Field(() => SeoContentType)
  readonly seoContent!: SeoContent;

  @Field(() => Int, { description: 'From 1; each time that it is published again raises it.' })
  readonly revision!: number;

  @Field(() => DateTime)
  readonly publishedAt!: Date;

  @Field(() => DateTime)
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class PublicationEdge {
  @Field(() => String)
  readonly cursor!: string;

  @Field(() => Publication)
  readonly node!: PublicationRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Publications, newest first.' })
export class PublicationConnection {
  @Field(() => [PublicationEdge])
  readonly edges!: readonly PublicationEdge[];

  @Field(() => [Publication])
  readonly nodes!: readonly PublicationRecord[];

  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
}

@InputType()
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

@InputType({ description: 'Takes the place of what was published before. A field that is null counts as absent.' })
export class PublishGameInput {
  @Field(() => String, { description: `1 to ${LIMITS.title} characters.` })
  readonly title!: string;

  @Field(() => String, { description: `1 to ${LIMITS.description} characters.` })
  readonly description!: string;

  @Field(() => [String], { nullable: true, description: `A key and what it does, each. ${items(LIMITS.controls)}` })
  readonly controls?: string[] | null;

  @Field(() => SeoContentInput, { nullable: true })
  readonly seoContent?: SeoContentInput | null;

  @Field(() => SeoContentInput, {
    nullable: true,
    description: 'The same as `seoContent`, which counts where both are.',
  })
  readonly seo?: SeoContentInput | null;
}

@ObjectType({ simpleResolvers: true })
export class PublishGamePayload {
  @Field(() => Publication)
  readonly publication!: PublicationRecord;
}

@ObjectType({ simpleResolvers: true })
export class UnpublishGamePayload {
  @Field(() => ID)
  readonly artifactId!: string;

  @Field(() => PublicationStatus)
  readonly status!: 'unpublished';

  @Field(() => DateTime)
  readonly unpublishedAt!: Date;
}

function upTo(length: number): string {
  return `At most ${length} characters.`;
}

function items({ items: most, length }: { readonly items: number; readonly length: number }): string {
  return `At most ${most}, of 1 to ${length} characters.`;
}
