import type { Side } from '@adjutant/rules';
import { humanised } from '../../common/words.js';

export interface AttemptWords {
  readonly player: Side | null;
  readonly what: string;
  /** Id of the rule that was called upon, where the command names one. */
  readonly rule: string | null;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Who asked for what, as far as the command says it, whichever it is. */
export function attemptWords(
  command: { readonly type: string; readonly data: object },
  called: (unit: string) => string = (unit) => unit,
): AttemptWords {
  const data: { readonly [member: string]: unknown } = { ...command.data };
  const { player } = data;
  const rule = text(data['stratagem']) ?? text(data['ability']) ?? text(data['order']) ?? null;
  const named = rule ?? text(data['category']) ?? text(data['what']);
  const what = named === undefined ? '' : wording(named);
  return {
    player: player === 'A' || player === 'B' ? player : null,
    what: [what, ...onUnits(data['roles'], called)].filter(Boolean).join(', '),
    rule,
  };
}

function onUnits(roles: unknown, called: (unit: string) => string): readonly string[] {
  if (typeof roles !== 'object' || roles === null) return [];
  return Object.entries(roles).map(([role, unit]) => `${role} ${called(String(unit))}`);
}

/** Rules may be asked for by id or by name: a name is left as it is. */
function wording(named: string): string {
  return named.includes('/') ? humanised(named.split('/').at(-1) ?? named) : named;
}
