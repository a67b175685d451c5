import { packOf, type MatchState, type OpenedState } from '@adjutant/match';
import { EMPTY_TABLE, SIDES, type DrawnObjective, type RecordedFact, type Shelf, type Table } from '@adjutant/rules';
import type { Change, ObjectiveChange } from './change.js';
import { unitsBetween } from './units.js';

const tableOf = (state: MatchState): Table => (state.status === 'absent' ? EMPTY_TABLE : state.table);

/** What lies on two tables differently, beside points. */
export function tablesBetween(shelf: Shelf, from: MatchState, to: MatchState): Change[] {
  const [was, now] = [tableOf(from), tableOf(to)];
  return [
    ...(sameValue(was.clock, now.clock) ? [] : [{ kind: 'clock', was: was.clock, now: now.clock } as const]),
    ...armies(was, now),
    ...choices(was, now),
    ...uses(was, now),
    ...unitsBetween(was, now),
    ...objectives(was, now),
    ...counters(was, now),
    ...facts(shelf, to.status === 'absent' ? from : to, was, now),
    ...open(was, now),
  ];
}

export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function armies(was: Table, now: Table): Change[] {
  return SIDES.filter((player) => !was.armies[player] && now.armies[player]).map((player) => ({
    kind: 'army',
    player,
    units: Object.values(now.units).filter((unit) => unit.owner === player).length,
  }));
}

/** Members of two lists that the other has not, by a key: those that came, and those that went. */
export function apart<One>(
  was: readonly One[],
  now: readonly One[],
  key: (one: One) => string,
): { came: One[]; went: One[] } {
  if (was === now) return { came: [], went: [] };
  const [before, after] = [new Set(was.map(key)), new Set(now.map(key))];
  return { came: now.filter((one) => !before.has(key(one))), went: was.filter((one) => !after.has(key(one))) };
}

function both<One>(list: { came: One[]; went: One[] }, change: (one: One, now: boolean) => Change): Change[] {
  return [...list.went.map((one) => change(one, false)), ...list.came.map((one) => change(one, true))];
}

function choices(was: Table, now: Table): Change[] {
  const made = apart(was.choices, now.choices, (one) => `${one.number}/${one.choice}/${one.option}`);
  return both(made, ({ choice, player, option, number }, here) => ({
    kind: 'choice',
    choice,
    player,
    option,
    now: here,
    entry: number,
  }));
}

function uses(was: Table, now: Table): Change[] {
  const used = apart(was.uses, now.uses, (one) => `${one.number}/${one.entry}`);
  const ordered = apart(was.orders, now.orders, (one) => `${one.number}/${one.recipient}`);
  return [
    ...both(used, ({ player, number, entry }, here) => ({
      kind: 'use',
      player,
      entry: number,
      what: entry,
      now: here,
    })),
    ...both(ordered, ({ player, number, order }, here) => ({
      kind: 'use',
      player,
      entry: number,
      what: order,
      now: here,
    })),
  ];
}

/** By player, entry and place in it: which one it is may have been sealed then and be known now. */
function objectivesIn(table: Table): Map<string, DrawnObjective> {
  const byEntry = Map.groupBy(table.objectives, ({ player, number }) => `${player}/${number}`);
  return new Map([...byEntry].flatMap(([key, drawn]) => drawn.map((one, index) => [`${key}/${index}`, one] as const)));
}

function objectives(was: Table, now: Table): Change[] {
  if (was.objectives === now.objectives) return [];
  const [before, after] = [objectivesIn(was), objectivesIn(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): ObjectiveChange[] => {
    const [one, other] = [before.get(id), after.get(id)];
    const drawn = other ?? one;
    const [stood, stands] = [standOf(one), standOf(other)];
    if (!drawn || (stood === stands && one?.objective === other?.objective)) return [];
    const entry = other?.left?.number ?? drawn.number;
    return [{ kind: 'objective', player: drawn.player, objective: drawn.objective, was: stood, now: stands, entry }];
  });
}

function standOf(one: DrawnObjective | undefined): ObjectiveChange['was'] {
  return one ? (one.left?.how ?? 'held') : 'absent';
}

function counters(was: Table, now: Table): Change[] {
  if (was.counters === now.counters) return [];
  const ids = [...new Set([...Object.keys(was.counters), ...Object.keys(now.counters)])];
  return ids.flatMap((counter) => {
    const [before, after] = [was.counters[counter] ?? {}, now.counters[counter] ?? {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((of): Change[] => {
      const [stood, stands] = [before[of] ?? 0, after[of] ?? 0];
      return stood === stands ? [] : [{ kind: 'counter', counter, of, was: stood, now: stands }];
    });
  });
}

/** The latest fact of each kind, player and key: what was so then, and what is so now. */
function facts(shelf: Shelf, state: MatchState, was: Table, now: Table): Change[] {
  if (was.facts === now.facts || state.status === 'absent') return [];
  const [before, after] = [latest(shelf, state, was), latest(shelf, state, now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Change[] => {
    const [one, other] = [before.get(key), after.get(key)];
    const fact = other ?? one;
    if (!fact || sameValue(one?.data, other?.data)) return [];
    const data = { was: one?.data ?? null, now: other?.data ?? null };
    return [{ kind: 'fact', fact: fact.fact, player: fact.player, ...data, entry: fact.number }];
  });
}

function latest(shelf: Shelf, state: OpenedState, table: Table): Map<string, RecordedFact> {
  const kinds = packOf(shelf, state).facts ?? {};
  return new Map(
    table.facts.map((one) => {
      const key = (kinds[one.fact]?.key ?? []).map((field) => one.data[field] ?? null);
      return [JSON.stringify([one.fact, one.player, ...key]), one] as const;
    }),
  );
}

function open(was: Table, now: Table): Change[] {
  const rolls = apart(was.rolls, now.rolls, (one) => one.id);
  const questions = apart(was.questions, now.questions, (one) => `${one.number}/${one.key}/${one.contested}`);
  const answers = apart(was.answers, now.answers, (one) => String(one.number));
  return [
    ...both(rolls, ({ player, number, cause }, here) => ({
      kind: 'open',
      what: 'roll',
      of: player,
      entry: number,
      says: cause,
      now: here,
    })),
    ...both(questions, ({ by, number, asks }, here) => ({
      kind: 'open',
      what: 'question',
      of: by,
      entry: number,
      says: asks,
      now: here,
    })),
    ...both(answers, ({ by, number, entry }, here) => ({
      kind: 'open',
      what: 'answer',
      of: by,
      entry: number,
      says: entry,
      now: here,
    })),
  ];
}
