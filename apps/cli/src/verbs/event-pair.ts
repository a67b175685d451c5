import { draftOfFile, isRefusal, PairingRules, type DraftOfFile } from '@adjutant/tournament';
import { fileOf, findingText, readEvent, roundNumber } from '../event-files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { count, table } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface PairOptions extends JsonOption {
  readonly round?: string;
  readonly rules?: string;
  readonly compare?: boolean;
  readonly table?: string;
}

/** A draft of the next round, or of an earlier one anew, with the reason for each table. Nothing is stored. */
export function pair(io: Io, file: string, options: PairOptions): ExitCode {
  const read = readEvent(io, file, options.json);
  if (read === undefined) return EXIT.usage;
  const round = roundNumber('--round', options.round, 1);
  const only = roundNumber('--table', options.table, 1);
  const rules = options.rules === undefined ? undefined : fileOf(io, options.rules, PairingRules);
  const draft = draftOfFile(
    { file, ...read },
    {
      ...(round === undefined ? {} : { round }),
      ...(rules === undefined ? {} : { rules }),
      ...(only === undefined ? {} : { only }),
      ...(options.compare === true ? { compare: true } : {}),
    },
  );
  if (isRefusal(draft)) {
    if (options.json) sayJson(io, { file, refusal: draft });
    else warn(io, `adjutant: ${file}: ${draft.message}`);
    return EXIT.usage;
  }
  if (only !== undefined && draft.tables.length === 0)
    throw new Trouble(EXIT.usage, `The draft of round ${draft.round} has no table ${only}.`);
  if (options.json) sayJson(io, draft);
  else show(io, draft);
  return draft.checked.wrong.length + draft.findings.length > 0 ? EXIT.differs : EXIT.ok;
}

function show(io: Io, { event, round, tables, byes, compared, checked, findings, supposed }: DraftOfFile): void {
  say(io, `${event === '' ? 'An event' : event}: draft of round ${round}`);
  say(io, '');
  const rows = tables.map(({ table: number, players: [A, B] }) => [String(number), A?.name ?? '', B?.name ?? '']);
  table([['table', 'A', 'B'], ...rows, ...byes.map(({ player }) => ['–', player.name, 'bye'])]).forEach((line) =>
    say(io, line),
  );
  say(io, '');
  for (const { says } of [...tables, ...byes]) say(io, says);
  if (compared) ['', 'The round of the file beside this draft', ...compared.says].forEach((line) => say(io, line));
  say(io, '');
  say(io, verdictOf(checked));
  for (const claim of checked.wrong) say(io, `  ${claim}`);
  for (const one of supposed) say(io, `Supposed: ${one}`);
  if (findings.length > 0) say(io, 'Does not agree');
  for (const finding of findings) say(io, `  ${findingText(finding)}`);
}

const verdictOf = ({ claims, wrong }: DraftOfFile['checked']): string =>
  wrong.length === 0
    ? `Checked: the reasons of ${count(claims, 'table')} and byes hold in the results.`
    : `Checked: ${count(wrong.length, 'claim')} of ${claims} tables and byes do not hold in the results:`;
