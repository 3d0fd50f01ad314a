/** How a program does what each action of the Studio does. `test/studio/calls.test.ts` compares it with the operations. */
import type { Call } from '../../../http/calls/call.types.js';
import type { Action, ActionVariables } from './action.types.js';

/** A route of the REST interface: its path and what is sent. The session is sent along. */
export interface RestCall extends Pick<Call, 'method' | 'json' | 'answer'> {
  /** absolute where the service says so, else below its origin */
  readonly path: string;
}

export interface ActionCall<V> {
  /** one operation, with the least that tells what came of it */
  readonly graphql: string;
  /** those of the operation; the action's own where absent */
  readonly variables?: (given: V) => Readonly<Record<string, unknown>>;
  /** absent: only GraphQL does it */
  readonly rest?: (given: V) => RestCall;
}

export const ACTIONS: { readonly [K in Action]: ActionCall<ActionVariables[K]> } = {
  CreateRun: {
    graphql: `mutation CreateRun($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) {
    acceptedRun {
      id
      status
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
    rest: ({ input: { artifact, ...given } }) => ({
      method: 'POST',
      path: '/api/studio/runs',
      json: { ...given, ...(artifact == null ? {} : { artifactContext: artifact }) },
      answer: 'data',
    }),
  },
  EditDesign: {
    graphql: `mutation EditDesign($input: EditDesignInput!) {
  editDesign(input: $input) {
    run {
      id
      status
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
  },
  CancelRun: {
    graphql: `mutation CancelRun($id: ID!) {
  cancelStudioRun(input: { id: $id }) {
    run {
      id
      status
    }
  }
}`,
    rest: ({ id }) => ({ method: 'POST', path: `/api/studio/runs/${id}/cancel`, answer: 'data' }),
  },
  RestoreVersion: {
    graphql: `mutation RestoreVersion($runId: ID!) {
  restoreVersion(input: { runId: $runId }) {
    thread {
      id
      currentRun {
        id
      }
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
  },
  RenameGame: {
    graphql: `mutation RenameGame($id: ID!, $title: String) {
  renameThread(input: { id: $id, title: $title }) {
    thread {
      id
      title
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
  },
  DeleteGame: {
    graphql: `mutation DeleteGame($id: ID!) {
  deleteThread(input: { id: $id }) {
    deletedId
    userErrors {
      field
      code
      message
    }
  }
}`,
  },
  OnePage: {
    graphql: `mutation OnePage($artifactId: ID!) {
  createSingleFileArtifact(input: { artifactId: $artifactId }) {
    artifact {
      id
      previewUrl
    }
  }
}`,
    rest: ({ artifactId }) => ({
      method: 'POST',
      path: `/api/game-artifacts/${artifactId}/single-file`,
      answer: 'data',
    }),
  },
  Publish: {
    graphql: `mutation Publish($input: PublishGameInput!) {
  publishGame(input: $input) {
    publishedGame {
      publicUrl
      revision
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
    rest: ({ input: { artifactId, ...texts } }) => ({
      method: 'POST',
      path: `/api/game-publications/${artifactId}`,
      json: texts,
      answer: 'data',
    }),
  },
  Unpublish: {
    graphql: `mutation Unpublish($artifactId: ID!) {
  unpublishGame(input: { artifactId: $artifactId }) {
    status
    unpublishedAt
  }
}`,
    rest: ({ artifactId }) => ({ method: 'DELETE', path: `/api/game-publications/${artifactId}`, answer: 'data' }),
  },
  EmptyScores: {
    graphql: `mutation EmptyScores($artifactId: ID!) {
  emptyScores(input: { artifactId: $artifactId }) {
    count
  }
}`,
  },
  CreateShareLink: {
    graphql: `mutation CreateShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    shareLink {
      id
      url
      expiresAt
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
  },
  StopSharing: {
    graphql: `mutation StopSharing($input: StopSharingInput!) {
  stopSharing(input: $input) {
    artifact {
      id
      shareLinks {
        id
      }
    }
  }
}`,
  },
  RequestCredits: {
    graphql: `mutation RequestCredits($input: RequestCreditsInput!) {
  requestCredits(input: $input) {
    request {
      id
      createdAt
    }
    userErrors {
      field
      code
      message
    }
  }
}`,
  },
  Download: {
    graphql: `query Download($artifactId: ID!) {
  artifact(id: $artifactId) {
    downloadUrl
    sha256
  }
}`,
    variables: ({ artifactId }) => ({ artifactId }),
    rest: ({ url, file }) => ({ method: 'GET', path: url, answer: { file } }),
  },
};
