/** The mission of a round, counted from 0, out of ids that stand one a line; empty where it is left open. */
export const missionIn = (missions: string, at: number): string => missions.split('\n')[at]?.trim() ?? '';

/** The same lines with another mission for one round. */
export function withMission(missions: string, at: number, mission: string): string {
  const lines = missions.split('\n');
  const all = Array.from({ length: Math.max(lines.length, at + 1) }, (_, line) => lines[line] ?? '');
  return all.with(at, mission).join('\n').trimEnd();
}
