import { Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { MODES, type Mode } from '../generation/provider.types.js';
import { StudioRunMode } from '../runs/run.types.js';
import type { ServiceInfo } from '../services.js';
import type { GraphQLContext } from './context.js';

@ObjectType('RunPrice', { simpleResolvers: true, description: 'What a run of one mode costs.' })
export class RunPriceType {
  @Field(() => StudioRunMode, { description: 'The mode that costs it.' })
  readonly mode!: Mode;

  @Field(() => Int, { description: 'Whole credits.' })
  readonly credits!: number;
}

@ObjectType('SingleSignOn', { simpleResolvers: true, description: 'An identity provider that people sign in with.' })
export class SingleSignOnType {
  @Field(() => String, { description: 'What people call it.' })
  readonly name!: string;

  @Field(() => String, { description: 'A path that a browser opens; takes `returnTo`, a path of this site.' })
  readonly startUrl!: string;
}

@ObjectType('ServiceInfo', {
  simpleResolvers: true,
  description: 'How this service is set up, as far as clients need to know.',
})
export class ServiceInfoType {
  @Field(() => SingleSignOnType, { nullable: true, description: 'The identity provider; null where there is none.' })
  readonly singleSignOn!: { name: string; startUrl: string } | null;

  @Extensions({ items: MODES.length })
  @Field(() => [RunPriceType], { description: 'Held when a run is accepted, charged when it is completed.' })
  readonly prices!: ServiceInfo['prices'];

  @Field(() => Int, { description: 'Code points that a prompt may have.' })
  readonly promptLength!: number;
}

@Resolver(() => ServiceInfoType)
export class ServiceResolver {
  @Extensions({ public: true })
  @Query(() => ServiceInfoType, { description: 'Needs no session.' })
  service(@Ctx() { services }: GraphQLContext): ServiceInfo {
    return services.info;
  }

  @FieldResolver(() => Boolean, { description: '`signInDemo` works from where this request comes.' })
  demo(@Ctx() { services, client }: GraphQLContext): boolean {
    return services.accounts.offersDemo(client);
  }
}
