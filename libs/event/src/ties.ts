import type { Circumstances, TieChanged, Ties } from '@adjutant/dispute';
import type { Seats } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { Origins } from './matches/origins.js';
import { People, type TieChange } from '@adjutant/people';

export type Changed = TieChange & Pick<TieChanged, 'who'>;

export const NONE: Ties = { club: null, nation: null };

type Around = Pick<Circumstances['ties'], 'asking' | 'players' | 'former'>;

/** What is known of the clubs and nations of people. */
export class KnownTies {
  constructor(
    private readonly people: People,
    private readonly origins: Origins,
  ) {}

  /** Of somebody who asks, of both players of a match, and of those who sat there before seats were corrected: players of another place have none here. */
  async around(asking: string, match: string, seats: Seats): Promise<Around> {
    const here = await this.playing(match, seats);
    const [own = NONE, A = NONE, B = NONE] = await this.of(asking, here.A, here.B);
    const before = await this.origins.seatedBefore(match);
    if (before.length === 0) return { asking: own, players: { A, B } };
    const ties = await this.of(...before.flatMap((seated) => [seated.A.player, seated.B.player]));
    const former = before.map((_, at) => ({ A: ties[2 * at] ?? NONE, B: ties[2 * at + 1] ?? NONE }));
    return { asking: own, players: { A, B }, former };
  }

  /** As they are, and as they were at any time since the match was opened. */
  async heldAround(asking: string, match: string, seats: Seats): Promise<readonly Around[]> {
    const now = await this.around(asking, match, seats);
    const who = { judge: asking, ...(await this.playing(match, seats)) };
    const changes = await this.changedSince(() => this.origins.openedAt(match), who);
    const held = (one: Changed['who'], today: Ties): readonly Ties[] => [
      today,
      ...changes.filter((change) => change.who === one).map(({ tie, was }) => ({ ...NONE, [tie]: was })),
    ];
    const players = SIDES.flatMap((side) =>
      held(side, now.players[side]).map((ties) => ({ A: NONE, B: NONE, [side]: ties })),
    );
    return [
      now,
      ...held('judge', now.asking).flatMap((own) => players.map((both) => ({ asking: own, players: both }))),
    ];
  }

  /** Whose names in a dispute mean nobody here. */
  ofDispute(dispute: { readonly match: string; readonly calledAt: string }): ReturnType<Origins['ofDispute']> {
    return this.origins.ofDispute(dispute);
  }

  /** Who plays a match, as far as it is somebody here. */
  async playing(match: string, seats: Seats): Promise<{ readonly A: string; readonly B: string }> {
    const { A, B } = await this.origins.seatsHere(match, seats);
    return { A: A.player, B: B.player };
  }

  /** What was changed of these since the match was opened: of whoever judges, and of the players. */
  async changedSince(
    opened: () => Promise<string>,
    who: { readonly [who in TieChanged['who']]?: string },
  ): Promise<readonly Changed[]> {
    const people = Object.entries(who) as [TieChanged['who'], string][];
    const changes = await this.people.tieChanges(people.map(([, id]) => id));
    if (changes.length === 0) return [];
    const since = await opened();
    return changes
      .filter(({ at }) => at > since)
      .flatMap((change) => people.filter(([, id]) => id === change.person).map(([one]) => ({ ...change, who: one })));
  }

  /** Of each of these, in their order. */
  async of(...people: readonly string[]): Promise<readonly Ties[]> {
    const known = await this.people.known(people);
    return people.map((id) => {
      const person = known.get(id);
      return person === undefined || person === 'erased' ? NONE : { club: person.club, nation: person.nation };
    });
  }
}
