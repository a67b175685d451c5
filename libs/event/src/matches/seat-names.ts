import type { Seats } from '@adjutant/match';
import type { People } from '@adjutant/people';
import { SIDES, type Side } from '@adjutant/rules';
import type { NamedSides } from '@adjutant/views';
import type { Origins } from './origins.js';

/** What players are called as it is read: names stand outside of every record, and are copied into none. */
export class SeatNames {
  constructor(
    private readonly people: Pick<People, 'known'>,
    private readonly origins: Pick<Origins, 'of'>,
  ) {}

  /** In the order in which they are asked for; whoever sits in a record of elsewhere is nobody here. */
  async of(asked: readonly { readonly match: string; readonly seats: Seats }[]): Promise<readonly NamedSides[]> {
    const elsewhere = await Promise.all(asked.map(async ({ match }) => (await this.origins.of(match))?.seats === true));
    const here = asked.filter((_, index) => elsewhere[index] !== true);
    const known = await this.people.known(here.flatMap(({ seats }) => SIDES.map((side) => seats[side].player)));
    return asked.map(({ seats }, index) => {
      const named = (side: Side): string => {
        const { player } = seats[side];
        const person = elsewhere[index] === true ? undefined : known.get(player);
        return person === 'erased' ? `player ${side}` : (person?.name ?? player);
      };
      return { A: named('A'), B: named('B') };
    });
  }
}
