import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '../kept/in-time.js';
import { isFull, isNewer } from '../kept/why-not.js';
import { Evicted } from './evicted.js';
import { Full, Newer, type Holding, type Keeping, type Kept, type Trouble } from './item.js';
import { lifted } from './lifted.js';

const NAME = 'adjutant-queue';
const VERSION = 1;

interface Row {
  /** Given by the database, in the order in which they came, whichever tab they came from. */
  readonly order?: number;
  readonly id: string;
  readonly kept: unknown;
}

interface Schema extends DBSchema {
  readonly items: { readonly key: number; readonly value: Row; readonly indexes: { readonly id: string } };
}

type Database = IDBPDatabase<Schema>;

/** What is pressed, in the storage of the browser: it outlives the page, the session and the browser. */
export class KeptInDatabase implements Keeping {
  #open: Promise<Database> | null = null;
  #opened = false;
  #trouble: Trouble = 'none';

  constructor(private readonly evicted = new Evicted()) {}

  get trouble(): Trouble {
    return this.#trouble;
  }

  all(): Promise<Holding> {
    return this.#with(async (db) => {
      const rows = await db.getAll('items');
      this.evicted.waits(rows.length);
      const read = rows.map(({ order = 0, kept }) => ({ order, kept, read: lifted(kept) }));
      return {
        kept: read.flatMap(({ read: one }) => (one === null ? [] : [one])),
        unread: read.flatMap(({ order, kept, read: one }) => (one === null ? [{ key: order, kept }] : [])),
      };
    });
  }

  put(kept: Kept): Promise<void> {
    return this.#with(async (db) => {
      const { id } = kept.item;
      // On the disk, and not only on its way there.
      const change = db.transaction('items', 'readwrite', { durability: 'strict' });
      const order = await change.store.index('id').getKey(id);
      await change.store.put({ ...(order === undefined ? {} : { order }), id, kept });
      const [count] = await Promise.all([change.store.count(), change.done]);
      this.evicted.waits(count);
    });
  }

  remove(id: string): Promise<void> {
    return this.#with(async (db) => {
      const change = db.transaction('items', 'readwrite');
      const order = await change.store.index('id').getKey(id);
      if (order !== undefined) {
        await change.store.delete(order);
        // Before it is gone: a page that ends in between has counted too few, and frightens nobody.
        this.evicted.waits(await change.store.count());
      }
      await change.done;
    });
  }

  /** Connections die, of phones that slept above all: once more with a new one. */
  async #with<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    try {
      return await inTime(this.#database().then(work));
    } catch (error) {
      if (isFull(error)) throw new Full('the storage of the browser is full', { cause: error });
      this.#forget();
      if (isNewer(error)) throw new Newer('a newer version of this page keeps it', { cause: error });
      return inTime(this.#database().then(work));
    }
  }

  #database(): Promise<Database> {
    this.#open ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db, before) => {
        // Made anew although this page has had it: the browser, or somebody, has emptied it.
        if (before === 0 && this.#opened) this.#trouble = 'emptied';
        else if (before === 0) this.evicted.madeAnew();
        const items = db.createObjectStore('items', { keyPath: 'order', autoIncrement: true });
        items.createIndex('id', 'id', { unique: true });
      },
      // Another tab wants to change it, or to have it gone.
      blocking: () => this.#forget(),
      terminated: () => this.#forget(),
    }).then((db) => {
      this.#opened = true;
      return db;
    });
    return this.#open;
  }

  #forget(): void {
    const before = this.#open;
    this.#open = null;
    before?.then(
      (db) => db.close(),
      () => undefined,
    );
  }
}
