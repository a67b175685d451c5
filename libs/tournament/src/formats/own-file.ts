import type { Round } from '../facts.js';
import { factsOf, type EventFile } from './event-file.js';
import type { Finding } from './findings.js';

/**
 * What in an event file of our own does not agree: its shape is held by its schema, and not who plays whom. Points against results are no
 * contradiction here: a judge may have ruled so.
 */
export function ownFileAgainst(event: EventFile): readonly Finding[] {
  const { players, effects, figures = [] } = event;
  const { rounds } = factsOf(event);
  const ids = players.map(({ id }) => id);
  const known = new Set(ids);
  const stranger = (id: string, at: string, round?: number): readonly Finding[] =>
    known.has(id) ? [] : [unknown(id, at, round)];
  return [
    ...doubled(ids).map((id) => twice(id)),
    ...numbersOf(rounds),
    ...rounds.flatMap((round) => [
      ...seatsOf(round).flatMap(({ player, at }) => stranger(player, at, round.number)),
      ...roundAgainst(round),
    ]),
    ...effects.flatMap(({ player }, at) => stranger(player, `effects, ${at + 1}`)),
    ...figures.flatMap(({ player }, at) => stranger(player, `figures, ${at + 1}`)),
  ];
}

const doubled = <One>(all: readonly One[]): readonly One[] => [
  ...new Set(all.filter((one, at) => all.indexOf(one) !== at)),
];

const twice = (id: string): Finding => ({
  ...{ code: 'player-twice', at: 'players', players: [id] },
  says: `${id} stands twice among the players.`,
  taken: 'Both, each with the results of both.',
});

const unknown = (id: string, at: string, round: number | undefined): Finding => ({
  ...{ code: 'unknown-player', at, players: [id], ...(round === undefined ? {} : { round }) },
  says: `${id} is named, and is not among the players.`,
  taken: 'As it stands: nobody of the standings has it.',
});

function numbersOf(rounds: readonly Round[]): readonly Finding[] {
  const numbers = rounds.map(({ number }) => number);
  const missing = rounds.flatMap((_, at) => (numbers.includes(at + 1) ? [] : [at + 1]));
  return [
    ...doubled(numbers).map((round): Finding => ({
      ...{ code: 'round-twice', at: 'rounds', round },
      says: `Round ${round} stands there twice.`,
      taken: 'Both.',
    })),
    ...missing.map((round): Finding => ({
      ...{ code: 'round-missing', at: 'rounds', round },
      says: `Round ${round} is not there, and there are ${rounds.length}.`,
      taken: 'The rounds that are there.',
    })),
  ];
}

interface Seat {
  readonly player: string;
  readonly at: string;
}

function seatsOf({ number, tables, open, byes }: Round): readonly Seat[] {
  const at = (table: number): string => `rounds, round ${number}, table ${table}`;
  return [
    ...tables.flatMap(({ table, seats }) => seats.map(({ player }) => ({ player, at: at(table) }))),
    ...open.flatMap(({ table, players }) => players.map((player) => ({ player, at: at(table) }))),
    ...byes.map(({ player }) => ({ player, at: `rounds, round ${number}, byes` })),
  ];
}

function roundAgainst(round: Round): readonly Finding[] {
  const { number, tables, open } = round;
  const at = `rounds, round ${number}`;
  const selves = [
    ...tables.map(({ table, seats: [a, b] }) => ({ table, players: [a.player, b.player] as const })),
    ...open.map(({ table, players: [a, b] }) => ({ table, players: [a, b] as const })),
  ].filter(({ players: [a, b] }) => a === b);
  const alone = new Set(selves.map(({ players: [one] }) => one));
  const seated = seatsOf(round).map(({ player }) => player);
  return [
    ...selves.map(({ table, players: [player] }): Finding => ({
      ...{ code: 'plays-self', at: `${at}, table ${table}`, round: number, players: [player] },
      says: `${player} is paired with themselves.`,
      taken: 'Both results, for the one player.',
    })),
    ...doubled(seated)
      .filter((player) => !alone.has(player))
      .map((player): Finding => ({
        ...{ code: 'paired-twice', at, round: number, players: [player] },
        says: `${player} stands twice in round ${number}.`,
        taken: 'Both results.',
      })),
    ...doubled([...tables, ...open].map(({ table }) => table)).map((table): Finding => ({
      ...{ code: 'table-twice', at: `${at}, table ${table}`, round: number },
      says: `Table ${table} stands twice in round ${number}.`,
      taken: 'Both.',
    })),
    ...tables.flatMap((table) => disagreeing(table, number)),
  ];
}

/** One wins and the other loses, both draw, or both lose. */
function disagreeing({ table, seats: [a, b] }: Round['tables'][number], round: number): readonly Finding[] {
  const both = [a.outcome, b.outcome].toSorted().join();
  if (['loss,win', 'draw,draw', 'loss,loss'].includes(both)) return [];
  const players = [a.player, b.player];
  return [
    {
      ...{ code: 'results-disagree', at: `rounds, round ${round}, table ${table}`, round, players },
      says: `${a.player} is said to have a ${a.outcome}, and ${b.player} a ${b.outcome}.`,
      taken: 'What is said of each.',
    },
  ];
}
