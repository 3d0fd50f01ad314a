/** Colours to choose from for the hero, one more for each star; on the title card as soon as there is a star. */
import type { GameDesign } from '../design.js';
import { el } from './elements.js';
import { LOOKS } from './stars.js';

export interface Wardrobe {
  readonly node: HTMLElement;
  /** Opens as many colours as there are stars. */
  open(stars: number): void;
}

/** `picture` is the hero's own; `wear` is told the colour that was chosen, or nothing for its own. */
export function createWardrobe(design: GameDesign, picture: string, wear: (colour: string) => void): Wardrobe {
  const node = el('div', 'looks');
  const image = el('img');
  image.src = picture;
  image.alt = '';
  const buttons = ['', ...LOOKS].map((colour, stars) => {
    const button = el('button');
    const dot = el('i');
    dot.style.background = colour;
    button.append(colour ? dot : image);
    button.setAttribute('aria-label', `${design.cast.hero.name} ${'★'.repeat(stars)}`.trim());
    button.addEventListener('click', (e) => {
      // the card itself begins the game
      e.stopPropagation();
      button.blur();
      choose(stars);
      wear(colour);
    });
    node.append(button);
    return button;
  });
  const choose = (chosen: number): void =>
    buttons.forEach((button, i) => button.setAttribute('aria-pressed', String(i === chosen)));
  choose(0);
  return {
    node,
    open(stars) {
      node.hidden = stars === 0;
      buttons.forEach((button, i) => {
        button.disabled = i > stars;
        const dot = button.querySelector('i');
        if (dot) dot.textContent = i > stars ? `${i}★` : '';
      });
    },
  };
}
