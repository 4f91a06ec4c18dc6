import { format } from "node:util";

/**
 * Log an error to the console of the backend, with personal data and secrets masked.
 *
 * Database errors quote values, and service errors whole requests: e-mails, tokens, keys, passwords and their hashes
 * are masked. Functions are responsible for their own logs.
 */
export function report(...parts: readonly unknown[]): void {
  console.error(masked(format(...parts)));
}

/** Replaces personal data and credentials in a text with `•••`. */
export function masked(text: string): string {
  return secrets.reduce((shown, [pattern, shape]) => shown.replace(pattern, shape), text);
}

const secrets: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "•••"],
  [/\b(sb_(?:secret|publishable)_)[\w-]+/g, "$1•••"],
  [/\b(bearer\s+)[^\s"',]+/gi, "$1•••"],
  [/\$2[aby]\$\d\d\$[./\w]{53}/g, "•••"],
  // A field of an object, as in JSON or in Node's output, or of a form or an address.
  [/(["']?\w*(?:password|senha|secret|token|code_verifier)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,&}'"]+)/gi, "$1•••"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "•••"],
  [/(:\/\/[^\s:/@]+:)[^\s@]+@/g, "$1•••@"],
];
