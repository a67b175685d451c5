import { randomUUID } from 'node:crypto';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { answeredBy, appendRequest, writtenBy, type Append, type Written } from './messages.js';
import { CallEnded, LostTogether, NotAnswered } from './trouble.js';

type Call = ReturnType<StreamsClient['batchAppend']>;

interface Waiting {
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

/**
 * One call to the server that takes append after append, and answers each when it is written: a call for each append costs ten
 * times the processor. The server handles them in the order in which they were sent. It sets no limit to how long an answer may
 * take, so that is done here: who has waited for too long is told so, and the call takes nothing more.
 */
export class Pipe {
  readonly #call: Call;
  readonly #deadlineMs: number;
  readonly #waiting = new Map<string, Waiting>();
  #takesMore = true;
  /** Ended from here: what it says of that is no trouble. */
  #over = false;

  /** `failed` is told why the call has ended, before those are who wait for an answer. */
  constructor(call: Call, deadlineMs: number, failed: (error: unknown) => void) {
    this.#call = call;
    this.#deadlineMs = deadlineMs;
    call.on('data', (answer: BatchAppendResp) => this.#answered(answer));
    call.on('error', (error) => {
      if (!this.#over) failed(error);
      this.#lost(error);
    });
    call.on('end', () => this.#lost(new CallEnded()));
  }

  get takesMore(): boolean {
    return this.#takesMore;
  }

  append(append: Append): Promise<Written> {
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#tooLate(id), this.#deadlineMs);
      this.#waiting.set(id, { resolve, reject, patience });
      this.#call.write(appendRequest(id, append));
    });
  }

  /** Takes nothing more, and ends when nobody waits. */
  retire(): void {
    this.#takesMore = false;
    if (this.#waiting.size === 0) this.close();
  }

  close(): void {
    this.#takesMore = false;
    this.#over = true;
    this.#call.cancel();
  }

  #answered(answer: BatchAppendResp): void {
    const waiting = this.#take(answeredBy(answer));
    // Whoever was told that it took too long does not wait any more.
    if (!waiting) return;
    try {
      waiting.resolve(writtenBy(answer));
    } catch (error) {
      waiting.reject(error);
    }
  }

  #tooLate(id: string): void {
    this.#takesMore = false;
    this.#take(id)?.reject(new NotAnswered());
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.patience);
    this.#waiting.delete(id);
    if (!this.#takesMore) this.retire();
    return waiting;
  }

  #lost(error: unknown): void {
    this.#takesMore = false;
    const told = this.#waiting.size > 1 ? new LostTogether(error) : error;
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(told);
  }
}
