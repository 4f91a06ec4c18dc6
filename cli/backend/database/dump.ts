import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/** The files of a database, as an uncompressed tar archive. */
export type Dump = Uint8Array;

/** A file, or without bytes a folder, by its path below the folder of the database. */
interface DumpEntry {
  readonly path: string;
  readonly bytes?: Uint8Array;
}

/** Dump a database. Its log is empty, so a start from the dump repeats nothing. */
export async function dumpOf(driver: PGlite): Promise<Dump> {
  await driver.exec("checkpoint");
  return new Uint8Array(await (await driver.dumpDataDir("none")).arrayBuffer());
}

/** Write the files of a dump into a new folder. */
export async function unpack(dump: Dump, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { path, bytes } of entriesOf(dump)) {
    const target = join(folder, path);
    await (bytes ? writeFile(target, bytes, { mode: 0o600 }) : mkdir(target, { mode: 0o700 }));
  }
}

const blockSize = 512;

/** Reads the entries of a dump; their bytes are parts of the dump, not copies. */
export function* entriesOf(dump: Dump): Iterable<DumpEntry> {
  const textAt = (start: number, size: number): string =>
    Buffer.from(dump.buffer, dump.byteOffset + start, size)
      .toString("latin1")
      .replace(/\0.*$/s, "");
  for (let header = 0; header < dump.length && dump[header] !== 0; ) {
    const path = textAt(header, 100);
    const isFolder = textAt(header + 156, 1) === "5";
    const start = header + blockSize;
    const size = isFolder ? 0 : Number.parseInt(textAt(header + 124, 12), 8);
    yield isFolder ? { path } : { path, bytes: new Uint8Array(dump.buffer, dump.byteOffset + start, size) };
    header = start + Math.ceil(size / blockSize) * blockSize;
  }
}
