/** What runs in the page before the game: it holds the game's clock on demand, and notes which pictures reach the screen. */

export interface Spy {
  /** holds the game's own loop, so that only `__game.step` moves it */
  hold(held: boolean): void;
  /** sources of the images that were drawn, through whatever canvases, onto one of the document */
  seen(): string[];
}

/** Self-contained: Playwright sends its text into the page. */
export function installSpy(): void {
  const native = requestAnimationFrame.bind(globalThis);
  const waiting: FrameRequestCallback[] = [];
  let held = false;
  globalThis.requestAnimationFrame = (callback) => (held ? waiting.push(callback) : native(callback));

  const holds = new WeakMap<object, Set<string>>();
  const shown = new Set<string>();
  const canvas2d = CanvasRenderingContext2D.prototype;
  const { drawImage } = canvas2d as unknown as {
    drawImage: (this: CanvasRenderingContext2D, ...args: unknown[]) => void;
  };
  canvas2d.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    const source = args[0];
    const from =
      source instanceof HTMLImageElement
        ? [source.src]
        : typeof source === 'object' && source !== null
          ? (holds.get(source) ?? [])
          : [];
    const into = this.canvas.isConnected ? shown : (holds.get(this.canvas) ?? new Set<string>());
    if (into !== shown) holds.set(this.canvas, into);
    for (const src of from) into.add(src);
    drawImage.apply(this, args);
  };

  const spy: Spy = {
    hold(value) {
      held = value;
      if (!held) for (const callback of waiting.splice(0)) native(callback);
    },
    seen: () => [...shown],
  };
  Object.assign(globalThis, { __spy: spy });
}
