import { Problem } from '../../api/client.js';
import { refusedFor, saidIn, withAnswer } from './answered.js';
import type { Entry, Item, Trouble, Unread } from './item.js';
import { lineOf, Resting } from './resting.js';
import type { News } from './tabs.js';
import type { Heard, QueueWorld } from './world.js';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** What waits for another entry is sent again when there is one, and else seldom. */
const FIRST_REST_MS = 20_000;
const LONGEST_REST_MS = 320_000;

type Came = 'recorded' | 'refused' | 'unreached' | 'held' | 'rests';

/**
 * What was pressed on this device, sent in the order in which it was pressed: alone, or with what waits for the same match. What did
 * not reach the server is sent again under the same id until there is an answer; until then it is kept, whatever becomes of the page.
 */
export class SendQueue {
  readonly #world: QueueWorld;
  readonly #watchers = new Set<() => void>();
  readonly #answers = new Map<string, PromiseWithResolvers<unknown>>();
  /** Whose answer somebody waits for where it was pressed. */
  readonly #awaited = new Set<string>();
  /** What comes to nothing without an entry that says so: it was dropped, or another tab tells of its refusal. */
  readonly #givenUp = new Set<string>();
  /** Why items wait that a better line does not help. */
  readonly #because = new Map<string, string>();
  readonly #resting = new Resting();
  #waiting: readonly Item[] = [];
  #answered: readonly Entry[] = [];
  #entries: readonly Entry[] = [];
  #unread: readonly Unread[] = [];
  #sending = false;
  #wanted = false;
  /** Matches in which something was recorded since what rests there was sent. */
  readonly #stood = new Set<string>();
  #pause = FIRST_PAUSE_MS;
  #callOff = (): void => undefined;
  #rest = FIRST_REST_MS;
  #callOffRest: (() => void) | null = null;
  /** Why nothing is sent from this tab. */
  #behind: string | null = null;
  #isKnown = false;
  readonly #firstRead = Promise.withResolvers<void>();
  /** What an earlier page has left is among the entries. */
  readonly known = this.#firstRead.promise;

  constructor(world: QueueWorld) {
    this.#world = world;
  }

  /** Every item that waits, and the last that are answered. */
  readonly entries = (): readonly Entry[] => this.#entries;
  /** What another version of this page has kept, and this one does not understand. */
  readonly unread = (): readonly Unread[] => this.#unread;
  readonly trouble = (): Trouble => this.#world.keeping.trouble;

