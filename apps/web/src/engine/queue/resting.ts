import type { Item } from './item.js';

/**
 * What was sent and waits for another entry of its match. It is not sent again and again, which would use up what a session may ask
 * for: whenever something has changed there, the first that somebody has waiting is, and once it stands the others are.
 */
export class Resting {
  readonly #ids = new Set<string>();

  has = ({ id }: Item): boolean => this.#ids.has(id);

  add({ id }: Item): void {
    this.#ids.add(id);
  }

  forget({ id }: Item): void {
    this.#ids.delete(id);
  }

  /** Something has changed, in this match or somewhere: what waits for the same thing is asked for once. */
  stir(waiting: readonly Item[], match?: string): void {
    const asked = new Set<string>();
    for (const item of waiting) {
      const whose = lineOf(item);
      if (!this.has(item) || asked.has(whose) || (match !== undefined && item.match !== match)) continue;
      asked.add(whose);
      this.#ids.delete(item.id);
    }
  }

  /** One more entry stands in this match. */
  release(waiting: readonly Item[], match: string): void {
    for (const item of waiting) if (item.match === match) this.#ids.delete(item.id);
  }

  /** As it has been so long. */
  releaseAll(): void {
    this.#ids.clear();
  }

  matches(waiting: readonly Item[]): readonly string[] {
    return [...new Set(waiting.filter(this.has).map(({ match }) => match))];
  }
}

/** What somebody has pressed for a match: it is sent in its order, and holds up what nobody else has pressed. */
export const lineOf = ({ match, by }: Pick<Item, 'match' | 'by'>): string => JSON.stringify([match, by]);
