import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { jsBudgets } from './budgets';
import { CHUNKS } from './chunks';
import { serverPages } from './server-pages';
import { themeCss } from './src/app/theme/theme-css';

const alias = { '@reelpact/domain': fileURLToPath(new URL('../domain/src/index.ts', import.meta.url)) };

/** Puts the color tokens into the page's head, so that the first paint already has its colors. */
function themeInHead(): Plugin {
  return {
    name: 'theme-in-head',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss(), injectTo: 'head-prepend' }],
  };
}

/** Has the application's font come beside its script: a text that is there first breaks its lines in another way. */
function fontInHead(): Plugin {
  return {
    name: 'font-in-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(name));
        if (!font) throw new Error('The build has no font of the application.');
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/**
 * The component library measures how high a text is in an element whose styles it sets as an attribute, which the pages' policy refuses.
 * As a property they are no inline styles.
 */
function stylesAsProperties(): Plugin {
  const attribute = /(\w+)\.setAttribute\('style', (`[^`]+`)\)/;
  return {
    name: 'styles-as-properties',
    transform(code, id) {
      if (!id.endsWith('/@rc-component/input/es/calculateNodeHeight.js')) return null;
      if (!attribute.test(code)) this.error('The component library measures texts in another way now.');
      return { code: code.replace(attribute, '$1.style.cssText = $2'), map: null };
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), themeInHead(), fontInHead(), stylesAsProperties(), jsBudgets(), serverPages(alias)],
  resolve: { alias },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      treeshake: {
        // The domain's files only declare things. Saying so keeps its state machine, and xstate with it, out of
        // pages that need no more than a label or a limit.
        moduleSideEffects: (id) => !id.includes('/domain/src/'),
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:3000' } },
});
