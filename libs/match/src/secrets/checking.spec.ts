import { SEALING } from '@adjutant/testing';
import { StorelessMatch, discards, draws, nightfall, NIGHT_SHELF, on, sees } from '@adjutant/testing/given';
import { brokenSeal, matchStream, neverOpened, type MatchEvent } from '../index.js';

const STREAM = matchStream('m');
type Revealed = Extract<MatchEvent, { type: 'ObjectiveRevealed' }>;

/** A record in which A seals two draws, and the second is achieved and so revealed. */
let record: readonly MatchEvent[];
let opened: number;
beforeEach(() => {
  const desk = new StorelessMatch(NIGHT_SHELF);
  desk.take(...nightfall(), draws('A', 11), draws('A', 13), draws('A', 21), on, on, sees('A', 13));
  record = desk.events;
  opened = record.findIndex(({ type }) => type === 'ObjectiveRevealed');
});

const broken = (events: readonly MatchEvent[], stream = STREAM) => brokenSeal(stream, events, SEALING.commit);

/** The record with another reveal in place of the one in it. */
const revealing = (change: Partial<Revealed['data']>): readonly MatchEvent[] =>
  record.map((event, number) =>
    number === opened ? ({ ...event, data: { ...(event as Revealed).data, ...change } } as MatchEvent) : event,
  );

const sealedBy = (player: 'A' | 'B', nth: number): { readonly sealed: string; readonly number: number } => {
  const places = record.flatMap((event, number) =>
    event.type === 'ObjectiveDrawn' && event.data.player === player ? [{ ...event.data, number }] : [],
  );
  return places[nth] as unknown as { readonly sealed: string; readonly number: number };
};

describe('what a record reveals', () => {
  it('keeps to what was sealed, of that match', () => {
    expect(broken(record)).toBeUndefined();
    expect(broken(record, matchStream('another'))).toMatchObject({ number: opened });
  });

  it('is broken where it shows something else, or with another salt or none', () => {
    const number = sealedBy('A', 1).number;
    const says = `what it shows is not what entry ${number} has sealed: the commitment there comes from other content or another salt`;
    const holds = { drawn: { objective: 'errand/12', dice: [1, 2] } };
    for (const change of [{ holds }, { salt: '0'.repeat(64) }, { salt: 'no salt' }, { salt: '' }])
      expect(broken(revealing(change))).toEqual({ number: opened, reason: says });
  });

  it('is broken where nothing before it was sealed so', () => {
    const sealed = 'ab'.repeat(32);
    expect(broken(revealing({ sealed }))).toEqual({
      number: opened,
      reason: 'it opens abababababab…, which no entry before it has sealed',
    });
    const { number } = sealedBy('A', 1);
    expect(broken(record.filter((_, at) => at !== number))).toMatchObject({ number: opened - 1 });
  });

  it('is broken where it opens for one side what the other has sealed', () => {
    const { number } = sealedBy('A', 1);
    expect(broken(revealing({ player: 'B' }))).toEqual({
      number: opened,
      reason: `it opens entry ${number} for B, but A has sealed that`,
    });
  });

  it('is broken where it opens one commitment with the secret of another', () => {
    expect(broken(revealing({ sealed: sealedBy('A', 0).sealed }))).toMatchObject({ number: opened });
  });
});

describe('what a record never opens', () => {
  it('is told by entry, what was opened is not', () => {
    expect(neverOpened(record)).toEqual([sealedBy('A', 0).number, sealedBy('A', 2).number]);
    expect(neverOpened([])).toEqual([]);
  });

  it('holds what was discarded unseen', () => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    desk.take(...nightfall(), draws('A', 11), draws('A', 13), draws('A', 21), on, on, sees('A'), discards('A', 13));
    expect(neverOpened(desk.events)).toHaveLength(4);
  });
});
