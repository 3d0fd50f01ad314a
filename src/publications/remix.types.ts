import { Field, ObjectType } from 'type-graphql';
import { Url } from '../graphql/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'Who made a public game, where its owner wants that told.' })
export class GameAuthor {
  @Field(() => String, { description: 'The name of the account. Plain text.' })
  readonly name!: string;

  @Field(() => Url, { description: 'The page of the author’s games.' })
  readonly publicUrl!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A public game that another one was made from. One that is unpublished or in no list is not told.',
})
export class RemixSource {
  @Field(() => String, { description: 'Its name in URLs.' })
  readonly slug!: string;

  @Field(() => String, { description: 'The title of its page. Plain text.' })
  readonly title!: string;

  @Field(() => String, { description: 'The language of the texts in the game: an ISO 639 code.' })
  readonly language!: string;

  @Field(() => Url, { description: 'The page of the game.' })
  readonly publicUrl!: string;

  @Field(() => GameAuthor, { nullable: true, description: 'Its author; null unless its owner wants that told.' })
  readonly author!: GameAuthor | null;
}
