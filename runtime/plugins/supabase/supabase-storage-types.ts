export type GivenText = string | null | undefined;

/** How a file is kept. */
export interface KeepOptions {
  /** That of the file when absent. */
  readonly contentType?: GivenText;
  /** Seconds that others may keep it. */
  readonly cacheControl?: number | null | undefined;
}

export interface ListOptions extends OnFile {
  readonly search?: GivenText;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** Which file a step is about. */
export interface OnFile {
  readonly bucket: GivenText;
  readonly path: GivenText;
}

/** Which files a step is about. */
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

/** What one file may be put with by whoever has it. */
export interface SignedUpload {
  readonly path: string;
  readonly token: string;
  readonly url: string;
}

export interface SignOptions {
  readonly expiresIn: number | null | undefined;
  readonly download?: boolean | null | undefined;
}

/** Where a file was put, in its bucket and with it. */
export interface StoredFile {
  readonly path: string;
  readonly fullPath: string;
}

/** A file or folder, as a list of a folder has it. A folder has neither size nor type nor time. */
export interface StoredItem {
  readonly name: string;
  readonly path: string;
  readonly isFolder: boolean;
  readonly size: number | null;
  readonly type: string | null;
  readonly updatedAt: string | null;
}
