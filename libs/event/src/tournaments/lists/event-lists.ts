import { authorize, isOwner, notAllowed, recordedAs, type Acting } from '@adjutant/access';
import { Declined, fromBase64, invalid, refusalMembers, type Actor, type Clock, type Refusal } from '@adjutant/kernel';
import type { People } from '@adjutant/people';
import type { Roster, Shelf } from '@adjutant/rules';
import { record } from '@adjutant/store';
import {
  listsClosed,
  shownList,
  TOURNAMENT_STREAMS,
  type BringList,
  type BroughtListAnswer,
  type ListOfEntrant,
  type LookedAtList,
  type OpenedTournament,
} from '@adjutant/tournament';
import { createHash, randomUUID } from 'node:crypto';
import type { MatchReader } from '../../matches/match-reader.js';
import { declined, refuse } from '../../refusals.js';
import { isStaff } from '../is-staff.js';
import { PlayerNames } from '../player-names.js';
import { TournamentReader } from '../tournament-reader.js';
import type { TournamentRecorder } from '../tournament-recorder.js';
import { checkedList, type CheckedList } from './checked-list.js';
import { asEntrant, haveMet } from '../entrants.js';

const SUBMITS = { type: 'SubmitList' } as const;

/** Army lists of events: brought by players, checked here, kept outside of the log, and shown to whom the event lets see them. */
export class EventLists {
  readonly #reader: TournamentReader;
  readonly #names: PlayerNames;

  constructor(
    private readonly recorder: TournamentRecorder,
    private readonly matches: MatchReader,
    private readonly people: People,
    private readonly shelf: Shelf,
    private readonly clock: Clock,
  ) {
    this.#reader = new TournamentReader(recorder);
    this.#names = new PlayerNames(people);
  }

  /** What a list comes to before it is brought; nothing of it is kept. */
  async look(event: string, asked: BringList, acting: Acting): Promise<LookedAtList> {
    await this.#senderOf(event, asked.player, acting);
    return shownCheck(this.#check(await this.#taking(event), asked));
  }

  /** Keeps a list and records its digest with what the pack says. Throws with the reason where the event does not take it. */
  async bring(event: string, asked: BringList, acting: Acting): Promise<BroughtListAnswer> {
    const actor = await this.#senderOf(event, asked.player, acting);
    const checked = this.#check(await this.#taking(event), asked);
    if (checked.reading === null && asked.unread !== true) throw notRead(checked);
    const { player, because } = asked;
    const now = new Date(this.clock()).toISOString();
    const digest = digestOf(contentIn(asked));
    const whose = { event, player, digest };
    const before = await this.people.lists.find(whose);
    await this.people.lists.keep({
      ...{ ...whose, form: asked.file === undefined ? 'text' : 'file', content: asked.file ?? asked.text ?? '' },
      ...{ reader: asked.reader ?? null, at: now },
    });
    const answer = await record(this.recorder, {
      stream: TOURNAMENT_STREAMS.of(event),
      command: { type: 'SubmitList', data: { player, digest, ...recordedOf(checked), ...(because && { because }) } },
      commandId: randomUUID(),
      occasion: { now, occurredAt: now, actor },
    });
    if (answer.outcome === 'refused') {
      // What is not recorded is not kept either.
      if (before === undefined) await this.people.lists.forget(whose);
      throw refusedBy(answer.refusal);
    }
    const list = (await this.#reader.seen(event)).state.entries[player]?.list;
    if (list === undefined || answer.outcome === 'conflict') throw noList(player);
    return { ...shownCheck(checked), outcome: answer.outcome, list: shownList(list) };
  }

  /** The list that a player has brought last, for whom the event lets see it. */
  async read(event: string, player: string, acting: Acting): Promise<ListOfEntrant> {
    const { state } = await this.#reader.seen(event);
    const list = state.entries[player]?.list;
    await this.#assertSees(event, player, acting, state);
    if (list === undefined) throw noList(player);
    const kept = await this.people.lists.find({ event, player, digest: list.digest });
    if (kept === undefined) throw goneList(player, list.digest);
    const { form, content, at, reader } = kept;
    const [text, file] = form === 'text' ? ([content, null] as const) : ([null, content] as const);
    const asked: BringList = {
      ...{ player, ...(text === null ? { file: content } : { text }) },
      ...(reader === null ? {} : { reader }),
    };
    if (digestOf(contentIn(asked)) !== list.digest) throw changedList(player, list.digest);
    const nameOf = await this.#names.of([player]);
    const checked = shownCheck(this.#check(state, asked));
    return { ...checked, ...{ player, name: nameOf(player), list: shownList(list), at, text, file } };
  }

  /** An event that is over takes no list, and says so before anything is read in one. */
  async #taking(event: string): Promise<OpenedTournament> {
    const { state } = await this.#reader.seen(event);
    if (state.status === 'ended') throw declined('ruled-out', 'tournament/ended', OVER, { facts: { event } });
    return state;
  }

  /** Who the record says brought it. Throws where somebody may not bring one for this player. */
  async #senderOf(event: string, player: string, acting: Acting): Promise<Actor> {
    const { own } = await asEntrant(acting, event, this.matches);
    const target = { event, ownEntry: own === player };
    const refusal = authorize(acting, SUBMITS, target);
    if (refusal) throw notAllowed(refusal);
    return recordedAs(acting, SUBMITS, target);
  }

  /** Its player, whoever meets them at a table, and officials see it always; everybody else by the policy of the event. */
  async #assertSees(event: string, player: string, acting: Acting, state: OpenedTournament): Promise<void> {
    if (isOwner(acting) || isStaff(acting)) return;
    const { shown = 'never' } = state.settings.lists ?? {};
    if (shown === 'at-once') return;
    if (shown === 'when-locked' && listsClosed(state, new Date(this.clock()).toISOString())) return;
    const { sees } = await asEntrant(acting, event, this.matches);
    if (sees.some((one) => one === player || haveMet(state, one, player))) return;
    const says = `The event shows lists ${shown === 'never' ? 'to nobody else' : 'once they are locked'}: their player, whoever meets them at a table, and officials see one.`;
    throw notAllowed(refuse('access/not-your-list', says, { player, shown }));
  }

