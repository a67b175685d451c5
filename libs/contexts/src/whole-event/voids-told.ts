import type { MatchState } from '@adjutant/match';
import type { OpenedTournament } from '@adjutant/tournament';
import type { DecidedOtherwise } from './decided-again.js';
import { EventAtFault } from './faults.js';
import type { Recorded } from './recorded.js';
import { standsAt, tableText, type PublishedTable } from './tables-told.js';

/** When a match became void and counted again, entry by entry: its event was told so afterwards, and in the end holds it for that. */
export class Voids {
  readonly #turns: { readonly leaf: number; readonly voided: boolean }[] = [];

  get now(): boolean {
    return this.#turns.at(-1)?.voided ?? false;
  }

  meet(state: MatchState, { leaf }: Recorded): void {
    const voided = state.status !== 'absent' && state.voided !== undefined;
    if (voided !== this.now) this.#turns.push({ leaf, voided });
  }

  /** What the event was told, the match had come to before. */
  check(table: PublishedTable, last: Recorded): void {
    for (const { leaf, revision, voided } of table.voids) {
      if (this.#turns.some((turn) => turn.leaf < leaf && turn.voided === voided)) continue;
      const says = `entry ${revision} of the event tells that ${tableText(table)} is ${voided ? 'void' : 'void no longer'}, and its match says otherwise`;
      throw new EventAtFault('told-otherwise', says, last);
    }
  }

  /** What a table would have been told of its match that is void: earlier builds let its result count on. */
  untold(table: PublishedTable, event: OpenedTournament): readonly DecidedOtherwise[] {
    const stands = standsAt(event, table);
    if (!this.now || stands === null || stands.voided) return [];
    const last = table.told.at(-1);
    const counts = stands.what === undefined ? '' : ', and its result counts';
    const published = table.publication === 1 ? 'RoundPublished' : 'PublicationChanged';
    return [
      {
        entry: last?.revision ?? table.entry,
        type: last ? 'TableResultTold' : published,
        says: `TableVoidTold would follow: the match of ${tableText(table)} is void${counts}`,
      },
    ];
  }
}
