import { CONTEXTS } from '@adjutant/contexts';
import {
  deciderOf,
  evolveIn,
  foldIn,
  namedId,
  recordsAgain,
  rowsOf,
  sayingAgain,
  schemasOf,
  type Occasion,
} from '@adjutant/kernel';
import { newestRead, openMemoryStore, record, StateCache } from '@adjutant/store';
import { accessTable } from './access-table.js';
import { CLOCKS } from './invented-context.js';

const NOON = '2031-05-04T12:00:00.000Z';
const occasion: Occasion = { now: NOON, occurredAt: NOON, actor: { id: 'jo', role: 'judge' } };
const deciding = { occasion };
const hire = { type: 'HireClock', data: { minutes: 90 } } as const;
const add = { type: 'AddMinutes', data: { minutes: 5 } } as const;

/** What is said of every context has to hold for one that was written a minute ago, with no other file changed. */
describe('an invented context', () => {
  it('stands in the access page', () => {
    const table = accessTable(rowsOf([...CONTEXTS, CLOCKS]));
    expect(table).toContain('| `HireClock` |  | yes | yes | yes | yes |  |');
    expect(table.split('\n')).toHaveLength(2 + rowsOf(CONTEXTS).length + 2);
  });

  it('is taken by the one way of every command into the log, and folded from there', async () => {
    const store = openMemoryStore({ schemas: schemasOf([...CONTEXTS, CLOCKS]) });
    const decider = deciderOf(CLOCKS, undefined, () => deciding);
    const recorder = { store, decider, states: new StateCache<ReturnType<typeof foldOf>>({ max: 2 }) };
    const send = (command: typeof hire | typeof add, name: string) =>
      record(recorder, { stream: CLOCKS.stream.of('1'), command, commandId: namedId(name), occasion });
    expect(await send(add, 'early')).toMatchObject({ outcome: 'refused', refusal: { code: 'clock/not-hired' } });
    expect(await send(hire, 'hire')).toMatchObject({ outcome: 'recorded', events: [{ meta: { schemaVersion: 2 } }] });
    expect(await send(hire, 'again')).toMatchObject({ outcome: 'already' });
    expect(await send(add, 'add')).toMatchObject({ outcome: 'recorded', revision: 1 });
    expect((await newestRead(recorder, CLOCKS.stream.of('1'))).state).toEqual({ minutes: 95 });
    const events = (await store.readBare(CLOCKS.stream.of('1'))).map(
      ({ event }) => event as Parameters<typeof foldOf>[0][0],
    );
    expect(foldOf(events)).toEqual({ minutes: 95 });
  });

  it('keeps the law of asking again', () => {
    const state = evolveIn(CLOCKS, null, { type: 'ClockHired', data: { minutes: 90, owner: 'jo' } }, undefined);
    const again = [hire, add].filter((command) =>
      recordsAgain(CLOCKS, command, { state: command === hire ? null : state, world: undefined, deciding }),
    );
    expect(again.map(({ type }) => type)).toEqual(sayingAgain(CLOCKS));
  });

  it('lifts what was stored before', () => {
    const schemas = schemasOf([CLOCKS]);
    expect(schemas.upcast('ClockHired', 1, { minutes: 60 })).toEqual({ minutes: 60, owner: 'unknown' });
  });
});

type Event =
  | Parameters<(typeof CLOCKS)['events']['ClockHired']['evolve']>[1]
  | Parameters<(typeof CLOCKS)['events']['MinutesAdded']['evolve']>[1];

function foldOf(events: readonly Event[]) {
  return foldIn(CLOCKS, undefined, events);
}
