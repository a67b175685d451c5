import type { Whereabouts } from '@adjutant/store';
import type { Mode } from './acting.js';

/** What an installation is told of who may use it. */
export interface AccessSettings extends Pick<Whereabouts, 'store' | 'data'> {
  readonly access: Mode;
  /** Folder of keys, where they do not lie with everything else. */
  readonly keys?: string | undefined;
}
