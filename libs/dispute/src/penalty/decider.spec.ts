import { by, given, issue, issued, NOON, rescind, rescinded } from './testing/given.js';

const WHY = ['Late: Nudge.'];
const AGAIN = [
  'Late: Nudge.',
  '1 earlier penalty for the same infraction at this event: Card. The same again is a card.',
];

describe('a penalty', () => {
  it('is recorded with the policy that it follows, what that advises and what the level brings', () => {
    given()
      .when(issue())
      .then(issued('p9', { advised: { level: 'nudge', why: WHY, counted: [] } }));
  });

  it('names match, side, dispute and ruling where it comes of them', () => {
    const from = { match: 'm1', side: 'A', dispute: 'd1', ruling: 'r1' } as const;
    given().when(issue(from), by('judge'), { seat: 'A' }).then(issued('p9', from));
  });

  it('has the seat and the event that are known, where it does not name them', () => {
    given()
      .when(issue({ match: 'm1', event: undefined as never }), by('judge'), { seat: 'B', event: 'spring' })
      .then(issued('p9', { match: 'm1', side: 'B', event: 'spring' }));
  });

  it('names a match only of those who play in it, and their own side', () => {
    given()
      .when(issue({ match: 'm1' }))
      .thenRefused('penalty/not-in-this-match');
    given()
      .when(issue({ match: 'm1', side: 'B' }), by('judge'), { seat: 'A' })
      .thenRefused('penalty/not-in-this-match');
  });

  it('is given to nobody who is no part of its event; whoever plays in its match is', () => {
    const strange = { strangeTo: 'The open' };
    given().when(issue(), by('head-judge'), strange).thenRefused('penalty/not-in-this-event');
    given()
      .when(issue({ match: 'm1' }), by('judge'), { ...strange, seat: 'A' })
      .then(issued('p9', { match: 'm1', side: 'A' }));
  });

  it('brings what the level and the infraction bring', () => {
    given()
      .when(issue({ infraction: 'cheat', level: 'door' }), by('head-judge'))
      .then(
        issued('p9', {
          infraction: 'cheat',
          level: 'door',
          effects: [
            { kind: 'removal', from: 'event' },
            { kind: 'report', to: 'the league' },
          ],
          by: { id: 'head-judge', role: 'head-judge' },
          advised: { level: 'door', why: ['Cheat: Door.'], counted: [] },
        }),
      );
  });

  const ADVISED_AGAIN = issued('p9', {
    level: 'card',
    effects: [{ kind: 'points', resource: 'vp', whose: 'own', amount: -5 }],
    advised: { level: 'card', why: AGAIN, counted: ['p1'] },
  });

  it('counts what was given under what the event was called before it was one', () => {
    const meant = (name: string | undefined): string | undefined => (name === 'Club Open' ? 'open' : name);
    given(issued('p1', { event: 'Club Open' }))
      .when(issue({ level: 'card' }), by('judge'), { meant })
      .then(ADVISED_AGAIN);
  });

  it('the second time is advised to be severer, and says which penalty it counted', () => {
    given(issued('p1'))
      .when(issue({ level: 'card' }))
      .then(ADVISED_AGAIN);
  });

  it('does not count what was rescinded', () => {
    given(issued('p1'), rescinded('p1')).when(issue()).then(issued('p9'));
  });

  it('is happening when it happened at the table, not when it was written down', () => {
    const late = { ...by('judge'), now: '2031-05-04T15:00:00.000Z' };
    given()
      .when(issue(), late)
      .then(issued('p9', { at: NOON }));
  });

  it('is refused under an id that is taken', () => {
    given(issued('p9')).when(issue()).thenRefused('penalty/id-taken');
  });

  it('is refused where policy, infraction or level are not known', () => {
    given()
      .when(issue({ policy: 'other' }))
      .thenRefused('policy/unknown');
    given()
      .when(issue({ infraction: 'other' }))
      .thenRefused('penalty/unknown-infraction');
    given()
      .when(issue({ level: 'other' }))
      .thenRefused('penalty/unknown-level');
  });
});

