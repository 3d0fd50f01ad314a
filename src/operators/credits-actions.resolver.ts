import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { PostCreditsInput, PostCreditsPayload } from './credits-actions.types.js';
import { toActionType } from './operator.types.js';

@Resolver()
export class CreditsActionsResolver {
  @Mutation(() => PostCreditsPayload, {
    nullable: true,
    description:
      'Gives credits to an account, or corrects its balance. For operators; everyone else gets the error `account_not_found`.',
  })
  postCredits(
    @Arg('input', () => PostCreditsInput, { description: 'The account, the amount, and why.' })
    input: PostCreditsInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PostCreditsPayload> {
    const desk = context.services.operators.deskOf(requireViewer(context));
    const refusal: UserErrorsOptions<Omit<PostCreditsPayload, 'userErrors'>> = {
      refused: { user: null, entry: null, action: null },
      fields: { account_not_found: 'userId', idempotency_key_reused: 'key' },
    };
    return orUserErrors(info, refusal, async () => {
      if (!desk) throw new AppError('account_not_found');
      const { user, entry, action } = await desk.postCredits(input);
      return { user, entry, action: toActionType(action) };
    });
  }
}
