/** What was asked of the server: something is read of it, or something is sent that it has to take. */
export type Errand = 'read' | 'send';

export interface HearingWorld {
  /** Asks the server for the least there is, and says whether it has answered in time. */
  readonly probe: () => Promise<boolean>;
  readonly now: () => number;
  /** Does something later, and hands over what calls it off; null where it is not done, as nobody wants to know. */
  readonly later: (then: () => void, milliseconds: number) => (() => void) | null;
  /** `reached`: what is read is answered again. */
  readonly tell: (reached: boolean) => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
/** What could not be sent is sent again within this time: until it is taken, an answer to something else proves nothing for it. */
const SEND_HOLDS_MS = 12_000;

/** Whether our server answers this page. Only an answer says so: not what a browser thinks of its network, nor a stream that stands. */
export class Hearing {
  readonly #world: HearingWorld;
  #unread = false;
  #unsentAt: number | null = null;
  #heardAt: number;
  #silentSince: number | null = null;
  #pause = FIRST_PAUSE_MS;
  #callOff: (() => void) | null = null;
  #probing = false;

  constructor(world: HearingWorld) {
    this.#world = world;
    this.#heardAt = world.now();
  }

  /** Since when it does not answer; null while it does. */
  get silentSince(): number | null {
    return this.#silentSince;
  }

  /** What was read had no answer, so that the next one is told. */
  get isUnread(): boolean {
    return this.#unread;
  }

  heard(asked: Errand): void {
    const now = this.#world.now();
    const reached = this.#unread;
    this.#heardAt = now;
    this.#unread = false;
    if (asked === 'send' || now - (this.#unsentAt ?? 0) > SEND_HOLDS_MS) this.#unsentAt = null;
    this.#settle(reached);
  }

  unheard(asked: Errand): void {
    if (asked === 'read') this.#unread = true;
    else this.#unsentAt = this.#world.now();
    this.#settle(false);
  }

  /** There is reason to ask whether it answers. */
  async doubt(): Promise<void> {
    if (this.#probing) return;
    this.#probing = true;
    const answered = await this.#world.probe();
    this.#probing = false;
    if (answered) this.heard('read');
    else this.unheard('read');
  }

  /** Whoever records needs to know: what was heard longer ago than this says nothing any more. */
  watch(milliseconds: number): void {
    if (this.#world.now() - this.#heardAt >= milliseconds) void this.doubt();
  }

  #settle(reached: boolean): void {
    const before = this.#silentSince;
    const isSilent = this.#unread || this.#unsentAt !== null;
    if (!isSilent) this.#rest();
    else {
      this.#silentSince ??= this.#world.now();
      this.#askAgain();
    }
    if (reached || before !== this.#silentSince) this.#world.tell(reached);
  }

  #rest(): void {
    this.#silentSince = null;
    this.#pause = FIRST_PAUSE_MS;
    this.#callOff?.();
    this.#callOff = null;
  }

  #askAgain(): void {
    if (this.#probing) return;
    this.#callOff ??= this.#world.later(() => {
      this.#callOff = null;
      void this.doubt();
    }, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }
}
