/** The page, and what a match is opened with, are kept on this device; nothing that is shown waits for it. */
export async function prepare(game?: string, release?: string): Promise<void> {
  const [{ keepPage }, { prepareOpening }] = await Promise.all([import('./registering.js'), import('./prepared.js')]);
  keepPage();
  await prepareOpening(game, release);
}
