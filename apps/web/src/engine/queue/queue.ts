import { errorOf, refusedFor, saidIn, toldIn, withAnswer } from './answered.js';
import { Awaited } from './awaited.js';
import type { Entry, Item, Trouble, Unread } from './item.js';
import { nextToGo } from './next-to-go.js';
import { Pauses } from './pauses.js';
import { lineOf, Resting } from './resting.js';
import type { News } from './tabs.js';
import type { Heard, QueueWorld } from './world.js';

type Came = 'recorded' | 'refused' | 'unreached' | 'held' | 'rests';

/**
 * What was pressed on this device, sent in the order in which it was pressed: alone, or with what waits for the same match. What did
 * not reach the server is sent again under the same id until there is an answer; until then it is kept, whatever becomes of the page.
 */
export class SendQueue {
  readonly #world: QueueWorld;
  readonly #watchers = new Set<() => void>();
  readonly #awaited = new Awaited();
  readonly #pauses: Pauses;
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
  /** On its way to the server, which may record it although no answer comes. */
  #going: readonly Item[] = [];
  readonly isGoing = (id: string): boolean => this.#going.some((one) => one.id === id);
  /** Why nothing is sent from this tab. */
  #behind: string | null = null;
  #isKnown = false;
  readonly #firstRead = Promise.withResolvers<void>();
  /** What an earlier page has left is among the entries. */
  readonly known = this.#firstRead.promise;

  constructor(world: QueueWorld) {
    this.#world = world;
    this.#pauses = new Pauses(world.later);
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

  /** The item is kept when this is fulfilled; the answer of the server, or that it `shows` without one, comes with what it hands over. */
  async add(pressed: Item): Promise<{ readonly answer: Promise<unknown>; readonly shows: Promise<void> }> {
    // What is shown while others wait stands upon them: whoever presses then has seen no more of the record than with the first.
    const first = this.#waiting.find((one) => lineOf(one) === lineOf(pressed) && one.basedOn !== null);
    const item = first ? { ...pressed, basedOn: first.basedOn } : pressed;
    await this.#world.keeping.put({ item });
    if (!this.#waiting.some(({ id }) => id === item.id)) this.#waiting = [...this.#waiting, item];
    // What is put anew says something else than before.
    this.#resting.forget(item);
    const [answer, shows] = [this.#awaited.pressed(item.id), this.#awaited.onceShown(item.id)];
    this.#tell();
    void this.#sendOn();
    return { answer, shows };
  }

  /** What the server answers to an item that waits. */
  answerTo(id: string): Promise<unknown> {
    return this.#awaited.answerTo(id);
  }

  /** Whether it will not be recorded, and is not shown any longer. */
  isGivenUp(id: string): boolean {
    return (
      this.#awaited.isGivenUp(id) ||
      this.#answered.some(({ item, standing }) => item.id === id && standing.is === 'refused')
    );
  }

  /** What was pressed on this page before anything told the match here shows by now: of a refusal the entries tell. */
  shows(id: string): void {
    this.#awaited.shows(id);
  }

  /** What waits and may not be shown: an earlier page has left it, another tab has put it there, or nothing told the match here yet. */
  left(): readonly Item[] {
    return this.#waiting.filter(({ id, shown }) => !this.#awaited.isPressed(id) || shown === false);
  }

  /** There is reason to think that the server can be reached again, or that somebody else is signed in. */
  nudge(): void {
    this.#pauses.forget();
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
    // At once, so that it is not sent meanwhile; a reading that had begun before may have found it.
    this.#leave(id);
    await this.#world.keeping.remove(id);
    this.#world.tell({ id, is: 'dropped' });
    this.#leave(id);
    this.#awaited.giveUp(id, 'It waits on this device no longer.');
  }

  /** A judge is called about what was refused: it waits for the ruling, whatever becomes of the page. */
  async calledAbout(id: string, called: string): Promise<void> {
    const entry = this.#answered.find(({ item }) => item.id === id);
    if (entry?.standing.is !== 'refused') return;
    const item = { ...entry.item, called };
    await this.#world.keeping.put({ item, refused: saidIn(entry.standing.error) });
    this.#note({ item, standing: { ...entry.standing, untold: true } });
  }

  /** What stood in a call that was withdrawn is sent once more, under its id. */
  async sendAgain(id: string): Promise<void> {
    const entry = this.#answered.find(({ item }) => item.id === id);
    if (entry?.standing.is !== 'refused') return;
    const { called: _, ...item } = entry.item;
    await this.#world.keeping.put({ item });
    this.#leave(id);
    this.#waiting = [...this.#waiting, item];
    this.#tell();
    void this.#sendOn();
  }

  /** What another tab of this browser has learned. */
  hear(news: News): void {
    const item = this.#waiting.find(({ id }) => id === news.id);
    this.#leave(news.id);
    if (news.is === 'recorded') {
      if (item) this.#note({ item, standing: news });
      this.#awaited.recorded(news.id, news.answer);
    } else this.#awaited.giveUp(news.id, 'Another tab of this browser tells what came of it.');
  }

  async #sendOn(): Promise<void> {
    this.#wanted = true;
    if (this.#sending) return;
    this.#pauses.begin();
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
        if (came === 'unreached') return this.#pauses.untilThere(() => void this.#sendOn());
        if (came === 'held') held.add(lineOf(item));
        if (came === 'rests') this.#resting.add(item);
        if (came === 'recorded') this.#stood.add(item.match);
      }
    }
    this.#pauses.forget();
    this.#restOn();
  }

  /** What waits for other entries goes behind everything else, once there are some. */
  #free(held: ReadonlySet<string>): readonly Item[] {
    const next = nextToGo(this.#waiting, held, this.#resting);
    if (next.length > 0) return next;
    for (const match of this.#stood) this.#resting.release(this.#waiting, match);
    this.#stood.clear();
    return nextToGo(this.#waiting, held, this.#resting);
  }

  #restOn(): void {
    if (this.restingIn().length === 0) return this.#pauses.nothingRests();
    this.#pauses.untilChanged(() => {
      this.#resting.releaseAll();
      void this.#sendOn();
    });
  }

