import { runScenario, type Scenario } from '@adjutant/scenarios';
import { readShelf } from '@adjutant/store';
import { parse } from 'yaml';

/** What is locked judges as it did: there a use that was not paid passes the roll all the same, and newer releases say otherwise. */
const shelf = readShelf(import.meta.dirname);
const roll = (release: string, verdict: string) =>
  parse(`
scenario: Insane Bravery that is not paid
pack: wh40k-11e@${release}
armies: { A: other, B: other }
units:
  A1: { name: Line Squad, keywords: [INFANTRY] }
  B1:
    name: Raiders
    keywords: [INFANTRY]
    abilities: [{ name: Jamming, price: [{ add: 1, kinds: [stratagem], usesBy: opponent }] }]
choices:
  force-disposition: { A: disposition/disruption, B: disposition/disruption }
  secondary-mode: { A: secondary-mode/tactical, B: secondary-mode/tactical }
  unpaid-increase: counts
start: { at: R2.A.battle-shock-step, first: A, cp: { A: 1, B: 0 } }
steps:
  - { by: A, uses: Insane Bravery, on: A1, then: accepted, cp: { A: 1, B: 0 } }
  - { battle-shock: { A1: failed }, then: ${verdict} }
`) as Scenario;

it.each([
  ['2026-08', 'refused, because: [unit/test-already-passed]'],
  ['2026-11', 'recorded'],
])('by release %s the roll is then %s', async (release, verdict) => {
  expect((await runScenario(shelf, roll(release, verdict))).mismatches).toEqual([]);
});
