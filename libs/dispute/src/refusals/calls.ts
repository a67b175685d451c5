import { refusals } from '@adjutant/kernel';

/** What calls, their hearing and their evidence are refused with. */
export const CALL_REFUSALS = refusals({
  'dispute/already-called': {
    says: 'A judge was called with this id already: name another id for another dispute.',
    when: 'This dispute has been opened already.',
    why: 'conflict',
  },
  'dispute/claimed-by-other': {
    says: 'Another judge has this call: ask them to release it.',
    when: 'Another judge has this call.',
    why: 'conflict',
  },
  'dispute/closed': {
    says: 'The dispute is closed: call a judge again where something is still open.',
    when: 'The call was withdrawn, or the final ruling was given.',
  },
  'dispute/judge-only': {
    says: 'Only a judge may do this: call one.',
    when: 'Only a judge may do this.',
    why: 'not-allowed',
  },
  'dispute/match-closed': {
    says: 'The result counts already: ask the head judge or an organizer.',
    when: 'Both players have confirmed the result: only the head judge or the organizer opens it again.',
    why: 'not-allowed',
  },
  'dispute/no-seat': {
    says: 'Only the players of this match and staff may do this: sit down by the link of your seat.',
    when: 'Only the players of the match and staff may do this.',
    why: 'not-allowed',
  },
  'dispute/not-withdrawn': {
    says: 'The call was not withdrawn: there is nothing to object to.',
    when: 'The call was not withdrawn, so there is nothing to object to.',
  },
  'dispute/not-your-call': {
    says: 'Whoever called the judge withdraws the call, or staff does: ask them.',
    when: 'Whoever called the judge withdraws the call, or staff does.',
    why: 'not-allowed',
  },
  'dispute/not-your-seat': {
    says: 'You sit at the other side of the table: act for yourself, or call staff.',
    when: 'A player acts for the own seat only.',
    why: 'not-allowed',
  },
  'dispute/players-only': {
    says: 'The players say this themselves, each at their own seat: ask them to.',
    when: 'The players themselves say so, each at their own seat.',
    why: 'not-allowed',
  },
  'dispute/seated-by-the-judge': {
    says: 'Your seat was handed out by the judge whom you would accept: somebody else has to hand it out.',
    when: 'Nobody lets themselves in by the link of a seat that they handed out.',
    why: 'not-allowed',
  },
  'dispute/system-only': {
    says: 'The server does this by itself: nobody sends it.',
    when: 'The server reports by itself what became of a ruling.',
  },
  'dispute/too-late': {
    says: 'The time for this is over: call a judge again, or ask the head judge.',
    when: 'The event leaves so many minutes for it, counted by the server.',
  },
  'dispute/unknown': {
    says: 'There is no such dispute: open one with CallJudge.',
    when: 'There is no such dispute.',
    why: 'not-there',
  },
  'dispute/withdrawn-by-caller': {
    says: 'The caller took the call back: only what staff withdrew is objected to. Call a judge again.',
    when: 'Only what staff withdrew is objected to, by the player who had called.',
    why: 'not-allowed',
  },
  'evidence/not-here': {
    says: 'This dispute has no such file: its evidence is listed with the hashes.',
    when: 'This dispute has no such file.',
  },
  'evidence/organizer-only': {
    says: 'Only an organizer may withhold evidence: ask one.',
    when: 'Only an organizer withholds evidence.',
    why: 'not-allowed',
  },
  'evidence/unknown': {
    says: 'No such file is stored here: send it first, and add it then.',
    when: 'No such file is stored here; send it first.',
  },
  'evidence/withheld': {
    says: 'The file was withheld and is gone: add another one.',
    when: 'The file was withheld: it is gone, and its hash stays.',
    why: 'conflict',
  },
  'time/nothing-to-grant': {
    says: 'No time was lost that has not been granted: say how many minutes to add.',
    when: 'No time was lost that has not been granted.',
  },
});
