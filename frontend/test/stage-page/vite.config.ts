import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from '../../src/app/theme/theme-css';

/** A page with nothing but the stage of the review room, for the browser test of its frames. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    {
      name: 'theme',
      transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head-prepend' }],
    },
  ],
  resolve: {
    alias: { '@reelpact/domain': fileURLToPath(new URL('../../../domain/src/index.ts', import.meta.url)) },
  },
  build: { target: 'es2022', minify: false, emptyOutDir: true, chunkSizeWarningLimit: 9000 },
});
