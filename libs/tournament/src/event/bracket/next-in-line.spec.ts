import type { TournamentEvent } from '../events.js';
import { CLOSED, command, entered, event, given, ROUND_1, SERVER, toldOf } from '../testing/given.js';

// Ann and Cy have won, Bob and Di have lost; of two who are level the one with more victory points comes first.
const LESS = {
  decided: 'played',
  A: { outcome: 'win', figures: { vp: 80 } },
  B: { outcome: 'loss', figures: { vp: 10 } },
} as const;
const after1 = [...ROUND_1, toldOf(1), toldOf(2, { said: LESS }), CLOSED];
const cut = (players: readonly string[], more: object = {}): TournamentEvent =>
  event('FieldCut', { players: [...players], others: 'are-done', bracket: true, ...more });
const drops = (player: string) => command('DropPlayer', { player });
const dropped = (player: string): TournamentEvent => event('PlayerDropped', { player, until: 1 });
const OUT = { ruling: 'r1', effects: [{ player: 'ann', does: 'disqualified' as const }] };
const draft = (...tables: readonly (readonly [string, string])[]): TournamentEvent =>
  event('RoundDrafted', {
    ...{ round: 2, engine: 'bracket 1', byes: [] },
    tables: tables.map(([A, B], at) => ({ table: at + 1, A, B })),
  });

describe('the next in line for a finalist who leaves', () => {
  it('takes their seed, as the standings have it', () => {
    given(...after1, cut(['cy', 'ann']))
      .when(drops('ann'))
      .then(dropped('ann'), cut(['cy', 'bob']));
    given(...after1, cut(['cy', 'ann']), dropped('ann'), cut(['cy', 'bob']))
      .when(command('DraftRound', { round: 2 }))
      .then(draft(['cy', 'bob']));
  });

  it('comes for whoever is disqualified, and by the rule of the cut', () => {
    const rule = { by: 'place', take: 2 };
    given(...after1, cut(['cy', 'ann'], { rule }))
      .when(command('TellEffect', OUT), SERVER)
      .then(event('EffectTold', OUT), cut(['cy', 'bob'], { rule }));
  });

  it('is whoever is still there: the next after them where they have left too, and nobody where all have', () => {
    given(...after1, cut(['cy', 'ann']), dropped('bob'))
      .when(drops('ann'))
      .then(dropped('ann'), cut(['cy', 'di']));
    given(...after1, cut(['cy', 'ann']), dropped('bob'), dropped('di'))
      .when(drops('ann'))
      .then(dropped('ann'));
    given(...after1, cut(['cy', 'ann']))
      .when(drops('bob'))
      .then(dropped('bob'));
  });

  it('comes while the first round of the bracket is a draft, which is drawn anew', () => {
    const drafted = [...after1, cut(['cy', 'ann']), draft(['cy', 'ann'])];
    given(...drafted)
      .when(drops('ann'))
      .then(dropped('ann'), cut(['cy', 'bob']));
    given(...drafted, dropped('ann'), cut(['cy', 'bob']))
      .when(command('PublishRound', { round: 2 }))
      .thenRefused('draft/gone');
    given(...drafted, dropped('ann'), cut(['cy', 'bob']))
      .when(command('DraftRound', { round: 2 }))
      .then(draft(['cy', 'bob']));
  });

  it('gives the seed back, once they leave too, to whoever was dropped by mistake and is there again', () => {
    const back = event('PlayerReinstated', { player: 'ann', from: 2, because: 'The wrong line was pressed' });
    const mistaken = [cut(['cy', 'ann']), draft(['cy', 'ann']), dropped('ann'), cut(['cy', 'bob']), back];
    given(...after1, ...mistaken)
      .when(drops('bob'))
      .then(dropped('bob'), cut(['cy', 'ann']));
  });

  it('comes no more once that round is out, nor where no standings say who it is, nor where there is no bracket', () => {
    const out = event('RoundPublished', { round: 2, tables: [{ table: 1, A: 'cy', B: 'ann' }], byes: [] });
    given(...after1, cut(['cy', 'ann']), out)
      .when(drops('ann'))
      .then(event('PlayerDropped', { player: 'ann', until: 2 }));
    given(...ROUND_1.slice(0, 5), entered('eve'), cut(['cy', 'ann']))
      .when(drops('ann'))
      .then(event('PlayerDropped', { player: 'ann', until: 0 }));
    given(...after1, event('FieldCut', { players: ['cy', 'ann'], others: 'are-done' }))
      .when(drops('ann'))
      .then(dropped('ann'));
  });

  it('comes from the group of whoever leaves, where groups were cut', () => {
    const [first, ...rest] = ROUND_1.filter(({ type }) => type !== 'RoundDrafted');
    const groups = [['ann', 'bob'], ['cy', 'di']]; // prettier-ignore
    const shared = event('RoundDrafted', {
      ...{ round: 1, engine: 'round robin 1', byes: [], groups },
      tables: [{ table: 1, A: 'ann', B: 'bob' }, { table: 2, A: 'cy', B: 'di' }], // prettier-ignore
    });
    const all = [first!, ...rest.slice(0, 4), shared, ...rest.slice(4), ...after1.slice(-3)];
    const rule = { by: 'group', take: 1 };
    given(...all, cut(['ann', 'cy'], { rule }))
      .when(drops('cy'))
      .then(dropped('cy'), cut(['ann', 'di'], { rule }));
  });
});
