import type { Round } from '../facts.js';
import { factsOf, type EventFile } from './event-file.js';
import type { Finding } from './findings.js';

/**
 * What in an event file of our own does not agree: its shape is held by its schema, and not who plays whom. Points against results are no
 * contradiction here: a judge may have ruled so.
 */
export function ownFileAgainst(event: EventFile): readonly Finding[] {
  const { players, effects, figures = [], published = [], cut } = event;
  const { rounds } = factsOf(event);
  const ids = players.map(({ id }) => id);
  const known = new Set(ids);
  const stranger = (id: string, at: string, round?: number): readonly Finding[] =>
    known.has(id) ? [] : [unknown(id, at, round)];
  return [
    ...doubled(ids).map((id) => twice(id)),
    ...numbersOf(rounds),
    ...orderOf(rounds),
    ...players.flatMap(({ id, until }) => (until === undefined ? [] : playedAfter(until, id, rounds))),
    ...(cut === undefined ? [] : cutAfter(cut.after, rounds)),
    ...rounds.flatMap((round) => [
      ...seatsOf(round).flatMap(({ player, at }) => stranger(player, at, round.number)),
      ...roundAgainst(round),
    ]),
    ...effects.flatMap(({ player }, at) => stranger(player, `effects, ${at + 1}`)),
    ...figures.flatMap(({ player }, at) => stranger(player, `figures, ${at + 1}`)),
    ...published.flatMap(({ player }, at) => stranger(player, `published, ${at + 1}`)),
    ...namedIn(event, known),
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

/** Only closed rounds count, and each is drawn from those before it. */
function orderOf(rounds: readonly Round[]): readonly Finding[] {
  const behind = rounds.flatMap(({ number }, at) => {
    const before = rounds[at - 1]?.number ?? number;
    return before > number ? [{ number, before }] : [];
  });
  const closed = Math.max(0, ...rounds.filter((round) => round.closed).map(({ number }) => number));
  const open = rounds.filter((round) => !round.closed && round.number < closed);
  return [
    ...behind.map(({ number: round, before }): Finding => ({
      ...{ code: 'rounds-unordered', at: 'rounds', round },
      says: `Round ${round} stands after round ${before}.`,
      taken: 'In the order of the file.',
    })),
    ...open.map(({ number: round }): Finding => ({
      ...{ code: 'round-open', at: `rounds, round ${round}`, round },
      says: `Round ${round} is open, and round ${closed} is closed.`,
      taken: 'As it stands: nothing of an open round counts.',
    })),
  ];
}

/** Who is dropped may still have a table that nobody played. */
const playedAfter = (until: number, id: string, rounds: readonly Round[]): readonly Finding[] =>
  rounds
    .filter(({ number }) => number > until)
    .flatMap(({ number, tables }) =>
      tables
        .filter(({ decided, seats }) => decided === 'played' && seats.some(({ player }) => player === id))
        .map(({ table }): Finding => ({
          ...{ code: 'plays-on', at: `rounds, round ${number}, table ${table}`, round: number, players: [id] },
          says: `${id} ${until === 0 ? 'never came' : `is there until round ${until}`}, and plays in round ${number}.`,
          taken: 'The result as well.',
        })),
    );

function cutAfter(after: number, rounds: readonly Round[]): readonly Finding[] {
  const last = Math.max(0, ...rounds.map(({ number }) => number));
  if (after <= last) return [];
  return [
    {
      ...{ code: 'count-differs', at: 'cut', facts: { after, last } },
      says: `The field is cut after round ${after}, and the last round is ${last}.`,
      taken: 'As it stands.',
    },
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

/** One wins and the other loses, both draw, or both lose: which they do where nobody is to win. */
function disagreeing({ table, decided, seats: [a, b] }: Round['tables'][number], round: number): readonly Finding[] {
  const both = [a.outcome, b.outcome].toSorted().join();
  const agreed = decided === 'double-loss' ? ['loss,loss'] : ['loss,win', 'draw,draw', 'loss,loss'];
  if (agreed.includes(both)) return [];
  const players = [a.player, b.player];
  const lost = decided === 'double-loss' ? 'The table is lost by both, and ' : '';
  return [
    {
      ...{ code: 'results-disagree', at: `rounds, round ${round}, table ${table}`, round, players },
      says: `${lost}${a.player} is said to have a ${a.outcome}, and ${b.player} a ${b.outcome}.`,
      taken: 'What is said of each.',
    },
  ];
}

/** Groups and a cut name players of the file, each once. */
function namedIn({ groups = [], cut }: EventFile, known: ReadonlySet<string>): readonly Finding[] {
  return [
    { at: 'groups', ids: groups.flat() },
    { at: 'cut', ids: cut?.players ?? [] },
  ].flatMap(({ at, ids }): readonly Finding[] => {
    const strangers = ids.filter((id) => !known.has(id));
    return [
      ...strangers.map((id) => ({
        ...{ code: 'unknown-player' as const, at, players: [id] },
        says: `The ${at} name ${id}, who is not among the players.`.replace('The cut name', 'The cut names'),
        taken: 'Somebody who is not there: whoever would meet them has a bye.',
      })),
      ...doubled(ids).map((id) => ({
        ...{ code: 'player-twice' as const, at, players: [id] },
        says: `${id} stands twice in the ${at}.`,
        taken: 'Both, as they stand there.',
      })),
    ];
  });
}
