/** Each language's words for what is spoken of in games. */
import ar from '../../languages/ar/deeds.js';
import de from '../../languages/de/deeds.js';
import en from '../../languages/en/deeds.js';
import es from '../../languages/es/deeds.js';
import fr from '../../languages/fr/deeds.js';
import hi from '../../languages/hi/deeds.js';
import id from '../../languages/id/deeds.js';
import it from '../../languages/it/deeds.js';
import ja from '../../languages/ja/deeds.js';
import ko from '../../languages/ko/deeds.js';
import nl from '../../languages/nl/deeds.js';
import pl from '../../languages/pl/deeds.js';
import pt from '../../languages/pt/deeds.js';
import ru from '../../languages/ru/deeds.js';
import tr from '../../languages/tr/deeds.js';
import uk from '../../languages/uk/deeds.js';
import zh from '../../languages/zh/deeds.js';

/** language → lines of `concept | word, start of a word*, *part of a word*, two words` */
export const DEED_WORDS: Readonly<Record<string, string>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  uk,
  zh,
};
