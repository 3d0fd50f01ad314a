import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { requireAccount, requireViewer, type GraphQLContext } from '../graphql/context.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import {
  CreditRequestType,
  OperatorCreditRequest,
  RequestCreditsInput,
  RequestCreditsPayload,
} from './credit-request.types.js';
import { MOST_SHOWN } from './credit-requests.js';
import { OperatorType } from './operator.types.js';
import type { CreditRequestRecord, OpenCreditRequest, OperatorDesk } from './operators.model.js';

@Resolver(() => ViewerType)
export class ViewerCreditRequestResolver {
  @Mutation(() => RequestCreditsPayload, {
    nullable: true,
    description:
      'Asks the operators for credits, where `ServiceInfo.creditsHelp` says that they take requests; otherwise the error is `route_not_found`. While a request is open, it is given again.',
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
    description: 'The open request of the viewer for credits; null if there is none.',
  })
  creditRequest(@Ctx() context: GraphQLContext): Promise<CreditRequestRecord | null> {
    return context.services.operators.creditRequest(requireViewer(context));
  }
}

@Resolver(() => OperatorType)
export class OperatorCreditRequestsResolver {
  @Extensions({ items: MOST_SHOWN })
  @FieldResolver(() => [OperatorCreditRequest], {
    nullable: true,
    description: `Open requests for credits, those that wait longest first; at most ${MOST_SHOWN}.`,
  })
  creditRequests(@Root() desk: OperatorDesk): Promise<OpenCreditRequest[]> {
    return desk.creditRequests();
  }
}
