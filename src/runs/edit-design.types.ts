import { ArgsType, Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GameDifficulty, GameRule } from '../artifacts/reading-choices.types.js';
import type { Editable, EditableActor as Actor, EditablePicture } from '../generation/design-edits.js';
import type { InputCheck } from '../graphql/coerce.js';
import { sdlEnum } from '../graphql/enums.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { Url } from '../graphql/scalars.js';
import { COLOUR_SLOTS, readEditDesignInput } from './edit-design.input.js';
import type { RunRecord } from './runs.model.js';
import { StudioRun } from './run.types.js';

const DesignColour = sdlEnum('DesignColour', COLOUR_SLOTS, 'A color of a game’s palette.', {
  sky: 'The top of the background.',
  horizon: 'The bottom of the background.',
  far: 'Distant scenery.',
  near: 'Nearby scenery.',
  solid: 'Ground, bricks and walls.',
  solidEdge: 'The edges of ground, bricks and walls.',
  ink: 'Text.',
  panel: 'The panels behind text.',
  accent: 'Highlights.',
  danger: 'Warnings and opponents.',
});

const EDITABLE_ROLES = ['hero', 'enemy', 'boss', 'item', 'goal', 'obstacle', 'projectile'] as const;
const EditableRole = sdlEnum('EditableRole', EDITABLE_ROLES, 'The part of a character or thing in a game.', {
  hero: 'Who or what the player moves.',
  enemy: 'An opponent.',
  boss: 'The opponent at the end.',
  item: 'Something to collect.',
  goal: 'What has to be reached.',
  obstacle: 'Something in the way.',
  projectile: 'What is fired or thrown.',
});

@ObjectType({ simpleResolvers: true, description: 'A picture that a character or thing in a game can have.' })
export class DesignPicture {
  @Field(() => String, { description: 'Its name, to send as `picture`.' })
  readonly sprite!: string;

  @Field(() => String, { description: 'What it shows, in the language of the game or of the search.' })
  readonly name!: string;

  @Field(() => Url, { description: 'An SVG image as a `data:` URL, to show in an `<img>`.' })
  readonly dataUrl!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A character or thing that can be changed.' })
export class EditableActor {
  @Field(() => String, { description: 'Its place in the cast, e.g. `hero` or `enemies.0`.' })
  readonly slot!: string;

  @Field(() => EditableRole, { description: 'Its part in the game.' })
  readonly role!: Actor['role'];

  @Field(() => String, { description: 'Its name, at most 40 characters.' })
  readonly name!: string;

  @Field(() => DesignPicture, { description: 'The picture that shows it.' })
  readonly picture!: EditablePicture;
}

@ObjectType({ simpleResolvers: true, description: 'A rule with a number that the game can have.' })
export class EditableNumber {
  @Field(() => GameRule, { description: 'The rule.' })
  readonly rule!: string;

  @Field(() => Int, { nullable: true, description: 'The number; null if the game uses its own.' })
  readonly value!: number | null;

  @Field(() => Int, { description: 'The lowest number that is allowed.' })
  readonly least!: number;

  @Field(() => Int, { description: 'The highest number that is allowed.' })
  readonly most!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A rule that is on or off.' })
export class EditableSwitch {
  @Field(() => GameRule, { description: 'The rule.' })
  readonly rule!: string;

  @Field(() => Boolean, { description: 'True if the game has the rule.' })
  readonly on!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A color of the game.' })
export class EditableColour {
  @Field(() => DesignColour, { description: 'What it colors.' })
  readonly slot!: string;

  @Field(() => String, { description: 'The color as `#rrggbb`.' })
  readonly value!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What can be changed of a game by hand, without a prompt.' })
export class EditableDesign {
  @Field(() => String, { description: 'The title, at most 60 characters.' })
  readonly title!: string;

  @Field(() => String, { description: 'The line below the title, at most 140 characters.' })
  readonly tagline!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Shown when the game is won; null if the game uses its own words.',
  })
  readonly winMessage!: string | null;

  @Field(() => String, { nullable: true, description: 'Shown when it is lost; null if the game uses its own words.' })
  readonly loseMessage!: string | null;

  @Field(() => String, { nullable: true, description: 'A name shown throughout the game; null if there is none.' })
  readonly sign!: string | null;

  @Field(() => GameDifficulty, { description: 'How hard the game is.' })
  readonly difficulty!: Editable['difficulty'];

  @Extensions({ items: COLOUR_SLOTS.length })
  @Field(() => [EditableColour], { description: 'The colors of the game.' })
  readonly colours!: Editable['colours'];

