import type { EventFacts } from '../facts.js';
import { presetNamed } from '../standing/presets.js';
import { isRefusal, pairRound, type RoundDraft } from './draft.js';
import { falseClaims } from './explaining/check.js';
import { explaining } from './explaining/explain.js';
import type { Skipped } from './explaining/explained.js';
import { sayBye } from './explaining/sentences.js';
import { RECORD_AND_PATH, rulesOr, type PairingRules } from './rules.js';
import { warningsOf } from './warnings.js';

const ids = ['ann', 'bob', 'cyd', 'dee', 'eve'] as const;
const seat = (player: string, outcome: 'win' | 'loss') => ({ player, outcome, figures: {} });

/** Cyd lost; Dee, who lost twice otherwise, won the first round because nobody came. */
const facts: EventFacts = {
  entrants: ids.map((id) => ({ id, groups: {}, from: 1 })),
  rounds: [
    {
      ...{ number: 1, closed: true, open: [], byes: [{ player: 'cyd', kind: 'pairing', figures: {} }] },
      tables: [
        { table: 1, decided: 'forfeit', seats: [seat('dee', 'win'), seat('eve', 'loss')] },
        { table: 2, decided: 'played', seats: [seat('ann', 'win'), seat('bob', 'loss')] },
      ],
    },
    {
      ...{ number: 2, closed: true, open: [], byes: [{ player: 'eve', kind: 'pairing', figures: {} }] },
      tables: [
        { table: 1, decided: 'played', seats: [seat('ann', 'win'), seat('dee', 'loss')] },
        { table: 2, decided: 'played', seats: [seat('bob', 'win'), seat('cyd', 'loss')] },
      ],
    },
  ],
  effects: [],
  seed: 's',
};
const chess = rulesOr(undefined, presetNamed('chess'));

const byeIn = (rules: PairingRules): RoundDraft => {
  const paired = pairRound(facts, rules, 3);
  if (isRefusal(paired)) throw new Error(paired.message);
  return paired.draft;
};

test('chess bars whoever won without play from the bye; what an event plays unless it says otherwise does not', () => {
  expect(chess.spent).toEqual(['pairing', 'full', 'half', 'forfeit']);
  expect(rulesOr(undefined, presetNamed('gw'))).toBe(RECORD_AND_PATH);
  expect(rulesOr(RECORD_AND_PATH, presetNamed('chess'))).toBe(RECORD_AND_PATH);
  // All of them stand at one win, but for Ann.
  expect(byeIn(chess).byes).toEqual([{ player: 'bob', kind: 'pairing' }]);
});

test('whoever was passed over is told with the reason, which can be looked up', () => {
  const draft = byeIn(chess);
  const told = explaining(facts, chess, draft);
  if (isRefusal(told)) throw new Error(told.message);
  const bye = told.bye('bob')!;
  expect(sayBye(bye, (id) => id)).toContain('dee (won without play in round 1, which counts as a bye)');
  const about = { facts, rules: chess, draft };
  expect(falseClaims(about, bye)).toEqual([]);
  const lie = (one: Skipped): Skipped =>
    one.player === 'cyd' ? { ...one, evidence: { rounds: [1], forfeits: [1] } } : one;
  const lied = { ...bye, side: { ...bye.side, skipped: bye.side.skipped.map(lie) } };
  expect(falseClaims(about, lied)).toEqual(['bob not with cyd: cyd: no bye in 1']);
});

test('a bye that is given to them by hand is warned of', () => {
  const edited: RoundDraft = {
    ...{ round: 3, byes: [{ player: 'dee', kind: 'pairing' }] },
    tables: [
      { table: 1, players: ['ann', 'cyd'] },
      { table: 2, players: ['bob', 'eve'] },
    ],
  };
  const warned = warningsOf(facts, chess, edited);
  expect(warned).toContainEqual({
    ...{ gravity: 'grave', about: 'bye-after-forfeit', players: ['dee'] },
    evidence: { rounds: [1], forfeits: [1] },
  });
  const otherwise = warningsOf(facts, RECORD_AND_PATH, edited);
  expect(isRefusal(otherwise) ? [] : otherwise.map(({ about }) => about)).not.toContain('bye-after-forfeit');
});
