import { MemoryFS, type PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type Dump, entriesOf } from "../dump.ts";

/** The files of a database in memory, first the files of a dump, and the extensions that it loads. */
export class MemoryFiles extends MemoryFS {
  readonly #extensions: readonly string[];
  readonly #dump: Dump | undefined;

  /** The database writes into the dump: it must not be used again. */
  constructor(extensions: readonly string[], dump: Dump | undefined) {
    super();
    this.#extensions = extensions;
    this.#dump = dump;
  }

  override async initialSyncFs(): Promise<void> {
    keepExtensions(this.pg, this.#extensions);
    if (this.pg && this.#dump) load(this.pg, this.#dump);
  }
}

/** The files of a database in a folder, and the extensions that it loads. */
export class FolderFiles extends NodeFS {
  readonly #extensions: readonly string[];

  constructor(folder: string, extensions: readonly string[]) {
    super(folder);
    this.#extensions = extensions;
  }

  override async initialSyncFs(): Promise<void> {
    keepExtensions(this.pg, this.#extensions);
  }
}

// The connection always adds four extensions. Loading them takes a fifth of a start, so those that the design does not
// create are removed before the database loads them.
function keepExtensions(driver: PGlite | undefined, names: readonly string[]): void {
  const bundles = driver?.Module.pg_extensions ?? {};
  for (const name of Object.keys(bundles)) {
    if (!names.includes(name)) delete bundles[name];
  }
}

// The driver can load a dump too, but decompresses, checks and copies it in three times the time.
function load({ Module: { FS, WASM_PREFIX } }: PGlite, dump: Dump): void {
  const folder = `${WASM_PREFIX}/data`;
  FS.mkdirTree(folder);
  for (const { path, bytes } of entriesOf(dump)) {
    if (bytes) FS.writeFile(folder + path, bytes, { canOwn: true });
    else FS.mkdir(folder + path);
  }
}
