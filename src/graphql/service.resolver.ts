import { Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { MODES, type Mode } from '../generation/provider.types.js';
import { StudioRunMode } from '../runs/run-enums.types.js';
import type { ServiceInfo } from '../services.js';
import type { GraphQLContext } from './context.js';
import { Url } from './scalars.js';

@ObjectType('RunPrice', { simpleResolvers: true, description: 'What a run of one mode costs.' })
export class RunPriceType {
  @Field(() => StudioRunMode, { description: 'The mode that costs it.' })
  readonly mode!: Mode;

  @Field(() => Int, { description: 'The most that a run costs, in whole credits.' })
  readonly credits!: number;

  @Field(() => Int, {
    description: 'The least that a run costs; less than `credits` if the price depends on what makes the game.',
  })
  readonly least!: number;
}

@ObjectType('SingleSignOn', { simpleResolvers: true, description: 'An identity provider that people sign in with.' })
export class SingleSignOnType {
  @Field(() => String, { description: 'The name to show to people.' })
  readonly name!: string;

  @Field(() => String, {
    description: 'The path for a browser to open. Takes the query parameter `returnTo`, a path of this site.',
  })
  readonly startUrl!: string;
}

@ObjectType('CreditsHelp', {
  simpleResolvers: true,
  description: 'What users can do when they run out of credits, as set by the operator of this service.',
})
export class CreditsHelpType {
  @Field(() => String, { nullable: true, description: 'A sentence to show to people; null if there is none.' })
  readonly text!: string | null;

  @Field(() => Url, { nullable: true, description: 'A link to show to people; null if there is none.' })
  readonly url!: string | null;

  @Field(() => Boolean, { description: 'True if users can ask for credits with `requestCredits`.' })
  readonly requests!: boolean;
}

@ObjectType('ServiceInfo', {
  simpleResolvers: true,
  description: 'How this service is set up, as far as clients need to know.',
})
export class ServiceInfoType {
  @Field(() => SingleSignOnType, { nullable: true, description: 'The identity provider; null if there is none.' })
  readonly singleSignOn!: { name: string; startUrl: string } | null;

  @Extensions({ items: MODES.length })
  @Field(() => [RunPriceType], {
    description:
      'The price of a run. The most that it can cost is reserved when it is accepted; its actual cost is charged when it completes.',
  })
  readonly prices!: ServiceInfo['prices'];

  @Field(() => Int, { description: 'The price of a change by hand (`editDesign`), in credits.' })
  readonly editPrice!: number;

  @Field(() => Int, {
    description: 'How many games a visitor can make without an account, by `signInAsGuest`; 0 if none.',
  })
  readonly guestGames!: number;

  @Field(() => Int, { description: 'The credits that a new account comes with.' })
  readonly signUpCredits!: number;

  @Field(() => CreditsHelpType, { description: 'What users can do when they run out of credits.' })
  readonly creditsHelp!: ServiceInfo['creditsHelp'];

  @Field(() => Int, { description: 'The maximum length of a prompt, in Unicode code points.' })
  readonly promptLength!: number;
}

@Resolver(() => ServiceInfoType)
export class ServiceResolver {
  @Extensions({ public: true })
  @Query(() => ServiceInfoType, { description: 'How this service is set up. Needs no session.' })
  service(@Ctx() { services }: GraphQLContext): ServiceInfo {
    return services.info;
  }

  @FieldResolver(() => Boolean, { description: 'True if `signInDemo` works for this client.' })
  demo(@Ctx() { services, client }: GraphQLContext): boolean {
    return services.accounts.offersDemo(client);
  }
}
