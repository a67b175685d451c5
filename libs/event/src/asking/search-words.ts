import type { EventPolicies } from '../event-policy.js';
import { partOf, searchable } from '@adjutant/kernel';
import type { Sought } from '@adjutant/lists';
import type { People } from '@adjutant/people';
import type { Shelf } from '@adjutant/rules';

/**
 * What typed words stand for. Names of people are looked up where they can be erased, and the lists are asked by the ids:
 * everybody may read the names that are found so (`GET /api/people`).
 */
export class SearchWords {
  constructor(
    private readonly people: People,
    private readonly policies: EventPolicies,
    private readonly shelf: Shelf,
  ) {}

  /** Without those that the name of the event has: every match here is of it. */
  async sought(typed: readonly string[]): Promise<readonly Sought[]> {
    if (typed.length === 0) return [];
    const event = searchable((await this.policies.now()).name);
    const words = typed.filter((word) => !event.includes(partOf(word)));
    const called = await this.people.called(words);
    return words.map((word, nth) => ({ word, people: called[nth] ?? [], packs: this.#packs(partOf(word)) }));
  }

  #packs(part: string): readonly string[] {
    const found = this.shelf.packs.filter(({ name }) => searchable(name).includes(part)).map(({ id }) => id);
    return [...new Set(found)];
  }
}
