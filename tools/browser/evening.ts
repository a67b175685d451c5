import { recordSmallMatch, send, SMALL } from './small-match.js';
import type { Stage } from './stage.js';

export const PASSWORD = 'four dice in a row';

/** Asks the server with a session, and hands over what it answers; anything but an answer is an error here. */
export async function askAs<Answer>(stage: Stage, path: string, body: object, session?: string): Promise<Answer> {
  const answer = await fetch(`${stage.base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export interface Evening {
  /** Sessions by who has them. */
  readonly olga: string;
  readonly jo: string;
}

/**
 * A staffed server with two players who are known by name, and a match of theirs with all that staff adds to a record: seats
 * corrected, an answer contested, a note, an entry let stand, a ruling by a judge.
 */
export async function staffedEvening(stage: Stage, match: string): Promise<Evening> {
  const token = /#(\S+)/.exec(stage.said())?.[1] ?? '';
  const first = { token, name: 'Olga Organizer', password: PASSWORD };
  const { token: olga } = await askAs<{ token: string }>(stage, '/access/first-organizer', first);
  await askAs(stage, '/access/staff', { name: 'Jo Judge', password: PASSWORD, roles: ['judge'] }, olga);
  const { token: jo } = await askAs<{ token: string }>(stage, '/access/sign-in', {
    name: 'Jo Judge',
    password: PASSWORD,
  });
  const person = (name: string) => askAs<{ id: string }>(stage, '/people', { name }, olga);
  const [anna, ruvim] = [await person('Anna Keller'), await person('Ruvim Sokolov')];
  await recordSmallMatch(stage.base, match, jo, { A: ruvim.id, B: anna.id });
  const more = [
    {
      type: 'CorrectSeats',
      data: { seats: { A: { player: anna.id }, B: { player: ruvim.id } }, because: 'Entered the wrong way round.' },
    },
    {
      type: 'ContestAnswer',
      data: {
        player: 'B',
        entry: SMALL.grenade,
        question: 'has-not-shot-this-turn',
        because: 'They shot at my scouts.',
      },
    },
    { type: 'RecordNote', data: { kind: 'agreement', text: 'Plan B of A was agreed', player: 'A' } },
    {
      type: 'CorrectEntry',
      data: { entry: 20, correction: { kind: 'strike' }, because: 'The unit had shot already.' },
    },
  ];
  for (const command of more) {
    const answer = await send(stage.base, match, command, jo);
    if (!answer.ok) throw new Error(`${command.type}: ${await answer.text()}`);
  }
  return { olga, jo };
}
