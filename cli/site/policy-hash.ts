import { createHash } from "node:crypto";

/** Returns the hash of a text as a source of the content security policy. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
