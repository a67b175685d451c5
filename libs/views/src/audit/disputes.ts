import type { Actor } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import { momentText } from './moment.js';
import type { Naming } from './people.js';

type Party = { readonly side: Side } | { readonly staff: string };

/** As much of a dispute as a report tells. Times are ISO 8601 in UTC, durations seconds; people go by their ids. */
export interface DisputeToAudit {
  readonly id: string;
  readonly entry: number | null;
  readonly clock: string | null;
  readonly claim: string;
  readonly by: Party;
  readonly status: string;
  readonly judge: string | null;
  readonly calledAt: string;
  readonly claimedAt: string | null;
  readonly ruledAt: string | null;
  readonly closedAt: string | null;
  readonly evidence: readonly {
    readonly hash: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly caption: string | null;
    readonly by: Party;
    readonly at: string;
    readonly withheld?: true;
  }[];
  readonly rulings: readonly RulingToAudit[];
  readonly granted: readonly { readonly minutes: number; readonly suggested: number; readonly at: string }[];
  readonly durations: { readonly callToClaim: number | null; readonly callToRuling: number | null };
  readonly story: readonly { readonly at: string; readonly by: Actor; readonly text: string }[];
}

export interface RulingToAudit {
  readonly ruling: string;
  readonly instance: 'first' | 'final';
  readonly verdict: string | null;
  readonly judge: string;
  readonly at: string;
  /** The remedies in words. */
  readonly texts: readonly string[];
  readonly penalties: readonly {
    readonly person: string;
    readonly policy: string;
    readonly infraction: string;
    readonly level: string;
    readonly because: string;
  }[];
  readonly rules: readonly { readonly id: string; readonly name: string | null }[];
  readonly because: string;
  /** The states of the match before and after, as the judge was shown them. */
  readonly basis: { readonly revision: number; readonly before: string; readonly after: string };
  readonly outcome:
    | { readonly carriedOut: true; readonly entry: number | null; readonly hash: string; readonly asPreviewed: boolean }
    | { readonly carriedOut: false; readonly message: string }
    | null;
  readonly revoked: { readonly because: string; readonly by: string; readonly at: string } | null;
}

/** A line as it is printed: what it is, and what the record says. */
export type PrintedField = readonly [label: string, value: string];

export interface AuditDispute {
  readonly title: string;
  readonly facts: readonly PrintedField[];
  readonly rulings: readonly { readonly title: string; readonly facts: readonly PrintedField[] }[];
  /** Empty in the edition for everybody. */
  readonly story: readonly { readonly at: string; readonly by: string; readonly text: string }[];
  readonly evidence: readonly {
    readonly at: string;
    readonly by: string;
    readonly what: string;
    readonly hash: string;
  }[];
}

/** Everything, or what everybody may read: the words of players, their evidence and penalties stay with those entitled. */
export type Edition = 'entitled' | 'public';

export function auditDispute(dispute: DisputeToAudit, number: number, naming: Naming, edition: Edition): AuditDispute {
  const { id, entry, clock, status, judge, calledAt, claim, by, evidence, story } = dispute;
  const all = edition === 'entitled';
  return {
    title: `Dispute ${number}: ${status}`,
    facts: [
      ['Id', id],
      ['Called', `${momentText(calledAt)} by ${partyName(by, naming)}`],
      ['About', entry === null ? 'no single entry' : `entry ${entry}${clock === null ? '' : `, ${clock}`}`],
      ...(all ? [['Claim', claim] as const] : []),
      ...(judge === null ? [] : [['Judge', naming.text(judge)] as const]),
      ...timesOf(dispute),
    ],
    rulings: dispute.rulings.map((ruling) => auditRuling(ruling, naming, all)),
    story: all
      ? story.map(({ at, by: actor, text }) => ({ at, by: naming.text(actor.id), text: naming.inText(text, actor.id) }))
      : [],
    evidence: all
      ? evidence.map((one) => ({
          at: one.at,
          by: partyName(one.by, naming),
          what: [
            ...(one.withheld ? ['WITHHELD, the file is gone'] : []),
            one.caption ?? 'no caption',
            one.mediaType,
            `${one.bytes} bytes`,
          ].join(', '),
          hash: one.hash,
        }))
      : [],
  };
}

function timesOf({ durations, granted, closedAt }: DisputeToAudit): readonly PrintedField[] {
  const { callToClaim, callToRuling } = durations;
  return [
    ...(callToClaim === null ? [] : [['From call to judge', lasting(callToClaim)] as const]),
    ...(callToRuling === null ? [] : [['From call to ruling', lasting(callToRuling)] as const]),
    ...granted.map((one): PrintedField => [
      'Time granted',
      `${one.minutes} min (${one.suggested} suggested), ${momentText(one.at)}`,
    ]),
    ...(closedAt === null ? [] : [['Closed', momentText(closedAt)] as const]),
  ];
}

function auditRuling(ruling: RulingToAudit, naming: Naming, all: boolean): AuditDispute['rulings'][number] {
  const { instance, verdict, judge, at, texts, penalties, rules, because, basis, outcome, revoked } = ruling;
  const rule = ({ id, name }: RulingToAudit['rules'][number]): string => (name === null ? id : `${name} (${id})`);
  return {
    title: `${instance === 'final' ? 'Final ruling' : 'Ruling'} ${ruling.ruling}${verdict === null ? '' : `: ${verdict}`}`,
    facts: [
      ['Given', `${momentText(at)} by ${naming.text(judge)}`],
      ['Remedies', texts.length === 0 ? 'none' : texts.join('; ')],
      ...(rules.length === 0 ? [] : [['Rules', rules.map(rule).join('; ')] as const]),
      ['Because', because],
      ...(all ? penalties : []).map((one): PrintedField => [
        'Penalty',
        `${naming.text(one.person)}: ${one.level} for ${one.infraction} (${one.policy}): ${one.because}`,
      ]),
      ['State before', `${basis.before}, entry ${basis.revision}`],
      ['State after, as previewed', basis.after],
      ...outcomeOf(outcome),
      ...(revoked
        ? [['Taken back', `${momentText(revoked.at)} by ${naming.text(revoked.by)}: ${revoked.because}`] as const]
        : []),
    ],
  };
}

function outcomeOf(outcome: RulingToAudit['outcome']): readonly PrintedField[] {
  if (outcome === null) return [['Carried out', 'not yet']];
  if (!outcome.carriedOut) return [['Carried out', `no: ${outcome.message}`]];
  const where = outcome.entry === null ? 'yes; the record stands as it is' : `yes, as entry ${outcome.entry}`;
  return [
    ['Carried out', `${where}${outcome.asPreviewed ? ', as previewed' : '; the match had moved on since the preview'}`],
    ['State after', outcome.hash],
  ];
}

function partyName(by: Party, naming: Naming): string {
  return 'side' in by ? `player ${by.side}` : naming.text(by.staff);
}

/** Seconds in words. */
function lasting(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** Everybody whom a dispute names. */
export function peopleInDispute({ judge, by, rulings, story }: DisputeToAudit): readonly string[] {
  return [
    ...('staff' in by ? [by.staff] : []),
    ...(judge === null ? [] : [judge]),
    ...rulings.flatMap((ruling) => [ruling.judge, ...ruling.penalties.map(({ person }) => person)]),
    ...story.map((one) => one.by.id),
  ];
}
