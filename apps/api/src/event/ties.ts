import type { Ties } from '@adjutant/dispute';
import { Inject, Injectable } from '@nestjs/common';
import { People } from '../people/people.js';

export const NONE: Ties = { club: null, nation: null };

/** What is known of the clubs and nations of people. */
@Injectable()
export class KnownTies {
  constructor(@Inject(People) private readonly people: People) {}

  /** Of each of these, in their order. */
  async of(...people: readonly string[]): Promise<readonly Ties[]> {
    const known = await this.people.known(people);
    return people.map((id) => {
      const person = known.get(id);
      return person === undefined || person === 'erased' ? NONE : { club: person.club, nation: person.nation };
    });
  }
}
