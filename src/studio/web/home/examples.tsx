import { useMessages } from '../messages/index.js';

export interface ExamplesProps {
  /** each with a picture of the game that it becomes, for whoever has none of their own yet */
  readonly pictures: boolean;
  readonly onPick: (text: string) => void;
}

/** Prompts to start from. The pictures are of the games that the built-in composer made of them: `npm run docs:examples`. */
export function Examples({ pictures, onPick }: ExamplesProps) {
  const { home, compose } = useMessages();
  return (
    <div class={pictures ? 'examples pictured' : 'examples'}>
      <h2 class="visually-hidden">{home.examples}</h2>
      <ul>
        {Object.entries(compose.examples).map(([name, text]) => (
          <li key={name}>
            <button type="button" class={pictures ? 'example' : 'chip'} onClick={() => onPick(text)}>
              {pictures && (
                <img
                  src={new URL(`./examples/${name}.webp`, import.meta.url).href}
                  alt=""
                  width="480"
                  height="270"
                  decoding="async"
                />
              )}
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
