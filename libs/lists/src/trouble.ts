import { StoreClosed, StoreUnavailable, TablesUnavailable, TablesUnusable } from '@adjutant/store';

const PASSING = [StoreUnavailable, StoreClosed, TablesUnavailable, TablesUnusable];

/** Whether it is trouble of the log's or the lists' place, and not of what stands in the log. */
export function passes(error: unknown): boolean {
  return PASSING.some((kind) => error instanceof kind);
}
