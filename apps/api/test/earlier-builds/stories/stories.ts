import { randomUUID } from 'node:crypto';
import { grenade, listAt, toShooting, type Running } from '../../running.js';
import { call } from '../../judges.js';
import { advance, ANN, BOB, command, gain, HEAD, JO, opening, points, Teller } from './telling.js';

const WARNING = {
  ...{ person: 'ann', policy: 'frontline-itc', infraction: 'slow-play', level: 'warning', side: 'A' },
  because: 'Every measure twice.',
};

/** Everything that can become of a match and its disputes, each in a match that is named for it. */
export async function tellStories(server: Running): Promise<void> {
  const teller = new Teller(server);
  await remedies(teller);
  await corrections(teller);
  await appeals(teller);
  await takenBack(teller);
  await penalties(teller);
  await endings(teller);
  await settings(teller);
}

async function remedies(teller: Teller): Promise<void> {
  const amend = { kind: 'amend', data: { roles: { target: 'A-1', enemy: 'B-2' } } };
  const fixed: readonly (readonly [string, readonly object[]])[] = [
    ['ruled-none', [{ kind: 'none' }]],
    ['ruled-strike', [{ kind: 'strike', entries: [6] }]],
    ['ruled-amend', [{ kind: 'correct', entry: 6, correction: amend }]],
    ['ruled-redate', [{ kind: 'correct', entry: 7, correction: { kind: 'redate', before: 6 } }]],
    ['ruled-correct-strike', [{ kind: 'correct', entry: 7, correction: { kind: 'strike' } }]],
    ['ruled-adjust-cp', [{ kind: 'adjust', player: 'A', resource: 'cp', amount: 2 }]],
    ['ruled-adjust-vp', [{ kind: 'adjust', player: 'B', resource: 'vp', amount: -3 }]],
    ['ruled-rewind-full', [{ kind: 'rewind', to: 5, backup: 'full' }]],
  ];
  for (const [match, asked] of fixed) {
    await teller.thrown(match);
    await teller.called(match, 6);
    await teller.ruled(match, asked);
    await teller.play(match, gain('A'));
  }
  await teller.thrown('ruled-answer');
  await teller.called('ruled-answer', 6);
  const answers = Object.fromEntries(await questionsAt(teller, 'ruled-answer', 6));
  await teller.ruled('ruled-answer', [{ kind: 'correct', entry: 6, correction: { kind: 'answer', answers } }]);
  for (const match of ['ruled-allow', 'ruled-several']) {
    const { refused } = await teller.thrown(match);
    await teller.called(match, 6);
    const allow = { kind: 'allow', after: 6, command: refused };
    const several = [
      { kind: 'strike', entries: [6] },
      allow,
      { kind: 'adjust', player: 'A', resource: 'cp', amount: 2 },
    ];
    await teller.ruled(match, match === 'ruled-allow' ? [allow] : several);
    await teller.play(match, points('A', 5));
  }
  await teller.thrown('ruled-rewind-simple');
  await teller.called('ruled-rewind-simple', 8, JO);
  await teller.ruled('ruled-rewind-simple', [{ kind: 'rewind', to: 8, backup: 'simple' }], {}, JO);
}

/** The last question of a use answered no, the others as they were. */
async function questionsAt(
  teller: Teller,
  match: string,
  entry: number,
): Promise<readonly (readonly [string, string])[]> {
  const { event } = (await teller.server.store.readBare(`match-${match}`))[entry] as { event: { data: object } };
  const keys = Object.keys((event.data as { answers: object }).answers);
  return keys.map((key, index) => [key, index === keys.length - 1 ? 'no' : 'yes'] as const);
}

async function corrections(teller: Teller): Promise<void> {
  const because = 'Written down wrongly.';
  const correct = (entry: number, correction: object, by: object = JO) =>
    command('CorrectEntry', { entry, correction, because }, by);
  await teller.thrown('corrected');
  await teller.play('corrected', correct(7, { kind: 'amend', data: { points: 10 } }));
  await teller.play('corrected', correct(7, { kind: 'redate', before: 6 }));
  await teller.play('corrected', correct(6, { kind: 'strike' }), points('A', 3));
  await teller.thrown('rewound');
  await teller.play('rewound', command('RewindMatch', { to: 6, because }, HEAD), advance());
  const taken = { player: 'A', resource: 'cp', amount: -1, because };
  await teller.play('fallen', ...opening('fallen', {}), command('StartBattle', { firstTurn: 'A' }));
  await teller.play('fallen', command('AdjustPoints', taken, JO), gain('A'), toShooting());
  await teller.play('fallen', await grenade(teller.server, 'fallen'), points('A', 5));
  await teller.play('fallen', correct(5, { kind: 'strike' }), advance());
}

