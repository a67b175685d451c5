import type { TableOfEvent } from '@adjutant/match';
import type { OpenedTournament, TournamentEvent } from '@adjutant/tournament';
import { EventAtFault } from './faults.js';
import type { Recorded } from './recorded.js';
import { tableText, type PublishedTable } from './tables-told.js';

/** What somebody said last, by where it stands in the log. */
interface Said<Value> {
  readonly leaf: number;
  readonly value: Value;
}

type Planned = Pick<OpenedTournament['settings'], 'missions' | 'pointsLimit'>;

/** What an event had planned at each time of what its matches are opened with: missions, points, and the lists of its players. */
export class Plans {
  readonly #plans: Said<Planned>[] = [];
  readonly #lists = new Map<string, Said<string | undefined>[]>();

  take({ type, data }: TournamentEvent, { leaf }: Pick<Recorded, 'leaf'>): void {
    if (type === 'TournamentSetUp') this.#plans.push({ leaf, value: data });
    if (type === 'SettingsChanged')
      this.#plans.push({ leaf, value: { ...this.#plans.at(-1)?.value, ...data.changes } });
    if (type === 'PlayerEntered') this.#brought(data.player, { leaf, value: undefined });
    if (type === 'ListSubmitted') this.#brought(data.player, { leaf, value: data.digest });
  }

  /** Whoever opens a match has read the event at some time since its table was published. */
  check(table: PublishedTable, of: TableOfEvent, first: Recorded): void {
    const may = <Value>(all: readonly Said<Value>[]): readonly Value[] => within(all, table.published, first.leaf);
    const plans = may(this.#plans);
    const [mission, points] = [of.mission ?? null, of.pointsLimit ?? null];
    if (!plans.some(({ missions }) => (missions?.[table.round - 1] ?? null) === mission))
      throw otherMission(table, `is played by ${mission ?? 'no mission'}`, first);
    if (!plans.some(({ pointsLimit = null }) => pointsLimit === points))
      throw otherMission(table, `is played with ${points ?? 'no limit of'} points`, first);
    for (const side of ['A', 'B'] as const) {
      const lists = may(this.#lists.get(table[side]) ?? []);
      if (lists.includes(of.lists?.[side])) continue;
      const says = `${tableText(table)} is played by ${table[side]} with another list than they had brought to the event`;
      throw new EventAtFault('other-list', says, first);
    }
  }

  #brought(player: string, said: Said<string | undefined>): void {
    const all = this.#lists.get(player);
    if (all) all.push(said);
    else this.#lists.set(player, [said]);
  }
}

const otherMission = (table: PublishedTable, what: string, first: Recorded): EventAtFault =>
  new EventAtFault('other-mission', `${tableText(table)} ${what}, which is not what its event had planned`, first);

/** Everything that was so at some time between two places of the log. */
function within<Value>(all: readonly Said<Value>[], from: number, until: number): readonly Value[] {
  const first = Math.max(
    0,
    all.findLastIndex(({ leaf }) => leaf < from),
  );
  return all.slice(first).flatMap(({ leaf, value }) => (leaf < until ? [value] : []));
}
