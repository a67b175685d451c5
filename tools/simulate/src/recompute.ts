import { sameJson } from '@adjutant/kernel';
import { MATCH, type MatchEvent, type MatchState } from '@adjutant/match';
import { BEGINNING, type StoredEvent } from '@adjutant/store';
import {
  roundOf,
  TOURNAMENT_STREAMS,
  tournamentFacts,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { holds } from './broken.js';
import type { Installation } from './installation.js';
import { closedRightly } from './laws.js';
import type { Parts } from './parts.js';
import type { Acknowledgements } from './acknowledgements.js';

const PAGE = 2_000;

export interface Recomputed {
  readonly events: number;
  /** Every match that was ever opened. */
  readonly opened: ReadonlySet<string>;
}

interface Against {
  readonly real: Parts;
  readonly seed: string;
  readonly told: Acknowledgements;
  /** After how many minutes a result stands that nobody confirmed. */
  readonly minutes: number;
}

/** Reads the whole log anew and holds against it what machines have at hand, what was acknowledged, and what was decided. */
export async function recompute(installation: Installation, against: Against): Promise<Recomputed> {
  const { store } = installation;
  const chains = await store.verifyAll();
  holds('every hash follows from the one before', chains.intact, () => JSON.stringify(chains));
  const streams = new Map<string, StoredEvent[]>();
  let events = 0;
  for (let after = BEGINNING; ;) {
    const page = await store.readAll(after, PAGE);
    for (const one of page) {
      const known = streams.get(one.stream);
      if (known) known.push(one);
      else streams.set(one.stream, [one]);
    }
    events += page.length;
    const last = page.at(-1);
    if (!last) break;
    after = last.position;
  }
  nothingIsMissing(streams, against.told);
  const opened = new Set<string>();
  for (const [stream, written] of streams) {
    const match = MATCH.stream.idIn(stream);
    if (match !== undefined) {
      opened.add(match);
      await asAtHand(stream, matchOf(written, against), (machine) => installation.match(machine, match));
    }
    const event = TOURNAMENT_STREAMS.idIn(stream);
    if (event !== undefined)
      await asAtHand(stream, eventOf(written, against), (machine) => installation.event(machine, event));
  }
  return { events, opened };
}

function nothingIsMissing(
  streams: ReadonlyMap<string, readonly StoredEvent[]>,
  { acknowledged }: Acknowledgements,
): void {
  const written = new Map(
    [...streams].map(([stream, events]) => [stream, new Set(events.map(({ meta }) => meta.commandId))] as const),
  );
  for (const { stream, commandId } of acknowledged)
    holds(
      'nothing acknowledged is missing',
      written.get(stream)?.has(commandId) ?? false,
      () => `${commandId} in ${stream}`,
    );
}

async function asAtHand(
  stream: string,
  state: unknown,
  atHand: (machine: number) => Promise<{ readonly state: unknown }>,
): Promise<void> {
  for (const machine of [0, 1])
    holds(
      'what is at hand is what the log says',
      sameJson((await atHand(machine)).state, state),
      () => `${stream} on machine ${machine}`,
    );
}

function matchOf(written: readonly StoredEvent[], { real }: Against): MatchState {
  let state = real.match.initial;
  for (const { event, meta } of written) state = real.match.evolve(state, event as MatchEvent, meta.actor);
  return state;
}

function eventOf(written: readonly StoredEvent[], against: Against): TournamentState {
  const decider = against.real.tournament(against.real.draft, against.seed);
  let state = decider.initial;
  for (const { event, meta } of written) {
    decidedRightly(state, event as TournamentEvent, meta.recordedAt, against);
    state = decider.evolve(state, event as TournamentEvent);
  }
  return state;
}

/** A draft follows from its facts, and a round is closed when it may be. */
function decidedRightly(
  state: TournamentState,
  event: TournamentEvent,
  at: string,
  { real, seed, minutes }: Against,
): void {
  if (state.status === 'absent') return;
  if (event.type === 'RoundDrafted') {
    const { round, tables, byes } = event.data;
    const anew = real.draft(tournamentFacts(state, seed), round, state.settings);
    holds(
      'a draft follows from its facts',
      'tables' in anew && sameJson([anew.tables, anew.byes], [tables, byes]),
      () => `round ${round}`,
    );
  }
  if (event.type !== 'RoundClosed') return;
  const round = roundOf(state, event.data.round);
  if (round) closedRightly(round, minutes, at);
}
