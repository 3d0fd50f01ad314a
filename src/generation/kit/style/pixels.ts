/** The pixels of a canvas, to be worked on; null where a picture of another origin was drawn, which no page may read. */
export function pixelsOf(ctx: CanvasRenderingContext2D): ImageData | null {
  const { width, height } = ctx.canvas;
  try {
    return ctx.getImageData(0, 0, width, height);
  } catch {
    return null;
  }
}
