import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** What ran in our own sources: files with the places of their functions. Loading a file is none of its functions. */
export type Ran = ReadonlyMap<string, ReadonlySet<number>>;

const OWN = /\/((?:apps|libs)\/[^/]+\/src\/.*)$/;
/** What polls and what is told afterwards has had its turn by then. */
const SETTLED_MS = 400;

/** Counts, by the engine's own exact coverage, what runs while something is done. */
export class Counting {
  readonly #session = new Session();

  async begin(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  async during(work: () => Promise<unknown>): Promise<Ran> {
    await pause(SETTLED_MS);
    await this.#session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const ran = new Map<string, Set<number>>();
    for (const { url, functions } of result) {
      const file = OWN.exec(url)?.[1];
      const places = functions.flatMap(({ ranges: [whole] }) =>
        whole?.count && whole.startOffset > 0 ? whole.startOffset : [],
      );
      if (file !== undefined && places.length > 0) ran.set(file, new Set([...(ran.get(file) ?? []), ...places]));
    }
    return ran;
  }

  async end(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    await this.#session.post('Profiler.disable');
    this.#session.disconnect();
  }
}

/** The files of which something ran in one and nothing of it in the other. */
export function besides(one: Ran, other: Ran): readonly string[] {
  const more = ([file, places]: readonly [string, ReadonlySet<number>]): boolean =>
    [...places].some((place) => !other.get(file)?.has(place));
  return [...one]
    .filter(more)
    .map(([file]) => file)
    .toSorted();
}
