import { namedId } from '@adjutant/kernel';
import { MATCH_COMMANDS, type MatchCommand } from '@adjutant/match';
import type { StoredEvent } from '@adjutant/store';
import { discards, draws, on, sees, thinksAgain } from '@adjutant/testing/given';
import { callOf } from './matrix-calls.js';

/** Who asks. All but `A` and `sam`, who wrote nothing of A's hand, may not know what A holds. */
export const ASKERS = ['B', 'sam', 'tom', 'olga', 'elsewhere', 'visitor'] as const;
export type Asker = (typeof ASKERS)[number];

/** Where the two games are played: everything goes through what a request goes through. */
export interface Table {
  /** Opens a match with sealed hands and starts its battle. */
  begin(match: string): Promise<void>;
  /** Status and body of the answer, or of the problem. */
  send(match: string, as: Asker | 'A', body: object): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Everything that these may look at. */
  looks(match: string, as: 'B' | 'spectator'): Promise<unknown>;
  /** The record as it stands, without its places in a log that both games share. */
  stored(match: string): Promise<readonly Omit<StoredEvent, 'position'>[]>;
}

export interface Tried {
  /** How many commands were compared, by type and by who asked. */
  readonly commands: Map<string, number>;
  readonly recorded: number;
}

const NUMBERS = [11, 12, 13, 21, 22, 23, 31, 32, 33];
/** These end the game for all to see where staff send them: then hands are opened, and the games are not the same. */
const OPENS: ReadonlySet<string> = new Set(['FinishMatch', 'ConcedeMatch', 'ConfirmResult', 'DecideResult']);

