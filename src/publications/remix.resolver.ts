import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { PageArgs, pageSize } from '../graphql/pagination.js';
import { readGameCursor, toGameConnection, toPublicGame } from './game-connection.js';
import { PublicGameConnection, PublicGameType } from './game.types.js';
import { cursorText } from './public-game.model.js';
import type { ListedGame } from './publications.model.js';
import { RemixSource } from './remix.types.js';

@Resolver(() => PublicGameType)
export class RemixResolver {
  @Extensions({ public: true })
  @Query(() => PublicGameType, {
    nullable: true,
    description: 'One public game, by any slug that it ever had; null if it is not public. Needs no session.',
  })
  async game(
    @Arg('slug', () => String, { description: 'The slug of the game.' }) slug: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<PublicGameType | null> {
    const game = await services.publications.game(slug);
    return game && toPublicGame(game);
  }

  @FieldResolver(() => RemixSource, {
    nullable: true,
    description: 'The public game that it was made from; null if there is none.',
  })
  remixOf(@Root() { remixOf }: ListedGame, @Ctx() { loaders }: GraphQLContext): Promise<RemixSource | null> | null {
    return remixOf === null ? null : loaders.remixSource.load(remixOf);
  }

  @FieldResolver(() => Int, { description: 'How many public games were made from it, without those marked `noindex`.' })
  remixCount(@Root() { artifactId }: ListedGame, @Ctx() { loaders }: GraphQLContext): Promise<number> {
    return loaders.remixCount.load(artifactId);
  }

  @FieldResolver(() => PublicGameConnection, {
    nullable: true,
    description: 'The public games that were made from it, newest first, without those marked `noindex`.',
  })
  async remixes(
    @Root() { artifactId }: ListedGame,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicGameConnection> {
    const size = pageSize(page);
    const after = readGameCursor(page, 'newest');
    const rows = await loaders.remixes.load({
      id: artifactId,
      limit: size + 1,
      // a loader compares texts
      after: after && cursorText(after),
    });
    return toGameConnection(rows, size, page, 'newest');
  }
}
