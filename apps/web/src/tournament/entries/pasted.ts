import { readPlayers, type Finding, type TournamentCommand } from '@adjutant/tournament';
import type { OutsideIds, ShownPerson } from '@adjutant/people';
import { digest } from '@adjutant/seal';
import { newId } from '../../common/id.js';

/** Somebody who is to be entered, and who that is here. */
export interface Newcomer {
  readonly id: string;
  readonly name: string;
  /** Known here already, by this name alone. */
  readonly known: boolean;
  readonly enteredAlready: boolean;
  readonly club?: string;
  readonly nation?: string;
  readonly faction?: string;
  readonly detachment?: string;
  readonly rating?: number;
  /** Ids of other programs: they stay beside the person, and are no part of the entry. */
  readonly outside?: OutsideIds;
}

/** Somebody as they stand in the pasted table. */
export interface Row extends Newcomer {
  /** Where their row begins in the text, from 1. */
  readonly line: number;
}

export interface Pasted {
  readonly newcomers: readonly Row[];
  readonly findings: readonly Finding[];
  /** What each column was taken for. */
  readonly columns: readonly { readonly heading: string; readonly as: string }[];
  /** What was left out on purpose, in sentences. */
  readonly supposed: readonly string[];
}

/** Whom rows stood for when they were sent, row by row of one name. */
export type Sent = ReadonlyMap<string, readonly Pick<Newcomer, 'id' | 'name' | 'known'>[]>;

export const sentAs = (newcomers: readonly Newcomer[]): Sent => Map.groupBy(newcomers, ({ name }) => keyOf(name));

const keyOf = (name: string): string => name.trim().toLowerCase();

/**
 * Who stands in a pasted table: people known here by just this name are meant, and everybody else is new. Rows that were sent
 * before, `sent`, stand for the same people as then, whatever else was changed in the text.
 */
export function pastedIn(
  text: string,
  people: readonly ShownPerson[],
  entered: ReadonlySet<string>,
  sent: Sent = new Map(),
): Pasted {
  if (text.trim() === '') return { newcomers: [], findings: [], columns: [], supposed: [] };
  const { players, lines, findings, columns, supposed } = readPlayers(text);
  const known = Map.groupBy(people, ({ name }) => keyOf(name));
  const rows = new Map<string, number>();
  const newcomers = players.map(({ name, rating, outside, columns: more = {} }, at): Row => {
    const key = keyOf(name);
    const row = rows.get(key) ?? 0;
    rows.set(key, row + 1);
    const [one, ...others] = known.get(key) ?? [];
    const isMeant = one !== undefined && others.length === 0 && row === 0 && !sent.has(key);
    // Two rows of one name are two people: the second one is new.
    const who = sent.get(key)?.[row] ?? (isMeant ? { ...one, known: true } : { id: newId(), name, known: false });
    const said = {
      club: more['club'],
      nation: more['nation'],
      faction: more['faction'],
      detachment: more['detachment'],
    };
    return {
      id: who.id,
      line: lines[at] ?? 0,
      name: who.name,
      known: who.known,
      enteredAlready: entered.has(who.id),
      ...(rating === undefined ? {} : { rating }),
      ...(outside === undefined ? {} : { outside }),
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    };
  });
  return { newcomers, findings, columns, supposed };
}

type Enter = TournamentCommand & { readonly commandId: string };

/** What pairing may be asked to keep apart goes along as ids that say nothing to whoever does not know the event. */
export function entryOf(event: string, { id, faction, detachment, rating, club, nation }: Newcomer): Enter {
  const group = (kind: string, name: string | undefined): object =>
    name === undefined ? {} : { [kind]: [groupId(event, kind, name)] };
  const groups = { ...group('club', club), ...group('nation', nation) };
  const data = {
    player: id,
    ...(Object.keys(groups).length === 0 ? {} : { groups }),
    ...(rating === undefined ? {} : { rating }),
    ...(faction === undefined ? {} : { faction }),
    ...(detachment === undefined ? {} : { detachment }),
  };
  return { commandId: newId(), type: 'EnterPlayer', data };
}

const OPAQUE = 16;

/** The id of a club or a nation in an event, by its name. */
export function groupId(event: string, kind: string, name: string): string {
  return digest([event, kind, name.trim().toLowerCase()]).slice(0, OPAQUE);
}