  #check({ settings: { pack, pointsLimit } }: OpenedTournament, asked: BringList): CheckedList {
    const held = pack && this.shelf.find(pack.id, pack.release);
    const brought = { content: contentIn(asked), reader: asked.reader ?? null };
    const checked = checkedList(brought, { pack: held, pointsLimit });
    if ('reasons' in checked) throw refusedBy(checked);
    return checked;
  }
}

const OVER = 'The event has ended, and takes no list any more: an organizer may reopen it with a reason.';

const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

function contentIn({ text, file }: Pick<BringList, 'text' | 'file'>): string | Uint8Array {
  if ((text === undefined) === (file === undefined))
    throw invalid([{ at: 'text', message: 'send either text or file' }]);
  if (file === undefined) return text ?? '';
  const bytes = fromBase64(file);
  if (bytes) return bytes;
  throw invalid([{ at: 'file', message: 'file must be Base64' }]);
}

/** What the record of the event has of it. */
const recordedOf = ({ check, told = [] }: CheckedList) => ({ check, ...(told.length > 0 && { told }) });

function shownCheck(checked: CheckedList): LookedAtList {
  const { check, reading, roster, against, open } = checked;
  const { reader, title = null, left = [] } = reading ?? {};
  return { check, reader: reader?.name ?? null, title, army: roster && armyIn(roster, checked), left, against, open };
}

const armyIn = (
  { faction, detachment, points, units }: Roster,
  { detachments = [], says = [] }: CheckedList,
): NonNullable<LookedAtList['army']> => ({
  ...{ faction, detachment: detachment ?? null, points: points ?? null },
  ...(detachments.length > 1 && { detachments }),
  ...(says.length > 0 && { told: says }),
  units: units.map((unit) => ({ name: unit.name, models: unit.models ?? null, points: unit.points ?? null })),
});

const refusedBy = (refusal: Refusal): Declined =>
  new Declined('ruled-out', refusal.code, refusal.message, { ...refusalMembers(refusal), outcome: 'refused' });

function notRead({ open: [why] }: CheckedList): Declined {
  const says = `${why?.message ?? 'Nothing here reads this list.'} Or bring it as it is (unread): an official looks at it.`;
  return new Declined('ruled-out', why?.code ?? 'list/unknown', says, { facts: why?.facts ?? {}, outcome: 'refused' });
}

const noList = (player: string): Declined =>
  declined('not-there', 'lists/none', `${player.slice(0, 100)} has brought no list.`, { facts: { player } });

function goneList(player: string, digest: string): Declined {
  const says = 'The list itself is not kept here any more: the record holds its digest. Its player may bring it again.';
  return declined('not-there', 'lists/gone', says, { facts: { player, digest } });
}

function changedList(player: string, digest: string): Declined {
  const says = 'What is kept here is not the list that was brought: its digest is another than the record has.';
  return declined('conflict', 'lists/changed', says, { facts: { player, digest } });
}
