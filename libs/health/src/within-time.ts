/** Nothing came in time. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';

  constructor(readonly limitMs: number) {
    super(`no answer within ${limitMs / 1_000} s`);
  }
}

/** What work comes to, or `TooSlow` after the limit; the work itself goes on, and its late failure disturbs nobody. */
export async function withinTime<Value>(limitMs: number, work: () => Promise<Value>): Promise<Value> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new TooSlow(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(limit);
  }
}
