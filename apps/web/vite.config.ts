import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// The libraries are read from their sources, and only their types: nothing of the engine runs in the browser.
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@adjutant/source', ...defaultClientConditions] },
  // Asked under the name of this page: the server takes changes from its own pages only.
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: true, chunkSizeWarningLimit: 700 },
});
