import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
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
  /** The entry that is shown; whoever steps on faster than it can be drawn is ahead of it. */
  readonly number: number;
  /** The entry that was chosen last, at which the slider stands. */
  readonly chosen: number;
  /** The same for whoever asks between two drawings: the next key goes on from there. */
  readonly whereTo: () => number;
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

/** So long after the last step the address is written: a browser bears few writes, and each is heard by the whole page. */
const RESTED_MS = 250;

interface Part {
  readonly step?: string | null;
  readonly desk?: Desk;
}

/** Changes the address; what it does not name stays. */
function useAddress(ended: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (part: Part, replace: boolean): void => {
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
  return { parameters, change };
}

/** Where a step led that the address does not name yet: it counts as long as the address is the one it was made at. */
interface Ahead {
  readonly address: string;
  readonly number: number;
}

/**
 * Where somebody is on a match page stands in the address, so that it can be sent to somebody else; while they step, the
 * address comes after. Where it names no entry, it is the newest one, unless the page begins at another.
 */
export function usePlace(last: number, start = last, ended = false): PagePlace {
  const { parameters, change } = useAddress(ended);
  const address = parameters.toString();
  const [stepped, step] = useState<Ahead | null>(null);
  const ahead = stepped?.address === address ? stepped : null;
  // A link to a moment names the entry; whoever moves on from there leaves the link behind.
  const named = stepFrom(parameters.get('step') ?? parameters.get('entry'), last);
  const following = ahead === null && named === null;
  const chosen = ahead?.number ?? named ?? start;
  const late = useDeferredValue(chosen);

  const now = useRef({ address, chosen, ahead });
  useEffect(() => {
    now.current = { address, chosen, ahead };
  }, [address, chosen, ahead]);
  useEffect(() => {
    // Whoever comes back to an address later stands where it says.
    if (ahead === null) return step(null);
    const rest = setTimeout(() => change({ step: String(ahead.number) }, true), RESTED_MS);
    return () => clearTimeout(rest);
  }, [ahead, change]);

  const go = useCallback(
    (number: number, desk?: Desk): void => {
      if (desk !== undefined) {
        step(null);
        return change({ step: String(number), desk }, false);
      }
      const to = { address: now.current.address, number };
      now.current = { address: to.address, chosen: number, ahead: to };
      step(to);
    },
    [change],
  );
  const open = useCallback(
    (desk: Desk): void => {
      const { ahead: to } = now.current;
      change({ desk, ...(to === null ? {} : { step: String(to.number) }) }, false);
    },
    [change],
  );
  const follow = useCallback((): void => {
    step(null);
    change({ step: null }, true);
  }, [change]);
  const whereTo = useCallback(() => now.current.chosen, []);

  const number = following ? chosen : Math.min(late, last);
  return { number, chosen, whereTo, following, desk: deskOf(parameters, ended), go, open, follow };
}
