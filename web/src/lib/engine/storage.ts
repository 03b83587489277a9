/** The logs of this device's tables in IndexedDB: one entry a row, under the table's name and its number. */
import type { Store } from "./desk";
import type { Row } from "./entries";

const NAME = "vihara";
const VERSION = 1;
const ENTRIES = "entries";

type Kept = Row & { table: string };

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB gave no reason"));
  });
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
  return done(request);
}

export async function storage(): Promise<Store> {
  const database = await opened();
  const entries = () => database.transaction(ENTRIES).objectStore(ENTRIES);
  const of = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);
  return {
    async rows(table) {
      const found = (await done(entries().getAll(of(table)))) as Kept[];
      return found.map(({ number, at, entry }) => ({ number, at, entry }));
    },
    append(table, row) {
      return new Promise((resolve, reject) => {
        // On the disk, not only on its way there, before anybody hears of it.
        const transaction = database.transaction(ENTRIES, "readwrite", { durability: "strict" });
        transaction.objectStore(ENTRIES).add({ table, ...row });
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => {
          const why = transaction.error;
          if (why?.name === "ConstraintError")
            resolve(false); // another page was faster
          else reject(why ?? new Error("IndexedDB gave no reason"));
        };
      });
    },
    async remove(table) {
      await done(database.transaction(ENTRIES, "readwrite").objectStore(ENTRIES).delete(of(table)));
    },
    async tables() {
      const firsts = (await done(entries().getAll())) as Kept[];
      const made = firsts.filter(({ number }) => number === 1).sort((one, other) => other.at - one.at);
      return made.map(({ table }) => table);
    },
  };
}
