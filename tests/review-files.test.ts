import { describe, expect, test } from "vitest";
import { type RiskKind, riskNames } from "../cli/review/change.ts";
import { compareDesigns } from "../cli/review/compare/review.ts";
import { readSide } from "../cli/review/read-side.ts";
import { plain } from "../cli/review/render/words.ts";

// Changes of files beside the JSON of a design: code, settings of the backend, and the project's own files.

const design = JSON.stringify({
  formatVersion: 1,
  name: "loja",
  title: "Loja",
  languages: ["pt"],
  pages: { home: "inicio" },
});
const page = JSON.stringify({ id: "inicio", path: "", title: "Início", sections: [] });

const code = `import { dobro } from "./dobro.ts";
/** O dobro de um preço. */
export const preco = (valor: number): number => dobro(valor);
`;
const served = `Deno.serve(async (request) => {
  const answer = await fetch("https://pay.example/v1");
  return new Response(await answer.text(), { headers: { authorization: request.headers.get("authorization") ?? "" } });
});
`;
const config = `[api]
schemas = ["public"]
[auth]
jwt_expiry = 3600
minimum_password_length = 8
additional_redirect_urls = ["https://loja.example"]
[auth.email]
enable_signup = false
enable_confirmations = true
[functions.pagar]
verify_jwt = true
[storage]
file_size_limit = "50MiB"
`;
const packages = JSON.stringify({
  name: "loja",
  scripts: { check: "trama check" },
  dependencies: { trama: "1.0.0", zod: "^3.0.0" },
  overrides: { esbuild: "0.25.0" },
});
const lock = JSON.stringify({
  packages: {
    "": { name: "loja" },
    "node_modules/zod": {
      version: "3.0.0",
      resolved: "https://registry.npmjs.org/zod-3.0.0.tgz",
      integrity: "sha512-a",
    },
  },
});
const project = JSON.stringify({ maxWarnings: 0, rules: { "audit/tiny-text": { level: "error", reason: "guia" } } });
const icon = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';

const all: Readonly<Record<string, string>> = {
  "custom/precos.ts": code,
  "supabase/functions/pagar/index.ts": served,
  "supabase/config.toml": config,
  "assets/icone.svg": icon,
  "package.json": packages,
  "package-lock.json": lock,
  "trama.config.json": project,
};

/** The lines of a review after some files were written. */
function reviewOf(changed: Readonly<Record<string, string>>): readonly string[] {
  /** The files of the design are in folders, unlike the files of the project. */
  const bytesOf = (isAfter: boolean, isProject: boolean) =>
    new Map(
      Object.entries({ ...all, ...(isAfter ? changed : {}) })
        .filter(([path]) => path.includes("/") !== isProject)
        .map(([path, text]) => [path, Buffer.from(text)]),
    );
  const sideOf = (isAfter: boolean) => {
    const files = [
      { path: "design.json", bytes: Buffer.from(design) },
      { path: "pages/inicio.json", bytes: Buffer.from(page) },
    ];
    const source = { shown: "loja", folder: "loja", files };
    return readSide({ ...source, others: bytesOf(isAfter, false), project: bytesOf(isAfter, true) }).side;
  };
  return compareDesigns(sideOf(false), sideOf(true)).changes.map(
    ({ where, words, risks }) =>
      `${where.join(" › ")}: ${plain(words)}${risks.map((risk) => ` [${riskNames[risk]}]`).join("")}`,
  );
}

/** A file with one place of it replaced. */
const edit = (path: string, from: string, to: string): Readonly<Record<string, string>> => {
  const text = all[path] ?? "";
  if (text.split(from).length !== 2) throw new Error(`not once in ${path}: ${from}`);
  return { [path]: text.replace(from, () => to) };
};

