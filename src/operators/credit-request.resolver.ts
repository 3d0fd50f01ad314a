import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { requireAccount, requireViewer, type GraphQLContext } from '../graphql/context.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import {
  CreditRequestType,
  DeclineCreditRequestInput,
  DeclineCreditRequestPayload,
  DeclinedCreditRequestType,
  OperatorCreditRequest,
  RequestCreditsInput,
  RequestCreditsPayload,
} from './credit-request.types.js';
import { MOST_SHOWN } from './credit-requests.js';
import { AppError } from '../errors.js';
import { OperatorType, toActionType } from './operator.types.js';
import type { CreditRequestRecord, DeclinedCreditRequest, OpenCreditRequest, OperatorDesk } from './operators.model.js';

@Resolver(() => ViewerType)
export class ViewerCreditRequestResolver {
  @Mutation(() => RequestCreditsPayload, {
    nullable: true,
    description:
      'Asks the operators for credits, if `ServiceInfo.creditsHelp` says that they take requests; otherwise the error is `route_not_found`. While a request is open, that one is returned.',
  })
  requestCredits(
    @Arg('input', () => RequestCreditsInput, { description: 'What to tell the operators.' }) input: RequestCreditsInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RequestCreditsPayload> {
    const viewer = requireAccount(context);
    const refusal: UserErrorsOptions<Omit<RequestCreditsPayload, 'userErrors'>> = {
      refused: { request: null },
      fields: {},
    };
    return orUserErrors(info, refusal, async () => ({
      request: await context.services.operators.requestCredits(viewer, input),
    }));
  }

  @FieldResolver(() => CreditRequestType, {
    nullable: true,
    description: 'The viewer’s open request for credits; null if there is none.',
  })
  creditRequest(@Ctx() context: GraphQLContext): Promise<CreditRequestRecord | null> {
    return context.services.operators.creditRequest(requireViewer(context));
  }

  @FieldResolver(() => DeclinedCreditRequestType, {
    nullable: true,
    description: 'The viewer’s latest request for credits, if an operator declined it; otherwise null.',
  })
  declinedCreditRequest(@Ctx() context: GraphQLContext): Promise<DeclinedCreditRequest | null> {
    return context.services.operators.declinedCreditRequest(requireViewer(context));
  }
}

@Resolver(() => OperatorType)
export class OperatorCreditRequestsResolver {
  @Mutation(() => DeclineCreditRequestPayload, {
    nullable: true,
    description:
      'Declines a request for credits, with a reason. For operators; everyone else gets the error `account_not_found`.',
  })
  declineCreditRequest(
    @Arg('input', () => DeclineCreditRequestInput, { description: 'Which request, and why.' })
    input: DeclineCreditRequestInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DeclineCreditRequestPayload> {
    const desk = context.services.operators.deskOf(requireViewer(context));
    const refusal: UserErrorsOptions<Omit<DeclineCreditRequestPayload, 'userErrors'>> = {
      refused: { user: null, action: null },
      fields: {},
    };
    return orUserErrors(info, refusal, async () => {
      if (!desk) throw new AppError('account_not_found');
      const { user, action } = await desk.declineRequest(input);
      return { user, action: toActionType(action) };
    });
  }

  @Extensions({ items: MOST_SHOWN })
  @FieldResolver(() => [OperatorCreditRequest], {
    nullable: true,
    description: `Open requests for credits, oldest first; at most ${MOST_SHOWN}.`,
  })
  creditRequests(@Root() desk: OperatorDesk): Promise<OpenCreditRequest[]> {
    return desk.creditRequests();
  }
}