async function appeals(teller: Teller): Promise<void> {
  const strike = [{ kind: 'strike', entries: [6] }];
  const appeal = [command('AppealRuling', { side: 'B', because: 'They were in range.' }, BOB)];
  for (const match of ['appeal-upheld', 'appeal-overturned']) {
    await teller.thrown(match);
    await teller.called(match, 6, JO);
    await teller.ruled(match, strike, { rules: ['core/grenade'], penalties: [WARNING] }, JO);
    await teller.dispute(match, ...appeal, command('ClaimAppeal', {}, HEAD));
  }
  const final = (data: object) => command('GiveFinalRuling', { because: 'Measured with both.', ...data }, HEAD);
  await teller.dispute('appeal-upheld', final({ verdict: 'upheld' }));
  const adjust = { kind: 'adjust', player: 'B', resource: 'cp', amount: 1 };
  await teller.dispute('appeal-overturned', final({ verdict: 'overturned', remedies: [adjust] }));
  await teller.play('appeal-overturned', gain('B'));
}

async function takenBack(teller: Teller): Promise<void> {
  await teller.thrown('revoked');
  await teller.called('revoked', 6, JO);
  await teller.ruled('revoked', [{ kind: 'strike', entries: [6] }], { penalties: [WARNING] }, JO);
  await teller.dispute('revoked', command('RevokeRuling', { because: 'The wrong table.' }, HEAD));
  await teller.play('revoked', gain('A'));
  await teller.thrown('withdrawn');
  await teller.dispute('withdrawn', call('withdrawn', { entry: 6 }));
  await teller.dispute('withdrawn', command('WithdrawCall', { side: 'A', because: 'Agreed.' }, ANN));
  await teller.thrown('heard');
  await teller.called('heard', 6, JO);
  await teller.dispute('heard', command('MakeStatement', { side: 'B', text: 'They were out of range.' }, BOB));
  await teller.dispute(
    'heard',
    command('ReleaseCall', { because: 'A friend plays.' }, JO),
    command('ClaimCall', {}, HEAD),
  );
  await teller.dispute('heard', command('GrantTime', { minutes: 5 }, HEAD));
  await teller.ruled('heard', [{ kind: 'none' }], { rules: ['core/grenade'] });
  await teller.dispute(
    'heard',
    command('AcceptRuling', { side: 'A' }, ANN),
    command('AcceptRuling', { side: 'B' }, BOB),
  );
}

/** With points and without, issued at the desk and with a ruling, and rescinded. */
async function penalties(teller: Teller): Promise<void> {
  await teller.thrown('penalised');
  const penalty = randomUUID();
  const deviation = 'Agreed with the head judge.';
  const issue = (more: object) =>
    command('IssuePenalty', { penalty: randomUUID(), match: 'penalised', deviation, ...WARNING, ...more }, JO);
  await teller.penalty('ann', issue({ penalty }), command('RescindPenalty', { penalty, because: 'Another.' }, JO));
  await teller.penalty('bob', issue({ person: 'bob', side: 'B', infraction: 'illegal-list', level: 'yellow-card' }));
  await teller.called('penalised', 6);
  const yellow = { ...WARNING, person: 'bob', side: 'B', infraction: 'illegal-list', level: 'yellow-card' };
  const adjust = { kind: 'adjust', player: 'B', resource: 'vp', amount: -4 };
  await teller.ruled('penalised', [adjust], { penalties: [{ ...yellow, deviation }] });
}

async function endings(teller: Teller): Promise<void> {
  const confirmed = ['A', 'B'].map((player) => command('ConfirmResult', { player }, player === 'A' ? ANN : BOB));
  const because = 'The hall closes.';
  for (const ending of ['time', 'judge']) {
    await teller.thrown(`ended-${ending}`);
    await teller.play(`ended-${ending}`, command('FinishMatch', { ending, because }, JO), ...confirmed);
  }
  await teller.thrown('conceded');
  await teller.play('conceded', command('ConcedeMatch', { player: 'A', because: 'Lost.' }, ANN));
  await teller.thrown('ruled-when-confirmed');
  await teller.play('ruled-when-confirmed', command('FinishMatch', { ending: 'time', because }, JO), ...confirmed);
  await teller.dispute(
    'ruled-when-confirmed',
    command('CallJudge', { match: 'ruled-when-confirmed', claim: 'Ten short.' }, HEAD),
  );
  await teller.dispute('ruled-when-confirmed', command('ClaimCall', {}, HEAD));
  await teller.ruled('ruled-when-confirmed', [{ kind: 'adjust', player: 'A', resource: 'vp', amount: 10 }]);
}

