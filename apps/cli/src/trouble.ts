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

/** A sentence for whoever typed the command, with the exit code that goes with it. */
export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    readonly exit: ExitCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Names of the errors of libs/store and libs/rules that are about a place, not about what was typed. */
const OF_A_PLACE = ['StoreUnavailable', 'StoreUnreadable', 'StoreClosed', 'PoisonedEvent', 'PackError'];

export function exitOf(error: unknown): ExitCode {
  if (error instanceof Trouble) return error.exit;
  return error instanceof Error && OF_A_PLACE.includes(error.name) ? EXIT.place : EXIT.usage;
}
