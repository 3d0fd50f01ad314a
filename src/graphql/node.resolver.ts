import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { requireViewer, type GraphQLContext } from './context.js';
import { Node, type Typed } from './node.types.js';

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'Any object of the viewer by its ID; null if there is none.' })
  async node(
    @Arg('id', () => ID, { description: 'The ID of any type that implements `Node`.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<Typed<object> | null> {
    const viewer = requireViewer(context);
    const { runs, artifacts, credits, accounts, generatorRuns } = context.services;
    const finders: readonly (readonly [typeName: string, find: () => Promise<object | null | undefined>])[] = [
      ['StudioRun', () => runs.find(viewer, id)],
      ['GameArtifact', () => artifacts.find(viewer, id)],
      ['Thread', () => runs.threadById(viewer, id)],
      ['CreditEntry', () => credits.find(viewer.user.id, id)],
      ['Viewer', async () => (id.toLowerCase() === viewer.user.id ? viewer.user : null)],
      ['Session', async () => (await accounts.listSessions(viewer)).find((s) => s.id === id.toLowerCase())],
      ['GeneratorRun', () => generatorRuns.find(viewer, id)],
    ];
    for (const [__typename, find] of finders) {
      const found = await find();
      if (found) return { ...found, __typename };
    }
    return null;
  }
}
