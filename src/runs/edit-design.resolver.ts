import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GameArtifact } from '../artifacts/artifact.types.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { Editable, EditablePicture } from '../generation/design-edits.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { orUserErrors } from '../graphql/user-errors.js';
import { Problems } from '../validation.js';
import {
  DesignPicture,
  DesignPicturesArgs,
  EditableDesign,
  EditDesignInput,
  EditDesignPayload,
} from './edit-design.types.js';

/** Both are answered by the thread of previews, and counted like previews. */
const WEIGHT = 1_000;
const MOST_PICTURES = 48;
/** Longer than any tag there is. */
const LANGUAGE = { max: 35 };

@Resolver(() => GameArtifact)
export class EditDesignResolver {
  @Extensions({ weight: WEIGHT })
  @FieldResolver(() => EditableDesign, {
    nullable: true,
    description:
      'What can be changed of this game by hand. Null if a model wrote it, or if this version of the service can’t read its design.',
  })
  editable(@Root() { id }: ArtifactRecord, @Ctx() context: GraphQLContext): Promise<Editable | null> {
    return context.services.runs.editable(requireViewer(context), id);
  }

  @Extensions({ weight: WEIGHT, items: MOST_PICTURES })
  @Query(() => [DesignPicture], {
    nullable: true,
    description: 'Pictures that a word means, best first: to choose from for `editDesign`.',
  })
  designPictures(
    @Args(() => DesignPicturesArgs) { search, language, first }: DesignPicturesArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<readonly EditablePicture[]> {
    const viewer = requireViewer(context);
    const problems = new Problems();
    const word = problems.text('search', search, { max: 40, required: true, trim: true });
    const most = first ?? 24;
    if (most < 1 || most > MOST_PICTURES) problems.add('first', 'invalid', `Expected 1 to ${MOST_PICTURES}.`);
    const tag = problems.language('language', problems.text('language', language || null, LANGUAGE)) ?? 'en';
    problems.throwIfAny();
    const asked = { search: word, language: new Intl.Locale(tag).language, first: most };
    return context.services.runs.searchPictures({ userId: viewer.user.id, ip: context.client.ip }, asked);
  }

  @Mutation(() => EditDesignPayload, {
    nullable: true,
    description:
      'Changes a game by hand, without a prompt: creates a run that makes the game again from its edited design and continues the run of the artifact. Costs `editPrice` of `service`.',
  })
  editDesign(
    @Arg('input', () => EditDesignInput, { description: 'The artifact, and what to change.' }) input: EditDesignInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EditDesignPayload> {
    const viewer = requireViewer(context);
    const fields = { artifact_not_found: 'artifactId', idempotency_key_reused: 'idempotencyKey' };
    return orUserErrors<Pick<EditDesignPayload, 'run' | 'replayed'>>(
      info,
      { refused: { run: null, replayed: false }, fields },
      () => context.services.runs.editDesign(viewer, input),
    );
  }
}
