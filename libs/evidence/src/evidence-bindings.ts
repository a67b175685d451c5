import type { Declined } from '@adjutant/kernel';
import { alone, type Tables } from '@adjutant/store';
import type { Bound, EvidenceSchema } from './evidence-table.js';
import { declined } from './refusals.js';

/** How much may be sent to one dispute. */
export interface EvidenceQuota {
  readonly files: number;
  readonly bytes: number;
}

export type Sent = Pick<Bound, 'dispute' | 'hash' | 'bytes' | 'who'>;

const STAFF = 'staff';

/** Which files belong to which dispute. A file stands once under its hash, however many disputes it was sent to. */
export class EvidenceBindings {
  constructor(
    private readonly opened: () => Promise<Tables<EvidenceSchema>>,
    private readonly quota: EvidenceQuota,
  ) {}

  /** Binds a file before it is kept, so that no sweep takes it away in between. Throws where the dispute takes no more. */
  async bind(sent: Sent, at: number, isHere: () => Promise<boolean>): Promise<void> {
    const id = idOf(sent);
    await alone(await this.opened(), 'bound', async (within) => {
      const rows = await within.selectFrom('bound').selectAll().where('dispute', '=', sent.dispute).execute();
      if (rows.some((one) => one.id === id)) {
        await within.updateTable('bound').set({ at }).where('id', '=', id).execute();
        return;
      }
      assertRoom(sent, rows, this.quota);
      const brought = (await isHere()) ? 0 : 1;
      await within
        .insertInto('bound')
        .values({ id, ...sent, brought, attached: 0, at })
        .execute();
    });
  }

  /** Whether a file belongs to a dispute, or to any where none is named. */
  async has(hash: string, dispute?: string): Promise<boolean> {
    const { kysely } = await this.opened();
    const rows = kysely.selectFrom('bound').select('id').where('hash', '=', hash);
    const found = dispute === undefined ? rows : rows.where('dispute', '=', dispute);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** What was sent to one owner, oldest first. */
  async of(dispute: string): Promise<readonly Bound[]> {
    const { kysely } = await this.opened();
    return kysely.selectFrom('bound').selectAll().where('dispute', '=', dispute).orderBy('at').orderBy('id').execute();
  }

  /** The same for somebody who is about to put it into the record: it stays from here on as if it were sent now. */
  async hold(hash: string, dispute: string, at: number): Promise<boolean> {
    const { kysely } = await this.opened();
    const id = idOf({ dispute, hash });
    const held = await kysely.updateTable('bound').set({ at }).where('id', '=', id).executeTakeFirst();
    return Number(held.numUpdatedRows) > 0;
  }

  /** What was sent before a moment and is not known to stand in a record. */
  async loose(before: number): Promise<readonly Bound[]> {
    const { kysely } = await this.opened();
    return kysely.selectFrom('bound').selectAll().where('attached', '=', 0).where('at', '<', before).execute();
  }

  async attached({ id }: Pick<Bound, 'id'>): Promise<void> {
    const { kysely } = await this.opened();
    await kysely.updateTable('bound').set({ attached: 1 }).where('id', '=', id).execute();
  }

  /** Lets go of a file unless somebody has asked for it meanwhile; `remove` where no dispute needs its content any more. */
  async release({ id, hash, at, brought }: Bound, remove: () => Promise<void>): Promise<boolean> {
    return alone(await this.opened(), 'bound', async (within) => {
      const gone = await within.deleteFrom('bound').where('id', '=', id).where('at', '=', at).executeTakeFirst();
      if (Number(gone.numDeletedRows) === 0) return false;
      const others = await within.selectFrom('bound').select('id').where('hash', '=', hash).execute();
      if (brought === 1) {
        if (others.length === 0) await remove();
        else await within.updateTable('bound').set({ brought }).where('hash', '=', hash).execute();
      }
      return true;
    });
  }
}

export function idOf({ dispute, hash }: Pick<Bound, 'dispute' | 'hash'>): string {
  return `${dispute}/${hash}`;
}

/** Neither player can fill a dispute so that nothing of the other's goes in: each has half of it. */
function assertRoom(sent: Sent, rows: readonly Bound[], quota: EvidenceQuota): void {
  const isStaff = sent.who === STAFF;
  const own = isStaff ? rows : rows.filter(({ who }) => who === sent.who);
  const share = (whole: number): number => (isStaff ? whole : Math.ceil(whole / 2));
  for (const [counted, most] of [
    [rows, quota],
    [own, { files: share(quota.files), bytes: share(quota.bytes) }],
  ] as const) {
    const bytes = counted.reduce((sum, one) => sum + one.bytes, 0);
    if (counted.length < most.files && bytes + sent.bytes <= most.bytes) continue;
    throw disputeFull({ files: counted.length, bytes, mostFiles: most.files, mostBytes: most.bytes });
  }
}

function disputeFull(facts: { readonly [name: string]: number }): Declined {
  const { files = 0, mostFiles = 0, mostBytes = 0 } = facts;
  const says = `This dispute takes no more files: ${files} were sent, and ${mostFiles} files or ${Math.floor(mostBytes / 1024 / 1024)} MiB are the most. Put several things into one picture, or hand this to a judge.`;
  return declined('conflict', 'evidence/dispute-full', says, { facts });
}
