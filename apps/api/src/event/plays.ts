import { refuse, type Refusal } from '@adjutant/kernel';
import type { Seats } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { Inject, Injectable } from '@nestjs/common';
import { LOCAL, nameOf } from '../access/acting.js';
import { Sitters } from '../access/sitters.js';
import { Origins } from '../matches/origins.js';
import { People, type Person } from '../people/people.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';

type Known = Pick<Person, 'name' | 'contact'>;

/** Who plays where, under whatever id the event knows them by. */
@Injectable()
export class Plays {
  constructor(
    @Inject(People) private readonly people: People,
    @Inject(Sitters) private readonly sitters: Sitters,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Origins) private readonly origins: Origins,
  ) {}

  /** The sides of a match that somebody plays: by the id of the seat, by having sat down there, or as the same person. */
  async sidesOf(id: string, match: string, seats: Seats): Promise<readonly Side[]> {
    if (this.settings.access === 'single-user' && id === nameOf(LOCAL.actor).id) return [];
    const sat = await this.sitters.sidesOf(id, match);
    const here = await this.origins.seatsHere(match, seats);
    const same = await this.#sameAs(id, [here.A.player, here.B.player]);
    return SIDES.filter((side) => sat.includes(side) || same.includes(here[side].player));
  }

  async isSame(id: string, person: string): Promise<boolean> {
    return (await this.#sameAs(id, [person])).length > 0;
  }

  async #sameAs(id: string, people: readonly string[]): Promise<readonly string[]> {
    const known = await this.people.known([id, ...people]);
    const knownAs = (one: string): Known | undefined => {
      const person = known.get(one);
      return person === 'erased' ? undefined : person;
    };
    return people.filter((one) => one === id || areSame(knownAs(id), knownAs(one)));
  }
}

/** Whether two ids are of one person, as far as an event can tell: they are called or reached alike. */
export function areSame(one: Known | undefined, other: Known | undefined): boolean {
  if (!one || !other) return false;
  return isSame(one.name, other.name) || isSame(one.contact, other.contact);
}

function isSame(one: string | null, other: string | null): boolean {
  const said = one === null ? '' : folded(one);
  return said !== '' && other !== null && said === folded(other);
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Nobody is an official of a match that they play in. */
export function ownMatch(sides: readonly Side[], match: string): Refusal {
  const says = `You play in this match (side ${sides.join(' and ')}): another official has to do this.`;
  return refuse('ruling/own-match', says, { match, sides: [...sides] });
}
