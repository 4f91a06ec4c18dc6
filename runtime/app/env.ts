/** Public values of the place where the app is served, from `<script type="application/json" id="trama-env">`. */
export interface Environment {
  /** Address of the backend. A path is on the origin of the app; the default is that origin. */
  readonly backendUrl: string;
  /** The key that anyone may know. */
  readonly backendKey: string;
  /** Sent with every call to the backend: which data source and branch this place works with, and what else it asks for. */
  readonly backendHeaders: Readonly<Record<string, string>>;
  /** Whether the server keeps sessions in a cookie that scripts cannot read, because it serves the backend too. */
  readonly keepsSession: boolean;
  /** Hosts that search engines must not index, besides the own machine. */
  readonly previewHosts: readonly string[];
}

let known: Environment | undefined;

/** The values, read once. */
export function environment(): Environment {
  known ??= readEnvironment(readJson("trama-env"));
  return known;
}

/** Give the values by hand, where there is no document: tests and prerendering. */
export function configureEnvironment(values: Partial<Environment>): void {
  known = { ...readEnvironment({}), ...values };
}

/** The JSON of a script element of the document, or nothing when there is none. */
export function readJson(id: string): unknown {
  const text = typeof document === "undefined" ? undefined : document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readEnvironment(values: unknown): Environment {
  const given = textAt(values, "backendUrl");
  const url = /^https?:/.test(given) ? given : (globalThis.location?.origin ?? "") + given;
  const hosts: unknown = recordOf(values).previewHosts;
  return {
    backendUrl: url.replace(/\/+$/, ""),
    backendKey: textAt(values, "backendKey"),
    backendHeaders: headersOf(values),
    keepsSession: textAt(values, "session") === "cookie",
    previewHosts: Array.isArray(hosts) ? hosts.map(String) : [],
  };
}

function headersOf(values: unknown): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const add = (name: string, value: unknown): void => {
    // Who calls is not for the place to say.
    if (typeof value === "string" && value !== "" && !/^(apikey|authorization)$/.test(name)) headers[name] = value;
  };
  add("x-data-source", recordOf(values).dataSource);
  add("x-branch", recordOf(values).branch);
  for (const [name, value] of Object.entries(recordOf(recordOf(values).headers))) add(name.toLowerCase(), value);
  return headers;
}

function textAt(values: unknown, name: string): string {
  const value = recordOf(values)[name];
  return typeof value === "string" ? value : "";
}

const recordOf = (values: unknown): Readonly<Record<string, unknown>> =>
  typeof values === "object" && values !== null ? { ...values } : {};
