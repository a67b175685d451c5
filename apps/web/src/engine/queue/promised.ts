import { useEffect, useState } from 'react';

type Keeps = Pick<StorageManager, 'persist' | 'persisted'>;

/** Whether a browser promises to throw nothing of this page away when the device runs out of room. Where it is not asked, it does not. */
export async function promises(storage: Keeps | undefined): Promise<boolean> {
  if (storage === undefined) return false;
  return (await storage.persisted()) || storage.persist();
}

let asked: Promise<boolean> | null = null;

/** Asks for it once something waits, which is when it matters: some browsers ask the person. Null before there is an answer. */
export function usePromised(waits: boolean): boolean | null {
  const [promised, hear] = useState<boolean | null>(null);
  useEffect(() => {
    if (!waits) return;
    // Over plain http there is none.
    asked ??= promises((navigator as { readonly storage?: Keeps }).storage).catch(() => false);
    void asked.then(hear);
  }, [waits]);
  return promised;
}
