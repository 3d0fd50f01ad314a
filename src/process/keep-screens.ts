import type { GenerationProvider } from '../generation/provider.types.js';
import type { Log } from '../log.js';
import type { PicturesService } from '../pictures/pictures.service.js';

/**
 * A generator whose games have what a browser saw of them as their cover. It is kept before the run is completed: whoever is told of the
 * game asks for its picture at once, and would have one drawn. Where that fails the picture is drawn.
 */
export function keepScreens(
  generator: GenerationProvider,
  pictures: Pick<PicturesService, 'keepScreen'>,
  log: Pick<Log, 'warn'>,
): GenerationProvider {
  return {
    name: generator.name,
    async generate(request, context) {
      const result = await generator.generate(request, context);
      if (result.screen)
        await pictures
          .keepScreen(result, result.screen)
          .catch((err: unknown) => log.warn({ err }, 'The first screen of a game could not be kept.'));
      return result;
    },
  };
}
