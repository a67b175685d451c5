import { fold } from '@adjutant/kernel';
import type { TableResult } from '../../facts.js';
import type { TournamentEvent } from '../events.js';
import { impactOf } from '../../impact/impact.js';
import { RECORD_AND_PATH } from '../../pairing/rules.js';
import { explain, notesOn, placeSentence } from '../../standing/explain.js';
import { presetNamed } from '../../standing/presets.js';
import { standingsOf } from '../../standing/standings.js';
import { tournamentFacts } from '../state/tournament-facts.js';
import type { OpenedTournament } from '../state/state.js';
import {
  asks,
  CLOSED,
  command,
  decider,
  event,
  given,
  NOON,
  ROUND_1,
  SEED,
  SERVER,
  SETTINGS,
  toldOf,
  tells,
} from '../testing/given.js';

const factsAfter = (...events: readonly TournamentEvent[]) =>
  tournamentFacts(fold(decider, events) as OpenedTournament, SEED);

describe('what is told of a table beside its match', () => {
  const games = (player: string, gamesWon: number, round = 1) =>
    command('TellFigures', { player, round, figures: { gamesWon } });
  const told = (player: string, gamesWon: number, more: object = {}) =>
    event('FiguresTold', { player, round: 1, figures: { gamesWon }, ...more });

  it('is told once, stands beside what the match came to, and counts with it alone', () => {
    given(...ROUND_1)
      .when(games('ann', 2))
      .then(told('ann', 2));
    given(...ROUND_1, told('ann', 2))
      .when(games('ann', 2))
      .thenAlready();
    expect(factsAfter(...ROUND_1, told('ann', 2)).rounds[0]?.tables).toEqual([]);
    const [table] = factsAfter(...ROUND_1, told('ann', 1), told('bob', 1), told('ann', 2), toldOf(1)).rounds[0]!.tables;
    expect(table?.seats.map(({ player, figures }) => [player, figures])).toEqual([
      ['ann', { gamesWon: 2, vp: 80 }],
      ['bob', { gamesWon: 1, vp: 60 }],
    ]);
  });

  describe('by a player of the table', () => {
    const mtr = [event('TournamentSetUp', { ...SETTINGS, standings: presetNamed('mtr')! }), ...ROUND_1.slice(1)];
    const both = { A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } };
    const other = { ...both, A: { gamesWon: 1, gamesDrawn: 0 } };
    const says = (player: string, said = both, round = 1) => command('ReportFigures', { player, round, both: said });
    const said = (player: string, what = both) => event('FiguresReported', { player, round: 1, both: what });
    const agreed = (['A', 'B'] as const).map((side) =>
      event('FiguresTold', { player: { A: 'ann', B: 'bob' }[side], round: 1, figures: both[side] }),
    );

    it('counts for nothing until the other says the same', () => {
      given(...mtr)
        .when(says('ann'))
        .then(said('ann'));
      given(...mtr, said('ann'))
        .when(says('ann'))
        .thenAlready();
      given(...mtr, said('ann'))
        .when(says('bob'))
        .then(...agreed);
      given(...mtr, said('ann', other), said('bob'))
        .when(says('ann'))
        .then(...agreed);
      const figuresAfter = (...more: readonly TournamentEvent[]) =>
        factsAfter(...mtr, ...more, toldOf(1)).rounds[0]?.tables[0]?.seats.map(({ figures }) => figures['gamesWon']);
      expect(figuresAfter(said('ann'), said('bob', other))).toEqual([undefined, undefined]);
      expect(figuresAfter(said('ann'), ...agreed)).toEqual([2, 1]);
    });

    it('stands beside another word, and yields to what is told', () => {
      given(...mtr, said('ann'))
        .when(says('bob', other))
        .then(said('bob', other));
      given(...mtr, ...agreed)
        .when(says('bob'))
        .thenAlready();
      given(...mtr, ...agreed)
        .when(says('bob', other))
        .thenRefused('table/told', { round: 1, table: 1 });
    });

    it('is of their own table, in a round that is played, and all that the order asks', () => {
      const asked = ['gamesWon', 'gamesDrawn'];
      given(...mtr)
        .when(says('ann', both, 2))
        .thenRefused('table/unknown', { round: 2, player: 'ann' });
      given(...mtr, toldOf(1), toldOf(2), CLOSED)
        .when(says('ann'))
        .thenRefused('round/closed', { round: 1, table: 1 });
      for (const wrong of [{ ...both, A: { gamesWon: 2 } as never }, { A: {}, B: {} } as never])
        given(...mtr)
          .when(says('ann', wrong))
          .thenRefused('table/not-asked', { asked, round: 1, table: 1 });
      given(...mtr)
        .when(says('ann', { ...both, A: { gamesWon: 1.5, gamesDrawn: 0 } }))
        .thenRefused('table/games', { figure: 'gamesWon', round: 1, table: 1 });
      given(...ROUND_1)
        .when(says('ann'))
        .thenRefused('table/not-asked', { asked: [], round: 1, table: 1 });
    });
  });

  it('may come after the round was closed, which the record says', () => {
    given(...ROUND_1, toldOf(1), toldOf(2), CLOSED)
      .when(games('bob', 1))
      .then(told('bob', 1, { late: true }));
  });

  it('is of a table that is out, and nothing that its match brings', () => {
    given(...ROUND_1)
      .when(games('ann', 2, 2))
      .thenRefused('table/unknown', { round: 2, player: 'ann' });
    given(...ROUND_1)
      .when(games('nobody', 2))
      .thenRefused('table/unknown', { round: 1, player: 'nobody' });
    given(...ROUND_1)
      .when(command('TellFigures', { player: 'ann', round: 1, figures: { vp: 100 } }))
      .thenRefused('table/of-match', { figure: 'vp', round: 1, table: 1 });
  });

  it('is nothing that the order of the event makes of a margin, by whichever way', () => {
    const set = event('TournamentSetUp', { ...SETTINGS, standings: presetNamed('wtc')! });
    const record = [set, ...ROUND_1.slice(1)];
    for (const round of [{ round: 1 }, {}])
      given(...record)
        .when(command('TellFigures', { player: 'ann', figures: { gp: 20 }, ...round }))
        .thenRefused('table/of-match', { figure: 'gp', ...round });
    const before = event('FiguresTold', { player: 'ann', round: 1, figures: { gp: 20, tp: 1 } });
    const [table] = factsAfter(...record, before, toldOf(1)).rounds[0]!.tables;
    expect(table?.seats[0].figures).toEqual({ vp: 80, tp: 1 });
  });

  it('is no number that nobody can have, of a table either', () => {
    given(...ROUND_1)
      .when(command('TellFigures', { player: 'ann', round: 1, figures: { tp: 1e15 } }))
      .thenRefused('table/too-far', { figure: 'tp', round: 1, table: 1 });
  });

  it('is a whole number of games', () => {
    for (const wrong of [-1, 1.5])
      given(...ROUND_1)
        .when(games('ann', wrong))
        .thenRefused('table/games', { figure: 'gamesWon', round: 1, table: 1 });
    given(...ROUND_1)
      .when(games('ann', 0))
      .then(told('ann', 0));
  });

  it('goes with its table, once that is published anew', () => {
    const changed = event('PublicationChanged', {
      ...{ round: 1, publication: 2, because: 'x', byes: [], gone: [{ table: 1, publication: 1 }] },
      tables: [{ table: 1, A: 'bob', B: 'ann' }],
    });
    const [table] = factsAfter(...ROUND_1, told('ann', 2), changed, toldOf(1, { publication: 2 })).rounds[0]!.tables;
    expect(table?.seats[1]).toMatchObject({ player: 'ann', figures: { vp: 60 } });
    expect(table?.seats[1].figures).not.toHaveProperty('gamesWon');
  });
});

