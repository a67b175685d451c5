import { nearest } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { Mismatch } from '../expecting.js';
import type { ScenarioStep, Scene } from '../scenario.js';
import { ANY_ARMY, vocabularyOf, type Vocabulary } from './vocabulary.js';
import { saidIn, type Said } from './said.js';
import { unitsKnown } from './units.js';

/**
 * Words of a scene and of its steps that mean nothing here. Misspelt, they would not be refused but passed over, and the step
 * would seem to show something that it does not.
 */
export function mistakesIn(pack: Pack, scene: Scene, steps: readonly ScenarioStep[]): readonly Mismatch[] {
  const words = vocabularyOf(pack);
  const units = unitsKnown(scene, steps);
  return [
    ...armiesOf(scene).flatMap((said) => mistake(words, units, 0, said) ?? []),
    ...steps.flatMap((step, index) =>
      saidIn(step, index + 1).flatMap(
        (said) => mistake(words, units, index + 1, said)?.map((one) => withSay(one, step)) ?? [],
      ),
    ),
  ];
}

function withSay(mismatch: Mismatch, { say }: ScenarioStep): Mismatch {
  return say === undefined ? mismatch : { ...mismatch, say };
}

function armiesOf({ armies, start }: Scene): readonly Said[] {
  const named = Object.values(armies ?? {}).map((army) => (typeof army === 'string' ? army : army.detachment));
  return [
    ...named.flatMap((word): Said[] => (word === undefined ? [] : [{ kind: 'detachment', word }])),
    ...Object.keys(start?.counters ?? {}).map((word): Said => ({ kind: 'counter', word })),
  ];
}

const KINDS = {
  question: 'a question of the pack',
  code: 'a code that something is refused with',
  counter: 'a counter of the pack',
  detachment: `a detachment of the pack, or ${ANY_ARMY}`,
  unit: 'a unit of the scene or of a roster',
  step: 'an earlier step',
  status: 'a state that the pack knows',
  order: 'an order of the pack',
} as const;

function mistake(words: Vocabulary, units: readonly string[], step: number, said: Said): readonly Mismatch[] | null {
  const { kind, word } = said;
  const known = knownOf(words, units, kind);
  if (kind === 'code' ? words.isCode(word) : known === null || known.includes(word)) return null;
  if (kind === 'step' && Number(word) >= 1 && Number(word) < step) return null;
  const meant = kind === 'step' ? undefined : kind === 'code' ? words.codeMeant(word) : nearest(word, known ?? []);
  const expected = `${KINDS[kind]}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
  return [{ step, what: kind, expected, got: word }];
}

/** Null where the pack has no such words at all, so that any is as good as another. */
function knownOf(words: Vocabulary, units: readonly string[], kind: Said['kind']): readonly string[] | null {
  switch (kind) {
    case 'question':
      return words.questions;
    case 'counter':
      return words.counters;
    case 'detachment':
      return words.detachments.length === 0 ? null : [ANY_ARMY, ...words.detachments];
    case 'unit':
      return units;
    case 'status':
      return words.statuses;
    case 'order':
      return words.orders;
    case 'code':
    case 'step':
      return [];
  }
}
