/** What the house in the page keeps: tables and their entries in IndexedDB. The other end is `pocket/store.py`.

A transaction that writes has the tables to itself, whatever other tabs do: who comes second finds the number taken. */

type Bytes = Uint8Array;

interface Kept {
  id: string;
  /** Counts up with every table that is made. */
  order: number;
  /** The number of its last entry. */
  last: number;
  bytes: number;
  address: string;
  stage: string | null;
  listed?: Bytes;
  /** The same as `order`, only while it is listed, and so an index of these. */
  shown?: number;
  /** When something is due. */
  wake?: number;
}

/** A table with all its entries, as it can be carried to another browser. */
export interface Whole extends Pick<Kept, "id" | "stage"> {
  listed: Bytes | null;
  wake: number | null;
  entries: Bytes[];
}

/** Where the house of a folder keeps its things: folders of one server have tables of their own. */
export const drawerOf = (folder: string): string => `spukhaus ${new URL(folder).pathname}`;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error as Error);
  });

/** All numbers of a table above this one. */
const after = (table: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([table, number], [table, Infinity], true);

export class Drawer {
  private constructor(
    private database: IDBDatabase,
    private name: string,
  ) {}

  static async open(name: string): Promise<Drawer> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const made = request.result;
      made.createObjectStore("entries");
      const tables = made.createObjectStore("tables", { keyPath: "id" });
      for (const index of ["order", "shown", "wake", "address"]) tables.createIndex(index, index);
      made.createObjectStore("played");
    };
    const database = await done(request);
    // Another tab has a newer house: it waits for us to let go.
    database.onversionchange = () => database.close();
    return new Drawer(database, name);
  }

  async append(...given: Parameters<Drawer["write"]>): Promise<"" | "stale" | "gap"> {
    // One tab at a time. The number below would do; but who waits here need not be told to read and decide anew.
    const locks = navigator.locks as LockManager | undefined; // only where the page came safely
    return locks ? locks.request(`${this.name} ${given[0]}`, () => this.write(...given)) : this.write(...given);
  }

  private async write(
    table: string,
    first: number,
    entries: Bytes[],
    listed: Bytes | undefined,
    wake: number | undefined,
    stage: string | undefined,
    address: string,
  ): Promise<"" | "stale" | "gap"> {
    // Strict: acknowledged only when it is on the disk.
    const writing = this.database.transaction(["entries", "tables"], "readwrite", { durability: "strict" });
    const end = finished(writing);
    const tables = writing.objectStore("tables");
    const known = (await done(tables.get(table))) as Kept | undefined;
    const last = known?.last ?? 0;
    const refused = first <= last ? "stale" : first > last + 1 || (!known && !entries.length) ? "gap" : "";
    if (refused) {
      await end;
      return refused;
    }
    const newest = await done(tables.index("order").openKeyCursor(null, "prev"));
    const order = known?.order ?? Number(newest?.key ?? 0) + 1;
    for (const [place, entry] of entries.entries()) writing.objectStore("entries").add(entry, [table, first + place]);
    const kept: Kept = {
      id: table,
      order,
      last: last + entries.length,
      bytes: entries.reduce((sum, entry) => sum + entry.length, known?.bytes ?? 0),
      address: known?.address ?? address,
      stage: stage ?? null,
      ...(listed ? { listed, shown: order } : {}),
      ...(wake === undefined ? {} : { wake }),
    };
    tables.put(kept);
    await end;
    return "";
  }

  async read(table: string, number: number): Promise<Bytes[] | undefined> {
    const reading = this.database.transaction(["entries", "tables"]);
    const [known, entries] = await Promise.all([
      done(reading.objectStore("tables").getKey(table)),
      done(reading.objectStore("entries").getAll(after(table, number))),
    ]);
    return known === undefined ? undefined : (entries as Bytes[]);
  }

  async numbers(tables: string[]): Promise<[string, number][]> {
    const store = this.tables();
    const found = await Promise.all(tables.map((table) => done(store.get(table)) as Promise<Kept | undefined>));
    return found.flatMap((kept) => (kept ? [[kept.id, kept.last]] : []));
  }

  async identities(): Promise<string[]> {
    const found = (await done(this.tables().index("order").getAll())) as Kept[];
    return found.map(({ id }) => id);
  }

  async listed(limit: number): Promise<[string, Bytes][]> {
    const found = (await done(this.tables().index("shown").getAll())) as Kept[];
    return found
      .reverse()
      .slice(0, limit)
      .map(({ id, listed }) => [id, listed!]);
  }

  async due(now: number, limit: number): Promise<string[]> {
    const found = await done(this.tables().index("wake").getAllKeys(IDBKeyRange.upperBound(now), limit));
    return found as string[];
  }

  async remember(person: string, table: string, seat: number): Promise<void> {
    const writing = this.database.transaction("played", "readwrite", { durability: "strict" });
    writing.objectStore("played").put(true, [person, table, seat]);
    await finished(writing);
  }

  async remembered(person: string): Promise<[string, number][]> {
    const found = await done(this.database.transaction("played").objectStore("played").getAllKeys(ofPerson(person)));
    return (found as [string, string, number][]).map(([, table, seat]) => [table, seat]);
  }

  async forget(person: string): Promise<number> {
    const writing = this.database.transaction("played", "readwrite", { durability: "strict" });
    const store = writing.objectStore("played");
    const count = await done(store.count(ofPerson(person)));
    store.delete(ofPerson(person));
    await finished(writing);
    return count;
  }

  /** Without a trace: also from the lists of those who have played there. */
  async delete(table: string): Promise<void> {
    const writing = this.database.transaction(["entries", "tables", "played"], "readwrite", { durability: "strict" });
    const end = finished(writing);
    writing.objectStore("tables").delete(table);
    writing.objectStore("entries").delete(after(table, 0));
    const played = writing.objectStore("played");
    for (const key of (await done(played.getAllKeys())) as [string, string, number][])
      if (key[1] === table) played.delete(key);
    await end;
  }

  async stored(address: string): Promise<number> {
    const found = (await done(this.tables().index("address").getAll(address))) as Kept[];
    return found.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Everything, as it is at one moment. */
  async all(): Promise<Whole[]> {
    const reading = this.database.transaction(["entries", "tables"]);
    const tables = (await done(reading.objectStore("tables").index("order").getAll())) as Kept[];
    const entries = tables.map(({ id }) => done(reading.objectStore("entries").getAll(after(id, 0))));
    const found = (await Promise.all(entries)) as Bytes[][];
    return tables.map(({ id, stage, listed = null, wake = null }, at) => {
      return { id, stage, listed, wake, entries: found[at]! };
    });
  }

  /** Put in a table from elsewhere; whether that was news. One that is here stays, unless the other is the same and goes on. */
  async add({ id, stage, listed, wake, entries }: Whole): Promise<boolean> {
    const here = (await this.read(id, 0)) ?? [];
    const same = here.every((entry, at) => String(entry) === String(entries[at]));
    if (!same || entries.length <= here.length) return false;
    const rest = entries.slice(here.length);
    const more = [listed ?? undefined, wake ?? undefined, stage ?? undefined] as const;
    return (await this.append(id, here.length + 1, rest, ...more, "")) === "";
  }

  close(): void {
    this.database.close();
  }

  private tables(): IDBObjectStore {
    return this.database.transaction("tables").objectStore("tables");
  }
}

const ofPerson = (person: string): IDBKeyRange => IDBKeyRange.bound([person], [person, []]);
