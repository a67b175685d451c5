import type { MatchCommand, MatchEvent } from '@adjutant/match';
import type { SignedIn } from '@adjutant/access';
import type { Side } from '@adjutant/rules';
import type { MatchView, ReplayAnswer } from '@adjutant/views';
import type { Actor } from '@adjutant/kernel';
import { get, post, Problem } from '../api/client.js';
import { sendToMatch } from '../api/commands.js';

const AGAIN = /^(.*)-rematch(?:-(\d+))?$/;
const LONGEST_ID = 100;

/** The same from whichever device it is asked, so that both players come to one match; and as the server names it (its spec holds both to it). */
export function rematchId(id: string): string {
  const [, first = id, again] = AGAIN.exec(id) ?? [];
  const number = first === id ? 1 : Number(again ?? 1) + 1;
  const end = number === 1 ? '-rematch' : `-rematch-${number}`;
  return first.slice(0, LONGEST_ID - end.length) + end;
}

/** What opens the same match again: game, seats, settings, depth, and the lists as they were brought last. */
export function rematchCommands(events: readonly MatchEvent[]): readonly MatchCommand[] {
  const opened = events.find((event) => event.type === 'MatchOpened');
  if (opened?.type !== 'MatchOpened') return [];
  const { title, pack, seats, settings, depth } = opened.data;
  const lists = (['A', 'B'] as const).flatMap((side): MatchCommand[] => {
    const last = events.findLast((event) => event.type === 'RosterSubmitted' && event.data.player === side);
    return last?.type === 'RosterSubmitted'
      ? [{ type: 'SubmitRoster', data: { player: side, roster: last.data.roster } }]
      : [];
  });
  const { id, release } = pack;
  const again = title.startsWith('Rematch: ') ? title : `Rematch: ${title}`.slice(0, 200);
  const data = { title: again, pack: { id, release }, seats, settings, ...(depth === undefined ? {} : { depth }) };
  return [{ type: 'OpenMatch', data }, ...lists];
}

/** Lists are brought before a battle: they stand in the first entries. */
const ENTRIES = 50;

async function commandsOf(match: string, last: number): Promise<readonly MatchCommand[]> {
  const to = Math.min(last, ENTRIES - 1);
  const { steps } = await get<ReplayAnswer>(`/matches/${encodeURIComponent(match)}/replay?from=0&to=${to}`);
  return rematchCommands(steps.map(({ event }) => event));
}

interface Played {
  readonly match: string;
  readonly last: number;
  readonly plays: (side: Side) => boolean;
  readonly actorOf: (command: MatchCommand) => Actor | undefined;
}

/** The same by players: the server opens it and moves the seat, and each brings the own list, where none is there yet. */
export async function playRematch({ match, last, plays, actorOf }: Played): Promise<SignedIn> {
  const commands = await commandsOf(match, last);
  const seated = await post<SignedIn>('/access/rematch', {});
  const id = seated.me.seat?.match ?? match;
  const { status, seats } = await get<MatchView>(`/matches/${encodeURIComponent(id)}`);
  for (const command of commands) {
    if (command.type !== 'SubmitRoster' || !plays(command.data.player)) continue;
    if (status === 'opened' && seats[command.data.player].army === null)
      await sendToMatch(id, command, actorOf(command));
  }
  return seated;
}

/** Opens it; whoever is second comes to what the first has opened. */
export async function openRematch(match: string, last: number, actorOf: (command: MatchCommand) => Actor | undefined) {
  const id = rematchId(match);
  const [opening, ...lists] = await commandsOf(match, last);
  if (opening === undefined) throw new Error('The match cannot be read from its beginning.');
  try {
    await sendToMatch(id, opening, actorOf(opening));
    for (const list of lists) await sendToMatch(id, list, actorOf(list));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'match/already-opened') throw error;
  }
  return id;
}
