import type { MatchView } from '@adjutant/views';
import { withoutCodes, withoutIds } from '../../common/codes.js';
import { withNames } from '../../common/nameless.js';
import { clockWords } from './clock-words.js';
import { unitNames } from './unit-names.js';

export type WordedMatch = Pick<MatchView, 'seats' | 'units' | 'phases'>;

/** How sentences of the server read on a page: players, officials and units by their names, and places of the clock in words. */
export interface Wording {
  readonly players: { readonly A: string; readonly B: string };
  /** The sentence of an entry, where what somebody wrote themselves stands behind a colon and stays as it is. */
  readonly entry: (text: string) => string;
  /** Any other sentence, which the server makes up as a whole. */
  readonly told: (text: string) => string;
  /** Names of things, which are no sentences. */
  readonly thing: (text: string) => string;
  /** A place of the clock, alone. */
  readonly clock: (text: string) => string;
}

/** What follows an `A` that begins a sentence and is a player; anything else makes it an article. */
const DOES =
  'has|had|is|was|uses|used|gains|scores|scored|submits|decides|answers|rolls|throws|draws|discards|shows|records|contests|' +
  'concedes|confirms|wins|won|loses|lost|holds|stands|may|needs|bears|accepts|spends|spent|says|said|does|did|leads|comes|still|now|' +
  'gets|takes|pays|owes|looks|asked|appeals|adopted|must|can|cannot|would|will|claims|denies|and|or|plays|places|activates|asks|agreed|agrees|tells|fields|sealed it';

const FIRST = new RegExp(`(^|[.!?] |[“"])A(?=(?:[’']s\\b| (?:${DOES})\\b| [+−-]?\\d|: ))`, 'g');
/** Before a name that begins with a capital letter it is the article of that name: `A Grievous Blow`. */
const WITHIN = /(?<=[a-z0-9,;:)(→=] |\()A(?![\w-]| [A-Z][a-z])/g;
const OTHER = /(?<![\w.#/-])B(?![\w-])/g;
const TITLED = /\b[Pp]layer ([AB])\b/g;
const OFFICIAL = /^The ([a-z ]+) \(([^)]+)\)/;
const AGAINST = /\bagainst (?:[a-z0-9-]+\/[a-z0-9-]+(?:, )?)+/g;

/** Says who sits where, and so by letters. */
const SEATS = /^The seats are corrected, A is (.+) and B is (.+)$/;

/** Heads of sentences behind whose colon the server goes on, in its own words. */
const GOES_ON =
  /(?:^The result is decided|^The match is finished|submits a roster|^An? \w+ of [AB] is \w+|\brecords [^:]*|\bconcedes\. Awarded|^The turn passes to .*|^[AB]|\bof [AB])$/;

export function wordingOf(told: WordedMatch, called: (id: string) => string): Wording {
  const players = playersOf(told, called);
  const clock = clockWords(told.phases, players);
  const units = unitNames(told.units, players);
  const named = (text: string): string =>
    withoutIds(text.replaceAll(AGAINST, 'against the rules'))
      .replace(OFFICIAL, (_, role: string, id: string) => `The ${role} (${called(id)})`)
      .replaceAll(TITLED, (_, side: 'A' | 'B') => players[side])
      .replaceAll(FIRST, (_, before: string) => before + players.A)
      .replaceAll(WITHIN, players.A)
      .replaceAll(OTHER, players.B);
  const asWritten = (text: string): string => text;
  const seated = (text: string): string =>
    text.replace(SEATS, 'The seats are corrected, with $1 in seat A and $2 in seat B');
  const asSaid = (text: string): string => units.beside(text, asWritten);
  const read = (text: string, words: (text: string) => string): string =>
    withNames(withoutCodes(words(clock(text))), called);
  const whole = (text: string): string => read(text, (words) => units.in(words, named));
  return {
    players,
    told: whole,
    clock,
    thing: withoutCodes,
    entry: (text) => {
      const [head, tail] = parted(text);
      return (SEATS.test(head) ? read(head, seated) : whole(head)) + (tail === '' ? '' : read(tail, asSaid));
    },
  };
}

/** Two players of one name are told apart by their seats. */
function playersOf({ seats }: WordedMatch, called: (id: string) => string): Wording['players'] {
  const [A, B] = [called(seats.A.player), called(seats.B.player)];
  return A === B ? { A: `${A} (A)`, B: `${B} (B)` } : { A, B };
}

/** What the server says, and what somebody said. */
function parted(text: string): readonly [string, string] {
  const colon = text.indexOf(': ');
  if (colon < 0 || GOES_ON.test(text.slice(0, colon))) {
    const end = text.startsWith('The result is decided') ? text.indexOf('. ') : -1;
    return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  }
  return [text.slice(0, colon), text.slice(colon)];
}
