import type { Settings } from '../settings.js';
import type { Lacking } from './packs.js';

type Judging = Settings['judging'];

/** What is wrong with what an event decides for its judges; null where nothing is. */
export function wrongInJudging(policies: readonly string[], judging: Judging): Lacking | null {
  return noSuchPolicy(policies, judging) ?? unfairConcession(judging);
}

function noSuchPolicy(policies: readonly string[], judging: Judging): Lacking | null {
  const policy = judging?.penalties ?? null;
  if (policy === null || policies.includes(policy)) return null;
  const message = `There is no policy ${policy} here. Name one of ${policies.join(', ')}, or none.`;
  return { code: 'tournament/no-policy', message, facts: { policy, known: [...policies] } };
}

function unfairConcession(judging: Judging): Lacking | null {
  const { concession } = judging ?? {};
  if (concession === undefined || concession.winner >= concession.loser) return null;
  const { winner, loser } = concession;
  const message = `Whoever concedes would get ${loser} and the other ${winner}: give the winner at least as much.`;
  return { code: 'tournament/concession', message, facts: { winner, loser } };
}
