import type { Message } from '../messages/message.js';

/** How far the log has been sent: everything up to and with this event. */
export interface Checkpoint {
  /** Where the event stands in every store that holds this log, whatever its positions look like. */
  readonly stream: string;
  readonly revision: number;
  /** By which another log is noticed. */
  readonly hash: string;
  /** In this store; for people who look for it. */
  readonly position: string;
  /** Which event of the log it is, counted from 0. */
  readonly number: number;
}

/** Whoever leads. There may be one only: as soon as another one leads, this one's `publish` rejects with `Superseded`. */
export interface Publisher {
  /** Where the last leader left off; undefined where nothing has been sent yet. */
  readonly checkpoint: Checkpoint | undefined;
  /** Resolves when the broker has all messages and the checkpoint for good; it never has the checkpoint without them. */
  publish(messages: readonly Message[], checkpoint: Checkpoint | undefined): Promise<void>;
  close(): Promise<void>;
}

/** Where messages go. All that is known of Kafka stands behind this, so that its client can be exchanged. */
export interface Broker {
  /** Takes the lead from whoever has it. */
  lead(): Promise<Publisher>;
  /** A text that changes whenever the leader shows that it is there. */
  pulse(): Promise<string>;
  close(): Promise<void>;
}

/** Another relay has taken the lead. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}
