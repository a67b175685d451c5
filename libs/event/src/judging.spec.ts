import type { OpenedTournament, TournamentState } from '@adjutant/tournament';
import { EventPolicies } from './event-policy.js';
import { JudgingRules } from './judging.js';

const SEATS = { A: { player: 'ann' }, B: { player: 'bob' } };
const told = [{ choice: 'tide', option: 'flood' }];
const listed = { digest: 'x', check: 'legal', late: false } as const;

/** What lists tell in an event whose entries have these. */
function toldIn(lists: { readonly [player: string]: OpenedTournament['entries'][string]['list'] } | undefined) {
  const entries = Object.entries(lists ?? {}).map(([id, list]) => [id, { id, list }]);
  const state =
    lists === undefined ? { status: 'absent' } : { status: 'running', entries: Object.fromEntries(entries) };
  const policies = new EventPolicies({ store: 'memory:', data: '' }, undefined);
  const newest = () => Promise.resolve({ state: state as TournamentState, revision: 0 });
  return (event: string | undefined) => new JudgingRules(policies, { newest }).toldBy(SEATS, event);
}

describe('what lists tell that were brought to the event of a match', () => {
  it('is told of each seat whose list tells something', async () => {
    expect(await toldIn({ ann: { ...listed, told }, bob: { ...listed, told } })('open')).toEqual({
      told: { A: told, B: told },
    });
    expect(await toldIn({ ann: listed, bob: { ...listed, told } })('open')).toEqual({ told: { B: told } });
  });

  it('is nothing where no list tells anything, in a match of no event, and of an event that is not here', async () => {
    expect(await toldIn({ ann: listed })('open')).toEqual({});
    expect(await toldIn({ ann: { ...listed, told } })(undefined)).toEqual({});
    expect(await toldIn({ ann: { ...listed, told } })('no id of an event')).toEqual({});
    expect(await toldIn(undefined)('open')).toEqual({});
  });
});
