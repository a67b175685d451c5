import type { Bye, EntrantId } from '../facts.js';

interface Sheet {
  readonly tables: readonly object[];
  readonly byes: readonly Pick<Bye, 'player' | 'kind'>[];
}

/** The one who would be paired where there is nobody to play: a round of one bye is none. */
export function aloneIn({ tables, byes }: Sheet): EntrantId | undefined {
  const [alone, ...others] = byes.filter(({ kind }) => kind === 'pairing');
  return tables.length === 0 && others.length === 0 ? alone?.player : undefined;
}

export const aloneText = (player: string, round: number): string =>
  `${player} is the only one who can be paired in round ${round}, and has nobody to play: check somebody in, reinstate whoever dropped, or end the event.`;
