import { is, type Static } from '@adjutant/kernel';
/** Where a log is not what was sealed. */
export const LogFault = is.object(
  {
    number: is.optional(
      is.anyWhole({ says: 'Which event of the whole log, counted from 0; left out where only a stream can be named.' }),
    ),
    stream: is.optional(is.anyText()),
    revision: is.optional(is.anyWhole()),
    says: is.anyText(),
  },
  { name: 'LogFault' },
);
export type LogFault = Static<typeof LogFault>;

/** What is wrong with the log, for whoever runs the server; begins in lower case. */
export function faultInWords({ number, stream, revision, says }: LogFault): string {
  const entry = stream === undefined ? '' : `entry ${revision} of ${stream}`;
  const place = number === undefined ? `at ${entry}` : `at event ${number}${entry === '' ? '' : ` (${entry})`}`;
  return `the log is not what was sealed, ${place}: ${says}`;
}