  readonly onChange = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The item is kept when this is fulfilled; the answer of the server comes with what it hands over. */
  async add(pressed: Item): Promise<{ readonly answer: Promise<unknown> }> {
    // What is shown while others wait stands upon them: whoever presses then has seen no more of the record than with the first.
    const first = this.#waiting.find((one) => lineOf(one) === lineOf(pressed) && one.basedOn !== null);
    const item = first ? { ...pressed, basedOn: first.basedOn } : pressed;
    await this.#world.keeping.put({ item });
    this.#givenUp.delete(item.id);
    if (!this.#waiting.some(({ id }) => id === item.id)) this.#waiting = [...this.#waiting, item];
    // What is put anew says something else than before.
    this.#resting.forget(item);
    const answer = this.answerTo(item.id);
    this.#awaited.add(item.id);
    this.#tell();
    void this.#sendOn();
    return { answer };
  }

  /** What the server answers to an item that waits. */
  answerTo(id: string): Promise<unknown> {
    const known = this.#answers.get(id) ?? Promise.withResolvers<unknown>();
    // Whoever asks for it learns of it; the entries tell it all the same.
    known.promise.catch(() => undefined);
    this.#answers.set(id, known);
    return known.promise;
  }

  /** Whether it will not be recorded, and is not shown any longer. */
  isGivenUp(id: string): boolean {
    return (
      this.#givenUp.has(id) || this.#answered.some(({ item, standing }) => item.id === id && standing.is === 'refused')
    );
  }

  /** What waits and was not pressed on this page: an earlier one has left it, or another tab has put it there. */
  left(): readonly Item[] {
    return this.#waiting.filter(({ id }) => !this.#awaited.has(id));
  }

  /** There is reason to think that the server can be reached again, or that somebody else is signed in. */
  nudge(): void {
    this.#pause = FIRST_PAUSE_MS;
    this.stir();
  }

  /** Something has changed, in this match or somewhere: what waits for that is sent again. */
  stir(match?: string): void {
    this.#resting.stir(this.#waiting, match);
    void this.#sendOn();
  }

  /** Matches in which something waits for another entry. */
  restingIn(): readonly string[] {
    return this.#resting.matches(this.#waiting);
  }

  /** Whoever read of a refusal need not read of it again; what waits is not sent any more. */
  async dismiss(id: string): Promise<void> {
    await this.#world.keeping.remove(id);
    this.#world.tell({ id, is: 'dropped' });
    this.#leave(id);
    this.#giveUp(id, 'It waits on this device no longer.');
  }

  /** A judge is called about what was refused: it waits for the ruling, whatever becomes of the page. */
  async calledAbout(id: string, called: string): Promise<void> {
    const entry = this.#answered.find(({ item }) => item.id === id);
    if (entry?.standing.is !== 'refused') return;
    const item = { ...entry.item, called };
    await this.#world.keeping.put({ item, refused: saidIn(entry.standing.error) });
    this.#note({ item, standing: { ...entry.standing, untold: true } });
  }

  /** What another tab of this browser has learned. */
  hear(news: News): void {
    const answer = this.#answers.get(news.id);
    const item = this.#waiting.find(({ id }) => id === news.id);
    this.#leave(news.id);
    if (news.is === 'recorded') {
      if (item) this.#note({ item, standing: news });
      answer?.resolve(news.answer);
      this.#answers.delete(news.id);
    } else this.#giveUp(news.id, 'Another tab of this browser tells what came of it.');
  }

  /** Whoever waits for its answer shows it no longer. */
  #giveUp(id: string, because: string): void {
    this.#givenUp.add(id);
    this.#answers.get(id)?.reject(new Problem(0, because, '', null));
    this.#answers.delete(id);
  }

