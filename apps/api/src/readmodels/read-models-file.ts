import { join } from 'node:path';
import { isInMemory, type Settings } from '../settings.js';

/** Read models of a log that is gone when the process ends need not stay either. */
export function readModelsFile(settings: Pick<Settings, 'store' | 'data'>): string {
  return isInMemory(settings) ? ':memory:' : join(settings.data, 'read-models.db');
}
