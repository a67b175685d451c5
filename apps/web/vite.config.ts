import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { boardAddress } from './build/board-address.js';
import { CHUNKS } from './build/chunks.js';
import { inBudget } from './build/in-budget.js';
import { keptPage } from './build/kept-page.js';
import { mantineStyles } from './build/mantine-styles.js';
import { startedEarly } from './build/started-early.js';
import { packed } from './build/packed.js';
import { PURE } from './build/pure.js';
import { unsaid } from './build/unsaid.js';

// The libraries are read from their sources. Only their types are, but for what reads lists, and for the engine in its worker.
export default defineConfig({
  // Elements are made by src/jsx: what people wrote from right to left stands apart on every page.
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    boardAddress(),
    mantineStyles(),
    startedEarly(join(import.meta.dirname, 'src/start.tsx')),
    inBudget(join(import.meta.dirname, 'src')),
    keptPage({
      main: join(import.meta.dirname, 'src/main.ts'),
      worker: join(import.meta.dirname, 'src/offline/service-worker.ts'),
      folder: join(import.meta.dirname, 'public'),
      beside: ['icon.svg', 'manifest.webmanifest'],
    }),
    packed(),
  ],
  resolve: {
    // A page over plain http has neither Node nor cryptography of the browser: it hashes by itself.
    alias: [
      {
        find: './sha256/native.js',
        replacement: join(import.meta.dirname, '../../libs/seal/src/sha256/portable.ts'),
      },
    ],
    conditions: ['@adjutant/source', ...defaultClientConditions],
  },
  // Asked under the name of this page: the server takes changes from its own pages only.
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
  // What tells a match on the device is one file, that a browser without modules in workers never asks for.
  worker: { format: 'es', plugins: () => [unsaid()], rolldownOptions: { treeshake: PURE } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    chunkSizeWarningLimit: 700,
    // A browser without it fetches the same a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The board is a page of its own, and so is that of all parts, to which nothing leads: no page that people work with weighs
      // more by either.
      input: ['index.html', 'board.html', 'parts.html'].map((file) => join(import.meta.dirname, file)),
      output: { codeSplitting: CHUNKS },
      treeshake: PURE,
    },
  },
});
