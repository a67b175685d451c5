import { reasonsFrom, SIDES, weighChoice, type ChoiceRule, type Pack, type Side, type Table } from '@adjutant/rules';
import type { Due, DueOption } from './dues.js';

const UNANSWERED = { attestations: 'open' } as const;

/** What may be decided now, with every option that there is. */
export function choicesOpen(pack: Pack, table: Table): readonly Due[] {
  return Object.values(pack.choices ?? {}).flatMap((choice) => {
    const holders: readonly (Side | null)[] = choice.of === 'match' ? [null] : SIDES;
    return holders.flatMap((holder): Due[] => {
      const weighedBy = (by: Side | null) =>
        optionsOf(pack, choice).map((one) => weighed(pack, table, choice, by, one));
      const usual = weighedBy(holder);
      // What is the match's is at times for one of the players to decide.
      const player = holder === null && !usual.some(isOpen) ? 'B' : holder;
      const options = player === holder ? usual : weighedBy(player);
      if (!options.some(isOpen)) return [];
      const late = choice.when === 'before-battle' && table.clock !== null;
      const must = !late && choice.required === true && choice.default === undefined;
      const secret = choice.sealed ? ' Nobody sees it before both have.' : '';
      const says = late
        ? `${choice.name} was not decided before the battle: what was told since is chosen late.`
        : `${player === null ? 'Decide on' : `${player} decides on`} ${choice.name}.${secret}`;
      return [{ what: 'choose', id: choice.id, player, must, says, entry: null, options }];
    });
  });
}

/** What is named or picked along with an option is said when it is chosen. */
function isStillSaid(code: string): boolean {
  return code.endsWith('/not-named') || code === 'card/not-picked';
}

function isOpen({ open }: DueOption): boolean {
  return open;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function optionsOf(pack: Pack, { options }: ChoiceRule): readonly Named[] {
  return 'kind' in options ? Object.values(pack.entries).filter((entry) => entry.kind === options.kind) : options;
}

function weighed(pack: Pack, table: Table, choice: ChoiceRule, player: Side | null, { id, name }: Named): DueOption {
  const choosing = { choice: choice.id, player: player ?? 'A', option: id, roles: {}, answers: {} } as const;
  const findings = weighChoice(pack, table, choice, choosing);
  const because = reasonsFrom(findings, choice.name, UNANSWERED).filter(({ code }) => !isStillSaid(code));
  return { id, name, open: because.length === 0, because: because.map(({ code, message }) => ({ code, message })) };
}
