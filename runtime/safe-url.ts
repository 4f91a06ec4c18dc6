import { logMessage } from "./error-log.ts";

const allowed = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "blob:"]);

/** An address that cannot run code, or nothing and a log line. Relative addresses stay as they are. */
export function safeUrl(url: string | null | undefined, label = "link"): string | undefined {
  if (url == null) return undefined;
  // Browsers skip control characters and spaces in front of a scheme, so they are no way around the check.
  const plain = [...url].filter((letter) => letter > " ").join("");
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*:)/.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined || allowed.has(scheme)) return url.trim();
  logMessage(label, `an address that begins with ${scheme} is refused`);
  return undefined;
}