  async #sendOn(): Promise<void> {
    this.#wanted = true;
    if (this.#sending) return;
    this.#callOff();
    this.#sending = true;
    try {
      while (this.#wanted) {
        this.#wanted = false;
        // What waits is known and shown whatever another tab does.
        if (!this.#isKnown) await this.#read();
        await this.#world.alone(() => this.#sendAll(), this.#waits);
      }
    } finally {
      this.#sending = false;
    }
  }

  readonly #waits = (because: string | null): void => {
    if (this.#behind === because) return;
    this.#behind = because;
    this.#tell();
    // Whatever the others have put there meanwhile waits here as well.
    if (because !== null) void this.#read();
  };

  async #sendAll(): Promise<void> {
    await this.#read();
    // What is held of one person in one match holds up nobody else and no other, and what rests on something holds up nothing.
    const held = new Set<string>();
    for (;;) {
      const some = this.#free(held);
      if (some.length === 0) break;
      for (const [index, came] of (await this.#sent(some)).entries()) {
        const item = some[index] as Item;
        if (came === 'unreached') return this.#tryLater();
        if (came === 'held') held.add(lineOf(item));
        if (came === 'rests') this.#resting.add(item);
        if (came === 'recorded') this.#stood.add(item.match);
      }
    }
    this.#pause = FIRST_PAUSE_MS;
    this.#restOn();
  }

  /** What goes next, of one person in one match. What waits for other entries goes behind everything else, once there are some. */
  #free(held: ReadonlySet<string>): readonly Item[] {
    const opens = this.#waiting.filter(({ opening }) => opening !== undefined);
    // A match that is not open yet takes nothing of anybody.
    const isOpen = (one: Item): boolean =>
      opens.every(({ match, by }) => match !== one.match || lineOf({ match, by }) === lineOf(one));
    const free = () => this.#waiting.filter((one) => !held.has(lineOf(one)) && !this.#resting.has(one) && isOpen(one));
    let all = free();
    if (all.length === 0) {
      for (const match of this.#stood) this.#resting.release(this.#waiting, match);
      this.#stood.clear();
      all = free();
    }
    const [first] = all;
    return first ? all.filter((one) => lineOf(one) === lineOf(first)) : [];
  }

  #tryLater(): void {
    this.#callOff();
    this.#callOff = this.#world.later(() => void this.#sendOn(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  /** Where nothing tells that something has changed, it is tried all the same, more and more seldom. */
  #restOn(): void {
    if (this.restingIn().length === 0) this.#rest = FIRST_REST_MS;
    else
      this.#callOffRest ??= this.#world.later(() => {
        this.#callOffRest = null;
        this.#rest = Math.min(this.#rest * 2, LONGEST_REST_MS);
        this.#resting.releaseAll();
        void this.#sendOn();
      }, this.#rest);
  }

  /** What is kept, in its order: other tabs have put things there, and a browser may have lost what this one has. */
  async #read(): Promise<void> {
    const { kept, unread } = await this.#world.keeping.all();
    const known = new Set(kept.map(({ item }) => item.id));
    const lost = this.#waiting.filter(({ id }) => !known.has(id));
    for (const item of lost) await this.#world.keeping.put({ item });
    this.#waiting = [...kept.filter(({ refused }) => refused === undefined).map(({ item }) => item), ...lost];
    for (const { item, refused } of kept) if (refused) this.#note({ item, standing: refusedFor(refused) });
    this.#unread = unread;
    this.#tell();
    this.#isKnown = true;
    this.#firstRead.resolve();
  }

  /** What came of the first of some items of a match, as many as went in one request. */
  async #sent(some: readonly Item[]): Promise<readonly Came[]> {
    const heard = await this.#world.send(some).catch((reason: unknown): Heard[] => [{ status: 'rejected', reason }]);
    return Promise.all(heard.map((one, index) => this.#heard(some[index] as Item, one)));
  }

  async #heard(item: Item, answer: Heard): Promise<Came> {
    if (answer.status === 'fulfilled') {
      await this.#world.keeping.remove(item.id);
      this.#answer({ item, standing: { is: 'recorded', answer: answer.value } });
      this.#answers.get(item.id)?.resolve(answer.value);
      this.#answers.delete(item.id);
      return 'recorded';
    }
    const error = errorOf(answer.reason);
    const meaning = this.#world.meaning(error);
    if (meaning === 'passing') return this.#goesOn(item);
    if (meaning !== 'final') return this.#hold(item, error.message, meaning);
    await this.#refused(item, error);
    this.#answers.delete(item.id);
    return 'refused';
  }

  /** Whatever it waited for before, now it is a line. */
  #goesOn({ id }: Item): Came {
    if (this.#because.delete(id)) this.#tell();
    return 'unreached';
  }

  #hold({ id }: Item, because: string, came: Came): Came {
    if (this.#because.get(id) !== because) {
      this.#because.set(id, because);
      this.#tell();
    }
    return came;
  }

  /** A refusal that nobody waits for is kept until somebody has read of it. */
  async #refused(item: Item, error: Error): Promise<void> {
    // What contradicts others is for whoever pressed it to decide, wherever they are by now.
    const isAsked = 'code' in error && String(error.code).startsWith('weave/');
    const untold = !this.#awaited.has(item.id) || item.shown === true || isAsked;
    if (untold) await this.#world.keeping.put({ item, refused: saidIn(error) });
    else await this.#world.keeping.remove(item.id);
    this.#answer({ item, standing: { is: 'refused', error, untold } });
    this.#answers.get(item.id)?.reject(error);
  }

  #answer(entry: Entry): void {
    const { id } = entry.item;
    this.#leave(id);
    this.#note(entry);
    const { standing } = entry;
    this.#world.tell(standing.is === 'recorded' ? { id, ...standing } : { id, is: 'refused' });
  }

  #note(entry: Entry): void {
    this.#answered = withAnswer(this.#answered, entry);
    this.#tell();
  }

  #leave(id: string): void {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
    this.#answered = this.#answered.filter(({ item }) => item.id !== id);
    this.#because.delete(id);
    this.#tell();
  }

  #tell(): void {
    const here = this.#waiting.map((item): Entry => ({
      item,
      standing: { is: 'here', because: this.#because.get(item.id) ?? this.#behind },
    }));
    this.#entries = [...this.#answered, ...here];
    for (const watcher of this.#watchers) watcher();
  }
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