describe('what a match came to', () => {
  it('is told by the server alone, once for each result', () => {
    given(...ROUND_1)
      .when(tells(1), SERVER)
      .then(toldOf(1));
    given(...ROUND_1, toldOf(1))
      .when(tells(1), SERVER)
      .thenAlready();
    given(...ROUND_1)
      .when(tells(1))
      .thenRefused('tournament/system-only', { role: 'organizer' });
    given(...ROUND_1)
      .when(tells(1, { publication: 2 }), SERVER)
      .thenRefused('table/unknown', { publication: 2 });
  });

  it('stands unconfirmed once its time has gone by, which the record says; in a closed round nobody waits', () => {
    const waits = event('SettingsChanged', { changes: { standsAfterMinutes: 15 }, because: 'x', late: false });
    const stood = { sure: 'reported', unconfirmedSince: NOON } as const;
    const later = (minutes: number) => asks('system', minutes);
    given(...ROUND_1, waits)
      .when(tells(1, stood), later(14))
      .thenRefused('table/unconfirmed', { round: 1, table: 1, since: NOON });
    given(...ROUND_1, waits)
      .when(tells(1, stood), later(15))
      .then(toldOf(1, { ...stood, at: later(15).now }));
    given(...ROUND_1)
      .when(tells(1, stood), later(1_000))
      .thenRefused('table/unconfirmed', { since: NOON });
    given(...ROUND_1, toldOf(2), CLOSED)
      .when(tells(1, stood), SERVER)
      .then(toldOf(1, { ...stood, late: true }));
  });

  it('is told of a closed round as late, and the round stays closed', () => {
    given(...ROUND_1, toldOf(1), toldOf(2), CLOSED)
      .when(tells(2, { sure: 'ruled' }), SERVER)
      .then(toldOf(2, { sure: 'ruled', late: true }));
  });

  it('is taken back while the round runs, and never un-reports a closed one', () => {
    const back = command('TakeResultBack', { round: 1, table: 1, publication: 1 });
    given(...ROUND_1, toldOf(1))
      .when(back, SERVER)
      .then(event('TableResultTakenBack', back.data));
    given(...ROUND_1, toldOf(1), toldOf(2), CLOSED)
      .when(back, SERVER)
      .thenAlready();
  });

  it('is outside the standings while a dispute is open', () => {
    const disputed = event('TableDisputeTold', { round: 1, table: 1, publication: 1, dispute: 'd1', open: true });
    const settled = event('TableDisputeTold', { ...disputed.data, open: false });
    expect(factsAfter(...ROUND_1, toldOf(1), disputed).rounds[0]?.open).toEqual([
      { table: 1, players: ['ann', 'bob'], disputed: true },
      { table: 2, players: ['cy', 'di'] },
    ]);
    expect(factsAfter(...ROUND_1, toldOf(1), disputed, settled)).toEqual(factsAfter(...ROUND_1, toldOf(1)));
  });
});

