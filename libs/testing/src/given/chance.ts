import fc from 'fast-check';
import type { Role } from '@adjutant/kernel';
import { decideMatch, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { corrects, rewinds, strikes } from './commands.js';
import { SHELF } from './invented-shelf.js';
import { copied, foldOn } from './laws.js';
import { by, stateOf } from './story.js';

const one = fc.constantFrom;
const side = one('A', 'B');
const unit = one('A1', 'A2', 'A3', 'A3r', 'B1', 'B2', 'B3', 'A9');
const answer = one('yes', 'no', 'unknown');
const mostly = fc.oneof({ weight: 6, arbitrary: fc.constant('yes' as const) }, { weight: 1, arbitrary: answer });
const entry = fc.integer({ min: 0, max: 40 });

const answers = fc.record({
  'wind-is-fair': mostly,
  'foe-is-near': mostly,
  'within-reach': one('yes', 'no', 'no'),
  'knot-in-sight': one('yes', 'no', 'no'),
});

const stratagem = one('Gust', 'Gust', 'Brace', 'Last Stand', 'Rally', 'Second Flight', 'Roar', 'Thunder');

const use = fc.record({
  type: fc.constant('UseStratagem' as const),
  data: fc.record(
    {
      player: side,
      stratagem,
      roles: fc.record({ target: unit, order: one('Hold', 'Soar') }),
      answers,
      claims: fc.subarray(['Gust Master', 'Tail Wind'], { maxLength: 1 }),
      override: fc.constant({ reason: 'chance' }),
    },
    { requiredKeys: ['player', 'stratagem', 'roles', 'answers'] },
  ),
});

const order = fc.record({
  type: fc.constant('IssueOrder' as const),
  data: fc.record({
    player: side,
    order: one('Hold', 'Soar'),
    issuer: one('A1', 'A2'),
    recipient: unit,
    answers: fc.record({ 'within-earshot': mostly }),
  }),
});

const spyglass: MatchCommand = {
  type: 'UseAbility',
  data: { ability: 'Spyglass', player: 'A', roles: { bearer: 'A1' } },
};
const advance = fc.constant<MatchCommand>({ type: 'AdvancePhase', data: {} });
const roll = fc.integer({ min: 1, max: 7 }).map((die): MatchCommand => ({ type: 'RecordRoll', data: { dice: [die] } }));

const fact: fc.Arbitrary<MatchCommand> = fc.oneof(
  unit.map((id): MatchCommand => ({ type: 'RecordUnitDestroyed', data: { unit: id } })),
  fc
    .tuple(unit, one('passed', 'failed'))
    .map(([id, result]): MatchCommand => ({ type: 'RecordBattleShock', data: { unit: id, result } })),
  fc
    .tuple(unit, one('flew', 'hid', 'danced'))
    .map(([id, action]): MatchCommand => ({ type: 'RecordUnitAction', data: { unit: id, action } })),
  fc
    .tuple(side, fc.integer({ min: 0, max: 3 }))
    .map(([player, amount]): MatchCommand => ({ type: 'GainCommandPoints', data: { player, amount, what: 'a gift' } })),
  fc
    .tuple(side, one('perches', 'prizes', 'fame'), fc.integer({ min: 1, max: 9 }))
    .map(([player, category, points]): MatchCommand => ({
      type: 'ScoreVictoryPoints',
      data: { player, category, points, what: 'the oak' },
    })),
);

const ruling: fc.Arbitrary<MatchCommand> = fc.oneof(
  entry.map(strikes),
  entry.map(strikes),
  entry.map(rewinds),
  fc.tuple(entry, unit).map(([number, target]) => corrects(number, { kind: 'amend', data: { roles: { target } } })),
  fc
    .tuple(entry, one('wind-is-fair', 'within-reach'), answer)
    .map(([number, question, given]) => corrects(number, { kind: 'answer', answers: { [question]: given } })),
  fc.tuple(entry, entry).map(([number, before]) => corrects(number, { kind: 'redate', before })),
  fc.tuple(entry, one('yes', 'no')).map(([number, given]): MatchCommand => ({
    type: 'AnswerQuestion',
    data: { entry: number, question: 'wind-is-fair', answer: given },
  })),
  fc.tuple(entry, side).map(([number, player]): MatchCommand => ({
    type: 'ContestAnswer',
    data: { entry: number, question: 'wind-is-fair', player, because: 'no' },
  })),
);

const play = [
  { weight: 8, arbitrary: use },
  { weight: 4, arbitrary: advance },
  { weight: 2, arbitrary: roll },
  { weight: 2, arbitrary: order },
  { weight: 1, arbitrary: fc.constant(spyglass) },
  { weight: 3, arbitrary: fact },
];

const role: fc.Arbitrary<Role> = one('player', 'scorekeeper', 'judge');
// Written down and read again, as every command is that comes from outside.
const asked = (command: fc.Arbitrary<MatchCommand>) =>
  fc.array(fc.tuple(command.map(copied), role), { minLength: 1, maxLength: 24 });

/** Commands as a careless table would give them: some fit, many do not. */
export const PLAYED = asked(fc.oneof(...play));

/** The same with corrections, rewinds and contested answers in between. */
export const RULED = asked(fc.oneof(...play, { weight: 4, arbitrary: ruling }));

export type Asked = readonly (readonly [MatchCommand, Role])[];

/** A match that was played by chance: what was recorded, and what was refused on the way. */
export interface Chance {
  readonly events: readonly MatchEvent[];
  readonly attempts: readonly Attempt[];
  readonly state: MatchState;
}

export function playedOut(start: readonly MatchEvent[], commands: Asked, shelf: Shelf = SHELF): Chance {
  let events = start;
  let state = stateOf(start, shelf);
  const attempts: Attempt[] = [];
  for (const [command, who] of commands) {
    const occasion = by(who);
    const decision = decideMatch(shelf, command, state, occasion);
    if (decision.outcome === 'refused') attempts.push({ after: events.length - 1, command, occasion });
    if (decision.outcome !== 'recorded') continue;
    events = [...events, ...decision.events];
    state = foldOn(shelf, state, decision.events);
  }
  return { events, attempts, state };
}

/** Seeded, so that a failure here is the same failure everywhere. */
export const seeded = (numRuns: number): fc.Parameters<unknown> => ({ seed: 20310504, numRuns });
