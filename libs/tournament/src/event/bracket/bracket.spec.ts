import { fold } from '@adjutant/kernel';
import { possibleIn } from '../../view/possible.js';
import type { TournamentEvent } from '../events.js';
import type { OpenedTournament } from '../state/state.js';
import {
  CLOSED,
  command,
  decider,
  entered,
  event,
  given,
  ORGANIZER,
  ROUND_1,
  SET_UP,
  SETTINGS,
  toldOf,
} from '../testing/given.js';
import { bracketBefore } from './played.js';

const WHO = ['ann', 'bob', 'cy', 'di'] as const;
const MORE = ['eve', 'fay', 'gus', 'hal'] as const;
const disqualified = (player: string) =>
  event('EffectTold', { ruling: `of ${player}`, effects: [{ player, does: 'disqualified' }] });
const cut = (players: readonly string[], others: 'play-on' | 'are-done' = 'are-done') =>
  event('FieldCut', { players: [...players], others, bracket: true, apart: true });
const drafts = (round: number) => command('DraftRound', { round });
const after1 = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];
const sheet = (
  round: number,
  tables: readonly (readonly [number, string, string])[],
  byes: readonly string[] = [],
) => ({
  ...{ round, tables: tables.map(([table, A, B]) => ({ table, A, B })) },
  byes: byes.map((player) => ({ player, kind: 'pairing' as const })),
});
const drafted = (...all: Parameters<typeof sheet>): TournamentEvent =>
  event('RoundDrafted', { engine: 'bracket 1', ...sheet(...all) });
const published = (...all: Parameters<typeof sheet>): TournamentEvent => event('RoundPublished', sheet(...all));
const wins = (round: number, table: number, winner: 'A' | 'B' | 'neither' | 'draw'): TournamentEvent => {
  const outcome = (side: 'A' | 'B') =>
    winner === 'draw' ? ('draw' as const) : winner === side ? ('win' as const) : ('loss' as const);
  const decided = winner === 'neither' ? ('double-loss' as const) : ('played' as const);
  const said = { decided, A: { outcome: outcome('A'), figures: {} }, B: { outcome: outcome('B'), figures: {} } };
  return toldOf(table, { round, said });
};
const closed = (round: number): TournamentEvent => event('RoundClosed', { round, unconfirmed: [], disputed: [] });

const SHORT = [
  event('SettingsChanged', { changes: { rounds: 2 }, because: 'The hall closes', late: true }),
  published(2, [[1, 'ann', 'di'], [2, 'bob', 'cy']]), // prettier-ignore
  wins(2, 1, 'A'),
  wins(2, 2, 'A'),
  closed(2),
] as const;

function refusedAfter(record: readonly TournamentEvent[], asked: ReturnType<typeof drafts>) {
  const decision = decider.decide(asked, fold(decider, record), ORGANIZER);
  if (decision.outcome !== 'refused') throw new Error(`it is ${decision.outcome}`);
  return decision;
}

