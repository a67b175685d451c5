import type { Scene } from '../judge/scene.js';
import type { FigureForm } from '../pack/figure.js';
import { idInWords, sameName } from '../pack/name.js';
import { countedFor, countOf } from '../table/counts.js';
import { openFor } from '../table/open.js';
import { abilityCalled } from '../table/written.js';
import { say, type Worked } from './worked.js';

type Form<Member extends string> = Extract<FigureForm, { readonly [member in Member]: unknown }>;

/** What the use named, what is counted and under way, and the dice at hand; null for every other figure. */
export function atHand(scene: Scene, figure: FigureForm): Worked | null {
  if ('counter' in figure) return counted(scene, figure);
  if ('named' in figure) return say(Number(scene.roles[figure.named] ?? 0) || 0, figure.named);
  if ('printed' in figure) return printed(scene, figure);
  if ('window' in figure) return underWay(scene, figure);
  if ('proportion' in figure) return inProportion(scene, figure);
  return 'roll' in figure ? rolled(scene, figure) : null;
}

function counted({ pack, table, player, roles }: Scene, { counter, of }: Form<'counter'>): Worked {
  const whose = countedFor(of, { player, roles });
  const name = pack.counters?.find(({ id }) => id === counter)?.name ?? counter;
  const holder = table.units[whose ?? '']?.name ?? whose ?? of;
  return say(whose === undefined ? 0 : countOf(table, counter, whose), `${name} of ${holder}`);
}

function printed({ table, player, roles }: Scene, { printed: figure, on }: Form<'printed'>): Worked {
  const ability = abilityCalled(table, player, roles[on] ?? '');
  return say(ability?.figures?.[figure] ?? 0, `${idInWords(figure)} of ${ability?.name ?? on}`);
}

function inProportion({ table, roles }: Scene, { proportion, unit: role }: Form<'proportion'>): Worked {
  const unit = table.units[roles[role] ?? ''];
  const [bearing] = (unit?.keywords ?? []).flatMap((keyword) => {
    const [, name = keyword, each] = /^(.+?)\s*\(1\/(\d{1,3})\)$/.exec(keyword) ?? [];
    return sameName(name, proportion) ? [{ each: Number(each ?? 0) }] : [];
  });
  const allowed = !unit || !bearing ? 0 : bearing.each === 0 ? 1 : Math.floor(unit.models / bearing.each);
  const taken = unit?.figures?.[proportion.toLowerCase().replaceAll(' ', '-')];
  return say(Math.min(allowed, taken ?? allowed), `${proportion} in ${unit?.name ?? role}`);
}

function underWay({ table, roles }: Scene, { window, reads, unit }: Form<'window'>): Worked {
  const open = openFor(table, window, unit === undefined ? undefined : (roles[unit] ?? ''));
  return say(open?.facts[reads] ?? 0, `${window} ${reads}`);
}

function rolled({ rolled: dice }: Scene, figure: Form<'roll'>): Worked {
  const shown = dice?.dice ?? [];
  if (figure.roll === 'total') return say(dice?.total ?? 0, 'rolled');
  if (figure.roll === 'dice') {
    const { from = 1, to = Infinity } = figure;
    return say(shown.filter((die) => die >= from && die <= to).length, `dice showing ${from} to ${to}`);
  }
  const sum = shown.reduce((all, die) => all + die, 0);
  return say(sum, 'sum of the dice');
}
