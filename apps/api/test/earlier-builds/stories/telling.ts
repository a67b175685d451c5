import {
  at,
  command,
  grenade,
  listAt,
  open,
  roster,
  started,
  toShooting,
  type Body,
  type Running,
} from '../../running.js';
import { ANN, as, BOB, call, HEAD, JO, rules } from '../../judges.js';

export { ANN, BOB, HEAD, JO, command };
export const ORGANIZER = as('olga', 'organizer');

/** Tells stories on a server, and stops at the first sentence that it does not take. */
export class Teller {
  constructor(readonly server: Running) {}

  async play(match: string, ...commands: readonly object[]): Promise<void> {
    await this.#each(`/api/matches/${match}/commands`, commands);
  }

  async dispute(dispute: string, ...commands: readonly object[]): Promise<void> {
    await this.#each(`/api/disputes/${dispute}/commands`, commands);
  }

  async penalty(person: string, ...commands: readonly object[]): Promise<void> {
    await this.#each(`/api/people/${person}/penalties/commands`, commands);
  }

  /** What is asked in vain stands beside the record. */
  async inVain(match: string, one: object): Promise<void> {
    const { status, body } = await this.server.send(match, one);
    if (status !== 422) throw new Error(`Not refused: ${JSON.stringify([one, body])}`);
  }

  async look(path: string): Promise<Body> {
    const { status, body } = await this.server.get(path);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  }

  /** A throws grenades in entry 6; B scores in entry 7; more grenades are refused; the game goes on to the fight. */
  async thrown(match: string, settings: object = {}): Promise<{ readonly refused: object }> {
    const [opening, ...rest] = started() as { data: object }[];
    await this.play(match, { ...opening, data: { ...opening?.data, settings, title: match } }, ...rest, toShooting());
    await this.play(match, await grenade(this.server, match));
    const again = (await grenade(this.server, match, 'A-1')) as { data: object };
    await this.inVain(match, again);
    await this.play(match, points('B', 4), advance(), advance());
    return { refused: { type: 'UseStratagem', data: again.data } };
  }

  /** Called about an entry and taken up by a head judge, or by another judge. */
  async called(match: string, entry: number, judge: object = HEAD): Promise<void> {
    await this.dispute(match, call(match, { entry }), command('ClaimCall', {}, judge));
  }

  async ruled(match: string, remedies: readonly object[], more: object = {}, judge: object = HEAD): Promise<void> {
    const preview = await this.server.post(`/api/disputes/${match}/preview`, { remedies, ...judge });
    const basis = at(preview.body, 'basis');
    if (basis === undefined) throw new Error(`No preview: ${JSON.stringify(preview.body)}`);
    await this.dispute(match, rules(remedies, { basis, ...more }, judge));
    const { body } = await this.server.get(`/api/disputes/${match}`);
    const outcome = at(listAt(body, 'rulings').at(-1), 'outcome', 'carriedOut');
    if (outcome !== true) throw new Error(`Not carried out: ${JSON.stringify(body)}`);
  }

  async #each(path: string, commands: readonly object[]): Promise<void> {
    for (const one of commands) {
      const { status, body } = await this.server.post(path, one);
      if (status !== 200 || body['outcome'] !== 'recorded') throw new Error(`${path}: ${JSON.stringify([one, body])}`);
    }
  }
}

export const advance = (to?: object) => command('AdvancePhase', to ? { to } : {});
export const points = (player: 'A' | 'B', amount: number) =>
  command('ScoreVictoryPoints', { player, category: 'primary', points: amount, what: 'an objective' });
export const gain = (player: 'A' | 'B', amount = 1) => command('GainCommandPoints', { player, amount, what: 'a gift' });
export const opening = (title: string, settings: object) => {
  const one = open(title) as { data: object };
  return [{ ...one, data: { ...one.data, settings } }, roster('A'), roster('B')];
};
