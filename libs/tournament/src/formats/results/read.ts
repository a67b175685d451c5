import type { Criterion } from '../../standing/criteria.js';
import type { Preset } from '../../standing/preset.js';
import { presetNamed } from '../../standing/presets.js';
import type { EventFile, Published } from '../event-file.js';
import type { Imported } from '../findings.js';
import { absences, marginsIn, tablesAgainst } from './checks.js';
import { idIn, playersOf } from './players.js';
import { roundsOf } from './rounds.js';
import { figureName, Reader, type Json } from './shape.js';

export const isResults = (value: Json): boolean => Array.isArray(value['rounds']) && Array.isArray(value['players']);

/** Reads results as a list of rounds with tables, figures by player, and perhaps the standings that were published. */
export function readResults(file: Json): Imported<EventFile> {
  const reader = new Reader();
  const players = playersOf(file['players'], reader);
  const known = new Set(players.map(({ id }) => id));
  const rounds = roundsOf(file['rounds'], known, reader);
  const name = idIn(file['event'] ?? file['name']) ?? '';
  const preset = presetOf(file['tieBreaks'], reader);
  const published = publishedIn(file['standings'], known, reader);
  reader.findings.push(...tablesAgainst(rounds, marginsIn(file['pointsFromMargin'])), ...absences(rounds, [...known]));
  const event = {
    adjutant: 'event' as const,
    version: 1,
    name,
    players: players.map((player) => ({ ...player, ...lastRound(player.id, rounds) })),
    rounds: rounds as unknown as EventFile['rounds'],
    effects: [],
    seed: `import:${name}`,
    ...(preset === undefined ? {} : { preset }),
    ...(published.length === 0 ? {} : { published }),
  };
  return { format: 'results', event, findings: reader.findings, supposed: SUPPOSED };
}

const SUPPOSED = [
  'Who won a table is told by its VP where the file says nothing else, whatever the tournament points are.',
  'Lots are drawn from the name of the event, as the file has no seed.',
];

function lastRound(player: string, rounds: ReturnType<typeof roundsOf>): { readonly until?: number } {
  const last = rounds.findLastIndex(
    ({ tables, open, byes }) =>
      tables.some(({ seats }) => seats.some((seat) => seat.player === player)) ||
      open.some((table) => table.players.includes(player)) ||
      byes.some((bye) => bye.player === player),
  );
  return last >= 0 && last + 1 < rounds.length ? { until: last + 1 } : {};
}

const WORDS: { readonly [word: string]: Criterion } = {
  wins: { by: 'wins' },
  record: { by: 'record' },
  points: { by: 'points' },
  buchholz: { by: 'buchholz' },
  sos: { by: 'strength', of: 'wins' },
  winPath: { by: 'win-path' },
  pathToVictory: { by: 'imported', figure: 'pathToVictory' },
  mov: { by: 'figure', figure: 'vp', of: 'margin' },
  headToHead: { by: 'direct-encounter' },
};

/** The order that the file names; a word that is no criterion of ours is a figure to be added up. */
function presetOf(tieBreaks: unknown, reader: Reader): Preset | undefined {
  const words = reader.list(tieBreaks, 'tieBreaks').flatMap((one) => idIn(one) ?? []);
  const usual = presetNamed('gw');
  if (words.length === 0 || usual === undefined) return undefined;
  const criteria = words.map((word): Criterion => {
    const figure = figureName(word);
    return WORDS[figure] ?? { by: 'figure', figure };
  });
  const says = `As the file names it: ${words.join(', ')}.`;
  return {
    ...usual,
    id: 'of-the-file',
    name: 'the order that the file names',
    says,
    sources: [{ key: 'file', says, confirmed: true }],
    criteria,
  };
}

function publishedIn(value: unknown, known: ReadonlySet<string>, reader: Reader): readonly Published[] {
  return reader.objects(value, 'standings').flatMap(({ one, at }): readonly Published[] => {
    const player = idIn(one['player'] ?? one['id'] ?? one['name']);
    const place = reader.number(one['rank'] ?? one['place'], `${at}.rank`);
    if (player === undefined || !known.has(player)) {
      const says = `The standings name ${player === undefined ? 'nobody' : `“${player}”`} at ${at}, who is not among the players.`;
      reader.found({ code: 'unknown-player', says, taken: 'That place is left out.', at });
      return [];
    }
    if (place === undefined || place < 1) return [];
    const figures = Object.entries(one).flatMap(([key, amount]) => {
      if (['rank', 'place', 'player', 'id', 'name'].includes(key)) return [];
      const number = typeof amount === 'number' ? amount : undefined;
      return number === undefined ? [] : [[figureName(key), number] as const];
    });
    return [{ player, place, figures: Object.fromEntries(figures) }];
  });
}
