import type { Condition } from '../pack/condition.js';
import type { Scene } from '../judge/scene.js';
import type { Truth } from '../judge/finding.js';

/** A number with its working, for whoever asks why it is this one. */
export interface Worked {
  readonly value: number;
  /** A noun phrase: `2 units destroyed this turn`. */
  readonly says: string;
  /** Numbers of the entries that it was read from, where it was. */
  readonly rests?: readonly number[];
}

/** A working with the entries that it was read from, each once, in their order. */
export function resting(worked: Worked, entries: readonly (number | undefined)[]): Worked {
  const known = [...(worked.rests ?? []), ...entries].filter((one) => one !== undefined);
  if (known.length === 0) return worked;
  return { ...worked, rests: [...new Set(known)].sort((one, other) => one - other) };
}

/** A working made of others. */
export function made(value: number, says: string, parts: readonly Worked[]): Worked {
  return resting(
    { value, says },
    parts.flatMap(({ rests }) => rests ?? []),
  );
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
