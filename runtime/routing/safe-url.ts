import { logMessage } from "../errors/error-log.ts";

/** Schemes that a link may have; compiler/3-link/rules/addresses.ts applies the same list to literal addresses. */
const linked: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
/** Schemes that an app may also load. */
const loaded: ReadonlySet<string> = new Set([...linked, "blob:"]);

/** Returns an address that cannot run code, or undefined with a log line. Relative addresses are unchanged. */
export const safeUrl = (url: string | null | undefined, label = "address"): string | undefined =>
  allowedUrl(url, loaded, label);

/**
 * Returns an address that a link may have, or undefined with a log line.
 *
 * An address with a host but no scheme, such as `//host` or `/\host`, is another site to a browser; here it always uses
 * `https:`.
 */
export function linkUrl(url: string | null | undefined, label = "link"): string | undefined {
  const safe = allowedUrl(url, linked, label);
  if (safe === undefined || schemeOf(safe) !== undefined) return safe;
  if (!URL.canParse(safe, here)) return refuse(label, "//");
  const { origin, href } = new URL(safe, here);
  return origin === here ? safe : href;
}

const here = "https://relative.invalid";

function allowedUrl(url: string | null | undefined, schemes: ReadonlySet<string>, label: string): string | undefined {
  if (url == null) return undefined;
  const scheme = schemeOf(url);
  return scheme === undefined || schemes.has(scheme) ? url.trim() : refuse(label, scheme);
}

/**
 * Returns the scheme as a browser reads the trimmed address: browsers skip control characters and spaces, and trimming
 * removes other white space.
 */
function schemeOf(url: string): string | undefined {
  const plain = [...url].filter((letter) => letter > " ").join("");
  return /^([a-zA-Z][a-zA-Z0-9+.-]*:)/.exec(plain.trim())?.[1]?.toLowerCase();
}

function refuse(label: string, scheme: string): undefined {
  logMessage(label, `refused an address with the scheme ${scheme}`);
}
