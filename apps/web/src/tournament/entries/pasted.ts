import { readPlayers, type Finding, type TournamentCommand } from '@adjutant/tournament';
import type { OutsideIds, ShownPerson } from '@adjutant/people';
import { digest } from '@adjutant/seal';
import { newId } from '../../common/id.js';

/** Somebody as they stand in the pasted table, and who that is here. */
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

export interface Pasted {
  readonly newcomers: readonly Newcomer[];
  readonly findings: readonly Finding[];
  /** What each column was taken for. */
  readonly columns: readonly { readonly heading: string; readonly as: string }[];
}

/** Who stands in a pasted table: people known here by just this name are meant, and everybody else is new. */
export function pastedIn(text: string, people: readonly ShownPerson[], entered: ReadonlySet<string>): Pasted {
  if (text.trim() === '') return { newcomers: [], findings: [], columns: [] };
  const { players, findings, columns } = readPlayers(text);
  const known = Map.groupBy(people, ({ name }) => name.trim().toLowerCase());
  const taken = new Set<string>();
  const newcomers = players.map(({ name, rating, outside, columns: more = {} }): Newcomer => {
    const [one, ...others] = known.get(name.toLowerCase()) ?? [];
    // Two rows of one name are two people: the second one is new.
    const meant = one !== undefined && others.length === 0 && !taken.has(one.id) ? one.id : undefined;
    if (meant !== undefined) taken.add(meant);
    const said = {
      club: more['club'],
      nation: more['nation'],
      faction: more['faction'],
      detachment: more['detachment'],
    };
    return {
      id: meant ?? newId(),
      name: meant === undefined ? name : (one?.name ?? name),
      known: meant !== undefined,
      enteredAlready: meant !== undefined && entered.has(meant),
      ...(rating === undefined ? {} : { rating }),
      ...(outside === undefined ? {} : { outside }),
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    };
  });
  return { newcomers, findings, columns };
}

type Enter = TournamentCommand & { readonly commandId: string };

/** What pairing may be asked to keep apart goes along as ids that say nothing to whoever does not know the event. */
export function entryOf(event: string, { id, faction, detachment, rating, club, nation }: Newcomer): Enter {
  const group = (kind: string, name: string | undefined): object =>
    name === undefined ? {} : { [kind]: [opaque([event, kind, name.trim().toLowerCase()])] };
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

function opaque(of: readonly string[]): string {
  return digest([...of]).slice(0, OPAQUE);
}
