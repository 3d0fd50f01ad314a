/**
 * Refusals that a form can show, as data of a payload instead of an error of the request. A client that does not ask for
 * them gets the error, as it always did: a document that selects `userErrors` gets them there, unless it also selects a
 * field that can't be null, which there is nothing to put into.
 */
import { GraphQLIncludeDirective, GraphQLSkipDirective, getDirectiveValues, Kind } from 'graphql';
import type { DirectiveNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import { Extensions, Field, ObjectType } from 'type-graphql';
import { ERROR_CATALOGUE, errorBody, type AppError, type ErrorCode } from '../errors.js';
import { PROBLEM_CODES, type ProblemCode } from '../validation.js';
import { sdlEnum } from './enums.js';
import { toAppError } from './errors.js';

/** Those of the catalogue that whoever fills in a form can do something about, beside `validation_failed`. */
const REFUSAL_CODES = [
  'context_required',
  'prompt_refused',
  'text_refused',
  'studio_credits_insufficient',
  'account_required',
  'too_many_active_runs',
  'studio_run_not_found',
  'thread_not_found',
  'thread_at_work',
  'artifact_not_found',
  'artifact_not_publishable',
  'idempotency_key_reused',
  'public_url_unavailable',
  'share_link_not_found',
  'publication_not_found',
  'account_not_found',
] as const satisfies readonly ErrorCode[];
type Refusal = (typeof REFUSAL_CODES)[number];
const MOST_ERRORS = 64;

const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  required: 'The field is required.',
  wrong_type: 'The value has the wrong type.',
  too_short: 'The text is too short.',
  too_long: 'The text or the list is too long.',
  invalid_characters: 'The text contains characters that are not allowed.',
  unknown_value: 'The value is not one of those allowed.',
  invalid: 'The value is invalid for another reason; `message` says why.',
};
const UserErrorCode = sdlEnum(
  'UserErrorCode',
  [...PROBLEM_CODES, ...REFUSAL_CODES],
  'What is wrong with a field, or with the request as a whole. The latter are codes of `ErrorCode`.',
  {
    ...PROBLEMS,
    ...(Object.fromEntries(REFUSAL_CODES.map((code) => [code, ERROR_CATALOGUE[code].message])) as Record<
      Refusal,
      string
    >),
  },
);

@ObjectType({ simpleResolvers: true, description: 'A refusal that a form can show.' })
export class UserError {
  @Field(() => [String], {
    nullable: true,
    description:
      'The path to the field, e.g. `["input", "seoContent", "faq", "2", "answer"]`; null if it is not about a single field.',
  })
  readonly field!: readonly string[] | null;

  @Field(() => UserErrorCode, { description: 'What is wrong.' })
  readonly code!: ProblemCode | Refusal;

  @Field(() => String, { description: 'One sentence to show to people: what is wrong, or what to do next.' })
  readonly message!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For `prompt_refused` and `text_refused`: the category of the rule, e.g. `hate`, `minors`, `weapons`, `self_harm` or one of the operator’s own; otherwise null.',
  })
  readonly category!: string | null;
}

/** The field `userErrors` of a payload. `instead`: its field that can't be null, of payloads that have one. */
export function UserErrorsField(instead?: string): PropertyDecorator {
  const unless = instead === undefined ? '' : `, or \`${instead}\` is`;
  const description = `Refusals that a form can show; empty if there are none. If this is not selected${unless}, a refusal is a request error.`;
  return (target, key) => {
    Extensions({ items: MOST_ERRORS })(target, key as string);
    Field(() => [UserError], { description })(target, key as string);
  };
}

export interface UserErrorsOptions<Payload> {
  /** the field of the payload that can't be null, where it has one */
  readonly whole?: string;
  /** the rest of the payload where it was refused */
  readonly refused: Payload;
  /** the field of the input that a refusal is about */
  readonly fields: { readonly [code in Refusal]?: string };
}

/** What `work` gives, or `refused` with `userErrors` where it was refused and the document asks for that. */
export async function orUserErrors<Payload extends object>(
  info: GraphQLResolveInfo,
  { whole, refused, fields }: UserErrorsOptions<Payload>,
  work: () => Promise<Payload>,
): Promise<Payload & { readonly userErrors: readonly UserError[] }> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    const found = userErrorsOf(toAppError(error), fields);
    const selected = found.length > 0 ? selectedFields(info) : undefined;
    if (!selected?.has('userErrors') || (whole !== undefined && selected.has(whole))) throw error;
    return { ...refused, userErrors: found };
  }
}

function userErrorsOf(error: AppError, fields: UserErrorsOptions<unknown>['fields']): readonly UserError[] {
  const { code, message, details = [] } = errorBody(error, '');
  if (code === 'validation_failed')
    return details.slice(0, MOST_ERRORS).map((detail) => ({
      field: wayTo(detail.path),
      code: PROBLEM_CODES.find((problem) => problem === detail.code) ?? 'invalid',
      message: detail.message,
      category: null,
    }));
  // a text that the input policy refuses: one for each field
  if (code === 'prompt_refused' || code === 'text_refused')
    return details.map((detail) => ({
      field: wayTo(detail.path),
      code,
      message: detail.message,
      category: detail.code,
    }));
  const refusal = REFUSAL_CODES.find((each) => each === code);
  return refusal ? [{ field: wayTo(fields[refusal] ?? ''), code: refusal, message, category: null }] : [];
}

/** `seoContent.faq[2].answer` is a place in the argument `input`. */
function wayTo(path: string): readonly string[] | null {
  if (path === '') return null;
  return ['input', ...path.split(/[.[\]]+/u).filter((part) => part !== '')];
}

/** The names of the fields that the document selects on what the resolver gives. */
function selectedFields({ fieldNodes, fragments, variableValues }: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<FragmentDefinitionNode>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, variableValues)) continue;
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else {
        const fragment = fragments[selection.name.value];
        if (!fragment || seen.has(fragment)) continue;
        seen.add(fragment);
        walk(fragment.selectionSet);
      }
    }
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) walk(selectionSet);
  return names;
}

function isIncluded(
  node: { readonly directives?: readonly DirectiveNode[] },
  variables: GraphQLResolveInfo['variableValues'],
): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
  );
}
