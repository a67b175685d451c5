import { StoreClosed, StoreUnavailable } from '@adjutant/store';

interface StuckAt {
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
}

/** An event that cannot be sent. Nothing behind it is sent until that is put right. */
export class Stuck {
  private constructor(
    readonly place: StuckAt,
    readonly error: unknown,
  ) {}

  /** A store that is away is no fault of the event. */
  static at({ stream, revision, position }: StuckAt, error: unknown): Stuck {
    if (error instanceof StoreUnavailable || error instanceof StoreClosed) throw error;
    return new Stuck({ stream, revision, position }, error);
  }

  get says(): string {
    const { stream, revision, position } = this.place;
    const reason = this.error instanceof Error ? this.error.message : String(this.error);
    return `stopped at event ${revision} of ${stream} (position ${position}), which cannot be sent: ${reason}`;
  }
}