  /** What is kept, in its order: other tabs have put things there, and a browser may have lost what this one has. */
  async #read(): Promise<void> {
    const { kept, unread } = await this.#world.keeping.all();
    const known = new Set(kept.map(({ item }) => item.id));
    const lost = this.#waiting.filter(({ id }) => !known.has(id));
    for (const item of lost) await this.#world.keeping.put({ item });
    this.#waiting = [...kept.filter(({ refused }) => refused === undefined).map(({ item }) => item), ...lost];
    // Another tab sends again what this one tells as refused.
    this.#answered = this.#answered.filter(({ item }) => !this.#waiting.some(({ id }) => id === item.id));
    for (const { item, refused } of kept) if (refused) this.#note({ item, standing: refusedFor(refused) });
    this.#unread = unread;
    this.#tell();
    this.#isKnown = true;
    this.#firstRead.resolve();
  }

  /** What came of the first of some items of a match, as many as went in one request. */
  async #sent(some: readonly Item[]): Promise<readonly Came[]> {
    this.#going = some;
    this.#tell();
    const heard = await this.#world.send(some).catch((reason: unknown): Heard[] => [{ status: 'rejected', reason }]);
    this.#going = [];
    this.#tell();
    return Promise.all(heard.map((one, index) => this.#heard(some[index] as Item, one)));
  }

  async #heard(item: Item, answer: Heard): Promise<Came> {
    if (answer.status === 'fulfilled') {
      await this.#world.keeping.remove(item.id);
      this.#answer({ item, standing: { is: 'recorded', answer: answer.value } });
      this.#awaited.recorded(item.id, answer.value);
      return 'recorded';
    }
    const error = errorOf(answer.reason);
    const meaning = this.#world.meaning(error);
    if (meaning === 'passing') return this.#goesOn(item);
    if (meaning !== 'final') return this.#hold(item, error.message, meaning);
    await this.#refused(item, error);
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
    const told = toldIn(error);
    const isAsked = told !== undefined || ('code' in error && String(error.code).startsWith('weave/'));
    const untold = !this.#awaited.isPressed(item.id) || item.shown === true || isAsked;
    const refused = told === undefined ? item : { ...item, called: told };
    if (untold) await this.#world.keeping.put({ item: refused, refused: saidIn(error) });
    else await this.#world.keeping.remove(item.id);
    this.#answer({ item: refused, standing: { is: 'refused', error, untold } });
    this.#awaited.refused(item.id, error);
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
