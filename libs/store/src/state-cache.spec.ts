import { eventsIn, eventsToHold, letGoBefore, statesHeld } from './state-cache.js';

const after = (events: number) => ({ revision: events - 1 });

describe('states that are held', () => {
  it('make room for one another by the events behind them, the one that was used longest ago first', () => {
    const states = statesHeld({ max: 100, events: 800 });
    for (const stream of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) states.set(stream, after(100));
    expect(states.get('a')).toEqual(after(100));
    states.set('i', after(100));
    expect([states.size, states.has('a'), states.has('b')]).toEqual([8, true, false]);
  });

  it('grow with their streams', () => {
    const states = statesHeld({ max: 100, events: 800 });
    for (const stream of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) states.set(stream, after(10));
    expect(states.size).toBe(9);
    for (const stream of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) states.set(stream, after(100));
    expect([states.size, states.has('a')]).toEqual([8, false]);
  });

  it('are held beside seven others however long their stream is', () => {
    const states = statesHeld({ max: 100, events: 800 });
    for (const stream of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) states.set(stream, after(50_000));
    expect([...states.keys()].sort()).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  });

  it('are as many as there is room for, where nothing is said of events', () => {
    const states = statesHeld({ max: 2 });
    for (const stream of ['a', 'b', 'c']) states.set(stream, after(50_000));
    expect([...states.keys()].sort()).toEqual(['b', 'c']);
  });

  it('of streams that do not exist take room all the same', () => {
    const states = statesHeld({ max: 100, events: 8 });
    for (let stream = 0; stream < 20; stream += 1) states.set(`${stream}`, after(0));
    expect(states.size).toBe(8);
  });

  it('are let go where they were last held before a place, the one that was used longest ago first', () => {
    const states = statesHeld<{ revision: number; place: number }>({ max: 100 });
    for (const [place, stream] of ['a', 'b', 'c', 'd'].entries()) states.set(stream, { ...after(1), place });
    states.set('a', { ...after(2), place: 4 });
    letGoBefore(states, 3);
    expect([...states.keys()].sort()).toEqual(['a', 'd']);
    letGoBefore(states, 3);
    expect(states.size).toBe(2);
  });

  it('are those of a hundred whole matches in the heap of a machine of 1 GB, and of a hall of a thousand tables in that of a laptop', () => {
    expect(
      [100_000_000, 544_000_000, 2_300_000_000, 4_300_000_000].map((heap) => Math.round(eventsIn(heap) / 1_000)),
    ).toEqual([10, 23, 187, 374]);
    expect(eventsToHold()).toBeGreaterThanOrEqual(10_000);
  });
});
