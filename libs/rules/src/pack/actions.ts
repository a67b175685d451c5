import { keptBy } from '../kept-by.js';
import { withId } from '../with-id.js';
import type { Action, GeneralRule, Pack } from './pack.js';

/** An action by its id; undefined for what is none of this pack. */
export function actionNamed(pack: Pick<Pack, 'actions'>, id: string | undefined): Action | undefined {
  return withId(pack.actions, id);
}

const byAct = keptBy((rules: Pack['rules']) => {
  const speaking = new Map<string, readonly GeneralRule[]>();
  for (const rule of rules)
    for (const act of new Set(rule.acts)) speaking.set(act, [...(speaking.get(act) ?? []), rule]);
  return speaking;
});

const NO_RULES: readonly GeneralRule[] = [];

/** The rules that speak of something that units do, in the order of the pack. */
export function actRules(pack: Pick<Pack, 'rules'>, act: string): readonly GeneralRule[] {
  return byAct(pack.rules).get(act) ?? NO_RULES;
}

const doingMore = keptBy((actions: Pack['actions']) => {
  const more = actions.filter(
    ({ places, boards, binds, opens, in: within, closes }) =>
      boards || [places, binds, opens, within, closes].some((one) => one !== undefined),
  );
  return new Set(more.map(({ id }) => id));
});

/** Whether a unit that does this is noted to have done it, and nothing else changes: nobody is moved or bound, no window opens or closes. */
export function isOnlyNoted(pack: Pick<Pack, 'actions'>, act: string): boolean {
  return !doingMore(pack.actions).has(act);
}
