import { Field, Int, ObjectType } from 'type-graphql';
import type { ArtifactDiff } from './artifacts.model.js';

@ObjectType('ArtifactDiff', {
  simpleResolvers: true,
  description: 'What differs between two games that a model wrote, line by line.',
})
export class ArtifactDiffType implements ArtifactDiff {
  @Field(() => String, {
    nullable: true,
    description:
      'A unified diff of the files as the model wrote them; empty if they are the same. Null if they are too large to compare, or have too little in common.',
  })
  readonly patch!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many lines are new.' })
  readonly added!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many lines are gone.' })
  readonly removed!: number | null;
}
