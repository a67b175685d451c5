const LONGEST_MS = 50_000;

/** Waits for what comes soon: on a machine under load a good while later. A test that waits in vain goes on, and says what is not so. */
export async function until(isSo: () => boolean | Promise<boolean>, everyMs = 10): Promise<void> {
  const began = performance.now();
  while (!(await isSo()) && performance.now() - began < LONGEST_MS) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
