/** Public games as everybody sees them: no owner, no prompt, no run, no artifact. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { GameKind } from '../artifacts/reading-enums.types.js';
import type { Genre } from '../generation/design.js';
import { sdlEnum } from '../graphql/enums.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';

const GAME_ORDERS = ['newest'] as const;
const GameOrder = sdlEnum('GameOrder', GAME_ORDERS, 'The order of public games.', {
  newest: 'Most recently published first; the default.',
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

  @Field(() => GameOrder, { nullable: true, description: 'Defaults to `newest`.' })
  readonly order?: (typeof GAME_ORDERS)[number] | null;
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
