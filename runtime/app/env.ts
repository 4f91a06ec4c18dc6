/** Public values of the deployment, from `<script type="application/json" id="trama-env">`. */
export interface Environment {
  /** The address of the backend; the origin of the app when absent. */
  readonly backendUrl: string;
  /** The public (anonymous) key. */
  readonly backendKey: string;
  /** Sent with every call to the backend: the data source and branch of this deployment, and other headers it needs. */
  readonly backendHeaders: Readonly<Record<string, string>>;
  /** Whether the server keeps sessions in a cookie that scripts cannot read, because it serves the backend too. */
  readonly keepsSession: boolean;
  /** Hosts that search engines must not index, besides the own machine. */
  readonly previewHosts: readonly string[];
}

/** The values of an environment as they are in a page, or in the options of `mount`. */
export interface EnvironmentValues {
  /** The address of the backend, or its path on the origin of the page. */
  readonly backendUrl?: string;
  /** The public (anonymous) key. */
  readonly backendKey?: string;
  readonly dataSource?: string;
  readonly branch?: string;
  /** Other headers that the backend needs. */
  readonly headers?: Readonly<Record<string, string>>;
}

let known: Environment | undefined;

/** Returns the values for an app: its own, or else the values in the page, which are read once. */
export function environment({ environment: own }: { readonly environment: Environment | undefined }): Environment {
  return own ?? pageEnvironment();
}

/** Returns the values in the page. */
export function pageEnvironment(): Environment {
  known ??= readEnvironment(readJson("trama-env"));
  return known;
}

/** Set the values directly when running without a document: in tests and while prerendering. */
export function configureEnvironment(values: Partial<Environment>): void {
  known = { ...readEnvironment({}), ...values };
}

/** Returns the parsed JSON of a script element in the document, or undefined without one. */
export function readJson(id: string): unknown {
  const text = typeof document === "undefined" ? undefined : document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns an environment from the values in a page or of a host. */
export function readEnvironment(values: unknown): Environment {
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
    // The deployment must not set the caller's credentials.
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