  @Extensions({ items: 17 })
  @Field(() => [EditableActor], { description: 'The characters and things of the game, the hero first.' })
  readonly cast!: Editable['cast'];

  @Extensions({ items: 32 })
  @Field(() => [EditableNumber], { description: 'The numbers that this kind of game can have.' })
  readonly numbers!: Editable['numbers'];

  @Extensions({ items: 32 })
  @Field(() => [EditableSwitch], { description: 'The other rules that this kind of game can have.' })
  readonly switches!: Editable['switches'];
}

@InputType({ description: 'A color to change.' })
export class EditColourInput {
  @Field(() => DesignColour, { description: 'What it colors.' })
  readonly slot!: string;

  @Field(() => String, { description: 'The color as `#rrggbb`.' })
  readonly value!: string;
}

@InputType({ description: 'A character or thing to change. A null field stays as it is.' })
export class EditActorInput {
  @Field(() => String, { description: 'The `slot` of an `EditableActor`.' })
  readonly slot!: string;

  @Field(() => String, { nullable: true, description: 'Its new name, 1 to 40 characters; shown on its picture.' })
  readonly name?: string | null;

  @Field(() => String, { nullable: true, description: 'The `sprite` of a `DesignPicture`.' })
  readonly picture?: string | null;
}

@InputType({ description: 'A number to change.' })
export class EditNumberInput {
  @Field(() => GameRule, { description: 'The rule of an `EditableNumber`.' })
  readonly rule!: string;

  @Field(() => Int, { nullable: true, description: 'The number; null for the game’s own.' })
  readonly value?: number | null;
}

@InputType({ description: 'A rule to turn on or off.' })
export class EditSwitchInput {
  @Field(() => GameRule, { description: 'The rule of an `EditableSwitch`.' })
  readonly rule!: string;

  @Field(() => Boolean, { description: 'True to turn it on.' })
  readonly on!: boolean;
}

@Extensions({ check: readEditDesignInput } satisfies InputCheck)
@InputType({
  description: 'What to change in a game. A null field stays as it is; an empty message or sign is removed.',
})
export class EditDesignInput {
  @Field(() => ID, { description: 'An artifact of the viewer.' })
  readonly artifactId!: string;

  @Field(() => String, { nullable: true, description: '1 to 60 characters.' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'The line below the title, 1 to 140 characters.' })
  readonly tagline?: string | null;

  @Field(() => String, { nullable: true, description: 'Shown when the game is won, at most 160 characters.' })
  readonly winMessage?: string | null;

  @Field(() => String, { nullable: true, description: 'Shown when it is lost, at most 160 characters.' })
  readonly loseMessage?: string | null;

  @Field(() => String, { nullable: true, description: 'A name shown throughout the game, at most 60 characters.' })
  readonly sign?: string | null;

  @Field(() => GameDifficulty, { nullable: true, description: 'How hard the game is.' })
  readonly difficulty?: string | null;

  @Field(() => [EditColourInput], { nullable: true, description: 'The colors to change.' })
  readonly colours?: readonly EditColourInput[] | null;

  @Field(() => [EditActorInput], { nullable: true, description: 'The characters and things to change.' })
  readonly cast?: readonly EditActorInput[] | null;

  @Field(() => [EditNumberInput], { nullable: true, description: 'The numbers to change.' })
  readonly numbers?: readonly EditNumberInput[] | null;

  @Field(() => [EditSwitchInput], { nullable: true, description: 'The rules to turn on or off.' })
  readonly switches?: readonly EditSwitchInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Makes retries safe: for 24 hours, the same key with the same input returns the same run.',
  })
  readonly idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `editDesign`.' })
export class EditDesignPayload {
  @Field(() => StudioRun, {
    nullable: true,
    description: 'The run that makes the edited game; null if `userErrors` says why it was refused.',
  })
  readonly run!: RunRecord | null;

  @Field(() => Boolean, { description: 'True if an earlier request with the same `idempotencyKey` created the run.' })
  readonly replayed!: boolean;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@ArgsType()
export class DesignPicturesArgs {
  @Field(() => String, { description: 'A word, e.g. `rocket`; at most 40 characters.' })
  readonly search!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The language of the word: a language tag (BCP 47), e.g. `de`. Defaults to `en`; English words are found in any language.',
  })
  readonly language?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many to return, 1 to 48. Defaults to 24.' })
  readonly first?: number | null;
}
