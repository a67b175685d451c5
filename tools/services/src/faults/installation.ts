import { verifyGrowth, readCheckpoint, readVerifierKey, type Checkpoint, type VerifierKey } from '@adjutant/seal';
import { startApiServer, type ApiServer } from './api-server.js';
import { judging, playing, type Judging, type Playing } from './errands.js';
import type { Acknowledged } from './errand.js';
import { until } from './server-answers.js';

const LONGEST_LIFE_MS = 20_000;

/** A server whose process is killed again and again, and everybody who uses it. What they were told is kept. */
export class Installation {
  readonly tables: readonly Playing[];
  readonly judges: Judging[] = [];
  /** Every checkpoint that anybody was shown. */
  readonly notes = new Set<string>();
  /** Sent once more although it was answered, and answered as before. */
  repeated = 0;
  /** Answers that a command which had been acknowledged must not get. */
  readonly wrong: string[] = [];

  constructor(
    readonly data: string,
    private readonly packs: string,
    size: { readonly tables: number; readonly commands: number },
  ) {
    this.tables = Array.from({ length: size.tables }, () => playing(size.commands));
  }

  start(): Promise<ApiServer> {
    return startApiServer(this.data, { ADJUTANT_SEAL_SECONDS: '1', ADJUTANT_PACKS: this.packs });
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#errands().flatMap((errand) => [...errand.acknowledged.values()]);
  }

  /** Everybody works at once; somewhere in the middle of it the process is killed, or only after it has signed something. */
  async liveAndDie(lastsMs: number, untilSigned = false): Promise<void> {
    const server = await this.start();
    this.judges.push(judging());
    const [before, signed] = [this.acknowledged.length, this.notes.size];
    let dead = false;
    const working = Promise.all([
      ...this.#errands().map((errand) => errand.run(server.url, () => dead)),
      this.#repeat(server.url, () => dead),
      this.#look(server.url, () => dead),
    ]);
    // Only from the first answer on, so that each life has something to lose.
    await Promise.race([working, until('the first answer', () => this.acknowledged.length > before, LONGEST_LIFE_MS)]);
    // Nothing is signed before the log has been looked through once: most lives are too short for that.
    if (untilSigned) await until('a checkpoint', () => this.notes.size > signed, LONGEST_LIFE_MS);
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    await server.kill();
    dead = true;
    await working;
  }

  /** Whatever was sent and not answered is sent once more, and judges come to an end. */
  async finish(url: string): Promise<void> {
    for (const { errand } of this.tables) if (!errand.isDone) await errand.next(url);
    await Promise.all(this.judges.map(({ errand }) => errand.run(url, () => false)));
  }

  /** Holds everything that was signed and shown against what is signed now; says what does not fit. */
  async brokenPromises(url: string): Promise<readonly string[]> {
    const { key } = (await (await fetch(`${url}/api/seal/key`)).json()) as { readonly key: string };
    const verifier = readVerifierKey(key) as VerifierKey;
    const found: string[] = [];
    for (const note of this.notes) {
      const known = readCheckpoint(note.slice(0, note.lastIndexOf('\n\n') + 1)) as Checkpoint;
      const growth = await (await fetch(`${url}/api/seal/checkpoint?from=${known.size}`)).text();
      const verdict = verifyGrowth(known, growth, verifier);
      if (!verdict.ok) found.push(verdict.says);
    }
    return found;
  }

  #errands() {
    return [...this.tables, ...this.judges].map(({ errand }) => errand);
  }

  async #repeat(url: string, dead: () => boolean): Promise<void> {
    while (!dead()) {
      for (const { errand } of this.tables) {
        if (errand.acknowledged.size === 0) continue;
        const answer = await errand.repeat(url).catch(() => undefined);
        if (answer === undefined) return;
        if (answer.body['outcome'] === 'already') this.repeated++;
        else this.wrong.push(JSON.stringify(answer));
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async #look(url: string, dead: () => boolean): Promise<void> {
    while (!dead()) {
      const response = await fetch(`${url}/api/seal/checkpoint`).catch(() => undefined);
      const note = response?.ok ? await response.text().catch(() => undefined) : undefined;
      if (note !== undefined) this.notes.add(note);
      if (response === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}
