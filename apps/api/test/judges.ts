import { command, grenade, started, toShooting, type Answer, type Running } from './running.js';

/** What disputes are tried with: people by name and role, and one match with something to argue about. */
export const as = (id: string, role: string) => ({ actor: { id, role } });
export const ANN = as('ann', 'player');
export const BOB = as('bob', 'player');
export const JO = as('jo', 'judge');
export const HEAD = as('hana', 'head-judge');

export const call = (match: string, more: object = {}, by: object = ANN): object =>
  command('CallJudge', { match, side: 'A', claim: 'The grenades were out of range', ...more }, by);

export const rules = (remedies: readonly object[], more: object = {}, by: object = JO): object =>
  command('GiveRuling', { remedies, because: 'Measured again.', ...more }, by);

export const STRIKE = { kind: 'strike', entries: [5] };

export function sendTo(server: Running, dispute: string, ...commands: readonly object[]): Promise<Answer> {
  return server.post(`/api/disputes/${dispute}/commands`, commands.length === 1 ? commands[0] : commands);
}

/** A match in which A throws grenades in entry 6 (and 7, the dice of it where there are any). */
export async function contested(server: Running, match: string): Promise<void> {
  await server.send(match, ...started(), toShooting());
  await server.send(match, await grenade(server, match));
}