describe('who may', () => {
  it('give a level stands in the policy', () => {
    given()
      .when(issue({ infraction: 'cheat', level: 'door' }))
      .thenRefused('penalty/level-not-yours');
    given().when(issue(), by('player')).thenRefused('penalty/level-not-yours');
    given().when(issue(), by('scorekeeper')).thenRefused('penalty/level-not-yours');
  });

  it('does not bind on a machine of one’s own', () => {
    given()
      .when(issue(), by('scorekeeper', 'local'), { roles: 'unbound' })
      .then(issued('p9', { by: { id: 'local', role: 'scorekeeper' } }));
  });

  it('give is whoever has a role that may, and the least such role is recorded', () => {
    const both = { roles: ['judge', 'head-judge'] } as const;
    given().when(issue(), by('judge'), both).then(issued('p9'));
    given(issued('p1'))
      .when(issue({ deviation: 'The train was late' }), by('judge'), both)
      .then(
        issued('p9', {
          by: { id: 'judge', role: 'head-judge' },
          advised: { level: 'card', why: AGAIN, counted: ['p1'] },
          deviation: 'The train was late',
        }),
      );
    given(issued('p1'))
      .when(rescind(), by('judge', 'another'), both)
      .then(rescinded('p1', { by: { id: 'another', role: 'head-judge' } }));
  });

  it('give in the name of somebody else is the server alone', () => {
    const judge = { id: 'judge', role: 'judge' } as const;
    given()
      .when(issue({ by: judge }), by('head-judge'))
      .thenRefused('penalty/not-in-your-name');
    given()
      .when(issue({ by: judge }), by('system', 'liaison'))
      .then(issued('p9'));
  });

  it('does what the judge may, when the server carries a ruling out', () => {
    const asked = issue({ by: { id: 'judge', role: 'judge' }, infraction: 'cheat', level: 'door' });
    given().when(asked, by('system')).thenRefused('penalty/level-not-yours');
  });
});

describe('another penalty than the policy advises', () => {
  it('needs a reason, and somebody who may deviate', () => {
    given(issued('p1'))
      .when(issue({ level: 'nudge' }))
      .thenRefused('penalty/deviation-not-yours');
    given(issued('p1')).when(issue(), by('head-judge')).thenRefused('penalty/deviation-unexplained');
    given(issued('p1'))
      .when(issue({ deviation: '  ' }), by('head-judge'))
      .thenRefused('penalty/deviation-unexplained');
    given(issued('p1'))
      .when(issue({ deviation: 'The train was late' }), by('head-judge'))
      .then(
        issued('p9', {
          by: { id: 'head-judge', role: 'head-judge' },
          advised: { level: 'card', why: AGAIN, counted: ['p1'] },
          deviation: 'The train was late',
        }),
      );
  });

  it('needs a reason on a machine of one’s own as well', () => {
    given(issued('p1'))
      .when(issue(), by('scorekeeper'), { roles: 'unbound' })
      .thenRefused('penalty/deviation-unexplained');
  });

  it('is one too where the level is right and its effects are not', () => {
    const effects = [{ kind: 'points', resource: 'vp', whose: 'own', amount: -3 }] as const;
    const asked = { infraction: 'rude', level: 'card', effects, deviation: 'Three will do' };
    given().when(issue(asked)).thenRefused('penalty/deviation-not-yours');
    given()
      .when(issue(asked), by('head-judge'))
      .then(
        issued('p9', {
          infraction: 'rude',
          level: 'card',
          effects,
          by: { id: 'head-judge', role: 'head-judge' },
          advised: { level: 'card', why: ['Rude: Card.'], counted: [] },
          deviation: 'Three will do',
        }),
      );
  });

  it('is none where the effects are those of the level in another order of members', () => {
    const effects = [{ amount: -5, whose: 'own', resource: 'vp', kind: 'points' }] as const;
    given()
      .when(issue({ infraction: 'rude', level: 'card', effects, deviation: 'not needed' }))
      .then(
        issued('p9', {
          infraction: 'rude',
          level: 'card',
          effects,
          advised: { level: 'card', why: ['Rude: Card.'], counted: [] },
        }),
      );
  });

  it('in a ruling has the reason of the penalty, where it has none of its own', () => {
    const asked = issue({ by: { id: 'hj', role: 'head-judge' }, because: 'The train was late' });
    given(issued('p1'))
      .when(asked, by('system'))
      .then(
        issued('p9', {
          because: 'The train was late',
          by: { id: 'hj', role: 'head-judge' },
          advised: { level: 'card', why: AGAIN, counted: ['p1'] },
          deviation: 'The train was late',
        }),
      );
  });
});

describe('rescinding', () => {
  it('is for whoever gave the penalty, the head judge and the organizer', () => {
    given(issued('p1')).when(rescind()).then(rescinded('p1'));
    given(issued('p1')).when(rescind(), by('judge', 'another')).thenRefused('penalty/not-yours-to-rescind');
    for (const role of ['head-judge', 'organizer'] as const) {
      given(issued('p1'))
        .when(rescind(), by(role))
        .then(rescinded('p1', { by: { id: role, role } }));
    }
  });

  it('of a penalty that nobody gave is refused, and twice is once', () => {
    given().when(rescind()).thenRefused('penalty/unknown');
    given(issued('p1'), rescinded('p1')).when(rescind()).thenAlready();
  });

  it('by the server names the judge whose ruling fell', () => {
    const hj = { id: 'hj', role: 'head-judge' } as const;
    const command = {
      type: 'RescindPenalty',
      data: { penalty: 'p1', because: 'Overturned', ruling: 'r1', by: hj },
    } as const;
    given(issued('p1')).when(command, by('judge')).thenRefused('penalty/not-in-your-name');
    given(issued('p1'))
      .when(command, by('system'))
      .then(rescinded('p1', { because: 'Overturned', ruling: 'r1', by: hj }));
  });
});
