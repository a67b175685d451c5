import {
  declarationOf,
  isVeiled,
  packOf,
  reasonsAboutHand,
  reasonsAgainstDecided,
  reasonsAgainstPlace,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Reason } from '@adjutant/kernel';
import {
  answerOption,
  BATTLE_SHOCK_TEST,
  findingsOnOrder,
  findingsOnScore,
  judge,
  judgeAct,
  reasonsAgainstClaim,
  reasonsAgainstDeployment,
  reasonsAgainstChosen,
  reasonsAgainstFact,
  reasonsAgainstRoster,
  weighAnswer,
  SIDES,
  uncheckedOfRoster,
  weighChoice,
  withDecided,
  type ChoiceRule,
  type Finding,
  type Pack,
  type Shelf,
  type Table,
} from '@adjutant/rules';

type DataOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>['data'];

type Weighers = {
  readonly [Type in MatchEvent['type']]?: (pack: Pack, table: Table, data: DataOf<Type>) => readonly Finding[];
};

/** How the events are weighed that are no uses. What is not named here is a fact, with nothing to hold against it. */
const WEIGHERS: Weighers = {
  RosterSubmitted: ofRoster,
  BattleStarted: (pack, table) =>
    [...SIDES.flatMap((side) => reasonsAgainstChosen(pack, table, side)), ...reasonsAgainstDeployment(pack, table)].map(
      (one) => against(pack.id, 'muster', one),
    ),
  ChoiceMade: (pack, table, data) => {
    const choice = pack.choices?.[data.choice];
    return choice && data.option !== undefined ? ofChoice(pack, table, choice, data.option, data) : [];
  },
  UseAnswered: (pack, table, { entry, option: id, player, roles, answers }) => {
    const pending = table.answers.find((one) => one.number === entry);
    const option = pending && answerOption(pack.entries[pending.entry], id);
    return pending && option ? notable(weighAnswer(pack, table, pending, { player, option, roles, answers })) : [];
  },
  FactRecorded: (pack, table, data) =>
    reasonsAgainstFact(pack, table, data).map((one) => against(data.fact, 'fact', one)),
  UnitActed: (pack, table, data) => {
    const judged = judgeAct(pack, table, data);
    const misplaced = reasonsAgainstPlace(pack, table, data);
    // Nearly everything that units do is in its place, and most of a record is what units did.
    return misplaced.length === 0 ? judged : [...misplaced.map((one) => against(data.act, 'action', one)), ...judged];
  },
  BattleShockRecorded: (pack, table, data) => judgeAct(pack, table, { ...data, act: BATTLE_SHOCK_TEST }),
  VictoryPointsScored: (pack, table, data) =>
    findingsOnScore(pack, table, data).filter(({ answer }) => answer === 'unmet'),
  AwardsClaimed: (pack, table, data) => [
    ...reasonsAgainstClaim(pack, table, data).map((one) => against(pack.id, 'claim', one)),
    ...findingsOnOrder(pack, table, data),
  ],
  ObjectiveDrawn: (pack, table, data) => aboutHand(pack, table, { type: 'ObjectiveDrawn', data }),
  ObjectiveDiscarded: (pack, table, data) => aboutHand(pack, table, { type: 'ObjectiveDiscarded', data }),
};

/** What the rules say of an event, given the record before it. */
export function findingsOn(shelf: Shelf, before: MatchState, event: MatchEvent): readonly Finding[] {
  if (before.status === 'absent') return [];
  const pack = packOf(shelf, before);
  const { table } = before;
  const use = declarationOf(event);
  if (!use) {
    const weigher = WEIGHERS[event.type] as ((...of: [Pack, Table, object]) => readonly Finding[]) | undefined;
    return weigher?.(pack, table, event.data) ?? [];
  }
  const rule = pack.entries[use.entry];
  // What it named is not known here, so there is nothing to hold against it.
  return rule && !isVeiled(pack, use) ? judge(pack, table, rule, use).findings : [];
}

/** What speaks against a roster, and what of it the pack does not know. What it does not state is no finding. */
function ofRoster(pack: Pack, table: Table, { roster, player }: DataOf<'RosterSubmitted'>): Finding[] {
  const rule = roster.detachment ?? pack.id;
  const unknown = uncheckedOfRoster(pack, roster, { table, player }).filter(({ why }) => why === 'unknown');
  const listed = reasonsAgainstRoster(pack, roster, { table, player });
  const reasons = withDecided(listed, reasonsAgainstDecided(pack, table, player, roster));
  return [
    ...reasons.map((one) => against(rule, 'muster', one)),
    ...unknown.map(({ reason }): Finding => ({ ...against(rule, 'muster', reason), answer: 'unknown' })),
  ];
}

/** The record does not say who spoke for a choice of the match: what is found is what is found whoever did. */
function ofChoice(
  pack: Pack,
  table: Table,
  choice: ChoiceRule,
  option: string,
  { player, ...made }: DataOf<'ChoiceMade'>,
): Finding[] {
  const [first = [], second] = (player === null ? SIDES : [player]).map((side) =>
    notable(weighChoice(pack, table, choice, { ...made, option, player: side })),
  );
  return second && second.length < first.length ? second : first;
}

/** Of a choice and of an answer is found what speaks against it and what rests on somebody’s word. */
function notable(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ answer, footing }) => answer === 'unmet' || footing !== 'record');
}

type AboutHand = Extract<MatchEvent, { type: 'ObjectiveDrawn' | 'ObjectiveDiscarded' }>;

/** What is sealed cannot be held against anybody by those who do not see it. */
function aboutHand(pack: Pack, table: Table, event: AboutHand): Finding[] {
  const named = event.type === 'ObjectiveDrawn' ? event.data.drawn : event.data.objective;
  if (named === undefined) return [];
  return reasonsAboutHand(pack, table, event).map((one) => against(pack.id, 'hand', one));
}

/** What is against something that is not weighed condition by condition, as a finding. */
function against(rule: string, check: string, { code, message, facts, cites }: Reason): Finding {
  return { rule, check, footing: 'record', answer: 'unmet', code, says: message, facts, cites };
}
