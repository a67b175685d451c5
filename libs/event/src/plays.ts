import { type Refusal } from '@adjutant/kernel';
import type { Seats } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { looksLike, LOCAL, nameOf, Sitters, type Mode } from '@adjutant/access';
import { Origins } from './matches/origins.js';
import { People, type Person } from '@adjutant/people';
import { refuse } from './refusals.js';

type Known = Pick<Person, 'name' | 'contact'>;

/** Who plays where, under whatever id the event knows them by. */
export class Plays {
  constructor(
    private readonly people: People,
    private readonly sitters: Sitters,
    private readonly settings: { readonly access: Mode },
    private readonly origins: Origins,
  ) {}

  /**
   * The sides of a match that somebody plays: by the id of the seat, by having sat down there, or as the same person. Where
   * a seat was corrected, whoever held it before plays there still: nobody is made an official of it by that.
   */
  async sidesOf(id: string, match: string, seats: Seats): Promise<readonly Side[]> {
    if (this.settings.access === 'single-user' && id === nameOf(LOCAL.actor).id) return [];
    const sat = await this.sitters.sidesOf(id, match);
    const here = await this.origins.seatsHere(match, seats);
    // Whoever was one person when the match was opened stays one for it, whatever they are called since.
    const same = await this.#sameAs(id, [here.A.player, here.B.player], () => this.origins.openedAt(match));
    const own = SIDES.filter((side) => sat.includes(side) || same.includes(here[side].player));
    return own.length > 0 ? own : this.#sidesBefore(id, match);
  }

  /** The sides that somebody plays or played under any of the seats that a match has had. */
  async sidesEver(id: string, match: string, seats: readonly Seats[]): Promise<readonly Side[]> {
    const found = await Promise.all(seats.map((one) => this.sidesOf(id, match, one)));
    return SIDES.filter((side) => found.some((sides) => sides.includes(side)));
  }

  async #sidesBefore(id: string, match: string): Promise<readonly Side[]> {
    const before = await this.origins.seatedBefore(match);
    if (before.length === 0) return [];
    const same = await this.#sameAs(id, [...new Set(before.flatMap(({ A, B }) => [A.player, B.player]))], () =>
      this.origins.openedAt(match),
    );
    return SIDES.filter((side) => before.some((seats) => same.includes(seats[side].player)));
  }

  /** Whether two ids are of one person, or ever were. */
  async isSame(id: string, person: string): Promise<boolean> {
    return (await this.#sameAs(id, [person])).length > 0;
  }

  async #sameAs(id: string, people: readonly string[], opened?: () => Promise<string>): Promise<readonly string[]> {
    const known = await this.people.known([id, ...people]);
    const changes = await this.people.formerCallings([id, ...people]);
    const since = changes.length === 0 ? '' : ((await opened?.()) ?? '');
    const knownAs = (one: string): readonly Known[] => {
      const person = known.get(one);
      const former = changes.filter(({ person: whose, at }) => whose === one && at >= since);
      const callings = former.map(({ tie, was }) => ({ name: '', contact: null, [tie]: was }));
      return [...(person === undefined || person === 'erased' ? [] : [person]), ...callings];
    };
    const own = knownAs(id);
    return people.filter((one) => one === id || knownAs(one).some((as) => own.some((other) => areSame(as, other))));
  }
}

/** Whether two ids are of one person, as far as an event can tell: they are called or reached alike. */
export function areSame(one: Known | undefined, other: Known | undefined): boolean {
  if (!one || !other) return false;
  return isSame(one.name, other.name) || looksLike(one.name, other.name) || isSame(one.contact, other.contact);
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
