import type { Browser } from 'playwright-core';

/** How long a task of a page held it up, and how long it had the processor meanwhile: the two part on a busy machine. */
export interface Task {
  readonly ms: number;
  readonly processorMs: number;
}

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Every task on the main thread of a page while something is done to it; the browser has one page open. */
export async function tasksDuring(browser: Browser, work: () => Promise<void>): Promise<readonly Task[]> {
  const devtools = await browser.newBrowserCDPSession();
  const traced: Traced[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    traced.push(...(value as readonly unknown[] as readonly Traced[])),
  );
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: ['toplevel'] },
  });
  await work();
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  const place = ({ pid, tid }: Traced): string => `${pid}/${tid}`;
  const mains = new Set(traced.filter(({ args }) => args?.name === 'CrRendererMain').map(place));
  const tasks = traced.filter((one) => one.ph === 'X' && one.name.endsWith('RunTask') && mains.has(place(one)));
  if (tasks.length === 0) throw new Error('the browser has told of no task of a page');
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, processorMs: tdur / 1000 }));
}
