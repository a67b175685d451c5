import type { Actor } from '@adjutant/kernel';
import type { Viewer } from '@adjutant/views';

/** Who asks, and as whom they look: what they may see depends on the second, what is noted about it on the first. */
export interface Viewing {
  readonly viewer: Viewer;
  readonly actor: Actor;
}
