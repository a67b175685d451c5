import { join } from 'node:path';
import { DISPUTE, MATCH, PENALTIES } from '@adjutant/contexts';
import { RuledPenalty } from '@adjutant/dispute';
import {
  APPEAL_MINUTES,
  Concession,
  LONGEST_CLOCK_SAYING,
  PERSON_ROLES,
  rowsOf,
  type Row,
  type Schema,
} from '@adjutant/kernel';
import { deskRows } from './desk-rows.js';
import { exportsOf } from './running.js';

const NOTE = '// Written by `npm run docs` from what the server holds a request to. Change that, not this.';

/** Nothing of the libraries but types runs in a browser, so what the page has to know of them is written down for it. */
export function pageData(root: string): { readonly [path: string]: string } {
  return {
    'apps/web/src/common/limits.ts': limits(root),
    'apps/web/src/acting/who-may.ts': whoMay(root),
  };
}

interface Limit {
  readonly least?: number;
  readonly most: number;
}

const { OpenMatch, SetChessClock, GiveTime } = MATCH.commands;
const TYPED = { OpenMatch, SetChessClock, GiveTime };

/** How long texts may be and how large numbers, by what is sent and its member. */
function limits(root: string): string {
  const commands = { ...DISPUTE.commands, ...PENALTIES.commands, ...TYPED };
  const asked = Object.entries(commands).map(
    ([type, { schema }]) => [type, limitsIn(membersOf(schema)['data'])] as const,
  );
  const bodies = bodiesOf(root);
  const all = { ...Object.fromEntries(asked), RuledPenalty: limitsIn(RuledPenalty), ...bodies };
  const said = Object.entries(all).filter(([, members]) => Object.keys(members).length > 0);
  return `${NOTE}\n\nexport const LIMITS = ${JSON.stringify(Object.fromEntries(said))} as const;\n`;
}

function bodiesOf(root: string): { readonly [body: string]: { readonly [member: string]: Limit } } {
  const number = (library: string, name: string): number => exportsOf(join(root, `libs/${library}.ts`))[name] as number;
  const words = { most: number('people/src/lengths', 'LONGEST_WORDS') };
  const account = { most: number('access/src/lengths', 'LONGEST_ACCOUNT_WORDS') };
  const password = {
    least: number('access/src/lengths', 'SHORTEST_PASSWORD'),
    most: number('access/src/lengths', 'LONGEST_PASSWORD'),
  };
  const event = exportsOf(join(root, 'libs/event/src/bounds.ts'));
  return {
    person: { name: words, contact: words, club: words, nation: words },
    account: { name: account, club: account, nation: account, password },
    event: {
      name: { most: event['LONGEST_EVENT_NAME'] as number },
      appealMinutes: APPEAL_MINUTES,
      publicDelay: event['PUBLIC_DELAY'] as Limit,
      conceded: limitsIn(Concession)['winner'] as Limit,
    },
    eventClock: { says: { most: LONGEST_CLOCK_SAYING } },
  };
}

function membersOf(schema: Schema | undefined): { readonly [member: string]: Schema } {
  return (schema as { readonly properties?: { readonly [member: string]: Schema } } | undefined)?.properties ?? {};
}

function limitsIn(schema: Schema | undefined): { readonly [member: string]: Limit } {
  const found = Object.entries(membersOf(schema)).flatMap(([member, one]) => {
    const { minimum, maximum, maxLength, minLength } = one as Schema & { readonly [bound: string]: number | undefined };
    if (maxLength !== undefined) return [[member, { ...(minLength ? { least: minLength } : {}), most: maxLength }]];
    return maximum === undefined ? [] : [[member, { least: minimum ?? 0, most: maximum }]];
  });
  return Object.fromEntries(found) as { readonly [member: string]: Limit };
}

/** What pages ask of a match before they offer it. */
const OF_MATCH = [
  'OpenMatch',
  'SubmitRoster',
  'ScoreVictoryPoints',
  'ConfirmResult',
  'DecideResult',
  'RestoreMatch',
] as const;

/** Who may send what: a player only in the match where that player sits. */
function whoMay(root: string): string {
  const rows = [
    ...rowsOf([DISPUTE, PENALTIES]),
    ...OF_MATCH.map((command) => [command, MATCH.commands[command].who] as const),
    ...deskRows(root),
  ];
  const reaching = (row: Row) => PERSON_ROLES.filter((role) => row[role] !== 'never');
  const all = Object.fromEntries(rows.map(([command, row]) => [command, reaching(row)]));
  return `${NOTE}\n\nexport const WHO_MAY = ${JSON.stringify(all)} as const;\n`;
}
