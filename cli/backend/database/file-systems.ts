import { MemoryFS, type PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The files of a database in memory, and the extensions that it loads. */
export class MemoryFiles extends MemoryFS {
  readonly #extensions: readonly string[];

  constructor(extensions: readonly string[]) {
    super();
    this.#extensions = extensions;
  }

  override async initialSyncFs(): Promise<void> {
    keepExtensions(this.pg, this.#extensions);
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
