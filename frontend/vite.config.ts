import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './src/app/theme/theme-css';

const domain = fileURLToPath(new URL('../domain/src/index.ts', import.meta.url));

/** Puts the color tokens into the page's head, so that the first paint already has its colors. */
function themeInHead(): Plugin {
  return {
    name: 'theme-in-head',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head-prepend' }],
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), themeInHead()],
  resolve: { alias: { '@reelpact/domain': domain } },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      treeshake: {
        // The domain's files only declare things. Saying so keeps its state machine, and xstate with it, out of
        // pages that need no more than a label or a limit.
        moduleSideEffects: (id) => !id.includes('/domain/src/'),
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:3000' } },
});
