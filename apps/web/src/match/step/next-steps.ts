import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';

type Opened = Pick<MatchView, 'seats' | 'dues' | 'course' | 'settings' | 'depth'>;

/** What is left to do before the battle begins, who does it, and what the battle then begins with. */
export function nextSteps(
  { seats, dues, course, settings, depth }: Opened,
  sides: readonly Side[],
  players: { readonly [side in Side]: string },
): readonly string[] {
  const without = sides.filter((side) => seats[side].army === null).map((side) => players[side]);
  const checked = settings.rosters === 'checked' ? ', which is checked against the rules' : '';
  const each = without.length > 1 ? 'each submit' : 'submits';
  const submits = `${without.join(' and ')} ${each} a roster${checked}.`;
  // Less deep than in full nobody has to list anything.
  const free = `${without.join(' and ')} may submit a roster; nobody has to.`;
  const must = dues.filter((due) => due.must);
  const may = dues.filter((due) => !due.must && due.what === 'choose');
  const [first] = course;
  const begins = first?.parts.flatMap(({ steps }) => steps.map(({ name }) => name)) ?? [];
  return [
    ...(without.length > 0 ? [depth === undefined ? submits : free] : []),
    ...must.map(({ says }) => says),
    ...may.map(({ says }) => `${asPart(says)} This may be left as the pack has it.`),
    'Whoever keeps the record starts the battle, and says who has the first turn.',
    ...(first?.round === 0 ? [`The set-up follows: ${begins.join(', ')}.`] : []),
  ];
}

const asPart = (says: string): string => (says.endsWith('.') ? says : `${says}.`);
