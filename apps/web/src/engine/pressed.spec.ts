import {
  ABSENT,
  essenceOf,
  nextNumber,
  recordOf,
  type MatchCommand,
  type OpenedState,
  type Written,
} from '@adjutant/match';
import type { Viewer } from '@adjutant/views';
import { digest } from '@adjutant/seal';
import { discards, draws, NIGHT_SHELF, nightfall, StorelessMatch, thinksAgain } from '@adjutant/testing/given';
import type { Pressed } from './asked.js';
import { Engine } from './engine.js';
import { Far, SAM } from './testing/far.js';
import { PressedHere } from './pressed.js';
import { Offline } from './served.js';

const AT = '2026-11-23T10:00:00.000Z';
const ASKING = { viewer: 'spectator', person: SAM.id } as const;
const NONE = new Set<string>();
const note = (text: string): MatchCommand => ({ type: 'RecordNote', data: { kind: 'note', text } });
const gain: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } };

async function sitting(mission: 'day' | 'night' = 'day', viewer: Viewer = 'spectator') {
  const far = new Far(mission, viewer);
  const engine = new Engine('m', { ...ASKING, viewer }, far, null);
  await engine.begin();
  const press = (id: string, command: MatchCommand) => engine.press({ id, command, actor: SAM, at: AT });
  const shown = () => digest(essenceOf(engine.known(AT).shown));
  const recorded = () => digest(essenceOf(far.desk.state));
  return { far, engine, press, shown, recorded };
}

test('what the server has recorded stays on the screen until it is read, also where the line goes in between', async () => {
  const { far, engine, press, shown, recorded } = await sitting();
  press('1', gain);
  const pressed = shown();
  far.take(gain, '1');
  far.away = true;
  await expect(engine.settle('1', false)).rejects.toThrow(Offline);
  expect(shown()).toBe(pressed);
  far.away = false;
  await engine.catchUp();
  expect([shown(), engine.hash()]).toEqual([recorded(), recorded()]);
  expect(recorded()).toBe(pressed);
});

test('what the server has refused is shown no longer, also where the line goes in between', async () => {
  const { far, engine, press, shown, recorded } = await sitting();
  press('1', gain);
  expect(shown()).not.toBe(recorded());
  far.away = true;
  await expect(engine.settle('1', true)).rejects.toThrow(Offline);
  expect(shown()).toBe(recorded());
});

test('what the record holds is not shown twice: a page that has not heard so presses it again', async () => {
  const { far, engine, press, shown, recorded } = await sitting();
  far.take(gain, '1');
  await engine.catchUp();
  expect(press('1', gain)).toEqual({ outcome: 'shown' });
  expect(shown()).toBe(recorded());
  press('2', gain);
  const once = shown();
  press('2', gain);
  expect(shown()).toBe(once);
});

test('a draw is for its own phone alone where the mission seals the hands, and for whoever carries it where it does not', async () => {
  const about = [draws('A', 11), thinksAgain('A', 11), discards('A', 11), gain];
  const [open, sealed] = [await sitting('day'), await sitting('night')];
  expect(about.map(open.engine.isSecret)).toEqual([false, false, false, false]);
  expect(about.map(sealed.engine.isSecret)).toEqual([true, true, true, false]);
  expect(open.press('1', draws('A', 11))).toEqual({ outcome: 'shown', secret: false });
  expect(sealed.press('1', draws('A', 11))).toMatchObject({ secret: true });
});

test('a sealed draw is made without a line on the phone of its player, and sealed once it arrives; another phone leaves it to that', async () => {
  const [own, other] = [await sitting('night', 'A'), await sitting('night', 'B')];
  own.far.away = true;
  const pressed = [draws('A', 11), draws('A', 12), draws('A', 13), { type: 'AdvancePhase', data: {} } as const];
  for (const [index, command] of pressed.entries()) expect(own.press(String(index), command).outcome).toBe('shown');
  // What came before is void by the own hand alone.
  expect(own.press('void', draws('A', 12))).toMatchObject({ outcome: 'refused' });
  const held = () => JSON.stringify(own.engine.now('A', AT));
  expect(held()).toContain('Errand 12');
  expect(other.press('0', draws('A', 11))).toEqual({
    outcome: 'waits',
    because: 'The hand of A is sealed.',
    secret: true,
  });
  for (const [index, command] of pressed.entries()) expect(own.far.take(command, String(index))).toBe('recorded');
  expect(JSON.stringify(own.far.desk.events)).not.toContain('errand/1');
  own.far.away = false;
  const shown = held();
  await own.engine.catchUp();
  expect(held()).toBe(shown.replace(/"revision":\d+/, `"revision":${own.far.desk.events.length - 1}`));
});

