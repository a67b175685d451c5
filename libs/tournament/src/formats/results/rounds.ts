import type { Bye, OpenTable, Round, TableResult } from '../../facts.js';
import type { Called } from '../called.js';
import type { Finding } from '../findings.js';
import { MOST_ROUNDS, MOST_TABLES } from '../event-file.js';
import { byesIn, kindIn, nobodyIn } from './byes.js';
import { idIn } from './players.js';
import { outcomesOf, seatOf, turned, withDraw, withWinner, type SeatRead } from './seats.js';
import { isObject, type Json, type Reader } from './shape.js';
import { ToldBefore, toldOf, type TableAsTold } from './told-before.js';

/** Rounds by their numbers; a number that is there twice or left out is told. */
export function roundsOf(value: unknown, known: Set<string>, reader: Reader, called: Called): readonly Round[] {
  const rounds = new Map<number, Round>();
  reader.objects(value, 'rounds').forEach(({ one, at }, index) => {
    const ordinal = reader.ordinal(one['round'] ?? one['number'], `${at}.round`, { least: 1, most: MOST_ROUNDS });
    const number = ordinal ?? index + 1;
    const last = Math.max(0, ...rounds.keys());
    if (number < last) reader.found(unordered(number, last, at));
    if (rounds.has(number))
      return reader.found({
        code: 'round-twice',
        says: `Round ${number} stands there twice (${at}).`,
        taken: 'The first of them.',
        at,
        round: number,
      });
    rounds.set(number, new RoundReader(number, at, known, reader, called).read(one));
  });
  missing(rounds).forEach((one) => reader.found(one));
  const last = Math.max(0, ...rounds.keys());
  return Array.from({ length: last }, (_, at) => rounds.get(at + 1) ?? empty(at + 1));
}

const empty = (number: number): Round => ({ number, closed: true, tables: [], open: [], byes: [] });

const unordered = (round: number, last: number, at: string): Finding => ({
  code: 'rounds-unordered',
  says: `Round ${round} stands after round ${last} (${at}).`,
  taken: 'In the order of their numbers.',
  at,
  round,
});

/** Rounds that are left out, those that follow one another told together. */
function missing(rounds: ReadonlyMap<number, Round>): readonly Finding[] {
  const there = [0, ...rounds.keys()].sort((a, b) => a - b);
  return there.flatMap((before, at): readonly Finding[] => {
    const [from, to] = [before + 1, (there[at + 1] ?? before + 1) - 1];
    if (to < from) return [];
    return [
      {
        code: 'round-missing',
        says: `${from === to ? `Round ${from} is` : `Rounds ${from} to ${to} are`} missing, and a later one is there.`,
        taken: 'A round in which nobody played.',
        at: 'rounds',
        round: from,
      },
    ];
  });
}

class RoundReader {
  private readonly tables: TableResult[] = [];
  private readonly open: OpenTable[] = [];
  private readonly byes: Bye[] = [];
  private readonly numbers = new Set<number>();
  private readonly seated = new Map<string, string>();
  private readonly told = new ToldBefore();

  constructor(
    private readonly round: number,
    private readonly at: string,
    private readonly known: Set<string>,
    private readonly reader: Reader,
    private readonly called: Called,
  ) {}

  read(one: Json): Round {
    this.reader.unread.look('a round', one);
    this.reader
      .objects(one['tables'] ?? one['pairings'] ?? one['matches'], `${this.at}.tables`)
      .forEach((table) => this.table(table.one, table.at));
    this.reader
      .list(byesIn(one), `${this.at}.byes`)
      .forEach((bye, index) => this.bye(bye, `${this.at}.byes[${index}]`));
    if (this.seated.size === 0) this.empty();
    const { round: number, tables, open, byes } = this;
    const closed =
      one['closed'] !== false && (open.length === 0 || tables.length > 0 || open.every(({ disputed }) => disputed));
    return { number, closed, tables, open, byes };
  }

