import type { OpenedTournament, RoundState } from '@adjutant/tournament';
import { holds } from './broken.js';
import { isBracketRound } from './course.js';
import { hereIn, seatedIn } from './here.js';

type Sheet = Pick<RoundState, 'number' | 'tables' | 'byes'>;

/**
 * Who can still win the bracket before a round, or before the next one: everybody who was seeded, without those who lost at a table
 * or were not there. Nothing is asked of the bracket itself.
 */
export function aliveIn(event: OpenedTournament, before = Infinity): readonly string[] {
  const { cut, rounds } = event;
  if (cut === undefined) return [];
  const played = rounds.filter(({ number, publication }) => number > cut.after && number < before && publication > 0);
  const left = played.reduce<readonly string[]>(afterRound, cut.players);
  const next = Math.min(before, cut.after + played.length + 1);
  return left.filter(hereIn(event, next));
}

function afterRound(alive: readonly string[], { tables, byes }: RoundState): readonly string[] {
  const [resting, among] = [new Set(byes.map(({ player }) => player)), new Set(alive)];
  const won = new Set(tables.flatMap((table) => (among.has(table.A) && among.has(table.B) ? winnersOf(table) : [])));
  return alive.filter((player) => won.has(player) || resting.has(player));
}

function winnersOf({ A, B, result }: RoundState['tables'][number]): readonly string[] {
  const { said } = result ?? {};
  return [...(said?.A.outcome === 'win' ? [A] : []), ...(said?.B.outcome === 'win' ? [B] : [])];
}

/** Whoever won goes on and nobody else does: those meet each other, and nobody who is out. */
export function winnersGoOn(event: OpenedTournament, sheet: Sheet): void {
  if (!isBracketRound(event, sheet.number)) return;
  const alive = new Set(aliveIn(event, sheet.number));
  const where = `round ${sheet.number}`;
  const mixed = sheet.tables.filter(({ A, B }) => alive.has(A) !== alive.has(B));
  holds('nobody who is out plays on in the bracket', mixed.length === 0, () => `${where}: ${JSON.stringify(mixed)}`);
  const seated = seatedIn(sheet);
  const missing = [...alive].filter((player) => !seated.has(player));
  holds('whoever won goes on in the bracket', missing.length === 0, () => `${where}: ${missing.join(', ')}`);
  seedsMeet(event, sheet, alive);
}

/** In the first round of a bracket the first seed meets the last, the second the last but one, …, in a field of a power of two. */
function seedsMeet({ cut }: OpenedTournament, { number, tables, byes }: Sheet, alive: ReadonlySet<string>): void {
  if (cut === undefined || number !== cut.after + 1) return;
  const size = 2 ** Math.ceil(Math.log2(cut.players.length));
  const seedOf = (player: string): number => cut.players.indexOf(player);
  const wrong = tables.filter(({ A, B }) => alive.has(A) && seedOf(A) + seedOf(B) !== size - 1);
  holds('seeds meet as they were cut', wrong.length === 0, () => `round ${number}: ${JSON.stringify(wrong)}`);
  const rests = byes.filter(({ player }) => {
    const other = cut.players[size - 1 - seedOf(player)];
    return alive.has(player) && other !== undefined && alive.has(other);
  });
  holds('byes of a bracket are of those without opponent', rests.length === 0, () => JSON.stringify(rests));
}