it('what one player alone told and nobody confirmed counts, and is marked in the line of both, round by round', () => {
  const waits = event('SettingsChanged', { changes: { standsAfterMinutes: 15 }, because: 'x', late: false });
  const stood = toldOf(1, { sure: 'reported', unconfirmedSince: NOON });
  const facts = factsAfter(...ROUND_1, waits, stood, toldOf(2), CLOSED);
  expect(facts.rounds[0]?.tables.map(({ unconfirmed }) => unconfirmed)).toEqual([true, undefined]);
  const { columns, rows } = standingsOf(facts, presetNamed('gw')!);
  const noted = rows.filter((row) => notesOn(row).length > 0);
  expect(noted.map(({ player, unconfirmed }) => [player, unconfirmed]).toSorted()).toEqual([
    ['ann', [1]],
    ['bob', [1]],
  ]);
  const [first] = noted;
  const says = (player: string): string => player.toUpperCase();
  expect(placeSentence({ columns }, first!, says)).toBe('1. ANN, shared; round 1 as one player alone told it.');
  expect(explain(columns.at(-1)!, first!.values.at(-1) ?? null, says)[0]).toBe(
    'Round 1: won against BOB, as one of the two alone told it: 80.',
  );
  const confirmed = factsAfter(...ROUND_1, toldOf(1), toldOf(2), CLOSED);
  const weighed = { rules: RECORD_AND_PATH, preset: presetNamed('gw')!, round: 1 };
  expect(impactOf(facts, confirmed, weighed).lines).toEqual([]);
});

