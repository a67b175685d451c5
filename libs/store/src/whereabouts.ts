/** Where an installation keeps what it keeps, as its settings say. */
export interface Whereabouts {
  /** The log, in the words of `openStore`. */
  readonly store: string;
  /** Folder of everything else, in files. */
  readonly data: string;
  /** `postgres://…` where instances share what they keep besides the log. */
  readonly database?: string | undefined;
}

/** Whether all of it is gone when the process ends. */
export function isInMemory({ store }: Pick<Whereabouts, 'store'>): boolean {
  return store === 'memory:';
}
