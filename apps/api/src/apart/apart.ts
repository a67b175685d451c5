import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isStranger } from '@adjutant/access';
import { isLong, kindOf, Lane, MatchReader, PublicDelay, SeenQuestion, type Question } from '@adjutant/event';
import { AskRecord } from './ask-record.js';
import type { Asker } from './asks.js';
import { comeAgain } from './come-again.js';
import { TellingThreads, type TellingThread } from './telling-threads.js';

const STRANGERS = { of: 'people who are not signed in', mostWaiting: 40, mostOfOne: 40 };
const KNOWN = { of: 'people who are signed in', mostWaiting: 200, mostOfOne: 20 };
const JSON_TYPE = 'application/json; charset=utf-8';

/** Tells one question where a job is done; the job may need several. */
export type Tell = <Value>(question: Question<Value>) => Promise<Value>;

/** Where the questions of a lane are told: in a thread of its own, or, where there can be none, here, with turns of all others between. */
interface Side {
  readonly lane: Lane;
  readonly thread: TellingThread | undefined;
}

/**
 * Questions that take long are told apart, so that commands do not wait for them: those of strangers in one thread, those of
 * people who are signed in in another. Where one person owns the server everything is told at once, as there is nobody else.
 */
@Injectable()
export class Apart {
  readonly #strangers: Side;
  readonly #known: Side;

  constructor(
    @Inject(QueryBus) private readonly bus: QueryBus,
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(TellingThreads) private readonly threads: TellingThreads,
    @Inject(PublicDelay) private readonly delay: PublicDelay,
  ) {
    this.#strangers = { lane: new Lane({ ...STRANGERS, busy: comeAgain }), thread: threads.another() };
    this.#known = { lane: new Lane({ ...KNOWN, busy: comeAgain }), thread: threads.another() };
  }

  /** What is answered to whoever asks. */
  async ask<Answer extends object | string>(
    asker: Asker,
    question: Question<Answer>,
  ): Promise<Answer | StreamableFile> {
    await this.#within(asker, question);
    const side = this.#sideFor(asker, isLong(question));
    if (!side) return this.#here(question);
    return this.#inLane(side, asker, keyOf(question), () => this.#answer(side, question));
  }

  /** Work of several steps, which are told in the same place; whoever asks has one turn for all of them. */
  do<Result>(asker: Asker, name: string, work: (tell: Tell) => Promise<Result>): Promise<Result> {
    const side = this.#sideFor(asker, true);
    const tell: Tell = async (question) => {
      await this.#within(asker, question);
      return side ? this.#value(side, question) : this.#here(question);
    };
    return side ? this.#inLane(side, asker, name, () => work(tell)) : work(tell);
  }

  /** Whatever is asked is told from no more of the record than whoever asks may read by now. */
  async #within({ acting }: Asker, question: Question<unknown>): Promise<void> {
    const cut = await this.delay.cut(acting, question.match);
    if (cut) question.cut = cut;
  }

  /** None where the question is told at once. */
  #sideFor({ acting }: Asker, long: boolean): Side | undefined {
    if (acting.mode === 'single-user') return undefined;
    if (isStranger(acting)) return this.#strangers;
    return long ? this.#known : undefined;
  }

  #inLane<Result>({ lane }: Side, asker: Asker, key: string, work: () => Promise<Result>): Promise<Result> {
    const of = asker.acting.session ?? 'strangers';
    // What one session may see another may not: nobody shares an answer but strangers, who all see the same.
    return lane.run({ key: `${of} ${key}`, of, wanted: asker.waits, work });
  }

  #here<Value>(question: Question<Value>): Promise<Value> {
    return this.bus.execute(new AskRecord(question));
  }

  async #value<Value>({ thread }: Side, question: Question<Value>): Promise<Value> {
    if (!thread) return this.#here(question);
    await this.#assertLooked(question);
    const told = await this.threads.tell(thread, question, 'value');
    if (!('value' in told)) throw new TypeError(`no value came of ${kindOf(question)}`);
    return told.value as Value;
  }

  /** Asked here as well, where the newest entries are at hand. */
  async #assertLooked(question: Question<unknown>): Promise<void> {
    if (question instanceof SeenQuestion) await this.reader.assertLooked(question.match, question.viewing);
  }

  async #answer<Answer>({ thread }: Side, question: Question<Answer>): Promise<Answer | StreamableFile> {
    if (!thread) return this.#here(question);
    await this.#assertLooked(question);
    const told = await this.threads.tell(thread, question, 'answer');
    if (!('bytes' in told)) throw new TypeError(`no bytes came of ${kindOf(question)}`);
    const { buffer, byteOffset, byteLength } = told.bytes;
    return new StreamableFile(Buffer.from(buffer, byteOffset, byteLength), { type: JSON_TYPE, length: byteLength });
  }
}

/** All that an answer depends on, in one text. */
export function keyOf(question: Question<unknown>): string {
  const plain = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
  return `${kindOf(question)} ${JSON.stringify(question, plain)}`;
}
