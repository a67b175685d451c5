import { untilDone } from './until-done.js';

/** An attempt that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  return { attempt: () => promise, resolve, reject };
}

test('what is pressed while it is under way is not tried again', async () => {
  const tries = untilDone();
  const { attempt, resolve } = held();
  let seconds = 0;
  const first = tries(attempt);
  await tries(() => Promise.resolve((seconds += 1) > 0));
  resolve(true);
  await first;
  expect(seconds).toBe(0);
});

test('what was done is not done again, also where what was pressed is on the screen yet', async () => {
  const tries = untilDone();
  let times = 0;
  const attempt = () => Promise.resolve((times += 1) > 0);
  await tries(attempt);
  await tries(attempt);
  expect(times).toBe(1);
});

test('what was not done may be tried again', async () => {
  const tries = untilDone();
  let times = 0;
  await tries(() => Promise.resolve(false));
  await tries(() => Promise.resolve((times += 1) > 0));
  expect(times).toBe(1);
});

test('what failed says so and may be tried again', async () => {
  const tries = untilDone();
  const { attempt, reject } = held();
  const first = tries(attempt);
  reject(new Error('The line is gone.'));
  await expect(first).rejects.toThrow('The line is gone.');
  let times = 0;
  await tries(() => Promise.resolve((times += 1) > 0));
  expect(times).toBe(1);
});
