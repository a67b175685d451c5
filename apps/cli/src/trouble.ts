/** What the exit code of every verb means. */
export const EXIT = {
  ok: 0,
  /** Something is not as expected: a scenario step, a broken chain, another match under the same id. */
  differs: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** The store or a pack cannot be used. */
  place: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A sentence for whoever typed the command, or several, with the exit code that goes with it. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly lines: readonly string[];

  constructor(
    readonly exit: ExitCode,
    says: string | readonly string[],
    cause?: unknown,
  ) {
    const lines = typeof says === 'string' ? [says] : says;
    super(lines.join(' '), cause === undefined ? undefined : { cause });
    this.lines = lines;
  }
}

/** What an error says of itself. It may come from another realm, so it is asked rather than tested by `instanceof`. */
export function messageOf(error: unknown): string {
  return propertyOf(error, 'message') ?? String(error);
}

export function propertyOf(error: unknown, name: 'name' | 'message' | 'code' | 'stack'): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  return String((error as Record<string, unknown>)[name]);
}

/** Names of the errors of libs/store and libs/rules that are about a place, not about what was typed. */
const OF_A_PLACE = ['StoreUnavailable', 'StoreUnreadable', 'StoreClosed', 'PoisonedEvent', 'PackError'];

export function exitOf(error: unknown): ExitCode {
  if (error instanceof Trouble) return error.exit;
  if (propertyOf(error, 'name') === 'BrokenChain') return EXIT.differs;
  return OF_A_PLACE.includes(propertyOf(error, 'name') ?? '') ? EXIT.place : EXIT.usage;
}
