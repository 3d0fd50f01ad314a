import { defineConfig } from 'vite';

/** The Studio, made into `dist/studio`. `npm run dev:studio` serves it by itself, beside a gateway on port 4000. */
export default defineConfig({
  root: 'src/studio/web',
  base: '/studio/',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../../dist/studio',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // which script holds which language's texts, for the gateway
    manifest: true,
    // one request less, and every browser of the target knows them
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    // an unfinished page asks the gateway as if it came from there
    proxy: {
      '/graphql': {
        target: 'http://127.0.0.1:4000',
        ws: true,
        changeOrigin: true,
        headers: { origin: 'http://127.0.0.1:4000' },
      },
      '/api': { target: 'http://127.0.0.1:4000', changeOrigin: true },
    },
  },
});