async function settings(teller: Teller): Promise<void> {
  await advised(teller);
  await asked(teller);
  await overridden(teller);
  await adopted(teller);
}

async function advised(teller: Teller): Promise<void> {
  await teller.play('advised', ...opening('advised', { enforcement: 'advise' }));
  await teller.play('advised', command('StartBattle', { firstTurn: 'A' }), toShooting());
  for (const target of ['A-1', 'A-2', 'A-1']) {
    const one = (await grenade(teller.server, 'advised', 'A-1')) as { data: object };
    await teller.play('advised', { ...one, data: { ...one.data, roles: { target, enemy: 'B-1' } } });
  }
  await teller.play('advised', points('A', 7), advance());
}

/** Questions left open, answered, contested and settled. */
async function asked(teller: Teller): Promise<void> {
  await teller.play('asked', ...opening('asked', { attestations: 'open' }));
  await teller.play('asked', command('StartBattle', { firstTurn: 'A' }), toShooting());
  const { data } = (await grenade(teller.server, 'asked')) as unknown as { data: { answers: object } };
  const [question = ''] = Object.keys(data.answers);
  await teller.play('asked', command('UseStratagem', { ...data, answers: {} }));
  const { body } = await teller.server.get('/api/matches/asked/pending');
  const open = listAt(body, 'questions').map((one) => String(one['question'] ?? one['key'] ?? ''));
  const first = open[0] === undefined || open[0] === '' ? question : open[0];
  await teller.play('asked', command('AnswerQuestion', { entry: 6, question: first, answer: 'yes' }));
  await teller.play('asked', command('ContestAnswer', { entry: 6, question: first, player: 'B', because: 'No.' }, BOB));
  await teller.play('asked', advance());
  const settled = { entry: 6, question: first, answer: 'no', because: 'Measured.' };
  await teller.play('asked', command('AnswerQuestion', settled, JO), points('B', 2));
}

async function overridden(teller: Teller): Promise<void> {
  await teller.play('overridden', ...opening('overridden', {}), command('StartBattle', { firstTurn: 'A' }));
  const data = { player: 'A', stratagem: 'Grenade', roles: { target: 'A-1', enemy: 'B-1' } };
  await teller.inVain('overridden', command('UseStratagem', data));
  await teller.play('overridden', toShooting());
  const { data: legal } = (await grenade(teller.server, 'overridden')) as unknown as { data: object };
  await teller.play('overridden', advance());
  await teller.play(
    'overridden',
    command('UseStratagem', { ...legal, override: { reason: 'Both agree.' } }, JO),
    advance(),
  );
}

async function adopted(teller: Teller): Promise<void> {
  await teller.play('adopted', ...opening('adopted', {}));
  const situation = {
    ...{ at: { round: 2, turn: 'B', step: 'shooting' }, firstTurn: 'A', balances: { A: { cp: 1 }, B: { cp: 3 } } },
    score: { A: { primary: 10 }, B: { primary: 5 } },
    units: { 'A-2': { destroyed: { round: 1, turn: 'B', step: 'shooting' } } },
    uses: [{ player: 'B', entry: 'core/grenade', at: { round: 1, turn: 'B', step: 'shooting' }, unit: 'B-1' }],
  };
  await teller.play('adopted', command('AdoptSituation', situation), gain('B'));
  const throws = { player: 'B', stratagem: 'Grenade', roles: { target: 'B-1', enemy: 'A-1' } };
  const { body } = await teller.server.get('/api/matches/adopted/options?player=B');
  const option = listAt(body, 'players', 'B').find((one) => one['entry'] === 'core/grenade');
  const target = listAt(option, 'targets').find((one) => one['unit'] === 'B-1');
  const answers = Object.fromEntries(listAt(target, 'questions').map((one) => [String(one['key']), 'yes']));
  await teller.play('adopted', command('UseStratagem', { ...throws, answers }), advance(), points('B', 5));
}
