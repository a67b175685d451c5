import type { MatchCommand, MatchState, OpenedState } from '@adjutant/match';
import {
  isSettled,
  nextPlace,
  opponentOf,
  sameClock,
  type Clock,
  type FactData,
  type FactKind,
  type FactValue,
  type Pack,
  type Side,
} from '@adjutant/rules';
import { parsePlace } from './places.js';
import type { ScenarioStep } from './step.js';
import { objectiveNamed, throwMeant, throwsMeant, type ThrowSaid } from './throws.js';

/** Commands of one step, one after the other; each is asked for once the one before has been taken. */
export type Commands = Generator<MatchCommand, void>;

type Now = () => MatchState;

/** Steps that are several commands: throws for objectives, what a turn end looks like, quiet turns. Null for all others. */
export function severalCommands(pack: Pack, step: ScenarioStep, now: Now): Commands | null {
  if (step.draws !== undefined) return draws(step);
  if (step.cards !== undefined) return cards(step);
  if (step['turn-end'] !== undefined) return turnEnd(pack, step, now);
  if (step.quiet !== undefined) return quietUntil(pack, step, now);
  return step.d3 !== undefined || step.d6 !== undefined ? namedDice(pack, step) : null;
}

function* draws(step: ScenarioStep): Commands {
  if (!step.by) throw new Error('Say who draws: by: A or by: B.');
  const player = step.by;
  const override = step.override === undefined ? {} : { override: { reason: step.override } };
  const die = step.die === undefined ? {} : { die: step.die };
  const bonus = step.bonus === undefined ? {} : { bonus: throwMeant(step.bonus) };
  for (const one of throwsMeant(step.draws ?? [])) {
    yield { type: 'DrawObjective', data: { player, ...die, ...bonus, ...one, ...override } };
  }
}

function* cards(step: ScenarioStep): Commands {
  if (!step.by) throw new Error('Say who draws: by: A or by: B.');
  const override = step.override === undefined ? {} : { override: { reason: step.override } };
  for (const card of [step.cards ?? []].flat()) {
    yield { type: 'DrawObjective', data: { player: step.by, card, ...override } };
  }
}

/** Dice of objectives, as a D3 or as a D6 that stands for one; by objective where several are open. */
function* namedDice(pack: Pack, { d3, d6 }: ScenarioStep): Commands {
  for (const [said, sides] of [[d3, 3] as const, [d6, 6] as const]) {
    if (said === undefined) continue;
    if (typeof said === 'number') yield { type: 'RecordRoll', data: { dice: [said], thrown: sides } };
    else {
      for (const [wanted, die] of Object.entries(said)) {
        yield { type: 'RecordRoll', data: { roll: objectiveNamed(pack, wanted), dice: [die], thrown: sides } };
      }
    }
  }
}

function opened(now: Now): OpenedState & { readonly table: { readonly clock: Clock } } {
  const state = now();
  if (state.status === 'absent' || !state.table.clock) throw new Error('There is no battle yet.');
  return state as OpenedState & { readonly table: { readonly clock: Clock } };
}

/** The battle goes on to the end of the turn, what is so there is written down, and dice that are given fall. */
function* turnEnd(pack: Pack, step: ScenarioStep, now: Now): Commands {
  const { clock } = opened(now).table;
  const kind = kindAtTurnEnd(pack);
  const end = (kind.steps ?? []).find((id) => pack.sequence.turn.some((one) => one.id === id)) ?? '';
  if (clock.step !== end) yield* advanceTo(pack, { ...clock, step: end }, now);
  const player = step.by ?? opened(now).table.clock.turn ?? 'A';
  yield { type: 'RecordFact', data: { fact: kind.id, player, data: presumed(kind, step['turn-end'] ?? {}) } };
  yield* namedDice(pack, step);
  if (step.discards !== undefined) {
    yield { type: 'DiscardObjective', data: { player, objective: String(step.discards) } };
  }
}

/** The kind of fact that every turn ends with. */
function kindAtTurnEnd(pack: Pack): FactKind {
  const steps = pack.sequence.turn.map((one) => one.id);
  const kind = Object.values(pack.facts ?? {}).find(
    (one) => one.required === true && one.steps?.some((id) => steps.includes(id)),
  );
  if (!kind) throw new Error(`${pack.name} asks for no facts at the end of a turn.`);
  return kind;
}

