import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordAll, recordSmallMatch } from './small-match.js';
import { sharedStaffedStage, type StaffedStage } from './staffed-stage.js';
import { sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const NARROW: View = { width: 320, height: 640, touch: true };
const FINISH = { type: 'FinishMatch', data: { ending: 'time' } };

describe('on one device', () => {
  const stage: Stage = sharedStage(async () => {
    await recordSmallMatch(stage.base, 'end');
    await recordAll(stage.base, 'end', [FINISH]);
  });

  test('the result is shown, shared as a picture, and played again with one press', async () => {
    const page = await stage.open('/matches/end/table', NARROW);
    const result = page.getByRole('region', { name: 'The result' });
    await result.getByText(/ben wins/).waitFor();
    expect(await graveViolations(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('button', { name: 'Share as picture' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('result.png');
    const plain = await stage.open('/matches/end/table', { ...NARROW, watching: PLAIN });
    await plain.getByRole('button', { name: 'Share as text' }).click();
    await plain.getByText('The text is copied.').waitFor();
    await result.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(/\/matches\/end-rematch\/table/);
    await page.getByText('Before the battle', { exact: true }).waitFor();
    // The second is told that it is open already, and goes there.
    stage.forgive(/422/);
    const other = await stage.open('/matches/end/table', NARROW);
    await other.getByRole('button', { name: 'Rematch' }).click();
    await other.waitForURL(/\/matches\/end-rematch\/table/);
    const lists = await fetch(`${stage.base}/api/matches/end-rematch/events`);
    const { events } = (await lists.json()) as { readonly events: readonly { readonly type: string }[] };
    expect(events.map(({ type }) => type)).toEqual(['MatchOpened', 'RosterSubmitted', 'RosterSubmitted']);
  });
});

/** As over plain http: no secure context, and no clipboard. */
const PLAIN = `Object.defineProperty(window, 'isSecureContext', { value: false });
Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });`;

describe('on two devices', () => {
  const stage: StaffedStage = sharedStaffedStage();

  test('each agrees to a round and to the result with one press, and one who does not calls a judge', async () => {
    const [a, b] = await Promise.all([
      stage.open(await stage.seatLink('A'), PHONE),
      stage.open(await stage.seatLink('B'), PHONE),
    ]);
    for (const page of [a, b]) {
      await page.waitForURL(/\/matches\/small/);
      await page.goto(`${stage.base}/matches/small/table`);
    }
    const ended = { name: 'Battle round 1 has ended' } as const;
    await a.getByRole('region', ended).getByRole('button', { name: 'I agree' }).click();
    await b.getByRole('region', ended).getByRole('cell', { name: 'yes' }).waitFor();
    await b.getByRole('region', ended).getByRole('button', { name: 'I agree' }).click();
    for (const page of [a, b]) await page.getByRole('region', ended).waitFor({ state: 'detached' });

    const answer = {
      type: 'AnswerQuestion',
      data: { entry: 9, question: 'enemy-within-8-visible-unengaged', answer: 'yes' },
    };
    await recordAll(stage.base, 'small', [answer, FINISH], stage.sessions.judge);
    const asked = { name: 'Is this the result?' } as const;
    /** There is one button for it on a phone: where the result stands. */
    const confirmed = async (page: Page): Promise<void> => {
      await page.getByRole('region', asked).getByRole('button', { name: 'I agree' }).waitFor();
      expect(await page.getByRole('region', { name: 'Next step' }).count()).toBe(0);
      await page.getByRole('region', asked).getByRole('button', { name: 'I agree' }).click();
    };
    await confirmed(a);
    await a
      .getByRole('region', asked)
      .getByText(/^Recorded: waiting for .+ to agree\.$/)
      .waitFor();
    const result = b.getByRole('region', { name: 'The result' });
    await result.getByRole('button', { name: 'Dispute the result' }).click();
    await result.getByLabel('What is wrong with it').pressSequentially('Ten points are missing', { delay: 10 });
    await result.getByRole('button', { name: 'Call a judge' }).click();
    await result.getByText('A judge is called about the result.').waitFor();
    await confirmed(b);
    await a.getByRole('region', asked).waitFor({ state: 'detached' });
  });
});
