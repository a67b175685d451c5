import type { Side } from '../clock/sequence.js';
import type { AnswerOption, AnswerRule, Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { PendingAnswer, Table } from '../table/table.js';
import type { Finding } from './finding.js';
import { weighBalance } from './judge.js';
import { weighLimits } from './limits.js';
import { weighRoles } from './roles.js';
import type { Answers, Scene } from './scene.js';
import { weighPresuming } from './presuming.js';

/** What somebody declares who answers a use. */
export interface Answering {
  readonly player: Side;
  readonly option: AnswerOption;
  readonly roles: { readonly [role: string]: string };
  readonly answers: Answers;
}

/** What is asked about a use of an entry, or when it is drawn; undefined where nothing is. */
export function answerRule(rule: Entry | undefined): AnswerRule | undefined {
  const drawn = rule?.card?.whenDrawn;
  return rule?.answer ?? (drawn && 'options' in drawn ? drawn : undefined);
}

export function answerOption(rule: Entry | undefined, id: string): AnswerOption | undefined {
  return answerRule(rule)?.options.find((option) => option.id === id);
}

/** Everything that is checked about an answer, in the order of checking. */
export function weighAnswer(
  pack: Pack,
  table: Table,
  pending: PendingAnswer,
  answering: Answering,
): readonly Finding[] {
  const asked = pack.entries[pending.entry];
  if (!asked) return [];
  const { player, option, roles, answers } = answering;
  const { id, name, kind, owner, summary, source, limits } = asked;
  const rule: Entry = {
    ...{ id, name, kind, owner, summary, source },
    ...(option.costs ? { costs: option.costs } : {}),
    ...(option.roles ? { roles: option.roles } : {}),
    ...(option.counts && limits ? { limits } : {}),
  };
  const scene: Scene = { pack, table, rule, player, entry: id, roles, answers, claims: [] };
  const [[resource, due] = ['cp', 0]] = Object.entries(option.costs ?? {});
  return [
    ...weighRoles(scene),
    ...weighLimits(scene, []),
    ...(option.conditions ? weighPresuming(scene, option.conditions, 'use').findings : []),
    weighBalance(scene, { resource, printed: due, changes: [], due, findings: [] }),
  ];
}
