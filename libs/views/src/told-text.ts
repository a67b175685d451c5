import type { MatchEvent } from '@adjutant/match';
import { stepName, type Pack, type ToldEntry } from '@adjutant/rules';

type Told = Extract<MatchEvent, { readonly type: 'BookEntriesAdded' }>['data'];

/** What players told that no pack lists, in a sentence. */
export function toldText({ player, entries, card }: Told, pack: Pack): string {
  const all = entries.map((entry) => entryText(entry, pack));
  const from = card ? ` by the score card ${card.name}${upTo(card.cap)}` : '';
  const what = all.length === 0 ? '.' : `: ${all.join('; ')}.`;
  return `${player === undefined ? 'Players tell' : `${player} tells`} what no pack lists${from}${what}`;
}

function entryText(entry: ToldEntry, pack: Pack): string {
  return `${entry.name}${entry.is === 'use' ? priceText(entry.costs) : scoreText(entry, pack)}${whenText(entry.steps, pack)}`;
}

function priceText(costs: { readonly [resource: string]: number }): string {
  const [[resource, amount] = ['cp', 0]] = Object.entries(costs);
  return `, ${amount} ${resource.toUpperCase()}`;
}

function scoreText({ within, cap }: Extract<ToldEntry, { readonly is: 'score' }>, { score }: Pack): string {
  const head = score.categories.find(({ id }) => id === within)?.name ?? within;
  return `${head === undefined ? '' : ` (${head})`}${upTo(cap)}`;
}

function upTo(cap: number | undefined): string {
  return cap === undefined ? '' : `, up to ${cap} VP`;
}

const WHOSE = { own: 'own ', opponent: 'opponent’s ', either: '' } as const;

function whenText(steps: ToldEntry['steps'], { sequence }: Pack): string {
  if (!steps) return '';
  return `, in: ${steps.map(({ phase, turn }) => `${WHOSE[turn]}${stepName(sequence, phase)}`).join(', ')}`;
}
