import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./bare-viewers-process.js', import.meta.url));

export interface BareServer {
  readonly port: number;
  /** Has it write to everybody, and answers with the revision that it wrote. */
  write(): Promise<number>;
  stop(): void;
}

/** Nothing but the writing, of so many bytes each time: a process of its own, as a server is. */
export async function bareServer(bytes: number): Promise<BareServer> {
  const child = fork(PROGRAM, [String(bytes)]);
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    write: async () => {
      const answered = once(child, 'message');
      child.send('write');
      const [revision] = (await answered) as [number];
      return revision;
    },
    stop: () => void child.kill(),
  };
}
