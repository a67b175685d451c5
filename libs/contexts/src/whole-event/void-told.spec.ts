import type { MatchCommand } from '@adjutant/match';
import { EventDay, heldTogether, SEED_OF_THE_DAY, sha256, type Unchained } from '@adjutant/testing/event-day';
import { PACK, SHELF } from '@adjutant/testing/given';

const WINS: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'As the slip says.' },
};
const VOIDS: MatchCommand = { type: 'VoidMatch', data: { because: 'Opened twice.' } };

/** A round of one table that is decided and closed. */
function closed(): EventDay {
  const day = new EventDay(SHELF, PACK.id);
  const settings = { name: 'n', rounds: 2, checkIn: false, seedCommitment: sha256(SEED_OF_THE_DAY) };
  day.asks({ type: 'SetUpTournament', data: settings });
  for (const player of ['ann', 'bob']) day.asks({ type: 'EnterPlayer', data: { player } });
  day.asks({ type: 'DraftRound', data: { round: 1 } }).asks({ type: 'PublishRound', data: { round: 1 } });
  day.follows().plays(day.at(1, 1).match, WINS).follows();
  return day.asks({ type: 'CloseRound', data: { round: 1 } });
}

const voided = (): EventDay => {
  const day = closed();
  return day.plays(day.at(1, 1).match, VOIDS).follows();
};
const isTold = ({ type }: Unchained): boolean => type === 'TableVoidTold';
const held = (entries: readonly Unchained[], { state }: EventDay = voided()): object =>
  heldTogether(entries, state, PACK);

describe('that a table is void, as its event was told', () => {
  it('holds as it was told', () => {
    expect(held(voided().log)).not.toHaveProperty('fault');
    expect(held(voided().log)).not.toHaveProperty('otherwise');
  });

  it('is no correction in time where the round was closed', () => {
    const inTime = voided().log.map((one) => (isTold(one) ? { ...one, data: { ...one.data, late: false } } : one));
    expect(held(inTime)).toMatchObject({ fault: 'late-untold' });
  });

  it('is told once', () => {
    const twice = voided().log.flatMap((one) => (isTold(one) ? [one, one] : [one]));
    expect(held(twice)).toMatchObject({ fault: 'not-decided' });
  });

  it('is told of tables that are there', () => {
    const elsewhere = voided().log.map((one) => (isTold(one) ? { ...one, data: { ...one.data, table: 9 } } : one));
    expect(held(elsewhere)).toMatchObject({ fault: 'not-decided' });
  });

  it('is told of a match that was void, and restored, before that', () => {
    const day = voided();
    day.plays(day.at(1, 1).match, { type: 'RestoreMatch', data: { because: 'It was the other.' } }).follows();
    expect(held(day.log, day)).not.toHaveProperty('fault');
    const never = day.log.filter(({ type }) => type !== 'MatchVoided' && type !== 'MatchRestored');
    expect(held(never, day)).toMatchObject({ fault: 'told-otherwise' });
    const sooner = day.log
      .filter(({ type }) => type !== 'MatchRestored')
      .concat(day.log.filter(({ type }) => type === 'MatchRestored'));
    expect(held(sooner, day)).toMatchObject({ fault: 'told-otherwise' });
  });

  it('is missed where the match is void and its result counts; an earlier build never told it', () => {
    const untold = held(
      voided().log.filter((one) => !isTold(one)),
      closed(),
    );
    const says = 'TableVoidTold would follow: the match of round 1, table 1 is void, and its result counts';
    expect(untold).toMatchObject({ voided: 1, otherwise: [{ entry: 5, type: 'TableResultTold', says }] });
  });

  it('is missed where nothing was told of the table at all', () => {
    const day = new EventDay(SHELF, PACK.id);
    const log = voided().log;
    const early = log.filter(
      ({ type }) => !['TableVoidTold', 'TableResultTold', 'RoundClosed', 'SeedRevealed'].includes(type),
    );
    const says = 'TableVoidTold would follow: the match of round 1, table 1 is void';
    day.asks({ type: 'SetUpTournament', data: { name: 'n', rounds: 2, checkIn: false } });
    expect(held(early, day)).toMatchObject({ otherwise: [{ entry: 4, type: 'RoundPublished', says }] });
  });
});
