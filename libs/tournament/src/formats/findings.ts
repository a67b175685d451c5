/** What an import may find. Nothing of it is put right in silence: each says what the file says, and what was taken. */
export const FINDINGS = {
  'not-read': 'The file, or a line of it, cannot be read.',
  'columns-off': 'Something stands in another column than the format says.',
  'player-twice': 'Two players have the same id or number.',
  'name-twice': 'Two players have the same name, or ids that only capitals part.',
  'unknown-player': 'Somebody is named who is not among the players.',
  'paired-twice': 'A player stands at two tables of one round, or at one and on the bye.',
  'table-twice': 'Two tables of a round have the same number, or one stands there twice.',
  'plays-self': 'A player is paired with themselves.',
  'opponents-disagree': 'Two players name different opponents, or only one names the other.',
  'results-disagree': 'The two sides of a table do not tell the same result.',
  'sides-disagree': 'Both sides of a table say that they had the same seat.',
  'result-against-figures': 'Who has more points of one kind has fewer of the other.',
  'figure-missing': 'One of a table has a figure that the other lacks, or a total is empty.',
  'margin-against-points': 'The points are not those that the margin gives.',
  'total-differs': 'A total that is stated is not the sum of the rounds.',
  'place-twice': 'Two players have the same place, though something parts them.',
  'place-missing': 'Places that are stated leave one out, or somebody has none.',
  'place-differs': 'A place that is stated is not the place that the results give.',
  'count-differs': 'The file says that there are more or fewer of something than there are.',
  'round-missing': 'A round is missing, or nobody stands in it.',
  'round-twice': 'A round stands there twice.',
  'round-open': 'A round is open, and a later one is closed.',
  'rounds-unordered': 'Rounds do not stand in the order of their numbers.',
  'plays-on': 'Somebody plays a round after the last one they are there for.',
  'absent-unexplained': 'Somebody has neither a table nor a bye in a round, and plays on later.',
  'not-a-number': 'Where a number belongs there is none.',
  'unknown-word': 'A word or letter that nobody here knows.',
  formula: 'A cell that a spreadsheet would work out.',
  'hidden-letters': 'Letters that cannot be seen, or that were lost when somebody saved the file.',
} as const;

export type FindingCode = keyof typeof FINDINGS;

export interface Finding {
  readonly code: FindingCode;
  /** What is wrong, with the figures. */
  readonly says: string;
  /** What was taken all the same. */
  readonly taken: string;
  /** Where: line and column of a text from 1, or the place in JSON. */
  readonly line?: number;
  readonly column?: number;
  readonly at?: string;
  readonly round?: number;
  readonly players?: readonly string[];
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** A file as it was read: what was taken, what in it does not agree, and what the file does not say and was supposed. */
export interface Imported<Event> {
  readonly format: 'trf' | 'event-file' | 'results' | 'players';
  readonly event: Event;
  readonly findings: readonly Finding[];
  readonly supposed: readonly string[];
}
