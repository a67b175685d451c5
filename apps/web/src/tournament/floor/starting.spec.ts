import { clockSays, isToStart } from './starting.js';

const clock = (minutes: number | null) => ({ minutes, startedAt: null, endsAt: null });

test('publishing says that it starts the clock, of the round or of any hall, or that there is none', () => {
  expect(clockSays({ clock: clock(90) })).toMatch(/^The time of the round runs from then on\./);
  const gym = { name: 'Gym', from: 1, to: 4, started: false, ...clock(120) };
  expect(clockSays({ clock: clock(null), halls: [gym] })).toMatch(/^The time of the round runs/);
  expect(clockSays({ clock: clock(null) })).toMatch(/^No clock runs/);
});

test('a clock is started anew once, and none that does not run', () => {
  expect([
    isToStart({ clock: clock(90) }),
    isToStart({ clock: clock(90), started: true }),
    isToStart({ clock: clock(null), started: false }),
  ]).toEqual([true, false, false]);
});
