/** Where a log is not what was sealed. */
export interface LogFault {
  /** Which event of the whole log, counted from 0. */
  readonly number: number;
  readonly stream?: string;
  readonly revision?: number;
  readonly says: string;
}

/** What is wrong with the log, for whoever runs the server; begins in lower case. */
export function faultInWords({ number, stream, revision, says }: LogFault): string {
  const place = stream === undefined ? '' : ` (entry ${revision} of ${stream})`;
  return `the log is not what was sealed, at event ${number}${place}: ${says}`;
}