describe('a dispute that comes up when the round is closed', () => {
  const dispute = (open: boolean, id = 'd1') =>
    event('TableDisputeTold', { round: 1, table: 1, publication: 1, dispute: id, open });
  const counted = factsAfter(...ROUND_1, toldOf(1), toldOf(2), CLOSED);

  const disputedAt = (at: number) => (one: TableResult) => (one.table === at ? { ...one, disputed: true } : one);

  it('takes nothing out of the standings: only a ruling changes what counts', () => {
    const late = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, dispute(true)];
    const [round] = factsAfter(...late).rounds;
    expect(round).toEqual({ ...counted.rounds[0], tables: counted.rounds[0]!.tables.map(disputedAt(1)) });
    expect(factsAfter(...late, dispute(false))).toEqual(counted);
  });

  it('is said in the arithmetic of both, whether their table counts or waits for a ruling', () => {
    const of = (...events: readonly TournamentEvent[]): string | undefined => {
      const { columns, rows } = standingsOf(
        factsAfter(...ROUND_1, toldOf(1), toldOf(2), ...events),
        presetNamed('gw')!,
      );
      const { values } = rows.find(({ player }) => player === 'ann')!;
      return explain(columns[0]!, values[0] ?? null, String)[0];
    };
    expect(of(CLOSED, dispute(true))).toBe(
      'Round 1: won against bob, which is disputed and counts until it is ruled: 1.',
    );
    expect(of(dispute(true), CLOSED)).toBe('Round 1: nothing counts against bob until a dispute is ruled: 0.');
    expect(of(CLOSED, dispute(true), dispute(false))).toBe('Round 1: won against bob: 1.');
  });

  it('is outside as long as one is open that was so when the round was closed, and counts from then on', () => {
    const outside = [...ROUND_1, toldOf(1), toldOf(2), dispute(true), CLOSED];
    expect(factsAfter(...outside).rounds[0]?.open).toMatchObject([{ table: 1, disputed: true }]);
    expect(factsAfter(...outside, dispute(false))).toEqual(counted);
    expect(factsAfter(...outside, dispute(false), dispute(true, 'd2')).rounds[0]?.tables.map(disputedAt(0))).toEqual(
      counted.rounds[0]!.tables.map(disputedAt(1)),
    );
  });
});

describe('what a ruling does to standings', () => {
  const effects = [{ player: 'ann', figure: 'vp', add: -10 }];

  it('is an effect and the id of a ruling, and is lifted without a trace in the facts', () => {
    const tellsIt = command('TellEffect', { ruling: 'r1', effects });
    given(...ROUND_1)
      .when(tellsIt, SERVER)
      .then(event('EffectTold', tellsIt.data));
    given(...ROUND_1, event('EffectTold', tellsIt.data))
      .when(tellsIt, SERVER)
      .thenAlready();
    expect(factsAfter(...ROUND_1, event('EffectTold', tellsIt.data)).effects).toEqual([
      { ruling: 'r1', ...effects[0] },
    ]);
    const lifted = event('EffectLifted', { ruling: 'r1' });
    expect(JSON.stringify(factsAfter(...ROUND_1, event('EffectTold', tellsIt.data), lifted))).toBe(
      JSON.stringify(factsAfter(...ROUND_1)),
    );
  });

  it('concerns players of the event', () => {
    given(...ROUND_1)
      .when(command('TellEffect', { ruling: 'r1', effects: [{ player: 'zoe', does: 'disqualified' }] }), SERVER)
      .thenRefused('entrant/unknown', { players: ['zoe'] });
  });
});

it('what was told of a match that is void meanwhile changes nothing', () => {
  const changed = event('PublicationChanged', {
    ...{ round: 1, publication: 2, gone: [{ table: 1, publication: 1 }], byes: [], because: 'x' },
    tables: [{ table: 1, A: 'bob', B: 'ann' }],
  });
  expect(factsAfter(...ROUND_1, changed, toldOf(1))).toEqual(factsAfter(...ROUND_1, changed));
  expect(toldOf(1)).toMatchObject({ data: { at: NOON } });
});
