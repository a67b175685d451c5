/** What befalls one append; `before` and `after` say on which side of the writing. */
export type AppendFault =
  /** This one is spared. */
  | { readonly kind: 'none' }
  /** No answer ever comes: the client's deadline passes. */
  | { readonly kind: 'withhold'; readonly when: 'before' | 'after' }
  /** The connection is cut instead of an answer. */
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /** No answer comes, and the events are written only after a while, when the client may have given up. */
  | { readonly kind: 'late'; readonly afterMs: number }
  /** The server says that it timed out, as a leader does whose followers do not confirm. */
  | { readonly kind: 'timeout'; readonly when: 'before' | 'after' };

/** What befalls one read: the connection is cut after so many events. */
export interface ReadFault {
  readonly afterEvents: number;
}

export interface Leader {
  readonly host: string;
  readonly port: number;
}

/** Faults on demand. Those of appends and reads befall the next ones, one each, in the order in which they were asked for. */
export class Faults {
  /** Each call waits for so long before anything is done. */
  slowMs = 0;
  /**
   * Set: the node takes no writes of who requires the leader, and names this one as it. What others write it passes on, and has it
   * then like every node of the cluster.
   */
  notLeader: Leader | undefined;
  /** How many subscriptions are cut as soon as they have begun. */
  dropSubscriptions = 0;
  /** How often connections were cut. */
  cuts = 0;
  #appends: AppendFault[] = [];
  #reads: ReadFault[] = [];
  readonly #cut: () => void;

  constructor(cut: () => void) {
    this.#cut = cut;
  }

  /** Which appends meet them: only those to streams whose name starts so. */
  appendsTo = '';

  onAppend(fault: AppendFault, times = 1): void {
    for (let count = 0; count < times; count++) this.#appends.push(fault);
  }

  onRead(fault: ReadFault, times = 1): void {
    for (let count = 0; count < times; count++) this.#reads.push(fault);
  }

  /** Cuts every connection that there is now; new ones are welcome. */
  cutConnections(): void {
    this.cuts++;
    this.#cut();
  }

  heal(): void {
    this.#appends = [];
    this.#reads = [];
    this.slowMs = 0;
    this.notLeader = undefined;
    this.dropSubscriptions = 0;
    this.appendsTo = '';
  }

  nextAppend(stream: string): AppendFault | undefined {
    return stream.startsWith(this.appendsTo) ? this.#appends.shift() : undefined;
  }

  nextRead(): ReadFault | undefined {
    return this.#reads.shift();
  }

  cutsSubscription(): boolean {
    if (this.dropSubscriptions <= 0) return false;
    this.dropSubscriptions--;
    return true;
  }

  async pause(): Promise<void> {
    if (this.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, this.slowMs));
  }
}
