import type { Actor } from '@adjutant/kernel';
import type {
  PairingsAnswer,
  ArithmeticAnswer,
  BracketAnswer,
  ChangesAnswer,
  ImpactAsked,
  ImpactsAnswer,
  ImpactView,
  StandingsAnswer,
  TournamentCommand,
  TournamentView,
  TournamentsAnswer,
} from '@adjutant/tournament';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../access/access-api.js';
import { newId } from '../common/id.js';
import { get, post } from './client.js';
import { livenessNow, TOPIC, useLive } from './live.js';
import { readAgain } from './read-again.js';

/** Everything that a command to an event may change begins with it. */
export const tournamentKey = (id: string) => ['tournament', id] as const;

/** How often a page that shows an event asks again, in milliseconds. */
export const EVERY = 10_000;

const path = (id: string, rest = ''): string => `/tournaments/${encodeURIComponent(id)}${rest}`;

export function useTournaments() {
  return useQuery({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => get<TournamentsAnswer>('/tournaments', signal),
    select: ({ tournaments }) => tournaments,
  });
}

/** While a stream tells what concerns everybody, single results are asked for this often by those who only look. */
const WHILE_TOLD = 30_000;
/** A whole hall hears of a publication in one moment: its phones ask within this time, each at its own. */
const SPREAD = 3_000;

/** An event as it stands. Whoever only looks reads what changed since, and hears of what concerns everybody. */
export function useTournament(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: tournamentKey(id),
    queryFn: ({ signal }) => readTournament(id, client.getQueryData<TournamentView>(tournamentKey(id)), signal),
    refetchInterval: ({ state }) => (isLooker(state.data) && livenessNow() === 'live' ? WHILE_TOLD : EVERY),
  });
  const topics = isLooker(query.data) ? [TOPIC.tournament(id)] : NO_TOPICS;
  useLive(topics, [tournamentKey(id)], { spread: SPREAD });
  return query;
}

const NO_TOPICS: readonly string[] = [];

/** Nothing may be done here by them: they see what everybody sees. */
const isLooker = (event: TournamentView | undefined): event is TournamentView => event?.may.length === 0;

async function readTournament(id: string, known: TournamentView | undefined, signal: AbortSignal) {
  if (!isLooker(known)) return get<TournamentView>(path(id), signal);
  const { changed, revision } = await get<ChangesAnswer>(path(id, `/events?after=${known.revision}`), signal);
  if (changed === null) return get<TournamentView>(path(id), signal);
  const { withChanges } = await import('../tournament/changes.js');
  return withChanges(known, changed, revision);
}

export function usePairings(id: string, round: number) {
  return useQuery({
    queryKey: [...tournamentKey(id), 'pairings', round],
    queryFn: ({ signal }) => get<PairingsAnswer>(path(id, `/pairings?round=${round}`), signal),
    enabled: round > 0,
  });
}

/** What would be wrong with a round if two changed places; nothing is changed by asking. */
export function useSwapped(id: string, round: number, [one, other]: readonly [string, string]) {
  const places = new URLSearchParams({ round: String(round), swap: one, with: other });
  return useQuery({
    queryKey: [...tournamentKey(id), 'pairings', round, one, other],
    queryFn: ({ signal }) => get<PairingsAnswer>(path(id, `/pairings?${places.toString()}`), signal),
  });
}

/** A round beside what the engine would have drawn, asked when somebody wants to know. */
export function useCompared(id: string, round: number, wanted: boolean) {
  return useQuery({
    queryKey: [...tournamentKey(id), 'pairings', round, 'compared'],
    queryFn: ({ signal }) => get<PairingsAnswer>(path(id, `/pairings?round=${round}&compare=engine`), signal),
    select: ({ compared }) => compared?.says,
    enabled: wanted,
  });
}

export function useBracket(id: string) {
  return useQuery({
    queryKey: [...tournamentKey(id), 'bracket'],
    queryFn: ({ signal }) => get<BracketAnswer>(path(id, '/bracket'), signal),
    refetchInterval: EVERY,
  });
}

interface Ranked {
  readonly round?: number | undefined;
  readonly preset?: string | undefined;
}

export function useStandings(id: string, { round, preset }: Ranked = {}) {
  const asked = new URLSearchParams();
  if (round !== undefined) asked.set('round', String(round));
  if (preset !== undefined) asked.set('preset', preset);
  const query = asked.size === 0 ? '' : `?${asked.toString()}`;
  return useQuery({
    queryKey: [...tournamentKey(id), 'standings', query],
    queryFn: ({ signal }) => get<StandingsAnswer>(path(id, `/standings${query}`), signal),
    refetchInterval: EVERY,
  });
}

export function usePlayerStanding(id: string, player: string, preset?: string) {
  const query = preset === undefined ? '' : `?preset=${encodeURIComponent(preset)}`;
  return useQuery({
    queryKey: [...tournamentKey(id), 'standings', 'of', player, query],
    queryFn: ({ signal }) =>
      get<ArithmeticAnswer>(path(id, `/standings/${encodeURIComponent(player)}${query}`), signal),
  });
}

/** What corrected results changed, the newest first. */
export function useImpacts(id: string) {
  return useQuery({
    queryKey: [...tournamentKey(id), 'impact'],
    queryFn: ({ signal }) => get<ImpactsAnswer>(path(id, '/impact'), signal),
  });
}

/** What another result would change, asked when somebody wants to know; nothing is recorded by it. */
export function useImpactOf(id: string) {
  return useMutation({ mutationFn: (asked: ImpactAsked) => post<ImpactView>(path(id, '/impact'), asked) });
}

/** Where nobody signs in, the pages of an event are those of its organizer. */
const ORGANIZER: Actor = { id: 'organizer', role: 'organizer' };

export function useOrganizer(): Actor | undefined {
  return useMe().data?.mode === 'single-user' ? ORGANIZER : undefined;
}

export function sendToTournament(id: string, { type, data }: TournamentCommand, actor?: Actor): Promise<unknown> {
  const by = actor === undefined ? {} : { actor };
  return post<unknown>(path(id, '/commands'), { commandId: newId(), type, data, ...by });
}

/** Sends commands as one list, in order; what comes after one that is refused is not tried. */
export function sendAllToTournament(
  id: string,
  commands: readonly (TournamentCommand & { readonly commandId: string })[],
  actor?: Actor,
): Promise<unknown> {
  const by = actor === undefined ? {} : { actor };
  const body = commands.map(({ commandId, type, data }) => ({ commandId, type, data, ...by }));
  return post<unknown>(path(id, '/commands'), body);
}

/** Does something to an event; everything of it is read again afterwards. */
export function useTournamentCommand(id: string) {
  const client = useQueryClient();
  const actor = useOrganizer();
  return useMutation({
    mutationFn: (command: TournamentCommand) => sendToTournament(id, command, actor),
    ...readAgain(client, [{ queryKey: tournamentKey(id) }, { queryKey: ['tournaments'] }]),
  });
}
