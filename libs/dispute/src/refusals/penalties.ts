import { refusals } from '@adjutant/kernel';

/** What penalties are refused with. */
export const PENALTY_REFUSALS = refusals({
  'penalty/appeal-answered': {
    says: 'The appeal against this penalty has been decided: that is final.',
    when: 'The appeal against the penalty has been decided; there is nobody else to ask.',
  },
  'penalty/appeal-changes-nothing': {
    says: 'A penalty is changed to another level, and only then is a level named: name one, or choose another verdict.',
    when: 'A penalty is changed without another level, or a level is named where it is not changed.',
  },
  'penalty/appeal-head-judge-only': {
    says: 'Appeals against penalties are decided by a head judge or an organizer: ask one.',
    when: 'Appeals against penalties are decided by a head judge, an organizer, or whom the event has named.',
    why: 'not-allowed',
  },
  'penalty/appeal-made': {
    says: 'This penalty has been appealed already: wait for the decision.',
    when: 'The penalty has been appealed already.',
    why: 'conflict',
  },
  'penalty/appeal-none': {
    says: 'Nobody has appealed this penalty, or that is decided: there is nothing to decide.',
    when: 'No appeal against the penalty is open.',
  },
  'penalty/appeal-own': {
    says: 'You gave this penalty: another official has to decide the appeal.',
    when: 'Who gave the penalty does not decide the appeal against it.',
    why: 'not-allowed',
  },
  'penalty/appeal-own-final': {
    says: 'The head judge gave this penalty, and at this event that is final.',
    when: 'The head judge gave the penalty, and the event lets nobody hear an appeal against it.',
  },
  'penalty/appeal-too-late': {
    says: 'The time for an appeal is over: the penalty stands.',
    when: 'The time in which a penalty may be appealed is over.',
  },
  'penalty/appeal-with-ruling': {
    says: 'This penalty goes with a ruling: appeal the ruling.',
    when: 'The penalty goes with a ruling: only an appeal against that gives back what it took from the match.',
  },
  'penalty/deviation-not-yours': {
    says: 'Only the roles that the policy names may deviate from what it advises: ask one of them.',
    when: 'Giving something else than the policy advises is for others to decide.',
    why: 'not-allowed',
  },
  'penalty/deviation-unexplained': {
    says: 'This is not what the policy advises: say why.',
    when: 'The policy advises something else; say why.',
  },
  'penalty/id-taken': {
    says: 'There is a penalty of this id already: name another id.',
    when: 'A penalty of this id has been given to this person.',
    why: 'conflict',
  },
  'penalty/level-not-yours': {
    says: 'A penalty of this level is given by others: ask one of them.',
    when: 'This level may be given by others only, such as the head judge.',
    why: 'not-allowed',
  },
  'penalty/not-in-this-event': {
    says: 'The person has never been entered in the event of the penalty: name somebody else, or their event.',
    when: 'The penalty goes with no match, and its person has no entry in the event that it names. Who has dropped or withdrawn has one.',
  },
  'penalty/not-in-this-match': {
    says: 'The person, the side or the dispute is not of the match that is named: name the right one.',
    when: 'The penalty names a match in which its person does not play, the other side, or a dispute about another match.',
  },
  'penalty/not-in-your-name': {
    says: 'Only the server acts in the name of somebody else: leave the name out.',
    when: 'Only the server gives penalties in the name of somebody else.',
    why: 'not-allowed',
  },
  'penalty/not-yours-to-appeal': {
    says: 'A penalty is appealed by whom it was given to: ask a judge to write it down for them.',
    when: 'A player appeals a penalty of somebody else.',
    why: 'not-allowed',
  },
  'penalty/not-yours-to-rescind': {
    says: 'A penalty is taken back by whoever gave it, a head judge or an organizer: ask one of them.',
    when: 'Whoever gave it, the head judge or the organizer may take a penalty back.',
    why: 'not-allowed',
  },
  'penalty/rescinded': {
    says: 'This penalty has been taken back: there is nothing to appeal.',
    when: 'The penalty has been taken back.',
  },
  'penalty/unknown': {
    says: 'There is no such penalty: look at the penalties of the person.',
    when: 'The person has no such penalty.',
    why: 'not-there',
  },
  'penalty/unknown-infraction': {
    says: 'The policy has no such infraction: name one that it lists.',
    when: 'The policy has no such infraction.',
  },
  'penalty/unknown-level': {
    says: 'The policy has no such level: name one that it lists.',
    when: 'The policy has no such level.',
  },
  'policy/unknown': {
    says: 'There is no such policy here: name one that is installed.',
    when: 'There is no such policy of penalties.',
    why: 'not-there',
  },
});
