import { Hall, STANDS_AFTER, type Around } from './hall.js';
import { arrivalsOf } from './arrivals.js';
import { aliveIn } from './bracket-law.js';
import { isBracketRound, isByResults, lastingOf, type Lasting } from './course.js';
import { beginsABracket, cutsInHalf, cutsToABracket } from './cutting.js';
import { everybodyHasMet } from './schedule-law.js';
import type { Plan } from './plan.js';
import { assigns, closes, corrects, penalises, settles } from './officials.js';
import { enters, playsRound, swaps } from './playing.js';

/** What came of an event that went well. */
export interface Figures {
  readonly players: number;
  readonly rounds: number;
  readonly matches: number;
  readonly events: number;
  readonly powerCuts: number;
  readonly acknowledged: number;
}

/** One event from its first entry to its end. Everything that happens follows from its plan. */
export class Day {
  readonly #plan: Plan;
  readonly #lasting: Lasting;
  readonly #hall: Hall;
  readonly #category: string;

  constructor(plan: Plan, around: Around) {
    this.#plan = plan;
    this.#lasting = lastingOf(plan);
    const [category] = around.shelf.find(plan.pack)?.score.categories ?? [];
    if (!category) throw new Error(`there is no pack ${plan.pack}`);
    this.#category = category.id;
    this.#hall = new Hall(plan, around);
  }

  async plays(): Promise<Figures> {
    const { players, seed } = this.#plan;
    await this.#setUp();
    let number = 1;
    for (; await this.#goesOn(number); number += 1) {
      await this.#round(number);
      if (number === 1) await this.#hall.asks({ type: 'RevealSeed', data: { seed } }, 'system');
    }
    await this.#hall.asks({ type: 'EndTournament', data: {} });
    everybodyHasMet(await this.#hall.event());
    await this.#hall.recomputes();
    await this.#hall.holdsAsAFile();
    return { players, rounds: number - 1, ...this.#hall.figures };
  }

  close(): Promise<void> {
    return this.#hall.close();
  }

  async #setUp(): Promise<void> {
    const { players, seed, pack } = this.#plan;
    const { format, planned } = this.#lasting;
    const data = {
      ...{
        name: `Event ${seed}`,
        pack: { id: pack },
        rounds: planned,
        standsAfterMinutes: STANDS_AFTER,
        checkIn: true,
      },
      ...(format === undefined ? {} : { format }),
    };
    await this.#hall.asks({ type: 'SetUpTournament', data });
    const entered = Array.from({ length: players }, (_, at) => `p${at}`);
    for (const player of entered) await enters(this.#hall, player);
    const course = { noShows: this.#plan.troubles.includes('no-shows') };
    for (const { command, role } of arrivalsOf(entered, this.#hall.of('arrivals'), course))
      await this.#hall.asks(command, role);
    if (this.#plan.course === 'bracket') await beginsABracket(this.#hall);
  }

  /** Until everybody has met, one alone is left in the bracket, or as many rounds are played as were planned. */
  async #goesOn(number: number): Promise<boolean> {
    if (number > this.#lasting.planned) return false;
    const event = await this.#hall.event();
    return isBracketRound(event, number) ? aliveIn(event).length >= 2 : number <= this.#lasting.qualifying;
  }

  async #round(number: number): Promise<void> {
    const hall = this.#hall;
    const { course, rounds } = this.#plan;
    if (course === 'swiss' && number > 1 && number === rounds && hall.happens('cuts', 2)) await cutsInHalf(hall);
    await hall.asks({ type: 'DraftRound', data: { round: number } });
    const byHand = isByResults(await hall.event(), number);
    if (byHand && hall.happens('edited-drafts', 4)) await swaps(hall, number, 'EditDraft');
    // Two organizers press at once.
    await hall.asksTwice({ type: 'PublishRound', data: { round: number } });
    await hall.follows(1 + hall.of(`opening ${number}`).below(4));
    if (byHand && hall.happens('changed-tables', 2)) await swaps(hall, number, 'ChangePublished');
    await hall.rests();
    await playsRound(hall, { round: number, category: this.#category, letsIn: byHand && number <= rounds });
    await hall.rests();
    await closes(hall, number);
    await corrects(hall, number, 'late');
    await hall.rests();
    if (isBracketRound(await hall.event(), number)) await settles(hall, number);
    await assigns(hall, number);
    await penalises(hall, number);
    await hall.rests();
    if (number === this.#lasting.qualifying && number < this.#lasting.planned) await cutsToABracket(hall, number);
    await hall.recomputes();
  }
}
