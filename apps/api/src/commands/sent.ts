import type { Acting } from '@adjutant/access';
import type { Actor } from '@adjutant/kernel';
import type { Whence } from '@adjutant/match';

/** When, from whom and under which id a request came in. */
export interface Arrival {
  /** Who acts where a command names nobody. */
  readonly actor: Actor;
  readonly now: string;
  readonly correlationId: string;
  /** Through whose hand it came, where that is not the author's. */
  readonly causationId?: string | undefined;
}

/** What is the same for every command of every context: under which id, by whom and when. */
export interface Sent {
  readonly commandId: string;
  readonly actor: Actor;
  /** When the server received it, and when it happened at the table. */
  readonly now: string;
  readonly occurredAt: string;
  readonly expectedRevision?: number | undefined;
  readonly correlationId?: string | undefined;
  readonly causationId?: string | undefined;
  /** Where in a match it was pressed, and on what. */
  readonly whence?: Whence | undefined;
}

/** To which match, dispute or person, and from whom; nobody where the server itself sends it. */
export interface Addressed {
  readonly to: string;
  readonly acting?: Acting;
}
