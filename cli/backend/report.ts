import { format } from "node:util";

/**
 * Write what went wrong to the console of whoever runs the backend, without what is nobody's business there.
 *
 * Errors of a database quote values, and those of the services whole requests: e-mails, tokens, keys, passwords and
 * their hashes are masked. What functions write themselves is theirs to mind.
 */
export function report(...parts: readonly unknown[]): void {
  console.error(masked(format(...parts)));
}

/** The text with what identifies or lets in somebody replaced by `•••`. */
export function masked(text: string): string {
  return secrets.reduce((shown, [pattern, shape]) => shown.replace(pattern, shape), text);
}

const secrets: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "•••"],
  [/\b(sb_(?:secret|publishable)_)[\w-]+/g, "$1•••"],
  [/\b(bearer\s+)[^\s"',]+/gi, "$1•••"],
  [/\$2[aby]\$\d\d\$[./\w]{53}/g, "•••"],
  // A field of an object, as JSON or as Node shows it, and one of a form or an address.
  [/(["']?\w*(?:password|senha|secret|token|code_verifier)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,&}'"]+)/gi, "$1•••"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "•••"],
  [/(:\/\/[^\s:/@]+:)[^\s@]+@/g, "$1•••@"],
];
