import type { Answer, Running } from './running.js';

/** Asks until the samples are loaded, however slow the machine is. */
export async function loadSamples(server: Pick<Running, 'post'>): Promise<Answer> {
  for (;;) {
    const answer = await server.post('/api/samples', {});
    if (answer.status !== 202) return answer;
  }
}
