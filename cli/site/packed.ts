import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a file may be sent, by the ending of the file beside it. */
export const encodings = { ".br": "br", ".gz": "gzip" } as const;
export type Encoding = (typeof encodings)[keyof typeof encodings];

/** Below this many bytes compressing costs more than it saves. */
export const smallBytes = 512;

const textTypes = new Set([".html", ".js", ".mjs", ".css", ".json", ".map", ".webmanifest", ".txt", ".xml", ".svg"]);

/** Whether a file is text; pictures, fonts and videos are compressed already. */
export const isText = (path: string): boolean => textTypes.has(extname(path));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses bytes, always to the same result. `quality` is that of Brotli, from 0 to 11, or less for gzip.
 */
export function pack(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "gzip") return zip(bytes, { level: Math.min(quality, 9) });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

/**
 * For files that are compressed once and sent often. For the seller app, 6 % fewer bytes than quality 6, in 2 seconds of
 * a processor; 11 takes 5 seconds for 2 % more.
 */
const siteQuality = 10;

/**
 * Returns the compressed forms of the texts among files, by their paths with `.br` and `.gz`, for hosts that send such
 * files. A file that becomes no smaller has none.
 */
export async function packedFiles(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const texts = Array.from(files, ([path, content]) => ({ path, bytes: Buffer.from(content) })).filter(
    ({ path, bytes }) => isText(path) && bytes.length > smallBytes,
  );
  const made = await Promise.all(
    texts.flatMap(({ path, bytes }) =>
      Object.entries(encodings).map(async ([ending, encoding]) => ({
        path: `${path}${ending}`,
        size: bytes.length,
        packed: await pack(bytes, encoding, siteQuality),
      })),
    ),
  );
  return new Map(
    made
      // A design may have such a file of its own.
      .filter(({ path, size, packed }) => packed.length < size && !files.has(path))
      .map(({ path, packed }) => [path, packed]),
  );
}

/** Takes the compressed forms out of the files of a site, by the path of the file that they are forms of. */
export function withoutPacked(files: ReadonlyMap<string, Uint8Array>): {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly packed: ReadonlyMap<string, Packed>;
} {
  const packed = new Map<string, Partial<Record<Encoding, Uint8Array>>>();
  const plain = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    const [ending, encoding] = Object.entries(encodings).find(([each]) => path.endsWith(each)) ?? [""];
    const of = path.slice(0, path.length - ending.length);
    if (encoding === undefined || !isText(of) || !files.has(of)) plain.set(path, bytes);
    else packed.set(of, { ...packed.get(of), [encoding]: bytes });
  }
  return { files: plain, packed };
}

/** The compressed forms of a file. */
export type Packed = Readonly<Partial<Record<Encoding, Uint8Array>>>;
