import { scoreSheet, type ScoreSheet, type SheetToPrint } from '@adjutant/views';
import { unknownMatch } from '../matches/match-id.js';
import type { MatchReader } from '../matches/match-reader.js';
import { EVERYBODY } from './audit.js';
import { Question } from './question.js';

/** What stands on the score sheet of a match; it holds nothing that is sealed. */
export class ReadSheet extends Question<ScoreSheet> {}

/** What is printed to be filled in by hand: score sheets, round by round, or result slips. */
export type PaperByHand = 'sheets' | 'slips';

/** Score sheets or result slips as a file: of one match or of several. */
export class SheetsPdf extends Question<Uint8Array> {
  constructor(
    readonly sheets: readonly SheetToPrint[],
    readonly paper: PaperByHand,
  ) {
    super(sheets.map(({ match }) => match).join(' '));
  }
}

export async function tellSheet(reader: MatchReader, { match }: ReadSheet): Promise<ScoreSheet> {
  const { stored, events } = await reader.seen(match, EVERYBODY);
  const state = await reader.seenState(match, EVERYBODY);
  const newest = stored.at(-1)?.meta.recordedAt;
  const sheet =
    newest === undefined ? null : reader.project((shelf) => scoreSheet(shelf, { match, state, events, newest }));
  if (sheet === null) throw unknownMatch(match);
  return sheet;
}

interface Beside {
  readonly paper: PaperByHand;
  /** What the addresses of this server begin with. */
  readonly origin: string;
  readonly players: (match: string) => Promise<SheetToPrint['players']>;
}

/** The sheets or the slips of these matches as one file. */
export async function printSheets(
  tell: <Answer>(question: Question<Answer>) => Promise<Answer>,
  matches: readonly string[],
  { paper, origin, players }: Beside,
): Promise<Uint8Array> {
  const sheets: SheetToPrint[] = [];
  for (const match of matches) {
    const address = `${origin}/matches/${encodeURIComponent(match)}`;
    sheets.push({ ...(await tell(new ReadSheet(match))), players: await players(match), address });
  }
  return tell(new SheetsPdf(sheets, paper));
}