/** Chance from a number, so that a pair that fails can be played again. */
export function chanceFrom(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the two games: what A holds there, and has drawn. */
interface Twin {
  readonly match: string;
  readonly drawn: Set<number>;
  held: readonly number[];
}

/**
 * Plays two games that everybody sees as the same, in which A holds other objectives, and has everybody who may not know
 * try what there is to try. Throws where anything that they are told differs by more than hashes.
 */
export class Pair {
  readonly #chance;
  readonly #twins: readonly [Twin, Twin];
  readonly #ids: string[] = [];
  readonly #tried: Tried & { recorded: number } = { commands: new Map(), recorded: 0 };

  constructor(
    private readonly table: Table,
    private readonly seed: number,
  ) {
    this.#chance = chanceFrom(seed);
    const twin = (name: string): Twin => ({ match: `${name}-${seed}`, drawn: new Set(), held: [] });
    this.#twins = [twin('one'), twin('two')];
  }

  async play(probes: number): Promise<Tried> {
    for (const { match } of this.#twins) await this.table.begin(match);
    const story = [() => this.#draw(), () => this.#draw(), () => this.#draw(), () => this.#turn()];
    const again = [() => this.#draw(), () => this.#turn(), () => this.#end()];
    // Most games are short, and some end.
    const length = this.#pick([1, 1, 2, 2, 2, 3, 3, 4, 5, 7]);
    for (const step of [...story, ...again].slice(0, length)) {
      await step();
      for (let count = 0; count < probes; count += 1) await this.#probe();
    }
    const looking = this.#chance() < 0.2 ? (['B', 'spectator'] as const) : [];
    for (const as of looking) await this.#equal(`what ${as} sees`, (twin) => this.table.looks(twin.match, as));
    await this.#equal('the record', (twin) => this.table.stored(twin.match));
    return this.#tried;
  }

  /** A draws, in each game something else; before that A may try dice that came before, which nobody is to notice. */
  async #draw(): Promise<void> {
    if (this.#chance() < 0.3 && this.#twins.every(({ held }) => held.length > 0))
      await this.#private(({ held }) => draws('A', this.#pick(held)));
    if (this.#twins.some(({ drawn }) => drawn.size > NUMBERS.length - 4)) return;
    await this.#private((twin) => {
      const left = NUMBERS.filter((one) => !twin.drawn.has(one));
      const number = this.#pick(left);
      const bonus = this.#pick(left.filter((one) => one !== number && one !== 33 && one !== 22));
      const along = number === 33 ? { bonus } : number === 22 ? { die: this.#pick([1, 2, 3]) } : {};
      return draws('A', number, along);
    });
  }

  /** The rest of a turn of A's and all of B's, in which nothing is seen that A holds in either game. */
  async #turn(): Promise<void> {
    const safe = this.#safe();
    for (const command of [on, on]) await this.#same('A', command);
    await this.#same('A', sees('A', ...safe.filter(() => this.#chance() < 0.4)));
    if (this.#chance() < 0.5) await this.#private(({ held }) => discards('A', this.#pick(held)));
    else await this.#private(({ held }) => thinksAgain('A', this.#pick(held)));
    await this.#same('A', on);
    for (const number of [12, 13, 21]) await this.#same('B', draws('B', number));
    for (const command of [on, on, sees('B', ...safe.filter(() => this.#chance() < 0.4)), on])
      await this.#same('B', command);
  }

  /** B ends the game and confirms: one word, and nothing is opened. */
  async #end(): Promise<void> {
    await this.#same('B', { type: 'FinishMatch', data: { ending: 'time' } });
    await this.#same('B', { type: 'ConfirmResult', data: { player: 'B' } });
  }

  async #probe(): Promise<void> {
    const as = this.#pick(ASKERS);
    const known = this.#ids.length > 0 && this.#chance() < 0.3 ? this.#pick(this.#ids) : undefined;
    const command = this.#anything(known !== undefined);
    if (OPENS.has(command.type) && as !== 'B' && as !== 'visitor' && as !== 'elsewhere') return;
    const expected = this.#chance() < 0.1 ? { expectedRevision: this.#pick([0, 5, 9]) } : {};
    await this.#same(as, command, known, expected);
    if (command.type === 'VoidMatch') await this.#same('olga', { type: 'RestoreMatch', data: { because: 'x' } });
  }

  #anything(repeats: boolean): MatchCommand {
    const side = this.#pick(['A', 'A', 'B'] as const);
    const number = this.#pick(NUMBERS);
    const more = this.#chance() < 0.2 ? { bonus: this.#pick(NUMBERS) } : this.#chance() < 0.3 ? { die: 2 } : {};
    const about = [draws('A', number, more), discards('A', number), thinksAgain('A', number)];
    if (repeats || this.#chance() < 0.4) return this.#pick(about);
    const type = this.#pick(MATCH_COMMANDS);
    if (type === 'RecordFact' || type === 'RecordFacts') return sees(side, ...this.#safe().slice(0, 2));
    const { body } = callOf(type, { match: 'x', side, file: '' });
    return { type, data: (body as { readonly data: object }).data } as MatchCommand;
  }

  /** What A holds in neither game: seeing it shows nothing of A's. */
  #safe(): readonly number[] {
    return NUMBERS.filter((one) => this.#twins.every(({ drawn }) => !drawn.has(one)));
  }

  /** A sends something that is another thing in each game. What A is told is for A; that something was recorded is for all. */
  async #private(make: (twin: Twin) => MatchCommand): Promise<void> {
    const commandId = this.#id();
    const [one, two] = this.#twins;
    const outcomes: boolean[] = [];
    for (const twin of this.#twins) {
      const command = make(twin);
      const { status } = await this.table.send(twin.match, 'A', { commandId, ...command });
      outcomes.push(status === 200);
      if (status === 200) keepTrack(twin, command);
    }
    if (outcomes[0] !== outcomes[1])
      throw new Error(`pair ${this.seed}: the games are not the same: ${one.match} ${two.match} ${outcomes.join(' ')}`);
  }

  async #same(as: Asker | 'A', command: MatchCommand, repeated?: string, more: object = {}): Promise<void> {
    const body = { commandId: repeated ?? this.#id(), ...command, ...more };
    const what = `${as} ${command.type}${repeated === undefined ? '' : ' again'}`;
    const status = await this.#equal(what, (twin) => this.table.send(twin.match, as, body));
    const { commands } = this.#tried;
    commands.set(what, (commands.get(what) ?? 0) + 1);
    if ((status as { status?: number }).status === 200) this.#tried.recorded += 1;
  }

  async #equal(what: string, ask: (twin: Twin) => Promise<unknown>): Promise<unknown> {
    const [one, two] = this.#twins;
    const [here, there] = [await ask(one), await ask(two)];
    const [first, second] = [plain(here, one.match), plain(there, two.match)];
    if (first === second) return here;
    throw new Error(`pair ${this.seed}: ${what} tells the games apart:\n${first}\n${second}`);
  }

  #id(): string {
    const id = namedId(`${this.seed} ${this.#ids.length}`);
    this.#ids.push(id);
    return id;
  }

  #pick<One>(of: readonly One[]): One {
    return of[Math.floor(this.#chance() * of.length)] as One;
  }
}

function keepTrack(twin: Twin, { type, data }: MatchCommand): void {
  const { dice, bonus, objective, roles } = data as {
    readonly dice?: readonly [number, number];
    readonly bonus?: { readonly dice: readonly [number, number] };
    readonly objective?: string;
    readonly roles?: { readonly objective: string };
  };
  const number = ([tens, ones]: readonly [number, number]): number => tens * 10 + ones;
  if (type === 'DrawObjective' && dice) {
    for (const one of [dice, ...(bonus ? [bonus.dice] : [])]) twin.drawn.add(number(one));
    twin.held = [...twin.held, number(dice)];
  } else twin.held = twin.held.filter((one) => one !== Number(objective ?? roles?.objective));
}

/** How long an answer is when it is packed depends on which digits its hashes have. */
const PACKED_LENGTH = /(\["content-encoding","\w+"\]),\["content-length","\d+"\]/g;

/** The same text for the same thing: hashes and ids by the order in which they come, with their lengths. */
function plain(value: unknown, match: string): string {
  const seen = new Map<string, string>();
  const text = JSON.stringify(value).replaceAll(match, 'match');
  return text
    .replace(PACKED_LENGTH, '$1')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g, '<time>')
    .replace(/[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (one) => {
      const before = seen.get(one);
      if (before !== undefined) return before;
      const name = `<${one.length} ${seen.size}>`;
      seen.set(one, name);
      return name;
    });
}
