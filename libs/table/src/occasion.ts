import type { Actor } from '@adjutant/kernel';
import type { OpenedState } from '@adjutant/match';
import type { Viewer } from '@adjutant/views';
import type { Sitting } from './sitting.js';

/** Who asks what can be pressed: as whom they look, and the id under which they act where that is no seat. */
export interface Asking {
  readonly viewer: Viewer;
  readonly person: string;
}

/** As who sits there would act; where nobody is said, as who writes for both. */
export function occasionOf({ seats }: OpenedState, { viewer, person }: Asking, now: string): Sitting['occasion'] {
  const by: Actor =
    viewer === 'A' || viewer === 'B'
      ? { id: seats[viewer].player, role: 'player' }
      : { id: person, role: 'scorekeeper' };
  return { now, occurredAt: now, actor: by };
}
