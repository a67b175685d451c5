import type { RemedyAsked } from '@adjutant/dispute';
import type { Remedy } from '@adjutant/match';

const CORRECTIONS = { strike: 'struck', amend: 'amended', answer: 'answered anew', redate: 'moved' } as const;

/** A remedy in words. Of a command that was allowed after all only its type is told: it may name what is sealed. */
export function remedyText(asked: RemedyAsked): string {
  const remedy = asked as unknown as Remedy;
  switch (remedy.kind) {
    case 'none':
      return 'no action, the record stands';
    case 'strike':
      return `${entries(remedy.entries)} struck`;
    case 'correct':
      return `entry ${remedy.entry} ${CORRECTIONS[remedy.correction.kind]}`;
    case 'adjust':
      return `${remedy.amount < 0 ? '−' : '+'}${Math.abs(remedy.amount)} ${remedy.resource.toUpperCase()} for ${remedy.player}`;
    case 'allow':
      return `${remedy.command.type} allowed after entry ${remedy.after}`;
    case 'rewind':
      return `rewound to entry ${remedy.to} (${remedy.backup} backup)`;
  }
}

function entries(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'entry' : 'entries'} ${numbers.join(', ')}`;
}
