import { createHash } from 'node:crypto';
import { fold } from '@adjutant/kernel';
import type { CommandOf, TournamentCommand } from '../commands.js';
import { tournamentDecider } from '../decider.js';
import { draftByRules } from '../draft-by-rules.js';
import type { TournamentEvent } from '../events.js';
import type { OpenedTournament } from '../state/state.js';
import { tournamentFacts } from '../state/tournament-facts.js';
import { asks, command } from './given.js';

export const DAY_SEED = 'twelve players, three rounds';
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const decider = tournamentDecider({ seed: DAY_SEED, hash, packs: [], policies: [], draft: draftByRules });
export const PLAYERS = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);

/** An event as a day goes, by the real pairing: whoever has the higher number wins, by ten for each that lies between. */
export class Day {
  #events: readonly TournamentEvent[] = [];

  asks(asked: TournamentCommand): this {
    const occasion = asks(asked.type.startsWith('Te') ? 'system' : 'organizer', this.#events.length);
    const decision = decider.decide(asked, this.state(), occasion);
    if (decision.outcome === 'refused') throw new Error(`${asked.type}: ${decision.refusal.message}`);
    if (decision.outcome === 'recorded') this.#events = [...this.#events, ...decision.events];
    return this;
  }

  state(): OpenedTournament {
    return fold(decider, this.#events) as OpenedTournament;
  }

  facts() {
    return tournamentFacts(this.state(), DAY_SEED);
  }

  plays(round: number): this {
    this.asks(command('DraftRound', { round })).asks(command('PublishRound', { round }));
    for (const { table, A, B, publication } of this.state().rounds[round - 1]?.tables ?? [])
      this.asks(this.result(round, table, publication, A > B));
    return this.asks(command('CloseRound', { round }));
  }

  result(round: number, table: number, publication: number, firstWins: boolean): CommandOf<'TellResult'> {
    const seat = (wins: boolean) => ({
      outcome: wins ? ('win' as const) : ('loss' as const),
      figures: { vp: wins ? 80 : 60 },
    });
    const said = { decided: 'played' as const, A: seat(firstWins), B: seat(!firstWins) };
    return command('TellResult', { round, table, publication, said, sure: 'confirmed' });
  }
}

/** Twelve have entered. */
export function dayOf(more: Partial<CommandOf<'SetUpTournament'>['data']> = {}): Day {
  const day = new Day().asks(command('SetUpTournament', { name: 'A day', rounds: 3, checkIn: false, ...more }));
  for (const player of PLAYERS) day.asks(command('EnterPlayer', { player }));
  return day;
}
