import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// The libraries are read from their sources, and only their types: nothing of the engine runs in the browser.
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@adjutant/source', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: true, chunkSizeWarningLimit: 700 },
});
