/** Public games as everybody sees them: no owner, no prompt, no run, no artifact. */
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { GameKind } from '../artifacts/reading-enums.types.js';
import type { Genre } from '../generation/design.js';
import { sdlEnum } from '../graphql/enums.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { GAME_ORDERS, REPORT_REASONS, type GameOrder, type ReportReason } from './public-game.model.js';

const GameOrderType = sdlEnum('GameOrder', GAME_ORDERS, 'The order of public games.', {
  newest: 'Most recently published first; the default.',
  played: 'Most often played first.',
  liked: 'Most liked first.',
});
export const ReportReasonType = sdlEnum('ReportReason', REPORT_REASONS, 'What is wrong with a public game.', {
  hate: 'It insults or threatens people for who they are.',
  sexual: 'It shows sexual content.',
  violence: 'It glorifies violence.',
  minors: 'It endangers children.',
  copyright: 'It uses someone else’s work.',
  personal_data: 'It reveals someone’s private information.',
  broken: 'It does not work.',
  other: 'Something else; the note says what.',
});
export const LONGEST_SEARCH = 100;

@ArgsType()
export class GamesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Words from the title or the description, at most ${LONGEST_SEARCH} characters. All must occur; \`or\` between two words, \`-\` before a word and quotation marks work as in a search engine.`,
  })
  readonly search?: string | null;

  @Field(() => GameKind, { nullable: true, description: 'Only games of this kind.' })
  readonly kind?: Genre | null;

  @Field(() => GameOrderType, { nullable: true, description: 'Defaults to `newest`.' })
  readonly order?: GameOrder | null;
}

@ObjectType('PublicGame', {
  simpleResolvers: true,
  description: 'A public game, as everyone sees it.',
})
export class PublicGameType {
  @Field(() => String, { description: 'Its name in URLs, unique across all games.' })
  readonly slug!: string;

  @Field(() => String, { description: 'The title of its page. Plain text.' })
  readonly title!: string;

  @Field(() => String, { description: 'The description for players. Plain text.' })
  readonly description!: string;

  @Field(() => [String], { description: 'The controls; each entry names a key and what it does.' })
  readonly controls!: readonly string[];

  @Field(() => GameKind, { nullable: true, description: 'The kind of game; null if another generator made it.' })
  readonly kind!: Genre | null;

  @Field(() => String, { description: 'The language of the texts in the game: an ISO 639 code.' })
  readonly language!: string;

  @Field(() => Url, { description: 'The page of the game.' })
  readonly publicUrl!: string;

  @Field(() => Url, { description: 'The game on its own, to embed in a frame on another site.' })
  readonly embedUrl!: string;

  @Field(() => Url, { description: 'A picture of the game, 1200 × 630.' })
  readonly imageUrl!: string;

  @Field(() => Int, { description: 'How often it was played: counted about once per visitor and day.' })
  readonly plays!: number;

  @Field(() => Int, { description: 'How many accounts like it.' })
  readonly likes!: number;

  @Field(() => DateTime, { description: 'When it became public.' })
  readonly publishedAt!: Date;

  @Field(() => DateTime, { description: 'When its owner last updated its publication.' })
  readonly updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A public game in a connection.' })
export class PublicGameEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this game.' })
  readonly cursor!: string;

  @Field(() => PublicGameType, { description: 'The game.' })
  readonly node!: PublicGameType;
}

@ObjectType({ simpleResolvers: true, description: 'Public games.' })
export class PublicGameConnection {
  @Field(() => [PublicGameEdge], { description: 'The games of the page, each with its cursor.' })
  readonly edges!: readonly PublicGameEdge[];

  @Field(() => [PublicGameType], { description: 'The games of the page.' })
  readonly nodes!: readonly PublicGameType[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'A public game, and whether the viewer likes it.' })
export class LikeGameInput {
  @Field(() => String, { description: 'The slug of the game.' })
  readonly slug!: string;

  @Field(() => Boolean, { description: 'True to like it, false to take that back.' })
  readonly liked!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `likeGame`.' })
export class LikeGamePayload {
  @Field(() => PublicGameType, {
    nullable: true,
    description: 'The game as it is now; null if `userErrors` says why not.',
  })
  readonly game!: PublicGameType | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@InputType({ description: 'What is wrong with a public game.' })
export class ReportGameInput {
  @Field(() => String, { description: 'The slug of the game.' })
  readonly slug!: string;

  @Field(() => ReportReasonType, { description: 'What is wrong with it.' })
  readonly reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'More about it, for the operator: at most 1,000 characters.' })
  readonly note?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `reportGame`.' })
export class ReportGamePayload {
  @Field(() => Boolean, { description: 'True if the report was received.' })
  readonly reported!: boolean;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
