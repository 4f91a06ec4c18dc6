export type GivenText = string | null | undefined;

/** How a file is stored. */
export interface KeepOptions {
  /** The file's own type when absent. */
  readonly contentType?: GivenText;
  /** How many seconds caches may keep it. */
  readonly cacheControl?: number | null | undefined;
}

export interface ListOptions extends OnFile {
  readonly search?: GivenText;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** The file of a step. */
export interface OnFile {
  readonly bucket: GivenText;
  readonly path: GivenText;
}

/** The files of a step. */
export interface OnFiles {
  readonly bucket: GivenText;
  readonly paths: readonly string[] | null | undefined;
}

/** The address of one of several files, or why it has none. */
export interface SignedAddress {
  readonly path: string;
  readonly url: string | null;
  readonly error: string | null;
}

/** A signed address, with which anyone can upload one file. */
export interface SignedUpload {
  readonly path: string;
  readonly token: string;
  readonly url: string;
}

export interface SignOptions {
  readonly expiresIn: number | null | undefined;
  readonly download?: boolean | null | undefined;
}

/** The path of an uploaded file, alone and with its bucket. */
export interface StoredFile {
  readonly path: string;
  readonly fullPath: string;
}

/** A file or folder, as listed. A folder has no size, type or time. */
export interface StoredItem {
  readonly name: string;
  readonly path: string;
  readonly isFolder: boolean;
  readonly size: number | null;
  readonly type: string | null;
  readonly updatedAt: string | null;
}
