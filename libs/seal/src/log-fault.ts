import { shape } from '@adjutant/kernel';
/** Where a log is not what was sealed. */
export const LogFault = shape.named(
  'LogFault',
  shape.closed({
    number: shape.optional(
      shape.says(
        'Which event of the whole log, counted from 0; left out where only a stream can be named.',
        shape.whole(),
      ),
    ),
    stream: shape.optional(shape.text()),
    revision: shape.optional(shape.whole()),
    says: shape.text(),
  }),
);
export type LogFault = shape.Static<typeof LogFault>;

/** What is wrong with the log, for whoever runs the server; begins in lower case. */
export function faultInWords({ number, stream, revision, says }: LogFault): string {
  const entry = stream === undefined ? '' : `entry ${revision} of ${stream}`;
  const place = number === undefined ? `at ${entry}` : `at event ${number}${entry === '' ? '' : ` (${entry})`}`;
  return `the log is not what was sealed, ${place}: ${says}`;
}
