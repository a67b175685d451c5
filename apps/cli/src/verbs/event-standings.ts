import {
  againstPublished,
  awardsOfFile,
  beyondMargins,
  untoldIn,
  explain,
  factsOf,
  groupOfFile,
  headingOf,
  notesOn,
  placeSentence,
  sayAward,
  standingsOf,
  type Award,
  type EventFile,
  type Finding,
  type Standings,
} from '@adjutant/tournament';
import { findingText, presetFor, readEvent, roundNumber } from '../event-files.js';
import { say, sayJson, type Io } from '../io.js';
import { table } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface StandingsOptions extends JsonOption {
  readonly preset?: string;
  readonly round?: string;
  readonly player?: string;
}

/** The standings of a file. What in the file does not agree, and a published ranking that differs, is told beside them. */
export function standings(io: Io, file: string, options: StandingsOptions): ExitCode {
  const { json, round, player } = options;
  const read = readEvent(io, file, json);
  if (read === undefined) return EXIT.usage;
  const { event } = read;
  const preset = presetFor(io, options.preset, event);
  const after = roundNumber('--round', round);
  if (after !== undefined && after > event.rounds.length)
    throw new Trouble(EXIT.usage, `There is no round ${after} in ${file}: it has ${event.rounds.length}.`);
  const result = standingsOf(factsOf(event), preset, after);
  const findings = [...read.findings, ...(round === undefined ? againstPublished(event, preset, result) : [])];
  const untold = [...untoldIn(event, preset, result), ...beyondMargins(event, preset, result)];
  const awards = awardsOfFile(event, result, { preset, round: after });
  if (json) sayJson(io, document(file, event, { ...result, awards }, findings, [...read.supposed, ...untold]));
  else if (player === undefined) {
    show(io, event, { ...result, awards }, findings);
    for (const one of read.supposed) say(io, `Supposed: ${one}`);
    for (const one of untold) say(io, one);
  } else showWhy(io, event, result, player);
  return findings.length > 0 ? EXIT.differs : EXIT.ok;
}

type Ranked = Standings & { readonly awards: readonly Award[] };

function document(
  file: string,
  event: EventFile,
  { awards, ...result }: Ranked,
  findings: readonly Finding[],
  supposed: readonly string[],
): object {
  const { name, players, published = [], prizes } = event;
  const [nameOf, groupOf] = [naming(event), groupOfFile(event)];
  const byId = new Map(players.map((one) => [one.id, one]));
  const places = new Map(published.map(({ player, place }) => [player, place]));
  const rows = result.rows.map((row) => {
    const { name: shown, outside, columns } = byId.get(row.player) ?? { name: row.player };
    const place = places.get(row.player);
    const group = groupOf(row.player);
    return {
      ...row,
      name: shown,
      ...(outside === undefined ? {} : { outside }),
      ...(columns === undefined ? {} : { columns }),
      ...(place === undefined ? {} : { published: place }),
      ...(group === undefined ? {} : { group }),
    };
  });
  const given = prizes === undefined ? {} : { awards: awards.map((one) => ({ ...one, says: sayAward(one, nameOf) })) };
  return { file, event: name, ...result, rows, ...given, findings, supposed };
}

const naming = ({ players }: EventFile): ((id: string) => string) => {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
};

function show(io: Io, event: EventFile, result: Ranked, findings: readonly Finding[]): void {
  const [nameOf, groupOf] = [naming(event), groupOfFile(event)];
  const places = new Map((event.published ?? []).map(({ player, place }) => [player, `${place}`]));
  say(io, `${event.name === '' ? 'An event' : event.name}, after round ${result.after}: ${result.preset.name}`);
  for (const { round, decided, open } of result.running)
    say(io, `Round ${round} is being played: ${decided} tables decided, ${open} open. Nothing of it counts yet.`);
  for (const { round, table: number, players, disputed, voided } of result.outside)
    say(
      io,
      `Round ${round}, table ${number} (${players.map(nameOf).join(', ')}) is ${voided ? 'void' : disputed ? 'disputed' : 'open'}: it does not count.`,
    );
  for (const { round, table: number, players } of result.disputed)
    say(
      io,
      `Round ${round}, table ${number} (${players.map(nameOf).join(', ')}) is disputed: it counts until it is ruled.`,
    );
  say(io, '');
  const published = places.size > 0;
  const grouped = event.groups !== undefined;
  const heading = [
    'place',
    ...(published ? ['published'] : []),
    ...(grouped ? ['group'] : []),
    'player',
    ...result.columns.map(headingOf),
    '',
  ];
  const rows = result.rows.map(({ place, shared, player, values, byLots, ...row }) => [
    place === null ? '–' : `${place}${shared ? '=' : ''}`,
    ...(published ? [places.get(player) ?? '–'] : []),
    ...(grouped ? [`${groupOf(player) ?? '–'}`] : []),
    nameOf(player),
    ...values.map((value) => value?.shown ?? ''),
    [...notesOn(row), ...(byLots ? ['by lots'] : [])].join(', '),
  ]);
  table([heading, ...rows]).forEach((line) => say(io, line));
  if (result.awards.length > 0) say(io, '');
  for (const one of result.awards) say(io, sayAward(one, nameOf));
  if (findings.length === 0) return;
  say(io, '');
  say(io, 'Does not agree');
  for (const finding of findings) say(io, `  ${findingText(finding)}`);
}

function showWhy(io: Io, event: EventFile, result: Standings, why: string): void {
  const nameOf = naming(event);
  const row = result.rows.find(({ player }) => player === why || nameOf(player) === why);
  if (row === undefined) throw new Trouble(EXIT.usage, `There is no player ${why} in this event.`);
  say(io, placeSentence(result, row, nameOf));
  for (const [index, column] of result.columns.entries()) {
    say(io, '');
    say(io, column.name);
    for (const line of explain(column, row.values[index] ?? null, nameOf)) say(io, `  ${line}`);
  }
}
