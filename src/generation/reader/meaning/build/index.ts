/**
 * `npm run meaning`: writes `src/generation/reader/meaning/weights.ts` from the labelled prompts in `test/generation/prompts/`; with
 * `--check` it only says whether it is current.
 */
import path from 'node:path';
import { writeWeights } from '../../linear/write.js';
import { ANSWERS } from '../model.js';
import { readExamples } from './labels.js';
import { train } from './train.js';

const examples = readExamples(path.resolve('test/generation/prompts'));
const weights = train(examples.filter(({ held }) => !held));
await writeWeights('src/generation/reader/meaning/weights.ts', weights, ANSWERS);
