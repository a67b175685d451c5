import type { LoadedSamples, Progress, SamplesUnderWay } from '@adjutant/scenarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '../app/ways.js';
import { post } from '../api/client.js';

/** Asks until they are loaded, and says on the way how far it is. */
async function loaded(tell: (progress: Progress) => void): Promise<LoadedSamples['samples']> {
  for (;;) {
    const answer = await post<LoadedSamples | SamplesUnderWay>('/samples', {});
    if ('samples' in answer) return answer.samples;
    tell(answer.loading);
  }
}

/** Loads the sample matches that come with the packs; what is loaded already stays as it is. */
export function useSamples(then: 'open the first' | 'stay') {
  const [progress, setProgress] = useState<Progress | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const loading = useMutation({
    mutationFn: async () => {
      const samples = await loaded(setProgress);
      const stopped = samples.find((sample) => sample.stopped)?.stopped;
      if (stopped) throw new Error(`A sample stopped at line ${stopped.line}: ${stopped.problem.detail}`);
      return samples;
    },
    onSuccess: (samples) => {
      for (const changed of ['matches', 'people', 'samples']) void client.invalidateQueries({ queryKey: [changed] });
      const [first] = samples;
      if (first && then === 'open the first') navigate(`/matches/${first.id}`);
    },
  });
  return { ...loading, progress: loading.isPending ? progress : null };
}
