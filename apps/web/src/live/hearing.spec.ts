import { Hearing } from './hearing.js';

/** A world in which time passes by being told so, and probes are answered as somebody says. */
function world() {
  let now = 0;
  let later: { readonly at: number; readonly then: () => void }[] = [];
  const probes: ((answered: boolean) => void)[] = [];
  const told: (readonly [isSilent: boolean, reached: boolean])[] = [];
  const hearing = new Hearing({
    probe: () => new Promise((answer) => probes.push(answer)),
    now: () => now,
    later: (then, milliseconds) => {
      const one = { at: now + milliseconds, then };
      later.push(one);
      return () => (later = later.filter((other) => other !== one));
    },
    tell: (reached) => told.push([hearing.silentSince !== null, reached]),
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    const due = later.filter(({ at }) => at <= now);
    later = later.filter(({ at }) => at > now);
    for (const { then } of due) then();
  };
  const answers = async (answered: boolean): Promise<void> => {
    probes.shift()?.(answered);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { hearing, told, probes, pass, answers, waiting: () => later.length };
}

test('one reading that is not answered says that there is no answer, until one is', async () => {
  const { hearing, told, probes, pass, answers, waiting } = world();
  pass(5_000);
  hearing.unheard('read');
  expect(hearing.silentSince).toBe(5_000);
  pass(1_000);
  expect(probes).toHaveLength(1);
  await answers(false);
  expect(hearing.silentSince).toBe(5_000);
  pass(2_000);
  await answers(true);
  expect(hearing.silentSince).toBeNull();
  expect(told).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(waiting()).toBe(0);
});

test('what could not be sent is not healed by an answer to something else, as long as it is tried again', async () => {
  const { hearing, pass, answers } = world();
  hearing.unheard('send');
  pass(1_000);
  await answers(true);
  expect(hearing.silentSince).toBe(0);
  pass(10_000);
  hearing.unheard('send');
  await answers(true);
  expect(hearing.silentSince).toBe(0);
  hearing.heard('send');
  expect(hearing.silentSince).toBeNull();
});

test('what was sent once and never again does not keep the sign for ever', async () => {
  const { hearing, pass, answers } = world();
  hearing.unheard('send');
  for (let seconds = 0; seconds < 30; seconds += 1) {
    pass(1_000);
    await answers(true);
  }
  expect(hearing.silentSince).toBeNull();
});

test('while nobody answers it is asked more and more seldom, and at least every eight seconds', async () => {
  const { hearing, probes, pass, answers } = world();
  hearing.unheard('read');
  let asked = 0;
  for (let seconds = 0; seconds < 60; seconds += 1) {
    pass(1_000);
    asked += probes.length;
    await answers(false);
  }
  expect(asked).toBeGreaterThanOrEqual(7);
  expect(asked).toBeLessThanOrEqual(12);
});

test('whoever watches asks where nothing was heard for a while, once at a time', async () => {
  const { hearing, probes, pass, answers } = world();
  pass(5_000);
  hearing.watch(8_000);
  expect(probes).toHaveLength(0);
  pass(3_000);
  hearing.watch(8_000);
  hearing.watch(8_000);
  expect(probes).toHaveLength(1);
  await answers(true);
  hearing.watch(8_000);
  expect(probes).toHaveLength(0);
  pass(8_000);
  hearing.watch(8_000);
  await answers(false);
  expect(hearing.silentSince).toBe(16_000);
});

test('what was heard of a send is an answer for everything', () => {
  const { hearing, told } = world();
  hearing.unheard('read');
  hearing.unheard('send');
  hearing.heard('send');
  expect(hearing.silentSince).toBeNull();
  expect(told.at(-1)).toEqual([false, true]);
});
