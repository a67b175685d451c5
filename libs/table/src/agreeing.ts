import { is, type Static } from '@adjutant/kernel';
import { confirmationOf, Figures, figuresAfter, figuresOf, hasEnded, sameFigures } from '@adjutant/match';
import { Side, SIDES } from '@adjutant/rules';
import { against, type Laid } from './sitting.js';
import { OPEN, standing, Tap } from './tap.js';

/** What both are to agree to: the points at the end of a battle round, or the result. */
export const Agreeing = is.object(
  {
    what: is.oneOf(['round', 'result']),
    round: is.orNull(is.anyWhole({ says: 'The battle round that has ended; null for the result.' })),
    seen: is.says('The points of both then, as the record counts now.', Figures),
    said: is.many(Side, { says: 'Who has agreed to it as it is.' }),
    taps: is.many(Tap, { says: 'For each seat that has not: a press is a yes to the points shown.' }),
  },
  { name: 'Agreeing' },
);
export type Agreeing = Static<typeof Agreeing>;

/** The end that is to be agreed to; null where there is none, or where both have. */
export function agreeing(at: Laid): Agreeing | null {
  switch (at.state.status) {
    case 'opened':
    case 'confirmed':
      return null;
    case 'running':
      return ofRound(at);
    case 'finished':
      return ofResult(at);
  }
}

/** The round that has ended last is agreed with one tap, until its points change. */
function ofRound({ shelf, state, table }: Laid): Agreeing | null {
  const now = table.clock?.round ?? 0;
  const round = [now, now - 1].find((one) => one > 0 && hasEnded(shelf, state, one));
  if (round === undefined) return null;
  const seen = figuresAfter(shelf, state, round);
  const said = SIDES.filter((side) => {
    const before = confirmationOf(state, side, round)?.data;
    return before !== undefined && sameFigures(before.seen, seen);
  });
  if (said.length === SIDES.length) return null;
  const taps = waitedFor(said).map((player): Tap => ({
    id: `confirm ${player} ${round}`,
    kind: 'ending',
    player,
    name: `Confirm battle round ${round}`,
    says: `At its end ${inWords(seen)}.`,
    ...OPEN,
    type: 'ConfirmRound',
    data: { player, round, seen: { cp: { ...seen.cp }, vp: { ...seen.vp } } },
    asks: [],
  }));
  return { what: 'round', round, seen, said, taps };
}

function ofResult(at: Laid): Agreeing | null {
  const { state } = at;
  if (state.status !== 'finished') return null;
  const said = state.confirmedBy;
  const seen = figuresOf(state);
  const taps = waitedFor(said).map((player): Tap => ({
    id: `confirm ${player} result`,
    kind: 'ending',
    player,
    name: 'Confirm the result',
    says: `It ends with ${inWords(seen)}.`,
    type: 'ConfirmResult',
    data: { player },
    asks: [],
    ...standing(against(at, { type: 'ConfirmResult', data: { player } })),
  }));
  return { what: 'result', round: null, seen, said: [...said], taps };
}

function waitedFor(said: readonly Side[]): readonly Side[] {
  return SIDES.filter((side) => !said.includes(side));
}

/** `A has 3 CP and 10 VP, B has 1 CP and 5 VP` */
function inWords({ cp, vp }: Figures): string {
  return SIDES.map((side) => `${side} has ${cp[side]} CP and ${vp[side]} VP`).join(', ');
}
