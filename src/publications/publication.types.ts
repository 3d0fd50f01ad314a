import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { PUBLICATION_LIMITS as LIMITS } from './publication-input.js';
import type { SeoContent } from '../artifacts/stored-publication.js';
import type { PublicationRecord } from './publications.model.js';

const PublicationStatus = sdlEnum('PublicationStatus', ['published', 'unpublished'], 'Whether a game is public.', {
  published: 'Everyone can play it.',
  unpublished: 'It is no longer public; its page says so.',
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
  description: 'Texts of a public game for search engines, link previews and its page. All plain text.',
})
export class SeoContentType {
  @Field(() => String, { nullable: true, description: 'The requested slug.' })
  readonly slug!: string | null;

  @Field(() => String, { nullable: true, description: 'The title that search engines show.' })
  readonly metaTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'The description that search engines show.' })
  readonly metaDescription!: string | null;

  @Field(() => [String], { description: 'Keywords for search engines.' })
  readonly keywords!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The kind of game in words, e.g. `Platformer`.' })
  readonly genre!: string | null;

  @Field(() => String, { nullable: true, description: 'The play mode, e.g. `Single player`.' })
  readonly playMode!: string | null;

  @Field(() => String, { nullable: true, description: 'A language tag (BCP 47).' })
  readonly language!: string | null;

  @Field(() => String, { nullable: true, description: 'The alt text of the link preview’s picture.' })
  readonly ogImageAlt!: string | null;

  @Field(() => String, { nullable: true, description: 'Instructions, shown on the page.' })
  readonly howToPlay!: string | null;

  @Extensions({ items: LIMITS.faq.items })
  @Field(() => [FaqEntry], { description: 'Questions that players ask, shown on the page.' })
  readonly faq!: SeoContent['faq'];

  @Field(() => Boolean, { description: 'True if search engines, the gallery and the sitemap leave it out.' })
  readonly noindex!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An artifact that was published under a slug.' })
export class Publication {
  @Field(() => ID, { description: 'The ID of the published artifact.' })
  readonly artifactId!: string;

  @Field(() => ID, { description: 'The run that made the artifact.' })
  readonly runId!: string;

  @Field(() => PublicationStatus, { description: 'Whether it is public.' })
  readonly status!: PublicationRecord['status'];

  @Field(() => String, { description: 'Its name in URLs. Earlier slugs redirect to this one.' })
  readonly slug!: string;

  @Field(() => Url, { description: 'The page of the game.' })
  readonly publicUrl!: string;

  @Field(() => Url, { description: 'The game on its own, to embed in a frame on another site.' })
  readonly embedUrl!: string;

  @Field(() => String, { description: 'The title of its page. Plain text.' })
  readonly title!: string;

  @Field(() => String, { description: 'The description for players. Plain text.' })
  readonly description!: string;

  @Field(() => [String], { description: 'The controls; each entry names a key and what it does.' })
  readonly controls!: readonly string[];

  @Field(() => SeoContentType, { description: 'Texts for search engines, link previews and the page.' })
  readonly seoContent!: SeoContent;

  @Field(() => Boolean, { description: 'True if the page shows the prompt.' })
  readonly showPrompt!: boolean;

  @Field(() => Boolean, { description: 'True if the page shows the owner’s name.' })
  readonly showAuthor!: boolean;

  @Field(() => Int, { description: 'Starts at 1; goes up by one each time it is published again.' })
  readonly revision!: number;

  @Field(() => DateTime, { description: 'When it became public.' })
  readonly publishedAt!: Date;

  @Field(() => DateTime, { description: 'When it was last published again or unpublished.' })
  readonly updatedAt!: Date;
}

@ObjectType('TakeDown', { simpleResolvers: true, description: 'When and why an operator took a game down.' })
export class TakeDownType {
  @Field(() => String, { description: 'Why, in the operator’s words.' })
  readonly reason!: string;

  @Field(() => DateTime, { description: 'When it was taken down.' })
  readonly takenDownAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A publication in a connection.' })
export class PublicationEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this publication.' })
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

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `publishGame`.' })
export class PublishGamePayload {
  @Field(() => Publication, {
    description:
      'The publication as it is now. Never null: a document that selects it gets refusals as request errors.',
  })
  readonly publication?: PublicationRecord;

  @Field(() => Publication, {
    nullable: true,
    description: 'The publication as it is now; null if `userErrors` says why it was refused.',
  })
  readonly publishedGame!: PublicationRecord | null;

  @UserErrorsField('publication')
  readonly userErrors!: readonly UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'The result of `unpublishGame`.' })
export class UnpublishGamePayload {
  @Field(() => ID, { description: 'The ID of the artifact that was published.' })
  readonly artifactId!: string;

  @Field(() => PublicationStatus, { description: 'Always `unpublished`.' })
  readonly status!: 'unpublished';

  @Field(() => DateTime, { description: 'When it was unpublished.' })
  readonly unpublishedAt!: Date;
}
