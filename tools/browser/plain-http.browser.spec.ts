import { button, ended, openedOnOneDevice, typesIn } from './one-device.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds } from './stage.js';

const stage = sharedStaffedStage();

/** What a page has only where its context is secure. */
const MISSING = `[isSecureContext, typeof crypto.subtle, typeof crypto.randomUUID, typeof navigator.clipboard, typeof navigator.wakeLock, typeof navigator.serviceWorker]`;

test('over plain http by the name of a host, where no context is secure, a match goes from its opening to its confirmed result', async () => {
  const opened = await openedOnOneDevice(stage, { depth: 'Score', host: 'hall.test' });
  const { match, page, dialog } = opened;
  expect(await page.evaluate(MISSING)).toEqual([false, ...Array<string>(5).fill('undefined')]);
  await button(page, 'Start the battle').tap();
  await button(dialog, 'Ada').tap();
  await dialog.waitFor({ state: 'detached' });
  // The device tells the match itself here too.
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  await button(page, '+1 CP').tap();
  await page.getByText('Recorded as entry').waitFor();
  await button(page, /^Primary mission/).tap();
  await button(dialog.getByRole('group', { name: 'How many? At once' }), '5').tap();
  await dialog.waitFor({ state: 'detached' });
  const next = button(page.getByRole('region', { name: 'Next step' }), /./);
  const says = await next.innerText();
  await next.tap();
  await next.filter({ hasNotText: says }).waitFor();
  await ended(opened);
  expect(await typesIn(stage, match)).toMatchObject({
    ...{ BattleStarted: 1, CommandPointsGained: 1, VictoryPointsScored: 1, PhaseAdvanced: 1, ResultConfirmed: 2 },
  });

  // There is no clipboard here; it is copied all the same.
  const result = page.getByRole('region', { name: 'The result' });
  await button(result, 'Share as text').tap();
  await result.getByText('The text is copied.').waitFor();
});
