import type { Scenario } from '../scenario.js';
import type { Scene } from '../scene.js';
import type { Said } from './said.js';

/** Everything in a scene that is a word of a known kind: of armies, of units, and of what stands at the start. */
export function saidInScene({ armies, units, start, covers }: Scene & Pick<Scenario, 'covers'>): Said[] {
  const detachments = Object.values(armies ?? {}).map((army) => (typeof army === 'string' ? army : army.detachment));
  const all = (kind: Said['kind'], words: readonly (string | undefined)[]): Said[] =>
    words.flatMap((word) => (word === undefined ? [] : [{ kind, word }]));
  const own = Object.values(units ?? {});
  return [
    ...all('detachment', detachments),
    ...all('entry', covers ?? []),
    ...all('counter', Object.keys(start?.counters ?? {})),
    ...own.flatMap((unit) => [...all('status', unit.states ?? []), ...all('place', [unit.at])]),
    ...all(
      'used',
      (start?.uses ?? []).map(({ entry }) => entry),
    ),
    ...all(
      'action',
      (start?.acts ?? []).map(({ action }) => action),
    ),
    ...all(
      'order called',
      (start?.orders ?? []).map(({ order }) => order),
    ),
  ];
}