  private empty(): void {
    this.reader.found({
      code: 'round-missing',
      says: `Round ${this.round} has no table and no bye that can be read (${this.at}).`,
      taken: 'A round in which nobody played.',
      at: this.at,
      round: this.round,
    });
  }

  private table(one: Json, at: string): void {
    this.reader.unread.look('a table', one);
    const told = one['players'] ?? one['seats'];
    const all = Array.isArray(told) ? told.map((seat: unknown) => seat ?? {}) : told;
    const seats = this.reader.objects(all, `${at}.players`);
    const nobody = seats.map((seat) => nobodyIn(seat.one, this.known)).find((written) => written !== undefined);
    const sitting = seats.filter((seat) => nobodyIn(seat.one, this.known) === undefined);
    const read = sitting.map((seat) => seatOf(seat.one, seat.at, this.known, this.reader));
    const found = read.filter((seat) => seat !== undefined);
    if (found.length !== read.length) return;
    const number = this.numberOf(one, at);
    const [a, b, ...more] = found;
    if (a === undefined || more.length > 0) return this.unlike(at, found.length);
    if (b === undefined) return this.alone(a, at, kindIn(one, at, this.reader), nobody);
    if (a.player === b.player) return this.itself(a.player, at);
    if (one['bye'] === true) this.noBye(at, [a.player, b.player]);
    const before = this.told.of([a, b]);
    if (before) return this.twiceTold({ at, seats: [a, b] }, before);
    if (!this.sit([a.player, b.player], at)) return;
    this.told.note([a, b], at);
    this.decide(
      one,
      at,
      number,
      withDraw(one['result'] ?? one['outcome'], withWinner(one['winner'], [a, b], at, this.reader), at, this.reader),
    );
  }

  private numberOf(one: Json, at: string): number {
    const told = this.reader.ordinal(one['table'] ?? one['number'], `${at}.table`, { least: 0, most: MOST_TABLES });
    const number = told ?? this.numbers.size + 1;
    if (this.numbers.has(number))
      this.reader.found({
        code: 'table-twice',
        says: `Round ${this.round} has two tables ${number} (${at}).`,
        taken: 'Both, with that number.',
        at,
        round: this.round,
      });
    this.numbers.add(number);
    return number;
  }

  private decide(one: Json, at: string, table: number, seats: readonly [SeatRead, SeatRead]): void {
    const [a, b] = seats;
    const outcomes = outcomesOf(seats, ['vp', 'tp', 'points', 'score']);
    const players = [a.player, b.player] as const;
    this.lacking(at, seats);
    if (outcomes === undefined) return void this.open.push({ table, players });
    const [first, second] = outcomes;
    const both = first === 'loss' && second === 'loss';
    if (!both && second !== turned(first)) {
      this.reader.found({
        code: 'results-disagree',
        says: `At ${at} ${this.called(a.player)} is said to have a ${first} and ${this.called(b.player)} a ${second}.`,
        taken: 'Nothing: the table is listed as disputed, outside the standings.',
        at,
        round: this.round,
        players,
      });
      return void this.open.push({ table, players, disputed: true });
    }
    const decided = both ? 'double-loss' : one['forfeit'] === true ? 'forfeit' : 'played';
    const seat = ({ player, figures }: SeatRead, outcome: typeof first): TableResult['seats'][0] => ({
      player,
      outcome,
      figures,
    });
    this.tables.push({ table, decided, seats: [seat(a, first), seat(b, second)] });
  }

  /** A figure that one of the two has, and the other not. */
  private lacking(at: string, [a, b]: readonly [SeatRead, SeatRead]): void {
    const names = [...new Set([...Object.keys(a.figures), ...Object.keys(b.figures)])];
    for (const name of names) {
      const [without, other] = a.figures[name] === undefined ? [a, b] : [b, a];
      if (without.figures[name] !== undefined) continue;
      this.reader.found({
        code: 'figure-missing',
        says: `At ${at} ${this.called(other.player)} has ${other.figures[name]} ${name}, and ${this.called(without.player)} has none.`,
        taken: 'What is there: the table is decided by what both have, and open where that is nothing.',
        at,
        round: this.round,
        players: [without.player, other.player],
      });
    }
  }

