import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Desk } from './record.js';
import { stepFrom } from './step/moves.js';

const DESKS: readonly string[] = [
  'entry',
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

export interface Place {
  readonly number: number;
  readonly following: boolean;
  readonly desk: Desk;
  readonly go: (number: number, desk?: Desk) => void;
  readonly open: (desk: Desk) => void;
  readonly follow: () => void;
}

/**
 * Where somebody is on a match page stands in the address, so that it can be sent to somebody else. Where it names no
 * entry, it is the newest one, unless the page begins at another.
 */
export function usePlace(last: number, start = last): Place {
  const [parameters, setParameters] = useSearchParams();
  // A link to a moment names the entry; whoever moves on from there leaves the link behind.
  const chosen = stepFrom(parameters.get('step') ?? parameters.get('entry'), last);
  const asked = parameters.get('desk') ?? 'entry';

  const change = useCallback(
    (part: { readonly step?: string | null; readonly desk?: Desk }, replace: boolean): void => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (part.step !== undefined) for (const name of ['entry', 'state']) after.delete(name);
          if (part.step === null) after.delete('step');
          else if (part.step !== undefined) after.set('step', part.step);
          if (part.desk === 'entry') after.delete('desk');
          else if (part.desk !== undefined) after.set('desk', part.desk);
          return after;
        },
        { replace, preventScrollReset: true, flushSync: true },
      );
    },
    [setParameters],
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
    desk: DESKS.includes(asked) ? (asked as Desk) : 'entry',
    go,
    open,
    follow,
  };
}
