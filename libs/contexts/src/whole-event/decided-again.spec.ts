import { PACK, SHELF } from '@adjutant/testing/given';
import { EventDay, heldTogether, SEED_OF_THE_DAY, sha256, type Unchained } from '@adjutant/testing/event-day';
import { presetNamed } from '@adjutant/tournament';

const begun = (more: object = {}): EventDay => {
  const settings = { name: 'n', rounds: 2, checkIn: false, seedCommitment: sha256(SEED_OF_THE_DAY), ...more };
  return new EventDay(SHELF, PACK.id).asks({ type: 'SetUpTournament', data: settings });
};
const enters = (day: EventDay, ...players: readonly string[]): EventDay => {
  for (const player of players) day.asks({ type: 'EnterPlayer', data: { player } });
  return day;
};
const held = (day: EventDay, entries: readonly Unchained[] = day.log): object => heldTogether(entries, day.state, PACK);
const says = (text: RegExp): string => expect.stringMatching(text) as string;
/** Four places, of which one is free once whoever did not come is swept out. */
function swept(): EventDay {
  const day = enters(begun({ capacity: 4, checkIn: true }), 'ann', 'bob', 'cy', 'di', 'eve', 'flo');
  for (const player of ['ann', 'bob', 'cy']) day.asks({ type: 'CheckIn', data: { player } });
  return day.asks({ type: 'SweepNoShows', data: {} }).asks({ type: 'DropPlayer', data: { player: 'ann' } });
}

/** Both players of a table say what games they won, each for themselves. */
function told(): { readonly day: EventDay; readonly record: readonly Unchained[] } {
  const day = enters(begun({ standings: presetNamed('mtr')! }), 'ann', 'bob', 'cy', 'di');
  day
    .asks({ type: 'DraftRound', data: { round: 1 } })
    .asks({ type: 'PublishRound', data: { round: 1 } })
    .follows();
  const { A, B } = day.at(1, 1);
  const both = { A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } };
  for (const player of [A, B]) day.asks({ type: 'ReportFigures', data: { player, round: 1, both } }, 'player');
  const record = day.log.map((entry): Unchained => {
    const id = entry.type === 'FiguresReported' ? A : B;
    return entry.actor.role === 'player' ? { ...entry, actor: { id, role: 'player' } } : entry;
  });
  return { day, record };
}

describe('entries of an event, decided again', () => {
  it('hold where several come of one command', () => {
    const day = swept();
    expect(day.log.filter(({ type }) => type === 'PlayerAdmitted')).toHaveLength(2);
    expect(held(day)).not.toHaveProperty('fault');
    expect(held(day)).not.toHaveProperty('otherwise');
  });

  it('that came along with another, and do not here, are told: earlier builds let nobody move up', () => {
    const day = swept();
    const earlier = day.log.filter(({ type }) => type !== 'PlayerAdmitted');
    const nobody = [
      { type: 'PlayerDropped', says: says(/PlayerAdmitted would follow/) },
      { type: 'PlayerDropped', says: says(/PlayerAdmitted would follow/) },
    ];
    expect(held(day, earlier)).toMatchObject({ otherwise: nobody });
  });

  it('hold where two players have told the same of their table', () => {
    const { day, record } = told();
    expect(record.slice(-3).map(({ type }) => type)).toEqual(['FiguresReported', 'FiguresTold', 'FiguresTold']);
    expect(held(day, record)).not.toHaveProperty('fault');
    expect(held(day, record)).not.toHaveProperty('otherwise');
    const another = record.with(-1, { ...record.at(-1)!, actor: { id: 'somebody', role: 'player' } });
    expect(held(day, another)).toMatchObject({ fault: 'not-allowed' });
  });

  it('that an earlier build took without a reason are told', () => {
    const day = begun().asks({ type: 'EnterPlayer', data: { player: 'ann', barredFromBye: true } });
    day.asks({ type: 'GiveBye', data: { round: 1, player: 'ann', kind: 'half', because: 'A wedding.' } });
    const earlier = day.log.with(-1, { ...day.log.at(-1)!, data: { round: 1, player: 'ann', kind: 'half' } });
    expect(held(day, earlier)).toMatchObject({
      otherwise: [{ entry: 2, type: 'ByeGiven', says: says(/barred from byes/) }],
    });
  });

  it('hold in what is no pack and no policy, whatever else an entry changes: no file says which were there', () => {
    const day = begun();
    const setUp = { ...day.log[0]!, data: { ...day.log[0]!.data, pack: { id: 'elsewhere' }, missions: ['dawn'] } };
    const changes = { missions: ['dusk', null], judging: { penalties: 'of-the-hall' } };
    day.asks({ type: 'ChangeSettings', data: { changes: { name: 'm' }, because: 'misspelt' } });
    const changing = (more: object, late = false): readonly Unchained[] => {
      const data = { changes: { ...changes, ...more }, because: 'It was forgotten', late };
      return [setUp, { ...day.log.at(-1)!, data } as Unchained];
    };
    expect(held(day, changing({}))).not.toHaveProperty('fault');
    expect(held(day, changing({}))).not.toHaveProperty('otherwise');
    const otherwise = (text: RegExp) => ({ otherwise: [{ entry: 1, type: 'SettingsChanged', says: says(text) }] });
    expect(held(day, changing({}, true))).toMatchObject(otherwise(/late is false/));
    expect(held(day, changing({ rounds: 1, missions: ['dusk', 'dawn'] }))).toMatchObject(
      otherwise(/planned for round 2/),
    );
    expect(held(day, changing({ pack: { id: 'another' } }))).toMatchObject(otherwise(/stays so/));
    const unfair = { judging: { penalties: 'of-the-hall', concession: { winner: 0, loser: 1 } } };
    expect(held(day, changing(unfair))).toMatchObject(otherwise(/Whoever concedes/));
  });

  it('that stood so already are told, but never of what the match of a table proves', () => {
    const { day, record } = told();
    const checked = enters(begun({ checkIn: true }), 'ann').asks({ type: 'CheckIn', data: { player: 'ann' } });
    expect(held(checked, [...checked.log, checked.log.at(-1)!])).toMatchObject({
      otherwise: [{ type: 'PlayerCheckedIn', says: says(/so already/) }],
    });
    const { match } = day.at(1, 1);
    const open = {
      type: 'TellDispute',
      data: { round: 1, table: 1, publication: 1, dispute: 'd', open: true },
    } as const;
    day.calls('d', match).asks(open, 'system');
    expect(held(day, [...record, day.log.at(-1)!, day.log.at(-1)!])).toMatchObject({ fault: 'not-decided' });
  });
});