describe('a field that is cut to a bracket', () => {
  it('meets by its seeds, the first against the last, and winners meet winners', () => {
    const seeded = [...after1, cut(['di', 'ann', 'bob', 'cy'])];
    given(...seeded)
      .when(drafts(2))
      .then(drafted(2, [[1, 'di', 'cy'], [2, 'ann', 'bob']])); // prettier-ignore
    const semis = published(2, [[1, 'di', 'cy'], [2, 'ann', 'bob']]); // prettier-ignore
    given(...seeded, semis, wins(2, 1, 'B'), wins(2, 2, 'A'), closed(2))
      .when(drafts(3))
      .then(drafted(3, [[1, 'cy', 'ann']]));
  });

  it('says how many rounds it takes where the event plans fewer, and what to do', () => {
    const { refusal } = refusedAfter([...after1, cut(WHO), ...SHORT], drafts(3));
    expect(refusal).toMatchObject({
      code: 'round/too-many',
      message:
        'The event plans 2 rounds, and its bracket takes 3: raise their number in its settings, or end the event.',
      facts: { rounds: 2 },
    });
    const played = [published(2, [[1, 'ann', 'bob']]), wins(2, 1, 'A'), closed(2)]; // prettier-ignore
    expect(refusedAfter([...after1, cut(['ann', 'bob']), SHORT[0]!, ...played], drafts(3)).refusal.message).toBe(
      'The event plans 2 rounds: raise their number in its settings, or end the event.',
    );
  });

  it('gives the best the byes where the number is no power of two', () => {
    given(...after1, cut(['di', 'ann', 'bob']))
      .when(drafts(2))
      .then(drafted(2, [[1, 'ann', 'bob']], ['di']));
  });

  it('sends on whoever loses their opponent, and nobody of two who both lose', () => {
    const seeded = [...after1, cut(['di', 'ann', 'bob', 'cy'])];
    given(...seeded, event('PlayerDropped', { player: 'cy', until: 1 }))
      .when(drafts(2))
      .then(drafted(2, [[1, 'ann', 'bob']], ['di']));
    const semis = published(2, [[1, 'di', 'cy'], [2, 'ann', 'bob']]); // prettier-ignore
    given(...seeded, semis, wins(2, 1, 'neither'), wins(2, 2, 'A'), closed(2))
      .when(drafts(3))
      .then(drafted(3, [], ['ann']));
  });

  it('sends on whoever would have met a player who is disqualified, in a draft that is published', () => {
    const seeded = [...after1, cut(['di', 'ann', 'bob', 'cy'])];
    given(...seeded, disqualified('cy'))
      .when(drafts(2))
      .then(drafted(2, [[1, 'ann', 'bob']], ['di']));
    given(...seeded, disqualified('cy'), drafted(2, [[1, 'ann', 'bob']], ['di']))
      .when(command('PublishRound', { round: 2 }))
      .then(published(2, [[1, 'ann', 'bob']], ['di']));
    const semis = published(2, [[1, 'di', 'cy'], [2, 'ann', 'bob']]); // prettier-ignore
    given(...seeded, semis, wins(2, 1, 'A'), wins(2, 2, 'A'), closed(2), disqualified('ann'))
      .when(drafts(3))
      .then(drafted(3, [], ['di']));
  });

  it('gives nobody a bye where both who would have met have left', () => {
    const eight = [...after1, ...MORE.map((one) => entered(one, { from: 2 })), cut([...WHO, ...MORE])];
    const first = published(2, [[1, 'ann', 'hal'], [2, 'di', 'eve'], [3, 'bob', 'gus'], [4, 'cy', 'fay']]); // prettier-ignore
    const won = [1, 2, 3, 4].map((table) => wins(2, table, 'A'));
    const left = event('PlayerDropped', { player: 'di', until: 2 });
    given(...eight, first, ...won, closed(2), left, disqualified('ann'))
      .when(drafts(3))
      .then(drafted(3, [[1, 'bob', 'cy']]));
  });

  describe('of which a match is called into question', () => {
    const dispute = (open: boolean) =>
      event('TableDisputeTold', { round: 2, table: 1, publication: 1, dispute: 'd', open });
    const semis = published(2, [[1, 'di', 'cy'], [2, 'ann', 'bob']]); // prettier-ignore
    const won = [...after1, cut(['di', 'ann', 'bob', 'cy']), semis, wins(2, 1, 'B'), wins(2, 2, 'A'), closed(2)];
    const final = published(3, [[1, 'cy', 'ann']]);
    const winnerAfter = (...more: readonly TournamentEvent[]) =>
      bracketBefore(fold(decider, [...won, ...more]) as OpenedTournament)?.bracket.matches.at(-1)?.winner;

    it('sends nobody on before the next round is out', () => {
      given(...won, dispute(true))
        .when(drafts(3))
        .thenRefused('draft/cannot', { open: [['di', 'cy']] });
      given(...won, dispute(true), dispute(false))
        .when(drafts(3))
        .then(drafted(3, [[1, 'cy', 'ann']]));
    });

    it('or is void, sends nobody on either, and leaves whoever was sent on when the next is out', () => {
      const told = (voided: boolean) =>
        event('TableVoidTold', { round: 2, table: 1, publication: 1, voided, late: true });
      given(...won, told(true))
        .when(drafts(3))
        .thenRefused('draft/cannot', { open: [['di', 'cy']] });
      given(...won, told(true), told(false))
        .when(drafts(3))
        .then(drafted(3, [[1, 'cy', 'ann']]));
      expect(winnerAfter(final, wins(3, 1, 'A'), closed(3), told(true))).toBe('cy');
    });

    it('leaves whoever was sent on where they are, once the next round is out', () => {
      const over = [final, wins(3, 1, 'A'), closed(3)];
      expect(winnerAfter(...over)).toBe('cy');
      expect(winnerAfter(...over, dispute(true))).toBe('cy');
      expect(winnerAfter(final, dispute(true), wins(3, 1, 'A'), closed(3))).toBe('cy');
    });
  });

  it('brings nobody back whom somebody beat who is disqualified later', () => {
    const eight = [...after1, ...MORE.map((one) => entered(one, { from: 2 })), cut([...WHO, ...MORE])];
    const first = published(2, [[1, 'ann', 'hal'], [2, 'di', 'eve'], [3, 'bob', 'gus'], [4, 'cy', 'fay']]); // prettier-ignore
    const won = [1, 2, 3, 4].map((table) => wins(2, table, 'A'));
    given(...eight, first, ...won, closed(2), disqualified('ann'))
      .when(drafts(3))
      .then(drafted(3, [[1, 'bob', 'cy']], ['di']));
    const semis = published(3, [[1, 'bob', 'cy']], ['di']);
    const longer = event('SettingsChanged', { changes: { rounds: 4 }, because: 'Eight are left', late: true });
    given(...eight, longer, first, ...won, closed(2), disqualified('ann'), semis, wins(3, 1, 'B'), closed(3))
      .when(drafts(4))
      .then(drafted(4, [[1, 'di', 'cy']]));
  });

  it('goes on without a seed who was not checked in, and who comes when it is out', () => {
    const asked = event('TournamentSetUp', { ...SETTINGS, checkIn: true });
    const here = ['ann', 'bob', 'di'].map((player) => event('PlayerCheckedIn', { player }));
    const all = [asked, ...WHO.map((one) => entered(one)), ...here, cut(['di', 'ann', 'bob', 'cy'])];
    given(...all)
      .when(drafts(1))
      .then(drafted(1, [[1, 'ann', 'bob']], ['di']));
    const out = [published(1, [[1, 'ann', 'bob']], ['di']), wins(1, 1, 'A'), closed(1)];
    given(...all, ...out, event('PlayerCheckedIn', { player: 'cy' }))
      .when(drafts(2))
      .then(drafted(2, [[1, 'di', 'ann']]));
  });

  it('gives its byes by itself: nobody in it is given one, and whoever is out of it is', () => {
    const [half, seeded] = [{ round: 2, kind: 'half' as const }, [...after1, cut(['di', 'ann'], 'play-on')]];
    const final = published(2, [[1, 'di', 'ann'], [2, 'bob', 'cy']]); // prettier-ignore
    given(...seeded)
      .when(command('GiveBye', { ...half, player: 'di' }))
      .thenRefused('bye/bracket', { round: 2, player: 'di' });
    given(...seeded)
      .when(command('GiveBye', { ...half, player: 'bob' }))
      .then(event('ByeGiven', { ...half, player: 'bob' }));
    given(...seeded, final)
      .when(command('GiveBye', { ...half, round: 3, player: 'ann' }))
      .thenRefused('bye/bracket');
    given(...seeded, final, wins(2, 1, 'A'))
      .when(command('GiveBye', { ...half, round: 3, player: 'ann' }))
      .then(event('ByeGiven', { ...half, round: 3, player: 'ann' }));
  });

  it('is over once its final is played', () => {
    const final = published(2, [[1, 'di', 'ann']]);
    given(...after1, cut(['di', 'ann']), final, wins(2, 1, 'A'), closed(2))
      .when(drafts(3))
      .thenRefused('draft/cannot', { round: 3 });
  });

  it('waits for who goes on after a draw', () => {
    const semis = published(2, [[1, 'di', 'cy'], [2, 'ann', 'bob']]); // prettier-ignore
    given(...after1, cut(['di', 'ann', 'bob', 'cy']), semis, wins(2, 1, 'draw'), wins(2, 2, 'A'), closed(2))
      .when(drafts(3))
      .thenRefused('draft/cannot', { open: [['di', 'cy']] });
  });

  it('lets everybody else play on at the tables behind it', () => {
    given(...after1, cut(['di', 'ann'], 'play-on'))
      .when(drafts(2))
      .then(
        event('RoundDrafted', {
          ...{ round: 2, engine: 'neighbours', byes: [] },
          tables: [
            { table: 1, A: 'di', B: 'ann' },
            { table: 2, A: 'bob', B: 'cy' },
          ],
        }),
      );
  });

  it('is an event from the beginning, seeded before round 1', () => {
    const all = [SET_UP, ...WHO.map((one) => entered(one))];
    given(...all)
      .when(command('CutField', { players: [...WHO], others: 'are-done', bracket: true }))
      .then(cut(WHO));
    given(...all)
      .when(command('CutField', { players: [...WHO], others: 'are-done' }))
      .thenRefused('round/undecided');
    given(...all, cut(['di', 'cy', 'bob', 'ann']))
      .when(drafts(1))
      .then(drafted(1, [[1, 'di', 'ann'], [2, 'cy', 'bob']])); // prettier-ignore
  });

  it('is not cut anew while it is played, and may be before it', () => {
    const cuts = (players: readonly string[], others: 'are-done' | 'play-on' = 'are-done') =>
      command('CutField', { players: [...players], others, bracket: true });
    const seeded = [...after1, cut(['ann', 'bob', 'cy', 'di'])];
    const semis = published(2, [[1, 'ann', 'di'], [2, 'bob', 'cy']]); // prettier-ignore
    const facts = { after: 1, round: 2 };
    given(...seeded)
      .when(cuts(['di', 'cy', 'bob', 'ann']))
      .then(cut(['di', 'cy', 'bob', 'ann']));
    given(...seeded)
      .when(cuts(['ann', 'bob', 'cy', 'di']))
      .thenAlready();
    given(...seeded, semis)
      .when(cuts(['ann', 'bob']))
      .thenRefused('cut/bracket', facts);
    const semisOver = [...seeded, semis, wins(2, 1, 'A'), wins(2, 2, 'A'), closed(2)];
    given(...semisOver)
      .when(cuts(['ann', 'bob']))
      .thenRefused('cut/bracket', facts);
    given(...semisOver)
      .when(command('CutField', { players: ['ann', 'bob'], others: 'are-done' }))
      .thenRefused('cut/bracket', facts);
    given(...semisOver)
      .when(cuts(['ann', 'bob', 'cy', 'di']))
      .thenAlready();
  });

  it('is not cut anew once it is over, but where an earlier build cut the field, by which no places go', () => {
    const rest = (made: TournamentEvent) => {
      const semis = published(2, [[1, 'ann', 'di'], [2, 'bob', 'cy']]); // prettier-ignore
      const final = published(3, [[1, 'ann', 'bob']]);
      return given(
        ...[...after1, made, semis, wins(2, 1, 'A'), wins(2, 2, 'A'), closed(2), final, wins(3, 1, 'A'), closed(3)],
      );
    };
    const anew = command('CutField', { players: ['cy', 'di'], others: 'are-done', bracket: true });
    rest(cut(WHO)).when(anew).thenRefused('cut/bracket');
    const before = event('FieldCut', { players: [...WHO], others: 'are-done', bracket: true });
    rest(before)
      .when(anew)
      .then(cut(['cy', 'di']));
  });

  it('asks nobody to cut who could not', () => {
    const may = (...events: readonly TournamentEvent[]) => possibleIn(fold(decider, events)).includes('CutField');
    const semis = [published(2, [[1, 'ann', 'di'], [2, 'bob', 'cy']]), wins(2, 1, 'A'), wins(2, 2, 'A'), closed(2)]; // prettier-ignore
    expect([may(...after1), may(...after1, cut(WHO)), may(...after1, cut(WHO), ...semis)]).toEqual([true, true, false]);
  });

  it('is no bracket where the cut asks for none', () => {
    const plain = event('FieldCut', { players: ['ann', 'bob'], others: 'are-done' });
    given(...after1, plain)
      .when(drafts(2))
      .then(event('RoundDrafted', { engine: 'neighbours', ...sheet(2, [[1, 'ann', 'bob']]) }));
  });
});
