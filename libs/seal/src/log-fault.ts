/** Where a log is not what was sealed. */
export interface LogFault {
  /** Which event of the whole log, counted from 0; left out where only a stream can be named. */
  readonly number?: number;
  readonly stream?: string;
  readonly revision?: number;
  readonly says: string;
}

/** What is wrong with the log, for whoever runs the server; begins in lower case. */
export function faultInWords({ number, stream, revision, says }: LogFault): string {
  const entry = stream === undefined ? '' : `entry ${revision} of ${stream}`;
  const place = number === undefined ? `at ${entry}` : `at event ${number}${entry === '' ? '' : ` (${entry})`}`;
  return `the log is not what was sealed, ${place}: ${says}`;
}
