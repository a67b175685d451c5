import { ofPlayers, saidOf } from '@adjutant/contexts';
import { digest } from '@adjutant/seal';
import { tableMatch, type OpenedTournament, type TableSaid } from '@adjutant/tournament';
import type { MatchSummary } from '@adjutant/views';

/** The lists of matches, as far as an event asks them: those of its matches that are over and not confirmed by both. */
export interface ReportedMatches {
  unconfirmedOf(event: string): Promise<readonly MatchSummary[]>;
}

/** What matches of an event say that nobody has told it: one player has reported it. */
export interface Reported {
  /** By the id of the match. */
  readonly said: ReadonlyMap<string, TableSaid>;
  /** The same as long as all of it is the same. */
  readonly mark: string;
}

const NOTHING: Reported = { said: new Map(), mark: '' };

/** What is reported at those tables of an event of which it was told nothing yet; where there is no such table nobody is asked. */
export async function reportedAmong(
  id: string,
  { rounds }: Pick<OpenedTournament, 'rounds'>,
  matches: ReportedMatches,
): Promise<Reported> {
  const open = new Map(
    rounds.flatMap(({ number, publication: out, tables }) =>
      tables.flatMap(({ table, publication, result, A, B }) =>
        out > 0 && result === undefined ? [[tableMatch(id, number, publication, table), { A, B }] as const] : [],
      ),
    ),
  );
  if (open.size === 0) return NOTHING;
  const found = await matches.unconfirmedOf(id);
  const said = found.flatMap((one) => {
    const at = open.get(one.id);
    return at && isReported(one) ? [[one.id, ofPlayers(at, one.players, saidIn(one))] as const] : [];
  });
  return said.length === 0 ? NOTHING : { said: new Map(said), mark: digest(said) };
}

/** What officials decided or ruled is not waited for: the event hears of it as it is. */
const isReported = ({ decided, resultState }: MatchSummary): boolean =>
  decided === undefined && resultState === 'reported';

function saidIn({ id, winner, vp: points, awarded }: MatchSummary): TableSaid {
  if (winner === null) throw new Error(`match ${id} is over and has no result`);
  return saidOf({ winner, points, ...(awarded && { awarded }) });
}
