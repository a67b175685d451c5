import type { LedgerLine, Pack, Price, Table } from '@adjutant/rules';

import { outsideCapText } from './rules.js';

const points = (account: string): string => (account.startsWith('vp/') ? 'VP' : account.toUpperCase());

/** What has to be said about a line besides its amount: what was declared, what was due, and what a cap kept back. */
export function notesOnLine(pack: Pack, line: LedgerLine, price: Price | null, table: Table): string[] {
  const { declared, due, capped, account, kind, because = [] } = line;
  const unit = points(account);
  const outside = outsideCapText(pack, line);
  return [
    ...because,
    ...(declared === due ? [] : [`Declared as ${Math.abs(declared)} ${unit}; ${Math.abs(due)} ${unit} was due.`]),
    ...(capped === 0 ? [] : [cappedText(pack, line, unit)]),
    ...owedNotes(line, unit),
    ...(outside === null ? [] : [outside]),
    ...(kind === 'expiry' ? ['What was left is lost at this moment.'] : []),
    ...(price && price.changes.length > 0 ? [priceText(price, table)] : []),
  ];
}

/** What an account could not pay at once, and what came of that. */
export function owedNotes({ owed = 0, pays }: LedgerLine, unit: string): string[] {
  const left = owed === 0 ? 'Nothing is owed any more.' : `${owed} ${unit} are still owed.`;
  if (pays !== undefined) return [`Pays what entry ${pays} left owed. ${left}`];
  return owed === 0 ? [] : [`${owed} ${unit} could not be taken and are owed: later credits pay them.`];
}

export const CUT_BY: { readonly [cut in NonNullable<LedgerLine['cut']>]: string } = {
  award: 'the award',
  card: 'the card',
  round: 'the battle round',
  game: 'the category',
  total: 'the whole score sheet',
};

function cappedText(
  { economy, score }: Pack,
  { kind, account, capped, due, declared, cut }: LedgerLine,
  unit: string,
): string {
  const kept = Math.abs(capped);
  if (kind === 'spend') return `${kept} of ${Math.abs(declared)} ${unit} could not be paid: the balance ends at 0.`;
  if (kind === 'score') {
    if (cut !== undefined) return `${kept} of ${due} ${unit} kept back by the cap of ${CUT_BY[cut]}.`;
    const category = score.categories.find(({ id }) => `vp/${id}` === account);
    const cap = [category?.cap, score.cap].filter((one) => one !== undefined).join(' and ');
    return `${kept} of ${due} ${unit} kept back by the cap of ${category?.name ?? account} (${cap || 'none'}).`;
  }
  const cap = (economy.gainCaps ?? []).find((one) => one.resource === account);
  const per = cap?.per === 'battle' ? 'battle' : 'battle round';
  return `${kept} of ${due} ${unit} kept back: gains are capped at ${cap?.amount ?? 0} each ${per}.`;
}

/** `Printed 1 CP, +1 by Heavy Air (Master Smith, B1): 2 CP.` */
export function priceText({ resource, printed, changes, due }: Price, table: Table): string {
  const unit = resource.toUpperCase();
  const moved = changes.map(({ by, bearer, delta }) => `${signed(delta)} by ${by}${bearerText(bearer, table)}`);
  return `Printed ${printed} ${unit}${moved.length > 0 ? `, ${moved.join(', ')}` : ''}: ${due} ${unit}.`;
}

export function bearerText(bearer: string, { units }: Table): string {
  const unit = units[bearer];
  return unit ? ` (${unit.name}, ${bearer})` : '';
}

export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount);
}
