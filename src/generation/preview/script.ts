/** The script of the thread that reads previews, for `new Worker(text, { eval: true })`: the same from sources and from the compiled tree. */
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
/** `.ts` when run from sources, `.js` from the compiled tree, which mirrors it */
const extension = extname(fileURLToPath(import.meta.url));

/** Some 6 MB, mostly word lists; as they are, since making them shorter would take longer than reading them. */
export async function previewScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(here, `worker${extension}`)],
    bundle: true,
    write: false,
    target: 'node22',
    format: 'cjs',
    platform: 'node',
    charset: 'utf8',
    legalComments: 'none',
    // a text has no address of its own to find packages from
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: false } },
  });
  return outputFiles[0]?.text ?? '';
}
