import { expect, test, vi } from "vitest";
import { type AccessRules, decideAccess, rolesOf } from "../../runtime/routing/guard.ts";
import { localPath, matchRoute, type PageRoute, pageOf, queryValues, routePath } from "../../runtime/routing/routes.ts";
import { safeUrl } from "../../runtime/routing/safe-url.ts";
import { slug } from "../../runtime/routing/slug.ts";

const lazy = () => Promise.reject(new Error("not loaded in this test"));
const row = (page: string, path: string, groups: readonly string[] = []): PageRoute => ({
  path,
  handle: { page, groups },
  lazy,
});

const routes = [
  row("login", "/"),
  row("contato", "/contato/:contatoId/", ["equipe"]),
  row("contato-novo", "/contato/novo/", ["equipe"]),
  row("envios", "/envios/", ["logistica", "donos"]),
  row("conta", "/conta/", ["donos"]),
  row("proibido", "/proibido/"),
];
const groups = {
  equipe: { roles: [] },
  logistica: { roles: ["pg-envios", "ativo"] },
  donos: { roles: ["conta"] },
};
const rules = (pages: AccessRules["pages"]): AccessRules => ({ routes, groups, pages });
const inApp = rules({ home: "login" });
const find = (page: string): PageRoute => routes.find((one) => pageOf(one) === page) ?? row("", "");
const nobody = { isAuthenticated: false, roles: [] };
const somebody = (...roles: string[]) => ({ isAuthenticated: true, roles });

test("a page without groups is public", () => {
  expect(decideAccess(inApp, find("login"), nobody, "/")).toEqual({ kind: "allow" });
});

test("a private page sends visitors to the login page with the path they asked for", () => {
  expect(decideAccess(inApp, find("contato"), nobody, "/contato/7/?aba=tags")).toEqual({
    kind: "redirect",
    to: "/?_source=%2Fcontato%2F7%2F%3Faba%3Dtags",
  });
});

test("a group without roles asks only for a sign-in, others for all roles of any", () => {
  expect(decideAccess(inApp, find("contato"), somebody(), "/contato/7/").kind).toBe("allow");
  expect(decideAccess(inApp, find("conta"), somebody("pg-envios"), "/conta/").kind).toBe("redirect");
  expect(decideAccess(inApp, find("conta"), somebody("conta"), "/conta/").kind).toBe("allow");
  expect(decideAccess(inApp, find("envios"), somebody("pg-envios"), "/envios/").kind).toBe("redirect");
  expect(decideAccess(inApp, find("envios"), somebody("pg-envios", "ativo"), "/envios/").kind).toBe("allow");
  expect(decideAccess(inApp, find("envios"), somebody("conta"), "/envios/").kind).toBe("allow");
});

test("a refused visitor goes to the forbidden page, else to the login page", () => {
  const withPage = rules({ home: "login", forbidden: "proibido" });
  expect(decideAccess(withPage, find("envios"), somebody(), "/envios/")).toEqual({
    kind: "redirect",
    to: "/proibido/?_source=%2Fenvios%2F",
  });
  expect(decideAccess(inApp, find("envios"), somebody(), "/envios/")).toEqual({
    kind: "redirect",
    to: "/?_source=%2Fenvios%2F",
  });
});

test("a page that would send to itself refuses instead", () => {
  const loop = rules({ home: "envios", login: "envios" });
  expect(decideAccess(loop, find("envios"), nobody, "/envios/")).toEqual({ kind: "refuse" });
});

test("roles are a text, texts, or objects with a field", () => {
  expect(rolesOf({ papel: "dono" }, { key: "papel" })).toEqual(["dono"]);
  expect(rolesOf({ papel: ["a", "b"] }, { key: "papel" })).toEqual(["a", "b"]);
  expect(
    rolesOf({ permissoes: [{ pagina: "a" }, { outro: 1 }, null] }, { key: "permissoes", field: "pagina" }),
  ).toEqual(["a"]);
  expect(rolesOf(null, { key: "papel" })).toEqual([]);
  const named = { key: "papeis", field: "nome", ids: { Chefe: "chefia", "7": "sete" } };
  expect(
    rolesOf({ papeis: [{ nome: "Chefe" }, { nome: "membro" }, { nome: 7 }, { nome: "toString" }] }, named),
  ).toEqual(["chefia", "membro", "sete", "toString"]);
});

test("fixed paths win over parameters, with or without the slash at the end", () => {
  expect(matchRoute(routes, "/contato/novo")?.route.handle.page).toBe("contato-novo");
  expect(matchRoute(routes, "/contato/a%20b/")).toMatchObject({
    route: { handle: { page: "contato" } },
    params: { contatoId: "a b" },
  });
  expect(matchRoute(routes, "/nada/")).toBe(undefined);
});

test("a path is made of parameters only when all are there", () => {
  expect(routePath(find("contato"), { contatoId: "a/b" })).toBe("/contato/a%2Fb/");
  expect(routePath(find("contato"), {})).toBe(undefined);
  expect(routePath(find("login"))).toBe("/");
});

test.each([
  "//evil.example/",
  "/\\evil.example/",
  "https://evil.example/envios/",
  "javascript:alert(1)",
  "envios/",
  "/nada/",
  "/envios/../../nada/",
  "",
  null,
  7,
])("%j is no path of this app", (path) => {
  expect(localPath(routes, path)).toBe(undefined);
});

test("_source is in the query only when it leads to a page of this app", () => {
  expect(localPath(routes, "/envios/?a=1#b")).toBe("/envios/?a=1#b");
  expect({ ...queryValues(routes, "?_source=%2Fenvios%2F&q=1") }).toEqual({ _source: "/envios/", q: "1" });
  expect({ ...queryValues(routes, "?_source=%2F%2Fevil.example&q=1") }).toEqual({ q: "1" });
  expect(Object.keys(queryValues(routes, "?__proto__=1"))).toEqual(["__proto__"]);
});

test("addresses that run code are refused", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (const url of [
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "\u0001javascript:x",
    "data:text/html,x",
    "vbscript:x",
  ]) {
    expect(safeUrl(url)).toBe(undefined);
  }
  for (const url of [
    "https://a.example/",
    "/contatos/",
    "a:b".replace("a:b", "#topo"),
    "mailto:a@b.example",
    "tel:+55",
  ]) {
    expect(safeUrl(url)).toBe(url);
  }
});

test("anchors come from titles", () => {
  expect(slug("  Perguntas freqüentes: água & café! ")).toBe("perguntas-frequentes-agua-cafe");
});
