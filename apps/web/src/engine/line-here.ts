import type { LineWorld } from './line.js';
import { onceLived } from './lived.js';

export const browser: LineWorld = {
  worker: () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'adjutant-engine' }),
  onceLived,
};
