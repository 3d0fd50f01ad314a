/** Each language's words of events and slots. */
import ar from '../../languages/ar/frames.js';
import de from '../../languages/de/frames.js';
import en from '../../languages/en/frames.js';
import es from '../../languages/es/frames.js';
import fr from '../../languages/fr/frames.js';
import hi from '../../languages/hi/frames.js';
import id from '../../languages/id/frames.js';
import it from '../../languages/it/frames.js';
import ja from '../../languages/ja/frames.js';
import ko from '../../languages/ko/frames.js';
import nl from '../../languages/nl/frames.js';
import pl from '../../languages/pl/frames.js';
import pt from '../../languages/pt/frames.js';
import ru from '../../languages/ru/frames.js';
import tr from '../../languages/tr/frames.js';
import uk from '../../languages/uk/frames.js';
import zh from '../../languages/zh/frames.js';

/** language → lines of `event or slot | word, start of a word*, two words` */
export const FRAMES: Readonly<Record<string, string>> = {
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
