import { nearest } from '@adjutant/kernel';
import { plainName, type Pack } from '@adjutant/rules';
import type { Mismatch } from '../expecting.js';
import type { ScenarioStep } from '../step.js';
import type { Scene } from '../scene.js';
import { ANY_ARMY, vocabularyOf, type Vocabulary } from './vocabulary.js';
import { saidIn, type Said } from './said.js';
import { saidInScene } from './scene-said.js';
import { unitsKnown } from './units.js';

/**
 * Words of a scene and of its steps that mean nothing here. Misspelt, they would not be refused but passed over, and the step
 * would seem to show something that it does not.
 */
export function mistakesIn(pack: Pack, scene: Scene, steps: readonly ScenarioStep[]): readonly Mismatch[] {
  const words = vocabularyOf(pack, scene);
  const units = unitsKnown(scene, steps);
  return [
    ...saidInScene(scene).flatMap((said) => mistake(words, units, 0, said) ?? []),
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

const KINDS = {
  question: 'a question of the pack',
  code: 'a code that something is refused with',
  counter: 'a counter of the pack',
  detachment: `a detachment of the pack, or ${ANY_ARMY}`,
  unit: 'a unit of the scene or of a roster',
  step: 'an earlier step',
  status: 'a state that the pack knows',
  order: 'an order of the pack',
  'order called': 'an order of the pack',
  entry: 'an entry of the pack',
  used: 'an entry of the pack or an ability of the scene',
  action: 'an action of the pack',
  place: 'a place where units are',
} as const;

/** Those that may be called by name, however it is written. */
const CALLED: readonly Said['kind'][] = ['used', 'order called'];

/** Where others than those that the pack knows may be meant: a mistake only where one that it knows is near. */
const FREE: readonly Said['kind'][] = ['place', 'entry', 'used', 'detachment', 'status'];

function mistake(words: Vocabulary, units: readonly string[], step: number, said: Said): readonly Mismatch[] | null {
  const { kind, word } = said;
  const known = knownOf(words, units, kind);
  if (means(words, known, step, said)) return null;
  const meant = kind === 'step' ? undefined : kind === 'code' ? words.codeMeant(word) : nearest(word, known ?? []);
  if (meant === undefined && FREE.includes(kind)) return null;
  const expected = `${KINDS[kind]}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
  return [{ step, what: kind, expected, got: word }];
}

/** Whether a word says what it is meant to say. */
function means(words: Vocabulary, known: readonly string[] | null, step: number, { kind, word }: Said): boolean {
  if (kind === 'code') return words.isCode(word);
  if (kind === 'step') return Number(word) >= 1 && Number(word) < step;
  if (known === null || known.includes(word)) return true;
  return CALLED.includes(kind) && known.some((one) => plainName(one) === plainName(word));
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
    case 'order called':
      return words.ordersCalled;
    case 'entry':
      return words.entries;
    case 'used':
      return words.used;
    case 'action':
      return words.actions;
    case 'place':
      return [...words.places, ...units];
    case 'code':
    case 'step':
      return [];
  }
}
