import type { Condition } from '../pack/condition.js';
import type { Scene } from '../judge/scene.js';
import type { Truth } from '../judge/finding.js';

/** A number with its working, for whoever asks why it is this one. */
export interface Worked {
  readonly value: number;
  /** A noun phrase: `2 units destroyed this turn`. */
  readonly says: string;
}

export function say(value: number, what: string): Worked {
  return { value, says: `${value} (${what})` };
}

/** How a condition is weighed; handed in, since conditions themselves ask for figures. */
export type Weigh = (scene: Scene, condition: Condition) => { readonly answer: Truth };

/** All that a figure is worked out from. */
export interface Bench {
  readonly scene: Scene;
  readonly weigh: Weigh;
}

export function holds({ scene, weigh }: Bench, condition: Condition | undefined, roles: Scene['roles'] = {}): boolean {
  if (!condition) return true;
  return weigh({ ...scene, roles: { ...scene.roles, ...roles } }, condition).answer === 'met';
}
