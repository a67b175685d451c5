/** The mission of a round, counted from 0, out of ids that stand one a line; empty where it is left open. */
export const missionIn = (missions: string, at: number): string => missions.split('\n')[at]?.trim() ?? '';

/** The same lines with another mission for one round. */
export function withMission(missions: string, at: number, mission: string): string {
  const lines = missions.split('\n');
  const all = Array.from({ length: Math.max(lines.length, at + 1) }, (_, line) => lines[line] ?? '');
  return all.with(at, mission).join('\n').trimEnd();
}

/** What each round plays, null where it is left open; what was chosen for rounds that are not planned any more is left out. */
export function missionsOf(missions: string, rounds: number): (string | null)[] {
  const lines = missions.split('\n').map((line) => line.trim());
  return lines.slice(0, rounds).map((line) => (line === '' ? null : line));
}

/** What is to be known of lines that are more than there are rounds; undefined where there are none such. */
export function beyondRounds(missions: string, rounds: string): string | undefined {
  const planned = Number(rounds);
  if (!(planned > 0) || missions.trimEnd().split('\n').length <= planned) return undefined;
  return `The event plans ${planned} rounds: lines after line ${planned} are left out.`;
}

/** As many rounds as an event may plan. */
const MOST_CHOSEN = 40;

interface Asking {
  /** Empty where the event names none: then whatever is played is its own affair. */
  readonly pack: string;
  /** How many missions the pack has; undefined as long as that is not known. */
  readonly known: number | undefined;
  /** As they were typed. */
  readonly rounds: string;
  readonly missions: string;
}

/** What is asked of missions: one of the pack for each of so many rounds, their ids in lines, or nothing, as there are none. */
export function askedOf({ pack, known, rounds, missions }: Asking): number | 'ids' | 'nothing' {
  if (pack === '' || (known === 0 && missions.trim() !== '')) return 'ids';
  if (!known) return 'nothing';
  const asked = /^\d+$/.test(rounds.trim()) ? Number(rounds) : 0;
  return Math.min(asked, MOST_CHOSEN);
}
