import { packOf, type MatchEvent, type OpenedState } from '@adjutant/match';
import { amid, decideOn, ROSTERS, SHELF, stateOf, VOUCHED } from '@adjutant/testing/given';
import { ledgerOf, optionsFor, sentence } from './index.js';

const HIDE = { name: 'Hide', costs: { cp: 1 } };
const WRITTEN = amid(2).map((event): MatchEvent => {
  if (event.type !== 'RosterSubmitted' || event.data.player !== 'A') return event;
  return { type: 'RosterSubmitted', data: { player: 'A', roster: { ...ROSTERS.A, stratagems: [HIDE] } } };
});
const PLAYED = decideOn(SHELF, WRITTEN, [
  { type: 'UseStratagem', data: { stratagem: 'hide', player: 'A', roles: {}, answers: VOUCHED } },
]);

describe('a stratagem that a roster writes out', () => {
  const state = stateOf(PLAYED, SHELF) as OpenedState;
  const pack = packOf(SHELF, state);

  it('stands in the ledger under its name', () => {
    expect(ledgerOf(SHELF, PLAYED).cp.A.at(-1)).toMatchObject({ what: 'roster/A/hide', whatName: 'Hide', balance: 1 });
  });

  it('is told under its name', () => {
    const used = PLAYED.at(-1) as MatchEvent;
    expect(sentence(pack, state.table, used)).toContain('Hide');
  });

  it('is an option of its player, and of nobody else', () => {
    const names = (side: 'A' | 'B') => optionsFor(pack, state.table, side).map((one) => one.entry);
    expect(names('A')).toContain('roster/A/hide');
    expect(names('B')).not.toContain('roster/A/hide');
  });
});
