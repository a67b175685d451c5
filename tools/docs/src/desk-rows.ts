import { join } from 'node:path';
import type { Row } from '@adjutant/kernel';
import { exportsOf } from './running.js';

/** Who may do what is no command of a context, as the file says that decides it; it can be run by itself. */
export function deskRows(root: string): readonly (readonly [string, Row])[] {
  return Object.entries(exportsOf(join(root, 'libs/access/src/matrix.ts'))['DESK_ROWS'] as { [command: string]: Row });
}
