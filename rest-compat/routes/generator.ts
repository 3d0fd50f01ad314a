/** The retired generator. */
import { GeneratorRunDocument, RetiredGeneratorRunDocument } from '../generated/operations.js';
import { operation, type Route } from '../route.types.js';
import { idOf, none } from './variables.js';

export const generatorRoutes: readonly Route[] = [
  operation({
    method: 'POST',
    path: '/api/generator/runs',
    doc: 'Retired: does nothing, and always answers 402 `studio_credits_required`.',
    session: true,
    body: false,
    refuses: 'studio_credits_required',
    deprecated: {
      since: new Date('2026-11-01T00:00:00Z'),
      sunset: new Date('2027-11-01T00:00:00Z'),
      successor: '/api/studio/runs',
    },
    document: RetiredGeneratorRunDocument,
    variables: none,
    status: 200,
    data: ({ retiredGeneratorRun }) => retiredGeneratorRun,
  }),
  operation({
    method: 'GET',
    path: '/api/generator/runs/:id',
    doc: 'One historical run of the retired generator.',
    session: true,
    body: false,
    document: GeneratorRunDocument,
    errors: ['generator_run_not_found'],
    variables: idOf,
    status: 200,
    data: ({ generatorRun }) => generatorRun,
  }),
];
