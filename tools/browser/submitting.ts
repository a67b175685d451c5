import type { Locator } from 'playwright-core';

/** Submits the list as it stands; where its keywords are asked for first, it goes without them. */
export async function submitRoster(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /^Submit (?:the roster|without them)$/ }).click();
  const without = dialog.getByRole('button', { name: 'Submit without them' });
  const gone = dialog.waitFor({ state: 'detached' }).then(() => false);
  const asked = without.waitFor().then(
    () => true,
    () => false,
  );
  if (await Promise.race([gone, asked])) await without.click();
  await gone;
}
