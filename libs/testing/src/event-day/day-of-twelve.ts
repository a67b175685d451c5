import type { MatchCommand } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { TournamentCommand } from '@adjutant/tournament';
import { EventDay, SEED_OF_THE_DAY } from './event-day.js';
import { sha256 } from './sha256.js';

const PLAYERS = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);
type Decides = Extract<MatchCommand, { readonly type: 'DecideResult' }>['data'];

const wins = (side: 'A' | 'B', points: number): Decides => ({
  outcome: { A: side === 'A' ? 'win' : 'loss', B: side === 'B' ? 'win' : 'loss' },
  awarded: { unit: 'vp', A: side === 'A' ? points : 40, B: side === 'B' ? points : 40 },
  ground: 'judge',
  because: 'As the slip says.',
});

/**
 * Twelve players, three rounds: in round 1 somebody does not come; in round 2 a pairing is edited, and another changed after
 * it was published; a ruling turns a table of round 1 over when round 2 is out; a penalty of a dispute in round 2 weighs on the
 * standings; somebody drops after round 2.
 */
export function dayOfTwelve(shelf: Shelf, pack: string): EventDay {
  const day = new EventDay(shelf, pack);
  const settings = { name: 'The open', rounds: 3, checkIn: false, seedCommitment: sha256(SEED_OF_THE_DAY) };
  day.asks({ type: 'SetUpTournament', data: settings });
  for (const player of PLAYERS) day.asks({ type: 'EnterPlayer', data: { player } });
  publishes(day, 1);
  noShow(day);
  results(day, 1);
  day.asks({ type: 'CloseRound', data: { round: 1 } });
  day.asks({ type: 'RevealSeed', data: { seed: SEED_OF_THE_DAY } }, 'system');
  day.asks({ type: 'DraftRound', data: { round: 2 } });
  edits(day);
  day.asks({ type: 'PublishRound', data: { round: 2 } }).follows();
  changes(day);
  const turned = day.at(1, 3);
  const winner = day.match(turned.match).status === 'absent' || turned.A > turned.B ? 'B' : 'A';
  day.rules('turned', turned.match, { ...wins(winner, 77), because: 'The scores were swapped.' }).follows();
  results(day, 2);
  penalty(day);
  day.asks({ type: 'CloseRound', data: { round: 2 } });
  day.asks({ type: 'DropPlayer', data: { player: 'p02' } });
  publishes(day, 3);
  results(day, 3);
  return day.asks({ type: 'CloseRound', data: { round: 3 } }).asks({ type: 'EndTournament', data: {} });
}

function publishes(day: EventDay, round: number): void {
  day.asks({ type: 'DraftRound', data: { round } }).asks({ type: 'PublishRound', data: { round } }).follows();
}

/** Whoever has the higher number wins, by so much as the table says. */
function results(day: EventDay, round: number): void {
  for (const { table, A, B, result } of day.state.rounds[round - 1]?.tables ?? []) {
    if (result !== undefined) continue;
    const { match } = day.at(round, table);
    day.plays(match, { type: 'DecideResult', data: wins(A > B ? 'A' : 'B', 50 + 3 * table + round) });
  }
  day.follows();
}

function noShow(day: EventDay): void {
  const { match } = day.at(1, 2);
  const data: Decides = { outcome: { A: 'win', B: 'loss' }, ground: 'no-show', absent: ['B'], because: 'Nobody came.' };
  day.plays(match, { type: 'DecideResult', data }).follows();
}

const swapped = (day: EventDay, round: number, first: number): TournamentCommand['data'] => {
  const [one, other] = [day.at(round, first), day.at(round, first + 1)];
  const tables = [
    { table: one.table, A: one.A, B: other.B },
    { table: other.table, A: other.A, B: one.B },
  ];
  return { round, tables, because: 'They came in one car.' };
};

function edits(day: EventDay): void {
  day.asks({ type: 'EditDraft', data: swapped(day, 2, 1) } as TournamentCommand);
}

function changes(day: EventDay): void {
  day.asks({ type: 'ChangePublished', data: swapped(day, 2, 5) } as TournamentCommand).follows();
}

function penalty(day: EventDay): void {
  const { match, A } = day.at(2, 4);
  const of = { policy: 'house', infraction: 'late', level: 'warning' };
  const penalties = [{ person: A, ...of, because: 'Late to the table.' }];
  day.rules('late', match, { ...wins('B', 60), because: 'Late to the table.' }, penalties).follows();
  const effects = [{ player: A, figure: 'vp', add: -5 }];
  day.asks({ type: 'TellEffect', data: { ruling: 'late/1', effects } }, 'system');
}
