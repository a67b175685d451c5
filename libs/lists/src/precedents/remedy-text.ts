import type { RemedyAsked } from '@adjutant/dispute';
import { declarationOf, type MatchEvent, type Remedy } from '@adjutant/match';
import type { Pack } from '@adjutant/rules';
import { decisionText } from '@adjutant/views';

type Texts = { readonly [Kind in Remedy['kind']]: (remedy: Extract<Remedy, { kind: Kind }>, names: Names) => string };

/** What things are called in this match. */
export interface Names {
  readonly pack: Pack;
  readonly events: readonly MatchEvent[];
}

/** What a remedy does, as a judge would say it at the table. */
export function remedyText(remedy: RemedyAsked, names: Names): string {
  const known = remedy as unknown as Remedy;
  const say = TEXTS[known.kind] as ((remedy: Remedy, names: Names) => string) | undefined;
  return say ? say(known, names) : remedy.kind;
}

const TEXTS: Texts = {
  none: () => 'No action: the record stands.',
  strike: ({ entries }, names) =>
    `${entries.length === 1 ? 'Entry' : 'Entries'} ${entries.map((one) => entryText(one, names)).join(', ')} ${
      entries.length === 1 ? 'is' : 'are'
    } struck.`,
  correct: ({ entry, correction }, names) => {
    const of = `Entry ${entryText(entry, names)}`;
    switch (correction.kind) {
      case 'strike':
        return `${of} is struck.`;
      case 'amend':
        return `${of} is amended: ${pairs(correction.data)}.`;
      case 'answer':
        return `${of} is answered anew: ${answers(correction.answers, names)}.`;
      case 'redate':
        return `${of} is moved to before entry ${correction.before}.`;
    }
  },
  adjust: ({ player, resource, category, amount, owes }, { pack }) => {
    const points = `${Math.abs(amount)} ${accountText(resource, category, pack)}`;
    const rest = owes ? '; what is not there is owed' : '';
    return amount < 0 ? `${player} loses ${points}${rest}.` : `${player} gets ${points}.`;
  },
  decide: (remedy) => `${decisionText(remedy)}.`,
  set: ({ player, resource, category, value, before }, { pack }) =>
    `${player} has ${value} ${accountText(resource, category, pack)} before entry ${before}.`,
  allow: ({ after, command }, { pack }) => {
    const used = Object.values(command.data as object).find(
      (value) => typeof value === 'string' && value in pack.entries,
    );
    const what = used === undefined ? '' : ` (${pack.entries[String(used)]?.name ?? String(used)})`;
    return `${command.type}${what} is let stand after entry ${after}.`;
  },
  rewind: ({ to, backup }) =>
    backup === 'simple'
      ? `The last action is taken back, to entry ${to}.`
      : `The game is taken back to entry ${to}, newest first.`,
};

function accountText(resource: 'cp' | 'vp', category: string | undefined, { score }: Pack): string {
  const name = score.categories.find(({ id }) => id === category)?.name ?? category;
  return `${resource.toUpperCase()}${name === undefined ? '' : ` (${name})`}`;
}

function entryText(number: number, { events, pack }: Names): string {
  const event = events[number];
  if (event === undefined) return String(number);
  const use = declarationOf(event);
  const what = use ? `${use.player}: ${pack.entries[use.entry]?.name ?? use.entry}` : inWords(event.type);
  return `${number} (${what})`;
}

/** `BattleShockRecorded` as "battle shock recorded". */
function inWords(type: string): string {
  return type.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** Questions name roles in braces; whose unit that is stands in the entry itself. */
function answers(given: object, { pack }: Names): string {
  const asked = (question: string): string => pack.questions[question]?.asks.replaceAll(/[{}]/g, '') ?? question;
  return Object.entries(given)
    .map(([question, answer]) => `${asked(question)} ${String(answer)}`)
    .join('; ');
}

function pairs(data: object): string {
  return Object.entries(data)
    .map(([member, value]) => `${member}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
