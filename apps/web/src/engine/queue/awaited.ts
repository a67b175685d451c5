import { Problem } from '../../api/client.js';

/** Who waits for what the server answers to an item, and what comes to nothing without an entry that says so. */
export class Awaited {
  readonly #answers = new Map<string, PromiseWithResolvers<unknown>>();
  /** Whose answer somebody waits for where it was pressed. */
  readonly #pressed = new Set<string>();
  readonly #shown = new Map<string, PromiseWithResolvers<void>>();
  /** It was dropped, or another tab tells of its refusal. */
  readonly #givenUp = new Set<string>();

  /** Somebody has pressed it on this page, and waits for its answer. */
  pressed(id: string): Promise<unknown> {
    this.#givenUp.delete(id);
    this.#pressed.add(id);
    return this.answerTo(id);
  }

  /** Whoever pressed it sees what comes of it by now, and waits for its answer no longer. */
  shows(id: string): void {
    this.#pressed.delete(id);
    this.#shown.get(id)?.resolve();
    this.#shown.delete(id);
  }

  onceShown(id: string): Promise<void> {
    const known = this.#shown.get(id) ?? Promise.withResolvers<void>();
    this.#shown.set(id, known);
    return known.promise;
  }

  isPressed(id: string): boolean {
    return this.#pressed.has(id);
  }

  isGivenUp(id: string): boolean {
    return this.#givenUp.has(id);
  }

  /** What the server answers to an item that waits. */
  answerTo(id: string): Promise<unknown> {
    const known = this.#answers.get(id) ?? Promise.withResolvers<unknown>();
    // Whoever asks for it learns of it; the entries tell it all the same.
    known.promise.catch(() => undefined);
    this.#answers.set(id, known);
    return known.promise;
  }

  recorded(id: string, answer: unknown): void {
    this.#answers.get(id)?.resolve(answer);
    this.#forget(id);
  }

  refused(id: string, error: Error): void {
    this.#answers.get(id)?.reject(error);
    this.#forget(id);
  }

  /** Whoever waits for its answer shows it no longer. */
  giveUp(id: string, because: string): void {
    this.#givenUp.add(id);
    this.refused(id, new Problem(0, because, '', null));
  }

  #forget(id: string): void {
    this.#answers.delete(id);
    this.#shown.delete(id);
  }
}
