import type { Side } from '@adjutant/rules';
import type { Now, Tap } from '@adjutant/table';
import { opposite } from '../common/sides.js';

export interface Group {
  readonly title: string;
  readonly taps: readonly Tap[];
  /** It comes before everything else, and is seen to. */
  readonly prominent?: boolean;
}

interface Seen {
  readonly side: Side;
  readonly both: boolean;
  readonly players: { readonly [side in Side]: string };
}

/** The groups in the order in which they are wanted, and what is waited for that somebody else does. */
export function groupsOf({ waits, acts }: Now, { side, both, players }: Seen) {
  const own = waits.filter(({ player }) => both || player === null || player === side);
  // What the game decides where nobody does holds nothing up.
  const free = own.filter(({ kind }) => kind === 'choice');
  const mine = own.filter((tap) => !free.includes(tap));
  const others = [
    ...new Set(waits.filter((tap) => !own.includes(tap) && tap.kind !== 'choice').map(({ says }) => says)),
  ];
  const reacting = acts.filter(({ reacts, open }) => open && reacts === true);
  const scoring = acts.filter(({ due, kind }) => due === true && kind === 'points');
  const rest = acts.filter((tap) => !reacting.includes(tap) && !scoring.includes(tap));
  const of = (kind: Tap['kind']): readonly Tap[] => rest.filter((tap) => tap.kind === kind);
  const groups: readonly Group[] = [
    { title: 'First', taps: mine, prominent: true },
    { title: `React to ${players[opposite(side)]}?`, taps: reacting, prominent: true },
    { title: 'Left open', taps: free },
    { title: 'Begin', taps: of('ending').filter(begins), prominent: !mine.some(({ open }) => open) },
    { title: 'Scored now', taps: scoring, prominent: true },
    { title: 'Points', taps: of('points') },
    { title: 'Use', taps: of('use') },
    { title: 'Units', taps: of('unit') },
    { title: 'On the table', taps: of('fact') },
    { title: 'The match', taps: of('ending').filter((tap) => !begins(tap)) },
  ];
  return { groups: groups.filter(({ taps }) => taps.length > 0), others };
}

function begins({ type }: Tap): boolean {
  return type === 'StartBattle';
}
