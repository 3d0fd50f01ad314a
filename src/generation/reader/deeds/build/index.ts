/**
 * `npm run meaning`: writes `src/generation/reader/deeds/weights.ts` from the labelled prompts in `test/generation/prompts/`;
 * with `--check` it only says whether it is current.
 */
import path from 'node:path';
import { writeWeights } from '../../linear/write.js';
import { ANSWERS } from '../answers.js';
import { labelledExamples, writtenExamples } from './labels.js';
import { train } from './train.js';

const prompts = path.resolve('test/generation/prompts');
const weights = train([...writtenExamples(prompts), ...labelledExamples(prompts)]);
await writeWeights('src/generation/reader/deeds/weights.ts', weights, ANSWERS);
