import { randomUUID } from 'node:crypto';
import type { MatchCommand } from '@adjutant/match';
import type { Side } from '@adjutant/rules';

type Types = MatchCommand['type'];

/** The entries at which each side has used something, in the matches of the spec. */
export const USE: Readonly<Record<Side, number>> = { A: 4, B: 5 };

/** Well-formed data of every command of a match, about one side where it is about one at all. */
export const DATA: { readonly [C in Types]: (side: Side) => object } = {
  OpenMatch: () => ({ title: 'x', pack: { id: 'wh40k-10e' }, seats: { A: { player: 'ann' }, B: { player: 'bob' } } }),
  SubmitRoster: (player) => ({
    player,
    roster: { faction: 'X', detachment: 'x', units: [{ id: 'x', name: 'x', keywords: [] }] },
  }),
  AdoptSituation: () => ({
    at: { round: 2, turn: 'A', step: 'command' },
    firstTurn: 'A',
    balances: { A: { cp: 1 }, B: { cp: 1 } },
  }),
  StartBattle: () => ({ firstTurn: 'A' }),
  DecideTurnOrder: (by) => ({ first: by, by }),
  AdvancePhase: (player) => ({ player }),
  Choose: (player) => ({ choice: 'x', player }),
  ActivateUnit: (side) => ({ unit: `${side}-1` }),
  EndActivation: (player) => ({ player }),
  PlaceUnit: (side) => ({ unit: `${side}-1` }),
  AnswerUse: (player) => ({ player, option: 'x' }),
  UseStratagem: (player) => ({ player, stratagem: 'Grenade' }),
  UseAbility: (player) => ({ player, ability: 'x' }),
  IssueOrder: (player) => ({ player, order: 'x', issuer: `${player}-1`, recipient: `${player}-2` }),
  RecordRoll: (player) => ({ player, dice: [1] }),
  AnswerQuestion: (side) => ({ entry: USE[side], question: 'x', answer: 'yes' }),
  ContestAnswer: (player) => ({ entry: USE.A, question: 'x', player, because: 'x' }),
  GainCommandPoints: (player) => ({ player, amount: 1, what: 'x' }),
  ScoreVictoryPoints: (player) => ({ player, category: 'primary', points: 1, what: 'x' }),
  RecordUnitDestroyed: (side) => ({ unit: `${side}-2` }),
  RecordUnitReturned: (side) => ({ unit: `${side}-2`, as: `${side}-3`, what: 'x' }),
  RecordBattleShock: (side) => ({ unit: `${side}-1`, result: 'passed' }),
  RecordUnitAction: (side) => ({ unit: `${side}-1`, action: 'x' }),
  RecordUnitsDestroyed: (side) => ({ units: [`${side}-1`] }),
  RecordFact: (player) => ({ fact: 'x', player, data: {} }),
  RecordFacts: (player) => ({ player, facts: [{ fact: 'x', data: {} }] }),
  DrawObjective: (player) => ({ player, dice: [1, 1] }),
  DiscardObjective: (player) => ({ player, objective: 'x' }),
  InspectHands: () => ({}),
  CorrectEntry: () => ({ entry: 4, correction: { kind: 'strike' }, because: 'x' }),
  RewindMatch: () => ({ to: 4, because: 'x' }),
  AdjustPoints: (player) => ({ player, resource: 'cp', amount: 1, because: 'x' }),
  ApplyRuling: () => ({
    dispute: 'x',
    ruling: 'x',
    by: { id: 'x', role: 'judge' },
    remedies: [{ kind: 'none' }],
    because: 'x',
  }),
  ReverseRuling: () => ({ entry: 1, because: 'x' }),
  ConcedeMatch: (player) => ({ player }),
  FinishMatch: () => ({ ending: 'time' }),
  ConfirmResult: (player) => ({ player }),
};

export function callOf(type: Types, side: Side): object {
  return { commandId: randomUUID(), type, data: DATA[type](side) };
}
