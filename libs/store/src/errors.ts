import type { Revision } from '@adjutant/kernel';

/** The log cannot be written (disk full, I/O error, locked for too long). Nothing was acknowledged; the same command may be sent again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** What is wrong with the disk, where that is what is wrong. */
  readonly disk: Disk | undefined;
  /** An answer was lost: what was sent may have been recorded. Sent again under the same id it is recorded once. */
  readonly unsure: boolean;

  constructor(
    message: string,
    options: { readonly cause?: unknown; readonly disk?: Disk | undefined; readonly unsure?: boolean } = {},
  ) {
    super(message, options);
    this.disk = options.disk;
    this.unsure = options.unsure ?? false;
  }
}

/** `full`: it has no room left. `failing`: it cannot be written, or does not keep what was. */
export type Disk = 'full' | 'failing';

/** The store has been closed; whoever holds it should have stopped before. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';

  constructor(place: string) {
    super(`the event store ${place} is closed: open it again before using it`);
  }
}

/** The place that was named holds no log that this build can use. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}

/** An event that stands in the log but cannot be understood. It is reported, never skipped. */
export class PoisonedEvent extends Error {
  override readonly name = 'PoisonedEvent';
  readonly stream: string;
  readonly revision: Revision;
  readonly position: string;

  constructor(place: { stream: string; revision: Revision; position: string }, reason: string, cause?: unknown) {
    super(
      `event ${place.revision} of stream ${place.stream} (position ${place.position}) cannot be read: ${reason}`,
      cause === undefined ? undefined : { cause },
    );
    this.stream = place.stream;
    this.revision = place.revision;
    this.position = place.position;
  }
}

/** Events that were to be put into a store as they are, but are no record that this store could have written. Nothing was written. */
export class UnsoundRecord extends Error {
  override readonly name = 'UnsoundRecord';
  readonly stream: string;
  readonly revision: Revision;
  readonly reason: string;

  constructor(stream: string, revision: Revision, reason: string) {
    super(`event ${revision} of stream ${stream} cannot be restored: ${reason}`);
    this.stream = stream;
    this.revision = revision;
    this.reason = reason;
  }
}

/** Events of another log that were to go where this log holds something else. Nothing was written. */
export class OtherLog extends Error {
  override readonly name = 'OtherLog';

  constructor(
    /** Which event of the log is the first that differs, counted from 0. */
    readonly number: number,
    readonly here: { readonly stream: string; readonly revision: Revision } | undefined,
    readonly there: { readonly stream: string; readonly revision: Revision },
  ) {
    const stands = here ? `event ${here.revision} of ${here.stream}` : 'nothing';
    super(
      `another log stands here: its event ${number} is ${stands}, and not event ${there.revision} of ${there.stream} with the same hash`,
    );
  }
}

/** Others kept writing to the stream first, more often than a command may be decided again. */
export class TooManyConflicts extends Error {
  override readonly name = 'TooManyConflicts';

  constructor(stream: string, commandId: string, attempts: number) {
    super(
      `command ${commandId} lost the race for stream ${stream} ${attempts} times: send it again when it is calmer there`,
    );
  }
}

/** A record whose hashes do not follow from one another: somebody changed it outside the store. Nothing is recorded on it. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';

  constructor(
    readonly stream: string,
    readonly revision: number,
    readonly reason: string,
  ) {
    super(
      `The record ${stream} is not what was recorded: entry ${revision}: ${reason}. Restore it from a backup or a match file.`,
    );
  }
}
