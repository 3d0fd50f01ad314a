import { ArgsType, Extensions, Field, ID, ObjectType } from 'type-graphql';
import { GameReading } from '../artifacts/reading.types.js';
import type { Preview, PreviewPicture } from '../generation/preview/index.js';
import type { Intent } from '../generation/provider.types.js';
import { Url } from '../graphql/scalars.js';
import { StudioRunIntent } from './run-enums.types.js';

@ArgsType()
export class PreviewReadingArgs {
  @Field(() => String, { description: '1 to 8,000 characters after trimming.' })
  readonly prompt!: string;

  @Field(() => StudioRunIntent, { nullable: true, description: 'What the prompt asks for. Defaults to `auto`.' })
  readonly intent?: Intent | null;

  @Field(() => ID, { nullable: true, description: 'A run of the viewer to continue; needs a session.' })
  readonly parentRunId?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The picture of somebody or something in a game.' })
export class ReadingPicture {
  @Field(() => String, { description: 'The `sprite` of a `ReadingActor`.' })
  readonly sprite!: string;

  @Field(() => Url, { description: 'An SVG image as a `data:` URL, to show in an `<img>`.' })
  readonly dataUrl!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What would be made of a prompt. Whatever the prompt leaves open may turn out differently when the game is made.',
})
export class ReadingPreview {
  @Field(() => GameReading, { description: 'How the prompt is read.' })
  readonly reading!: Preview['reading'];

  @Extensions({ items: 17 })
  @Field(() => [ReadingPicture], { description: 'The pictures of everybody and everything in `reading`, each once.' })
  readonly pictures!: readonly PreviewPicture[];

  @Field(() => Boolean, {
    description: 'True if the prompt continues a game and would leave it as it is.',
  })
  readonly unchanged!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the prompt continues a game and only asks to undo its last change. Nothing has to be made: the version before is the artifact of the parent run.',
  })
  readonly undo!: boolean;

  @Field(() => Boolean, { description: 'False if nothing in the prompt led to anything.' })
  readonly understood!: boolean;
}
