import { Problem } from '../../api/client.js';
import type { Entry, Item, Keeping, Said, Trouble, Unread } from './item.js';
import type { News } from './tabs.js';

/**
 * What an answer means for the item that was sent. `passing`: it may go well another time. `held`: with somebody else signed in.
 * `rests`: once something else is recorded.
 */
export type Meaning = 'passing' | 'held' | 'rests' | 'final';

/** The answer of the server to an item, or why there is none. */
export type Heard = PromiseSettledResult<unknown>;

export interface QueueWorld {
  readonly keeping: Keeping;
  /** Sends of some items of one match as many as go together, the first first, and gives what was heard of each. */
  readonly send: (items: readonly Item[]) => Promise<readonly Heard[]>;
  readonly meaning: (error: unknown) => Meaning;
  /** Runs it while no other tab of this browser sends. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  readonly tell: (news: News) => void;
  /** Does something later, and hands over what calls it off. */
  readonly later: (then: () => void, milliseconds: number) => () => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** Of what the server has answered to, the last are told. */
const TOLD = 20;

type Came = 'answered' | 'unreached' | 'held' | 'rests';

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
  /** Why items wait that a better line does not help. */
  readonly #because = new Map<string, string>();
  #waiting: readonly Item[] = [];
  #answered: readonly Entry[] = [];
  #entries: readonly Entry[] = [];
  #unread: readonly Unread[] = [];
  #sending = false;
  #wanted = false;
  #pause = FIRST_PAUSE_MS;
  #callOff = (): void => undefined;
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
    const first = this.#waiting.find(({ match, basedOn }) => match === pressed.match && basedOn !== null);
    const item = first ? { ...pressed, basedOn: first.basedOn } : pressed;
    await this.#world.keeping.put({ item });
    if (!this.#waiting.some(({ id }) => id === item.id)) this.#waiting = [...this.#waiting, item];
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

  /** There is reason to think that the server can be reached again, or that somebody else is signed in. */
  nudge(): void {
    this.#pause = FIRST_PAUSE_MS;
    void this.#sendOn();
  }

  /** Whoever read of a refusal need not read of it again; what waits is not sent any more. */
  async dismiss(id: string): Promise<void> {
    await this.#world.keeping.remove(id);
    this.#world.tell({ id, is: 'dropped' });
    this.#leave(id);
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
    } else answer?.reject(new Problem(0, 'Another tab of this browser tells what came of it.', '', null));
    this.#answers.delete(news.id);
  }

  async #sendOn(): Promise<void> {
    this.#wanted = true;
    if (this.#sending) return;
    this.#callOff();
    this.#sending = true;
    try {
      while (this.#wanted) {
        this.#wanted = false;
        await this.#world.alone(() => this.#sendAll());
      }
    } finally {
      this.#sending = false;
    }
  }

  async #sendAll(): Promise<void> {
    await this.#read();
    // What is held in one match holds up no other, and what rests on something holds up nothing.
    const held = new Set<string>();
    let rests = false;
    for (;;) {
      const free = this.#waiting.filter(({ id, match }) => !held.has(match) && !held.has(id));
      const some = free.filter(({ match }) => match === free[0]?.match);
      if (some.length === 0) break;
      for (const [index, came] of (await this.#sent(some)).entries()) {
        const { id, match } = some[index] as Item;
        if (came === 'unreached') return this.#tryLater();
        if (came !== 'answered') held.add(came === 'held' ? match : id);
        rests ||= came === 'rests';
      }
    }
    if (rests) return this.#tryLater();
    this.#pause = FIRST_PAUSE_MS;
  }

  #tryLater(): void {
    this.#callOff();
    this.#callOff = this.#world.later(() => void this.#sendOn(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
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
    } else {
      const error = errorOf(answer.reason);
      const meaning = this.#world.meaning(error);
      if (meaning === 'passing') return 'unreached';
      if (meaning !== 'final') return this.#hold(item, error.message, meaning);
      await this.#refused(item, error);
    }
    this.#answers.delete(item.id);
    return 'answered';
  }

  #hold({ id }: Item, because: string, came: Came = 'held'): Came {
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
    const others = this.#answered.filter(({ item }) => item.id !== entry.item.id);
    const isRead = ({ standing }: Entry): boolean => standing.is !== 'refused' || !standing.untold;
    // Whatever is told, nobody's refusal is lost over it.
    const read = others.filter(isRead).slice(1 - TOLD);
    this.#answered = [...others.filter((one) => !isRead(one) || read.includes(one)), entry];
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
      standing: { is: 'here', because: this.#because.get(item.id) ?? null },
    }));
    this.#entries = [...this.#answered, ...here];
    for (const watcher of this.#watchers) watcher();
  }
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

function saidIn(error: Error): Said {
  const { message } = error;
  if (!(error instanceof Problem)) return { status: 0, title: message, detail: message, code: null };
  const { status, title, detail, code, refusal } = error;
  return { status, title, detail, code, refusal };
}

function refusedFor({ status, title, detail, code, refusal }: Said): Entry['standing'] {
  return { is: 'refused', error: new Problem(status, title, detail, code, refusal), untold: true };
}
