import 'reflect-metadata';
import { isInterfaceType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { SignInResolver } from '../accounts/sign-in.resolver.js';
import { SessionResolver, ViewerResolver } from '../accounts/viewer.resolver.js';
import { ArtifactDiffResolver } from '../artifacts/artifact-diff.resolver.js';
import {
  ArtifactResolver,
  GameReadingResolver,
  ReadingRuleResolver,
  ViewerArtifactsResolver,
} from '../artifacts/artifact.resolver.js';
import { OperatorCreditRequestsResolver, ViewerCreditRequestResolver } from '../operators/credit-request.resolver.js';
import { PublicationScoresResolver, ScoreResolver } from '../publications/score.resolver.js';
import { ArtifactShareLinksResolver, ShareLinkResolver } from '../artifacts/share-link.resolver.js';
import { CreditsResolver, ViewerCreditsResolver } from '../credits/credits.resolver.js';
import { GeneratorRunResolver, ViewerGeneratorRunsResolver } from '../legacy/generator-run.resolver.js';
import { StudioRunModelsResolver } from '../models/models.resolver.js';
import { CreditsActionsResolver } from '../operators/credits-actions.resolver.js';
import { GameActionsResolver, OperatorGamesResolver } from '../operators/game-actions.resolver.js';
import { OperatorRunResolver, OperatorRunsResolver } from '../operators/operator-runs.resolver.js';
import { OperatorResolver, OperatorUserResolver, ViewerOperatorResolver } from '../operators/operator.resolver.js';
import { GameResolver } from '../publications/game.resolver.js';
import { RemixResolver } from '../publications/remix.resolver.js';
import {
  ArtifactPublicationResolver,
  PublicationResolver,
  ViewerPublicationsResolver,
} from '../publications/publication.resolver.js';
import { EditDesignResolver } from '../runs/edit-design.resolver.js';
import { PreviewReadingResolver } from '../runs/preview.resolver.js';
import {
  RunEventsResolver,
  StudioRunCompletedResolver,
  StudioRunEventResolver,
  StudioRunFailedResolver,
} from '../runs/run-event.resolver.js';
import {
  ArtifactRunResolver,
  CreditEntryRunResolver,
  StudioRunFailureResolver,
  StudioRunResolver,
  ViewerRunsResolver,
} from '../runs/run.resolver.js';
import { ThreadResolver, ViewerThreadsResolver } from '../runs/thread.resolver.js';
import { ErrorCodesResolver } from './error-codes.resolver.js';
import { NodeResolver } from './node.resolver.js';
import type { Typed } from './node.types.js';
import { callPlainly } from './plain-resolvers.js';
import { ServiceResolver } from './service.resolver.js';

const BANNER = '# Made by "npm run schema" from the resolvers in src. Do not edit.\n\n';

const ROOT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  Query: 'All reads. Each field needs a session unless it says otherwise.',
  Mutation: 'All changes. An operation may contain only one mutation.',
  Subscription: 'Events as they happen, over WebSocket or Server-Sent Events.',
};

/** THE schema. Services come with the context, so one schema serves every process and test. */
export function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      ArtifactDiffResolver,
      ArtifactPublicationResolver,
      ArtifactResolver,
      ArtifactRunResolver,
      ArtifactShareLinksResolver,
      PublicationScoresResolver,
      ScoreResolver,
      OperatorCreditRequestsResolver,
      ViewerCreditRequestResolver,
      CreditEntryRunResolver,
      CreditsActionsResolver,
      CreditsResolver,
      ErrorCodesResolver,
      GameActionsResolver,
      GameReadingResolver,
      GameResolver,
      GeneratorRunResolver,
      NodeResolver,
      OperatorGamesResolver,
      OperatorResolver,
      OperatorRunResolver,
      OperatorRunsResolver,
      OperatorUserResolver,
      EditDesignResolver,
      PreviewReadingResolver,
      PublicationResolver,
      ReadingRuleResolver,
      RemixResolver,
      RunEventsResolver,
      ServiceResolver,
      SessionResolver,
      ShareLinkResolver,
      SignInResolver,
      StudioRunCompletedResolver,
      StudioRunEventResolver,
      StudioRunFailedResolver,
      StudioRunFailureResolver,
      StudioRunModelsResolver,
      StudioRunResolver,
      ThreadResolver,
      ViewerArtifactsResolver,
      ViewerCreditsResolver,
      ViewerGeneratorRunsResolver,
      ViewerOperatorResolver,
      ViewerPublicationsResolver,
      ViewerResolver,
      ViewerRunsResolver,
      ViewerThreadsResolver,
    ],
    // services check what they are given
    validate: false,
    // required where there are subscriptions; ours read the database and are woken, so that nothing is published
    pubSub: { publish: refuse, subscribe: refuse },
  });
  for (const type of Object.values(schema.getTypeMap())) {
    // type-graphql's own is asynchronous, which compiled operations can not wait for
    if (isInterfaceType(type)) type.resolveType = (value: Typed<object>) => value.__typename;
    // type-graphql has no place to say what the roots are
    type.description ??= ROOT_DESCRIPTIONS[type.name];
  }
  callPlainly(schema);
  return schema;
}

/** What `schema/schema.graphql` holds. */
export function printSdl(schema: GraphQLSchema): string {
  return `${BANNER}${printSchema(lexicographicSortSchema(schema))}\n`;
}

function refuse(): never {
  throw new Error('Subscriptions have sources of their own.');
}
