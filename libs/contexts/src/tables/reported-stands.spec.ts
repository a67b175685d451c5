import type { MatchCommand } from '@adjutant/match';
import { roundOf } from '@adjutant/tournament';
import { toldOf } from './said-of.js';
import { Hall, NOON, WAITS, wins } from './testing/hall.js';

const reported = (): { readonly hall: Hall; readonly id: string } => {
  const hall = new Hall();
  hall.goOn();
  const [[id] = ['']] = hall.live();
  hall.reports(id);
  return { hall, id };
};

describe('what one player has reported', () => {
  it('is told once the other confirms it, and not before', () => {
    const { hall, id } = reported();
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell', table: 1, sure: 'confirmed' }]);
    hall.goOn();
    expect(hall.steps()).toEqual([]);
  });

  it('stands when its time has gone by, is told once as that, and is no news when it is confirmed after all', () => {
    const { hall, id } = reported();
    hall.waits(WAITS - 1);
    expect(hall.steps()).toEqual([]);
    hall.waits(1);
    const since = new Date(NOON).toISOString();
    expect(hall.steps()).toMatchObject([{ do: 'tell', table: 1, sure: 'reported', unconfirmedSince: since }]);
    hall.goOn();
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toEqual([]);
    expect(hall.event.filter(({ type }) => type === 'TableResultTold')).toHaveLength(1);
  });

  it('waits anew from what was put otherwise, and not from the word of the first', () => {
    const { hall, id } = reported();
    hall.waits(10);
    const more = { player: 'A', resource: 'vp', amount: 2, because: 'miscounted' } as const;
    expect(hall.played(id, { type: 'AdjustPoints', data: more }, 'judge')).toBe('recorded');
    hall.waits(5);
    expect(hall.confirms(id, 'A')).toBe('recorded');
    expect(hall.steps()).toEqual([]);
    hall.waits(10);
    expect(hall.steps()).toMatchObject([{ do: 'tell', said: { A: { figures: { vp: 5 } } } }]);
  });

  it('is put off by no correction after which the match says the same', () => {
    const { hall, id } = reported();
    hall.waits(10);
    const correction = { kind: 'amend', data: { what: 'elm' } } as const;
    const corrects: MatchCommand = { type: 'CorrectEntry', data: { entry: 1, correction, because: 'It was the elm' } };
    expect(hall.played(id, corrects, 'player')).toBe('recorded');
    hall.waits(WAITS - 10);
    expect(hall.steps()).toMatchObject([{ do: 'tell', unconfirmedSince: new Date(NOON).toISOString() }]);
  });

  it('does not stand on a clock that was put back, nor is a telling taken whose time has not come', () => {
    const { hall } = reported();
    hall.waits(WAITS);
    const [due] = hall.steps();
    hall.waits(-5);
    expect(hall.steps()).toEqual([]);
    expect(hall.take(due!)).toBe('table/unconfirmed');
    expect(hall.event.some(({ type }) => type === 'TableResultTold')).toBe(false);
  });

  it('waits for whoever rules while it is disputed, and stands once its round was closed over it and nothing came of that', () => {
    const { hall } = reported();
    const [, [other] = ['']] = hall.live();
    expect(hall.played(other, wins('A'))).toBe('recorded');
    expect(hall.disputed(1, true)).toBe('recorded');
    hall.waits(WAITS);
    hall.goOn();
    expect(hall.decided({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    expect(hall.event.find(({ type }) => type === 'RoundClosed')?.data).toMatchObject({
      unconfirmed: [],
      disputed: [1],
    });
    expect(hall.steps()).toEqual([]);
    expect(hall.disputed(1, false)).toBe('recorded');
    hall.goOn();
    expect(roundOf(hall.state(), 1)?.tables[0]?.result).toMatchObject({
      sure: 'reported',
      said: { decided: 'played' },
    });
    expect(hall.event.filter(({ type }) => type === 'TableResultTold')).toHaveLength(2);
  });

  it('after a dispute that its round was closed over waits for the other, whichever of the two reports it', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id] = [''], [other] = ['']] = hall.live();
    expect(hall.played(other, wins('A'))).toBe('recorded');
    hall.goOn();
    expect(hall.disputed(1, true)).toBe('recorded');
    expect(hall.decided({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    expect(hall.disputed(1, false)).toBe('recorded');
    hall.waits(1);
    hall.reports(id);
    hall.waits(WAITS);
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell', table: 1, sure: 'confirmed' }]);
  });

  it('as an earlier build told it at once it is told once more when it is confirmed, and stands by its own time', () => {
    const { hall, id } = reported();
    const told = toldOf(hall.match(id));
    const of = { round: 1, table: 1, publication: 1 };
    expect(hall.decided({ type: 'TellResult', data: { ...of, ...told! } }, 'system')).toBe('recorded');
    hall.waits(WAITS);
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell', sure: 'confirmed' }]);
  });
});
