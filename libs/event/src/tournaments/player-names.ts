import type { OutsideIds, People } from '@adjutant/people';

/** What whoever was erased is called. */
const ERASED = 'a player';

/** What players of an event are called as it is read: names stand outside of every record, and are copied into none. */
export class PlayerNames {
  constructor(private readonly people: Pick<People, 'known' | 'edition'>) {}

  /** Other names may have been given where this is another. */
  get edition(): number {
    return this.people.edition;
  }

  /** An id of which nothing is known is its own name. */
  async of(players: Iterable<string>): Promise<(player: string) => string> {
    const known = await this.people.known(players);
    return (player) => {
      const person = known.get(player);
      return person === 'erased' ? ERASED : (person?.name ?? player);
    };
  }
  /** Ids that other programs have for them; undefined of whoever has none, or was erased. */
  async outsideOf(players: Iterable<string>): Promise<(player: string) => OutsideIds | undefined> {
    const known = await this.people.known(players);
    return (player) => {
      const person = known.get(player);
      return person === 'erased' ? undefined : person?.outside;
    };
  }
}
