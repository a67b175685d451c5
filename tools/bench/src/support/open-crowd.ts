import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./crowd.js', import.meta.url));

export interface CrowdAnswer {
  readonly inside: number;
  readonly turnedAway: number;
  /** When what was waited for had come to the last of them, by the clock of the machine. */
  readonly at?: number;
  /** For how long the process of the viewers has had the processor so far. */
  readonly processorMs: number;
  /** What has come to the first of them so far, with all heads. */
  readonly bytes: number;
}

/** The viewers, in a process of their own: what they cost themselves is not in the figure. */
export function openCrowd() {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the viewers have ended with ${String(code)}: let a process open more files, \`ulimit -n 20000\``);
  });
  gone.catch(() => undefined);
  return {
    tell: async (line: string): Promise<CrowdAnswer> => {
      const said = once(lines, 'line');
      child.stdin.write(`${line}\n`);
      const [text] = (await Promise.race([said, gone])) as [string];
      return JSON.parse(text) as CrowdAnswer;
    },
    stop: async (): Promise<void> => {
      if (child.exitCode !== null) return;
      child.stdin.end();
      await gone.catch(() => undefined);
    },
  };
}
