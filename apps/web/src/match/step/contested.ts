import type { Side } from '@adjutant/rules';
import type { FindingView, MatchView } from '@adjutant/views';
import { usePlayers, useRecord } from '../record.js';
import { opposite } from '../../common/sides.js';

type Questions = MatchView['pending']['questions'];

/** Who denies what another has claimed for an entry, as long as nobody has settled it; null where nobody does. */
export function deniedBy(questions: Questions, entry: number, question: string | undefined): Side | null {
  const found = questions.find((one) => one.contested && one.entry === entry && one.question === question);
  return found?.by ?? null;
}

/** `claimed by Ada, denied by Ben` */
export function contestText(denier: Side, players: { readonly A: string; readonly B: string }): string {
  return `claimed by ${players[opposite(denier)]}, denied by ${players[denier]}`;
}

/** Tells of the findings of the selected entry whether they are contested, and in which words. */
export function useContests(): (finding: Pick<FindingView, 'key'>) => string | null {
  const { match, number } = useRecord();
  const players = usePlayers();
  return ({ key }) => {
    const denier = deniedBy(match.pending.questions, number, key);
    return denier === null ? null : contestText(denier, players);
  };
}