const dangerous: readonly (readonly [what: string, mark: RiskKind, changed: Readonly<Record<string, string>>])[] = [
  [
    "a network call in own code",
    "network-call",
    edit("custom/precos.ts", "dobro(valor);", "(void fetch(endereco), dobro(valor));"),
  ],
  [
    "an address in own code",
    "new-origin",
    edit("custom/precos.ts", "dobro(valor);", 'dobro(valor) + Number("https://evil.example");'),
  ],
  [
    "an address without a scheme",
    "new-origin",
    edit("custom/precos.ts", "dobro(valor);", 'dobro(valor) + Number("//evil.example/x");'),
  ],
  [
    "a picture that carries data away",
    "network-call",
    edit("custom/precos.ts", "dobro(valor);", "(new Image().src = lugar, dobro(valor));"),
  ],
  ["code from text", "code-run", edit("custom/precos.ts", "dobro(valor);", 'eval("1");')],
  ["a hidden name of a global", "code-run", edit("custom/precos.ts", "dobro(valor);", 'globalThis["fe" + "tch"](x);')],
  ["markup in code", "trusted-html", edit("custom/precos.ts", "dobro(valor);", "(document.body.innerHTML = x);")],
  ["an import of a package", "package-changed", edit("custom/precos.ts", '"./dobro.ts"', '"left-pad"')],
  ["other code", "not-compared", edit("custom/precos.ts", "dobro(valor)", "dobro(valor) / 10")],
  ["a new file of code", "not-compared", { "custom/novo.ts": "export const um = 1;\n" }],
  [
    "another address of a function",
    "new-origin",
    edit("supabase/functions/pagar/index.ts", "pay.example", "evil.example"),
  ],
  [
    "a second call of a function",
    "network-call",
    edit("supabase/functions/pagar/index.ts", "return new", 'void fetch("https://pay.example/v1"); return new'),
  ],
  [
    "the service key",
    "access-added",
    edit(
      "supabase/functions/pagar/index.ts",
      'request.headers.get("authorization")',
      'Deno.env.get("SUPABASE_SERVICE_ROLE_KEY")',
    ),
  ],
  ["shorter passwords", "sign-in-weaker", edit("supabase/config.toml", "length = 8", "length = 4")],
  ["a default of passwords", "sign-in-weaker", edit("supabase/config.toml", "minimum_password_length = 8\n", "")],
  ["longer sessions", "sign-in-weaker", edit("supabase/config.toml", "3600", "604800")],
  ["sign-up for all", "sign-in-weaker", edit("supabase/config.toml", "enable_signup = false", "enable_signup = true")],
  [
    "no confirmation",
    "sign-in-weaker",
    edit("supabase/config.toml", "enable_confirmations = true", "enable_confirmations = false"),
  ],
  [
    "anonymous sign-ins",
    "sign-in-weaker",
    edit("supabase/config.toml", "[auth]\n", "[auth]\nenable_anonymous_sign_ins = true\n"),
  ],
  [
    "another way back",
    "sign-in-weaker",
    edit("supabase/config.toml", '["https://loja.example"]', '["https://loja.example", "https://*"]'),
  ],
  [
    "a function without a token",
    "access-added",
    edit("supabase/config.toml", "verify_jwt = true", "verify_jwt = false"),
  ],
  [
    "a new function without a token",
    "access-added",
    edit("supabase/config.toml", "[storage]", "[functions.aberta]\nverify_jwt = false\n[storage]"),
  ],
  ["an exposed schema", "access-added", edit("supabase/config.toml", '["public"]', '["public", "app"]')],
  ["broken settings", "not-compared", { "supabase/config.toml": "[auth" }],
  ["a new package", "package-changed", edit("package.json", '"trama":"1.0.0"', '"trama":"1.0.0","left-pad":"^1.3.0"')],
  ["another version", "package-changed", edit("package.json", "^3.0.0", "^4.0.0")],
  ["an override that goes", "package-changed", edit("package.json", '"esbuild":"0.25.0"', "")],
  [
    "a script at installation",
    "script-changed",
    edit("package.json", '"check":"trama check"', '"check":"trama check","postinstall":"node x.js"'),
  ],
  ["another script", "script-changed", edit("package.json", '"trama check"', '"true"')],
  ["another content of a package", "package-changed", edit("package-lock.json", "sha512-a", "sha512-b")],
  ["another host of a package", "new-origin", edit("package-lock.json", "registry.npmjs.org", "evil.example")],
  [
    "a package with a script",
    "script-changed",
    edit("package-lock.json", '"version":"3.0.0"', '"version":"3.0.0","hasInstallScript":true'),
  ],
  ["a rule that is off", "rule-off", edit("trama.config.json", '"error"', '"off"')],
  ["a rule that is no longer an error", "rule-off", { "trama.config.json": '{"maxWarnings":0}' }],
  ["more warnings", "rule-off", edit("trama.config.json", '"maxWarnings":0', '"maxWarnings":50')],
  ["another lock", "not-compared", { "yarn.lock": "left-pad@1\n" }],
  ["a script in a picture", "trusted-html", edit("assets/icone.svg", "<path", "<script>1</script><path")],
  ["a handler in a picture", "trusted-html", edit("assets/icone.svg", "<path", '<path onload="x()"')],
  [
    "an address in a picture",
    "new-origin",
    edit("assets/icone.svg", "<path", '<image href="https://evil.example/x"/><path'),
  ],
];

describe("a dangerous change beside the design is marked", () => {
  test.each(dangerous)("%s", (_, mark, changed) => {
    const lines = reviewOf(changed);
    expect(
      lines.filter((line) => line.includes(`[${riskNames[mark]}]`)),
      lines.join("\n"),
    ).not.toEqual([]);
  });
});

const harmless: readonly (readonly [what: string, changed: Readonly<Record<string, string>>])[] = [
  ["a comment", edit("custom/precos.ts", "O dobro de um preço.", "Duas vezes, veja https://nota.example.")],
  ["spaces", edit("custom/precos.ts", "(valor: number): number", "(\n  valor: number,\n): number".replace(",", ""))],
  ["a comment of settings", edit("supabase/config.toml", "[api]", "# Só o público.\n[api]")],
  ["longer passwords", edit("supabase/config.toml", "length = 8", "length = 12")],
  ["shorter sessions", edit("supabase/config.toml", "3600", "1800")],
  [
    "a setting that is the default",
    edit("supabase/config.toml", "[auth]\n", "[auth]\nenable_anonymous_sign_ins = false\n"),
  ],
  ["larger files", edit("supabase/config.toml", "50MiB", "80MiB")],
  ["a test", { "custom/precos.test.ts": "fetch('https://evil.example')\n" }],
  ["a package that goes", edit("package.json", ',"zod":"^3.0.0"', "")],
  ["a description of the project", edit("package.json", '"name":"loja"', '"name":"loja","description":"Uma loja"')],
  [
    "a rule that is an error",
    edit("trama.config.json", '"rules":{', '"rules":{"audit/any-file":{"level":"error","reason":"x"},'),
  ],
  ["another picture", edit("assets/icone.svg", "M0 0", "M1 1")],
];

describe("a harmless change beside the design has no marks", () => {
  test.each(harmless)("%s", (_, changed) => {
    const lines = reviewOf(changed);
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => line.includes("["))).toEqual([]);
  });
});