  private alone(seat: SeatRead, at: string, kind: Bye['kind'], nobody: string | undefined): void {
    const how = nobody === undefined ? 'sits alone' : `sits with ${nobody === 'nobody' ? nobody : `“${nobody}”`}`;
    this.reader.supposed.push(`${this.called(seat.player)} ${how} at ${at}: taken as a bye of round ${this.round}.`);
    this.give(seat, at, kind);
  }

  private noBye(at: string, players: readonly [string, string]): void {
    const says = `The table at ${at} is called a bye, and ${players.map(this.called).join(' and ')} sit at it.`;
    this.reader.found({ code: 'results-disagree', says, taken: 'A table of two.', at, round: this.round, players });
  }

  /** The same two once more: where they are told otherwise, neither counts. */
  private twiceTold({ at, seats }: TableAsTold, { at: earlier, seats: before }: TableAsTold): void {
    const [first, second] = [toldOf(before, this.called), toldOf(seats, this.called)];
    const players = [seats[0].player, seats[1].player] as const;
    const found = { at, round: this.round, players };
    if (first === second)
      return this.reader.found({
        code: 'table-twice',
        says: `The table of ${players.map(this.called).join(' and ')} stands twice in round ${this.round}: at ${earlier} and at ${at}.`,
        taken: 'Once.',
        ...found,
      });
    this.reader.found({
      code: 'results-disagree',
      says: `Round ${this.round} has two tables of the same players: ${first} at ${earlier}, ${second} later.`,
      taken: 'Nothing: the table is listed as disputed, outside the standings.',
      ...found,
    });
    const isTheirs = (of: readonly string[]): boolean => players.every((player) => of.includes(player));
    const index = this.tables.findIndex((table) => isTheirs(table.seats.map(({ player }) => player)));
    const { table } = this.tables[index] ?? {};
    if (table === undefined) return;
    this.tables.splice(index, 1);
    this.open.push({ table, players, disputed: true });
  }

  private bye(one: unknown, at: string): void {
    const player = isObject(one)
      ? seatOf(one, at, this.known, this.reader)
      : seatOf({ player: idIn(one) }, at, this.known, this.reader);
    if (player !== undefined) this.give(player, at, isObject(one) ? kindIn(one, at, this.reader) : 'pairing');
  }

  private give({ player, figures }: SeatRead, at: string, kind: Bye['kind']): void {
    if (this.sit([player], at)) this.byes.push({ player, kind, figures });
  }

  /** A table takes nobody who sits at another; then it takes neither of the two. */
  private sit(players: readonly string[], at: string): boolean {
    const sitting = players.filter((player) => this.seated.has(player));
    for (const player of sitting) this.twice(player, at);
    if (sitting.length > 0) return false;
    for (const player of players) this.seated.set(player, at);
    return true;
  }

  private twice(player: string, at: string): void {
    const earlier = this.seated.get(player) ?? '';
    this.reader.found({
      code: 'paired-twice',
      says: `${this.called(player)} stands twice in round ${this.round}: at ${earlier} and at ${at}.`,
      taken: `${earlier}; the other is left out.`,
      at,
      round: this.round,
      players: [player],
    });
  }

  private unlike(at: string, count: number): void {
    this.reader.found({
      code: 'not-read',
      says: `The table at ${at} has ${count} players; a table has two, and one alone has a bye.`,
      taken: 'The table is left out.',
      at,
      round: this.round,
    });
  }

  private itself(player: string, at: string): void {
    const says = `${this.called(player)} is paired with themselves in round ${this.round} (${at}).`;
    this.reader.found({
      code: 'plays-self',
      says,
      taken: 'The table is left out.',
      at,
      round: this.round,
      players: [player],
    });
  }
}