/** What is said, and for everything that is not said what its field presumes. Markers may be written M1. */
function presumed(kind: FactKind, said: { readonly [field: string]: unknown }): FactData {
  const fields = Object.entries(kind.fields).flatMap(([name, field]): [string, FactValue][] => {
    const given = said[name] as FactValue | undefined;
    if (given === undefined) return field.presumed === undefined ? [] : [[name, field.presumed]];
    return [[name, merged(field.each === undefined ? undefined : field.presumed, given)]];
  });
  const strange = Object.entries(said).filter(([name]) => !Object.hasOwn(kind.fields, name));
  return { ...Object.fromEntries(fields), ...(Object.fromEntries(strange) as FactData) };
}

/** Of a field with a value for each, those that are not said stay as presumed. */
function merged(before: FactValue | undefined, given: FactValue): FactValue {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  const keys = Object.entries(given).map(([key, value]) => [key.replace(/^M(?=\d+$)/, ''), value] as const);
  return { ...(before as object | undefined), ...Object.fromEntries(keys) } as FactValue;
}

function* advanceTo(pack: Pack, to: Clock, now: Now): Commands {
  for (;;) {
    const { clock, firstTurn } = opened(now).table;
    if (sameClock(clock, to)) return;
    const next = nextPlace(pack.sequence, clock, firstTurn);
    if (!next) throw new Error('The battle has no such place ahead.');
    yield advance(clock, next);
  }
}

function advance({ turn }: Clock, to: Clock): MatchCommand {
  return { type: 'AdvancePhase', data: { ...(turn === null ? {} : { player: turn }), to } };
}

/** Turns in which nothing happens: what is due is drawn as said, what every turn ends with is as presumed, dice fall as said. */
function* quietUntil(pack: Pack, step: ScenarioStep, now: Now): Commands {
  const to = parsePlace(pack, step.quiet ?? '');
  const left = drawing(pack, step);
  const lengths = [step.lengths ?? []].flat();
  while (now().status === 'running') {
    const { table } = opened(now);
    if (sameClock(table.clock, to)) return;
    const due = quietCommand(pack, now, left, lengths);
    yield due ?? advance(table.clock, nextPlace(pack.sequence, table.clock, table.firstTurn) ?? to);
  }
}

/** What has to be done before a quiet turn goes on; null where nothing has. */
function quietCommand(pack: Pack, now: Now, left: Drawing, lengths: number[]): MatchCommand | null {
  const { table } = opened(now);
  const { clock } = table;
  const [roll] = table.rolls.filter((one) => one.due.blocks !== 'nothing');
  if (roll) return { type: 'RecordRoll', data: { roll: roll.id, dice: [lengths.shift() ?? 0] } };
  for (const side of clock.turn ? [clock.turn, opponentOf(clock.turn)] : []) {
    if (isSettled(table.owed[side])) continue;
    const said = left.get(`${clock.round}${side}`)?.shift();
    if (said !== undefined) {
      return { type: 'DrawObjective', data: { player: side, ...throwMeant(said) } };
    }
  }
  const kind = Object.values(pack.facts ?? {}).find(
    (one) => one.required === true && one.steps?.includes(clock.step) === true,
  );
  if (!kind || table.facts.some((one) => one.fact === kind.id && sameClock(one.at, clock))) return null;
  return { type: 'RecordFact', data: { fact: kind.id, player: clock.turn ?? 'A', data: presumed(kind, {}) } };
}

type Drawing = Map<string, ThrowSaid[]>;

/** `{ R1.A: [11, 12], R1B: [13] }`, by round and side. */
function drawing(pack: Pack, step: ScenarioStep): Drawing {
  return new Map(
    Object.entries(step.drawing ?? {}).map(([place, said]) => {
      const { round, turn } = parsePlace(pack, `${place}.${pack.sequence.turn[0]?.id ?? ''}`);
      return [`${round}${turn as Side}`, [said].flat() as ThrowSaid[]];
    }),
  );
}
