/** A call in each language, for pages that show how a program does the same. */
import type { Call, CallLanguage } from './call.types.js';
import { curl } from './curl.js';
import { javascript } from './javascript.js';
import { python } from './python.js';

export interface Snippet {
  readonly language: CallLanguage;
  readonly text: string;
}

/** Text, not markup: whoever shows it escapes it. */
export function snippetsOf(call: Call): readonly Snippet[] {
  return [
    { language: 'curl', text: curl(call) },
    { language: 'JavaScript', text: javascript(call) },
    { language: 'Python', text: python(call) },
  ];
}
