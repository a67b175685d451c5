import type { OpenedTournament, RoundState } from '@adjutant/tournament';
import { holds } from './broken.js';
import { disqualifiedIn } from './here.js';

type Sheet = Pick<RoundState, 'number' | 'tables'>;

const pairOf = ({ A, B }: { readonly A: string; readonly B: string }): string => [A, B].toSorted().join(' and ');

const ofSchedule = ({ rounds, cut }: OpenedTournament): readonly RoundState[] =>
  rounds.filter(({ number, publication }) => publication > 0 && number <= (cut?.after ?? Infinity));

/** Groups play among themselves, and nobody meets anybody twice there. */
export function eachGroupPlaysItsOwn(event: OpenedTournament, sheet: Sheet): void {
  const { groups } = event;
  if (groups === undefined || (event.cut !== undefined && sheet.number > event.cut.after)) return;
  const groupOf = new Map(groups.flatMap((players, at) => players.map((player) => [player, at])));
  const apart = sheet.tables.filter(({ A, B }) => groupOf.get(A) === undefined || groupOf.get(A) !== groupOf.get(B));
  holds('each group plays its own', apart.length === 0, () => `round ${sheet.number}: ${apart.map(pairOf).join('; ')}`);
  const met = new Set(
    ofSchedule(event).flatMap(({ number, tables }) => (number < sheet.number ? tables.map(pairOf) : [])),
  );
  const again = sheet.tables.map(pairOf).filter((pair) => met.has(pair));
  holds('everybody meets everybody once', again.length === 0, () => `round ${sheet.number}: ${again.join('; ')}`);
}

/** Once a schedule is over, any two of a group who have stayed have met. */
export function everybodyHasMet(event: OpenedTournament): void {
  const { groups = [], entries } = event;
  const met = new Set(ofSchedule(event).flatMap(({ tables }) => tables.map(pairOf)));
  const out = disqualifiedIn(event);
  const stayed = (player: string): boolean => entries[player]?.until === undefined && !out.has(player);
  const missing = groups.flatMap((group) => {
    const here = group.filter(stayed);
    return here.flatMap((A, at) => here.slice(at + 1).map((B) => pairOf({ A, B }))).filter((pair) => !met.has(pair));
  });
  holds('everybody meets everybody once', missing.length === 0, () => `never: ${missing.join('; ')}`);
}
