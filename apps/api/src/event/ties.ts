import type { Ties } from '@adjutant/dispute';
import { Inject, Injectable } from '@nestjs/common';
import { People } from '../people/people.js';

/** What is known of the clubs and nations of people. */
@Injectable()
export class KnownTies {
  constructor(@Inject(People) private readonly people: People) {}

  of(person: string): Ties {
    const known = this.people.find(person);
    return { club: known?.club ?? null, nation: known?.nation ?? null };
  }
}
