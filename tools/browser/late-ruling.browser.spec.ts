import { recordInDispute } from './disputes.js';
import { recordAll, recordSmallMatch } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';

const HEAD = { id: 'hana', role: 'head-judge' };
const CALL = { type: 'CallJudge', data: { match: 'late', claim: 'Ten points are missing' } };

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'late');
  await recordAll(stage.base, 'late', [
    { type: 'AnswerQuestion', data: { entry: 9, question: 'enemy-within-8-visible-unengaged', answer: 'yes' } },
    { type: 'FinishMatch', data: { ending: 'time' } },
    { type: 'ConfirmResult', data: { player: 'A' } },
    { type: 'ConfirmResult', data: { player: 'B' } },
  ]);
  await recordInDispute(stage.base, 'late-call', CALL, HEAD);
});

test('whose ruling it is by now stands above it before anything is written, and the head judge reads nothing of it', async () => {
  const page = await stage.open('/disputes/late-call', { width: 1280 });
  const told = page.getByText('Both players had confirmed the result before this call');
  await told.waitFor();
  await page.getByRole('button', { name: 'Claim the call' }).click();
  await page.getByText('Release the call, so that the head judge can claim it').waitFor();
  const form = page.getByRole('form', { name: 'Ruling' });
  await form.getByRole('button', { name: 'Correct an entry' }).click();
  await form.getByLabel('By role').waitFor();
  await page.getByLabel('Acting as').selectOption('Head judge');
  await told.waitFor({ state: 'detached' });
});
