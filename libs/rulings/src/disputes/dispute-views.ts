import { type WholeDispute, type WholeRuling } from '@adjutant/dispute';
import { disputeView, RulingView } from '@adjutant/dispute';
import { packOf, foldMatch, type MatchEvent } from '@adjutant/match';
import { clockText, type Pack } from '@adjutant/rules';
import { depthSaid } from '@adjutant/views';
import type { Acting } from '@adjutant/access';
import { MatchReader, type JudgingRules, KnownTies, type Cut } from '@adjutant/event';
import { PolicyShelf } from '../penalties/policy-shelf.js';
import { withoutOthersPenalties } from '../penalties/ruled.js';
import { DisputeReader } from './dispute-reader.js';
import { acceptedBy, impartialityView } from './impartiality.js';
import { remedyText, type RemedyNames } from '@adjutant/lists';

export class DisputeViews {
  constructor(
    private readonly disputes: DisputeReader,
    private readonly matches: MatchReader,
    private readonly policies: PolicyShelf,
    private readonly ties: KnownTies,
    private readonly rules: JudgingRules,
  ) {}

  /** As somebody may see it: penalties that go with rulings are not for everybody who reads the rulings. */
  async whole(id: string, acting: Acting): Promise<WholeDispute> {
    const view = await this.#seen(id, acting);
    if (view === null) throw new Error(`the record of dispute ${id} does not begin with its call`);
    return view;
  }

  /** The same for whoever reads its match no further than that; null where nothing of the dispute is public yet. */
  publicBy(id: string, acting: Acting, cut: Cut): Promise<WholeDispute | null> {
    return this.#seen(id, acting, cut);
  }

  async #seen(id: string, acting: Acting, cut?: Cut): Promise<WholeDispute | null> {
    const { match } = await this.disputes.exactly(id);
    const recorded = await this.disputes.entries(id, cut?.until);
    const matches = this.matches.within(match, cut);
    const entries = recorded.map((one) => ({
      ...one,
      event: withoutOthersPenalties(one.event, match, acting, this.policies),
    }));
    const view = disputeView(id, entries, new Date(cut?.until ?? Date.now()).toISOString());
    if (view === null) return null;
    const state = await matches.state(view.match);
    const { title, seats } = state;
    const pack = this.matches.project((shelf) => packOf(shelf, state));
    const events = await matches.events(view.match);
    const people = {
      ...(view.judge === null ? {} : { judge: view.judge }),
      ...(await this.ties.playing(match, seats)),
    };
    const changes = await this.ties.changedSince(() => this.matches.openedAt(match), people);
    const { conflicts } = await this.rules.of(state.event?.id);
    const accepted = acceptedBy(entries, acting.mode === 'staffed' ? seats : undefined);
    return {
      ...view,
      impartiality: impartialityView(conflicts, accepted, changes, acting),
      ...(await this.ties.ofDispute(view)),
      title,
      ...depthSaid(state),
      players: { A: seats.A.player, B: seats.B.player },
      clock: view.entry === null ? null : this.#clockAt(events.slice(0, view.entry + 1)),
      rulings: view.rulings.map((ruling) => wholeRuling(ruling, view.rulings, { pack, events })),
    };
  }

  #clockAt(events: readonly MatchEvent[]): string | null {
    return this.matches.project((shelf) => {
      const state = foldMatch(shelf, events);
      if (state.status === 'absent' || !state.table.clock) return null;
      return clockText(packOf(shelf, state).sequence, state.table.clock);
    });
  }
}

function wholeRuling({ rules, ...ruling }: RulingView, all: readonly RulingView[], names: RemedyNames): WholeRuling {
  const own = ruling.remedies.map((remedy) => remedyText(remedy, names));
  const texts = ruling.verdict === 'overturned' ? overturningTexts(ruling, own, all, names) : own;
  return { ...ruling, rules: rules.map((id) => ruleView(id, names.pack)), texts };
}

/** What an overturning ruling changes: the one before it goes, with all that it did, and what is ruled now takes its place. */
function overturningTexts(
  { number, remedies }: Pick<RulingView, 'number' | 'remedies'>,
  own: readonly string[],
  all: readonly RulingView[],
  names: RemedyNames,
): readonly string[] {
  const first = all.findLast((one) => one.number < number && one.revoked === null && one.outcome?.carriedOut !== false);
  if (!first) return own;
  const did = first.remedies.map((remedy) => remedyText(remedy, names)).join(' ');
  const restores = remedies.every(({ kind }) => kind === 'none');
  const back = `Ruling ${first.ruling} is taken back: it said “${did}”`;
  return restores ? [`${back}. The match stands as it was before it.`] : [`${back}.`, ...own];
}

function ruleView(id: string, pack: Pack): WholeRuling['rules'][number] {
  const entry = pack.entries[id];
  return { id, name: entry?.name ?? null, cites: entry?.source ? [entry.source] : [] };
}
