import { WhileUnchanged } from './while-unchanged.js';

function place() {
  const at = { own: 0, others: 0 };
  let reads = 0;
  const known = new WhileUnchanged<{ readonly read: number }>({ max: 2 });
  const tables = { changes: () => ({ ...at }) };
  const ask = (key = 'a', meanwhile = (): void => undefined): Promise<{ readonly read: number } | undefined> =>
    known.of(tables, key, async () => {
      meanwhile();
      return { read: (reads += 1) };
    });
  return { at, known, tables, ask };
}

test('what was read is known until somebody writes, whoever it is', async () => {
  const { at, ask } = place();
  expect([await ask(), await ask()]).toEqual([{ read: 1 }, { read: 1 }]);
  at.own += 1;
  expect([await ask(), await ask()]).toEqual([{ read: 2 }, { read: 2 }]);
  at.others += 1;
  expect([await ask(), await ask('b'), await ask()]).toEqual([{ read: 3 }, { read: 4 }, { read: 3 }]);
});

test('what was written while it was read is written since', async () => {
  const { at, ask } = place();
  await ask('a', () => void (at.own += 1));
  expect(await ask()).toEqual({ read: 2 });
});

test('what changes nothing that is known here is left out of account, and nothing that is written with it', async () => {
  const { at, known, ask } = place();
  await ask();
  await known.beside(async () => ((at.own += 1), 1));
  expect(await ask()).toEqual({ read: 1 });
  await known.beside(async () => {
    at.own += 1;
    // Whether that was all cannot be told yet: what is read now is not kept.
    expect([await ask(), await ask()]).toEqual([{ read: 2 }, { read: 3 }]);
    at.own += 1;
    return 1;
  });
  expect(await ask()).toEqual({ read: 4 });
  await expect(known.beside(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await ask()).toEqual({ read: 4 });
});

test('where nobody tells of changes everything is read each time, and what is not there as well', async () => {
  const { known, tables, ask } = place();
  await ask();
  expect(await known.of({}, 'a', async () => ({ read: 9 }))).toEqual({ read: 9 });
  let asked = 0;
  const nothing = async (): Promise<undefined> => void (asked += 1);
  for (const _ of [1, 2]) expect(await known.of(tables, 'nobody', nothing)).toBeUndefined();
  expect(asked).toBe(2);
});
