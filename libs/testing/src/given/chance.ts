import fc from 'fast-check';
import type { Role } from '@adjutant/kernel';
import { decideMatch, type Correction, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { corrects, rewinds, strikes } from './commands.js';
import { SHELF } from './invented-shelf.js';
import { copied, foldOn } from './laws.js';
import { by, stateOf } from './story.js';

const one = fc.constantFrom;
const side = one('A', 'B');
const unit = one('A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'A3r', 'A9');
const answer = one('yes', 'no', 'unknown');
const oneIn = (times: number) => fc.integer({ min: 1, max: times }).map((value) => value === 1);
const mostly = fc.oneof({ weight: 6, arbitrary: fc.constant('yes' as const) }, { weight: 1, arbitrary: answer });
/** Aimed at the record as long as it is by then: see `aimed`. */
const entry = fc.nat({ max: 1000 });

const answers = fc.record({
  'wind-is-fair': mostly,
  'foe-is-near': mostly,
  'within-reach': one('yes', 'no', 'no'),
  'knot-in-sight': one('yes', 'no', 'no'),
});

const stratagem = one(
  'Gust',
  'Gust',
  'Gust',
  'Rally',
  'Brace',
  'Last Stand',
  'Rally',
  'Second Flight',
  'Roar',
  'Thunder',
);

const claims = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.subarray(['Gust Master', 'Tail Wind'], { minLength: 1 }) },
);

/** Mostly the owner of the target; now and then the other player, or with a plea that only a judge may grant. */
const use = fc
  .record({
    target: unit,
    stranger: oneIn(12),
    stratagem,
    answers,
    claims,
    order: one('Hold', 'Soar'),
    plea: oneIn(10),
  })
  .map(({ target, stranger, stratagem: name, answers: given, claims: claimed, order: heard, plea }): MatchCommand => {
    const owner = target.startsWith('B') ? 'B' : 'A';
    const other = owner === 'A' ? 'B' : 'A';
    return {
      type: 'UseStratagem',
      data: {
        player: stranger ? other : owner,
        stratagem: name,
        roles: { target, ...(name === 'Roar' ? { order: heard } : {}) },
        answers: given,
        claims: claimed,
        ...(plea ? { override: { reason: 'chance' } } : {}),
      },
    };
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
  { weight: 12, arbitrary: use },
  { weight: 7, arbitrary: advance },
  { weight: 4, arbitrary: roll },
  { weight: 2, arbitrary: order },
  { weight: 1, arbitrary: fc.constant(spyglass) },
  { weight: 3, arbitrary: fact },
];

const role: fc.Arbitrary<Role> = one('player', 'scorekeeper', 'judge');
// Written down and read again, as every command is that comes from outside.
const asked = (command: fc.Arbitrary<MatchCommand>) =>
  fc.array(fc.tuple(command.map(copied), role), { minLength: 4, maxLength: 30, size: 'max' });

/** Commands as a careless table would give them: some fit, many do not. */
export const PLAYED = asked(fc.oneof(...play));

/** The same with corrections, rewinds and contested answers in between. */
export const RULED = asked(fc.oneof(...play, { weight: 7, arbitrary: ruling }));

export type CommandsByRole = readonly (readonly [MatchCommand, Role])[];

/** A ruling speaks of an entry from the start of the battle on; now and then of the one that comes next. */
function aimed(command: MatchCommand, length: number, state: MatchState): MatchCommand {
  if (command.type === 'RecordRoll') return withRoll(command, state);
  const aim = (number: number): number => 3 + (number % (length - 2));
  const data = Object.fromEntries(
    Object.entries(command.data).map(([member, value]: [string, unknown]) => {
      if ((member === 'entry' || member === 'to') && typeof value === 'number') return [member, aim(value)];
      if (member !== 'correction') return [member, value];
      const correction = value as Correction;
      return [member, correction.kind === 'redate' ? { ...correction, before: aim(correction.before) } : correction];
    }),
  );
  return { ...command, data } as MatchCommand;
}

/** Dice are thrown for the roll that has been open longest. */
function withRoll(command: Extract<MatchCommand, { type: 'RecordRoll' }>, state: MatchState): MatchCommand {
  const [open] = state.status === 'absent' ? [] : state.table.rolls;
  return open ? { ...command, data: { ...command.data, roll: open.id } } : command;
}

/** A match that was played by chance: what was recorded, and what was refused on the way. */
export interface Chance {
  readonly events: readonly MatchEvent[];
  readonly attempts: readonly Attempt[];
  readonly state: MatchState;
}

export function playedOut(start: readonly MatchEvent[], commands: CommandsByRole, shelf: Shelf = SHELF): Chance {
  let events = start;
  let state = stateOf(start, shelf);
  const attempts: Attempt[] = [];
  for (const [drawn, who] of commands) {
    const command = aimed(drawn, events.length, state);
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
