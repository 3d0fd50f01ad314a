/** What can be done in the Studio that the service does, each with what its call takes. */
import type {
  CancelRunMutationVariables,
  CreateRunMutationVariables,
  CreateShareLinkMutationVariables,
  DeleteGameMutationVariables,
  EditDesignMutationVariables,
  EmptyScoresMutationVariables,
  OnePageMutationVariables,
  PublishMutationVariables,
  RenameGameMutationVariables,
  RequestCreditsMutationVariables,
  RestoreVersionMutationVariables,
  StopSharingMutationVariables,
  UnpublishMutationVariables,
} from '../generated/operations.js';

/** By the name of the operation that the Studio itself sends; a download is a link. */
export interface ActionVariables {
  readonly CreateRun: CreateRunMutationVariables;
  readonly EditDesign: EditDesignMutationVariables;
  readonly CancelRun: CancelRunMutationVariables;
  readonly RestoreVersion: RestoreVersionMutationVariables;
  readonly RenameGame: RenameGameMutationVariables;
  readonly DeleteGame: DeleteGameMutationVariables;
  readonly OnePage: OnePageMutationVariables;
  readonly Publish: PublishMutationVariables;
  readonly Unpublish: UnpublishMutationVariables;
  readonly EmptyScores: EmptyScoresMutationVariables;
  readonly CreateShareLink: CreateShareLinkMutationVariables;
  readonly StopSharing: StopSharingMutationVariables;
  readonly RequestCredits: RequestCreditsMutationVariables;
  readonly Download: { readonly artifactId: string; readonly url: string; readonly file: string };
}

export type Action = keyof ActionVariables;

/** One action, with the values that it would be called with now. */
export type ShownCall = {
  readonly [K in Action]: { readonly action: K; readonly variables: ActionVariables[K] };
}[Action];