test('an answer that recorded nothing is shown no longer once the record has been read', async () => {
  const { far, engine, press, shown, recorded } = await sitting();
  press('1', gain);
  await engine.settle('1', false);
  expect(far.readings).toBe(2);
  expect(shown()).toBe(recorded());
});

test('what somebody else has recorded meanwhile has everything upon it decided anew', async () => {
  const { far, engine, press, shown } = await sitting();
  for (const id of ['1', '2', '3']) press(id, note(id));
  far.take(note('of somebody else'), 'other');
  far.take(note('1'), '1');
  await engine.settle('1', false);
  const twin = new StorelessMatch(NIGHT_SHELF);
  twin.take(...nightfall('day'), note('of somebody else'), note('1'), note('2'), note('3'));
  expect(shown()).toBe(digest(essenceOf(twin.state)));
});

test('the same by another device is not taken for what was pressed here', async () => {
  const { far, engine, press, shown } = await sitting();
  press('1', gain);
  far.take(gain, 'other');
  await engine.catchUp();
  const twin = new StorelessMatch(NIGHT_SHELF);
  twin.take(...nightfall('day'), gain, gain);
  expect(shown()).toBe(digest(essenceOf(twin.state)));
});

describe('what names an entry that waits here as well', () => {
  const asks = (entry: number): MatchCommand => ({ type: 'AskTakeBack', data: { player: 'A', entry } });
  const askedOf = (engine: Engine): readonly number[] =>
    recordOf(engine.known(AT).shown as OpenedState).flatMap(({ event }) =>
      event.type === 'TakeBackAsked' ? [event.data.entry] : [],
    );

  test('says which of the items here writes it, and goes on naming that when others have written in between', async () => {
    const { far, engine, press } = await sitting();
    const next = nextNumber(far.desk.state);
    press('1', gain);
    press('2', gain);
    const forecast = [{ entry: next, of: '1' }];
    expect(press('3', asks(next))).toEqual({ outcome: 'shown', forecast, secret: false });
    far.take(note('of somebody else'), 'other');
    await engine.catchUp();
    expect(askedOf(engine)).toEqual([next + 1]);
    far.take(note('of somebody else, again'), 'another');
    far.take(gain, '1');
    await engine.settle('1', false);
    expect(askedOf(engine)).toEqual([next + 2]);
  });

  test('does so too when an earlier page has pressed it', async () => {
    const { far, engine, press } = await sitting();
    const next = nextNumber(far.desk.state);
    far.take(note('of somebody else'), 'other');
    await engine.catchUp();
    press('1', gain);
    press('2', gain);
    const forecast = [{ entry: next, of: '1' }];
    engine.press({ id: '3', command: asks(next), actor: SAM, at: AT, forecast });
    expect(askedOf(engine)).toEqual([next + 1]);
  });

  test('says nothing of entries that stand', async () => {
    const { far, engine, press } = await sitting();
    const next = nextNumber(far.desk.state);
    far.take(gain, 'one');
    far.take(gain, 'two');
    await engine.catchUp();
    expect(press('3', asks(next))).toEqual({ outcome: 'shown', secret: false });
  });
});

/** How often something was decided. */
function counted() {
  let times = 0;
  const from = ABSENT;
  const events = (id: string): readonly Written[] => [
    { event: { type: 'NoteRecorded', data: { id } } as never, by: SAM },
  ];
  const pressed = new PressedHere(from, (state, { id }) => {
    times += 1;
    return { tried: { outcome: 'shown' }, events: events(id), state };
  });
  const press = (id: string) => pressed.press({ id, command: gain, actor: SAM, at: AT } satisfies Pressed);
  return { pressed, press, events, from, times: () => times };
}

test('five hundred that were pressed are decided once each, however their answers come', () => {
  const { pressed, press, events, from, times } = counted();
  const ids = Array.from({ length: 500 }, (_, index) => String(index));
  for (const id of ids) press(id);
  for (const id of ids) {
    pressed.goOn(from, events(id), new Set([id]));
    pressed.drop(new Set([id]));
  }
  expect(times()).toBe(500);
});

test('a refusal has decided anew what stands behind it, and nothing before', () => {
  const { pressed, press, times } = counted();
  for (let index = 0; index < 100; index += 1) press(String(index));
  pressed.drop(new Set(['90']));
  expect(times()).toBe(109);
  pressed.drop(NONE);
  expect(times()).toBe(109);
});
