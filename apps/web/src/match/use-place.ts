import { useCallback } from 'react';
import { useSearchParams } from '../app/ways.js';
import type { Desk } from './record.js';
import { stepFrom } from './step/moves.js';

const DESKS: readonly string[] = [
  'entry',
  'summary',
  'timeline',
  'ledgers',
  'chart',
  'what-if',
  'moments',
  'doubts',
  'options',
  'refused',
  'table',
  'units',
  'seats',
  'calls',
] satisfies Desk[];

export interface PagePlace {
  readonly number: number;
  readonly following: boolean;
  readonly desk: Desk;
  readonly go: (number: number, desk?: Desk) => void;
  readonly open: (desk: Desk) => void;
  readonly follow: () => void;
}

/** What an address shows that names no desk: of a match that has ended its summary, unless it names an entry. */
function deskOf(address: URLSearchParams, ended: boolean): Desk {
  const asked = address.get('desk');
  if (asked !== null) return DESKS.includes(asked) ? (asked as Desk) : 'entry';
  return ended && !address.has('step') && !address.has('entry') ? 'summary' : 'entry';
}

/**
 * Where somebody is on a match page stands in the address, so that it can be sent to somebody else. Where it names no
 * entry, it is the newest one, unless the page begins at another.
 */
export function usePlace(last: number, start = last, ended = false): PagePlace {
  const [parameters, setParameters] = useSearchParams();
  // A link to a moment names the entry; whoever moves on from there leaves the link behind.
  const chosen = stepFrom(parameters.get('step') ?? parameters.get('entry'), last);

  const change = useCallback(
    (part: { readonly step?: string | null; readonly desk?: Desk }, replace: boolean): void => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (part.step !== undefined) for (const name of ['entry', 'state']) after.delete(name);
          if (part.step === null) after.delete('step');
          else if (part.step !== undefined) after.set('step', part.step);
          if (part.desk !== undefined) {
            after.delete('desk');
            if (part.desk !== deskOf(after, ended)) after.set('desk', part.desk);
          }
          return after;
        },
        { replace },
      );
    },
    [setParameters, ended],
  );

  const go = useCallback(
    (number: number, desk?: Desk) =>
      change({ step: String(number), ...(desk === undefined ? {} : { desk }) }, desk === undefined),
    [change],
  );
  const open = useCallback((desk: Desk) => change({ desk }, false), [change]);
  const follow = useCallback(() => change({ step: null }, true), [change]);

  return {
    number: chosen ?? start,
    following: chosen === null,
    desk: deskOf(parameters, ended),
    go,
    open,
    follow,
  };
}
