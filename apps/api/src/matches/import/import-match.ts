/** A match file on its way through the CommandBus. */
export class ImportMatch {
  constructor(readonly text: string) {}
}

/** `already`: this very record was here before. */
export interface Imported {
  readonly outcome: 'recorded' | 'already';
  readonly id: string;
  readonly revision: number;
  /** The hash of the last event. */
  readonly head: string;
}
