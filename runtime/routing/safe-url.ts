import { logMessage } from "../app/error-log.ts";

/** What a link may lead to; compiler/3-link/rules/addresses.ts holds written ones to the same. */
const linked: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
/** What an app may load besides. */
const loaded: ReadonlySet<string> = new Set([...linked, "blob:"]);

/** An address that cannot run code, or nothing and a log line. Relative addresses stay as they are. */
export const safeUrl = (url: string | null | undefined, label = "address"): string | undefined =>
  allowedUrl(url, loaded, label);

/**
 * An address that a link may lead to, or nothing and a log line.
 *
 * One that names a host without a scheme, such as `//host` or `/\host`, is what a browser takes it for: another site,
 * here always by `https:`.
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

/** The scheme behind all that a browser skips, which is control characters and spaces, and that trimming takes away. */
function schemeOf(url: string): string | undefined {
  const plain = [...url].filter((letter) => letter > " ").join("");
  return /^([a-zA-Z][a-zA-Z0-9+.-]*:)/.exec(plain.trim())?.[1]?.toLowerCase();
}

function refuse(label: string, scheme: string): undefined {
  logMessage(label, `an address that begins with ${scheme} is refused`);
}
