import { isObject, type JsonObject, recordOf } from "../../cli/json.ts";
import type { Change, DesignKind, Facts, Place } from "./change-design.ts";

// Kinds of single changes. Each says for a place of a design how it would change there.

const isPage = ({ path, trail }: Place): boolean => path.startsWith("pages/") && trail.length === 0;
const isSteps = ({ key, value }: Place): boolean =>
  Array.isArray(value) &&
  ["steps", "then", "else", "onResult", "try"].includes(String(key)) &&
  value.every((each) => isObject(each) && "action" in each);
const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);
const isStep = ({ value }: Place, ...actions: readonly string[]): boolean =>
  isObject(value) && typeof value.action === "string" && actions.includes(value.action);
const isElement = ({ value, owner, path, trail }: Place): boolean =>
  isObject(value) &&
  Array.isArray(owner) &&
  typeof value.type === "string" &&
  typeof value.id === "string" &&
  /^(?:pages|components|sections)\//.test(path) &&
  (trail.at(-2) === "children" || trail.at(-3) === "slots");

/** Puts something else in the place. */
function put({ owner, key }: Place, value: unknown): void {
  if (owner !== undefined && key !== undefined) Reflect.set(owner, key, value);
}
function drop({ owner, key }: Place): void {
  if (Array.isArray(owner) && typeof key === "number") owner.splice(key, 1);
  else if (owner !== undefined && key !== undefined) Reflect.deleteProperty(owner, key);
}
function dropMember(value: unknown, name: string): void {
  if (isObject(value)) Reflect.deleteProperty(value, name);
}
const set = (value: unknown, name: string, member: unknown): void => void Reflect.set(Object(value), name, member);

/** The change, if the place is one for it. */
const when = (holds: boolean, change: Change): Change => (holds ? change : undefined);

const guards = ["if", "show", "disabled", "readonly", "hidden", "condition"];
const isGuard = ({ key }: Place): boolean => guards.includes(String(key));
const writes = [
  "supabase.insert",
  "supabase.update",
  "supabase.upsert",
  "supabase.delete",
  "supabase.call",
  "supabase.invoke",
];
const isWriteInside = (value: unknown): boolean =>
  /"action":"supabase\.(?:insert|update|upsert|delete)"/.test(JSON.stringify(value));
const formulaOf = (value: unknown): string | undefined => {
  const { formula } = recordOf(value);
  return typeof formula === "string" ? formula : undefined;
};
const rightsFormula = ({ trail, value, path }: Place, facts: Facts): boolean =>
  path === "formulas.json" &&
  trail.length === 2 &&
  facts.isAboutRights(value) &&
  isCalledByGuard(String(trail[1]), facts);

/** Whether a condition calls the formula by its name. */
function isCalledByGuard(name: string, { jsons }: Facts): boolean {
  const call = `formulas.${name}(`;
  const inside = (value: unknown, isInGuard: boolean): boolean => {
    if (typeof value === "string") return isInGuard && value.includes(call);
    if (Array.isArray(value)) return value.some((each) => inside(each, isInGuard));
    return (
      isObject(value) && Object.entries(value).some(([key, each]) => inside(each, isInGuard || guards.includes(key)))
    );
  };
  return [...jsons.values()].some((json) => inside(json, false));
}

const filterItem = ({ trail, owner, value }: Place): boolean =>
  Array.isArray(owner) &&
  isObject(value) &&
  typeof value.operator === "string" &&
  trail.at(-2) === "and" &&
  trail.at(-3) === "filter";
const isWritingStepFilter = (place: Place, { jsons }: Facts): boolean => {
  const at = place.trail.lastIndexOf("filter");
  let step: unknown = jsons.get(place.path);
  for (const key of place.trail.slice(0, at)) step = Reflect.get(Object(step), key);
  return isObject(step) && writes.includes(String(step.action));
};

const newWrite = (what: string, step: (facts: Facts) => JsonObject | undefined): DesignKind => ({
  what,
  at: (place, facts) => {
    const made = step(facts);
    return when(
      isSteps(place) && made !== undefined,
      ({ value }) => void listOf(value).push(structuredClone(made ?? {})),
    );
  },
});
const aTable = ({ tables }: Facts): string | undefined => tables[0];

/** Every change of one of these kinds needs a second look. */
export const dangerousDesignKinds: readonly DesignKind[] = [
  {
    what: "a page opens to everyone",
    at: (place) =>
      when(isPage(place) && listOf(recordOf(place.value).groups).length > 0, ({ value }) => set(value, "groups", [])),
  },
  {
    what: "a page opens to one more group",
    at: (place, { groups }) => {
      const own = listOf(recordOf(place.value).groups).map(String);
      const other = Object.keys(groups).find(
        (id) =>
          !own.includes(id) &&
          own.every(
            (each) =>
              (groups[each]?.length ?? 0) > 0 && !(groups[each] ?? []).every((role) => groups[id]?.includes(role)),
          ),
      );
      return when(isPage(place) && own.length > 0 && other !== undefined, ({ value }) =>
        set(value, "groups", [...own, other]),
      );
    },
  },
  {
    what: "a group needs no role",
    at: (place) =>
      when(
        place.path === "design.json" &&
          place.trail[0] === "groups" &&
          place.key === "roles" &&
          listOf(place.value).length > 0,
        (each) => put(each, []),
      ),
  },
  {
    what: "a condition about rights goes",
    at: (place, facts) => when(isGuard(place) && facts.isAboutRights(place.value) && !isRequiredCondition(place), drop),
  },
  {
    what: "a condition about rights is always true",
    at: (place, facts) =>
      when(isGuard(place) && facts.isAboutRights(place.value), (each) =>
        put(each, { formula: ["disabled", "readonly", "hidden"].includes(String(each.key)) ? "false" : "true" }),
      ),
  },
  {
    what: "a condition about rights is negated",
    at: (place, facts) =>
      when(isGuard(place) && facts.isAboutRights(place.value), (each) =>
        put(each, { formula: `!(${formulaOf(each.value)})` }),
      ),
  },
  {
    what: "a condition about rights has an alternative",
    at: (place, facts) =>
      when(isGuard(place) && facts.isAboutRights(place.value), (each) =>
        put(each, { formula: `${formulaOf(each.value)} || length('a') == 1` }),
      ),
  },
  {
    what: "a condition loses the part about rights",
    at: (place, facts) => {
      const parts = (formulaOf(place.value) ?? "").split(" && ");
      const rest = parts.filter((part) => !facts.isAboutRights({ formula: part }));
      return when(
        isGuard(place) &&
          facts.isAboutRights(place.value) &&
          rest.length > 0 &&
          rest.length < parts.length &&
          !/\(/.test(rest.join("").replace(/\([^()]*\)/g, "")),
        (each) => put(each, { formula: rest.join(" && ") }),
      );
    },
  },
  {
    what: "a formula of rights is always true",
    at: (place, facts) => when(rightsFormula(place, facts), ({ value }) => set(value, "formula", "true")),
  },
  {
    what: "a formula of rights has an alternative",
    at: (place, facts) =>
      when(rightsFormula(place, facts), ({ value }) =>
        set(value, "formula", `(${formulaOf(value)}) || length('a') == 1`),
      ),
  },
  {
    what: "a formula of rights asks with other operators",
    at: (place, facts) =>
      when(rightsFormula(place, facts) && / && /.test(formulaOf(place.value) ?? ""), ({ value }) =>
        set(value, "formula", (formulaOf(value) ?? "").replace(" && ", " || ")),
      ),
  },
  {
    what: "a guard of a workflow goes",
    at: (place, facts) =>
      when(isStep(place, "stopUnless") && facts.isAboutRights(recordOf(place.value).condition), drop),
  },
  {
    what: "a guard of a workflow comes last",
    at: (place, facts) =>
      when(
        isStep(place, "stopUnless") &&
          facts.isAboutRights(recordOf(place.value).condition) &&
          isWriteInside(place.owner),
        ({ owner, key, value }) => {
          const list = listOf(owner);
          list.splice(Number(key), 1);
          list.push(value as JsonObject);
        },
      ),
  },
  {
    what: "steps leave their guarded branch",
    at: (place, facts) =>
      when(
        isStep(place, "if") &&
          facts.isAboutRights(recordOf(place.value).condition) &&
          listOf(recordOf(place.value).then).length > 0,
        ({ owner, key, value }) => void listOf(owner).splice(Number(key), 1, ...listOf(recordOf(value).then)),
      ),
  },
  {
    what: "an element leaves its guarded box",
    at: (place, facts) =>
      when(
        isElement(place) &&
          facts.isAboutRights(recordOf(place.value).if) &&
          listOf(recordOf(place.value).children).length > 1,
        ({ owner, key, value }) => {
          const [child] = listOf(recordOf(value).children).splice(0, 1);
          if (child) listOf(owner).splice(Number(key), 0, child);
        },
      ),
  },
  {
    what: "an element takes another one's place outside of its guarded box",
    at: (place, facts) =>
      when(
        isElement(place) &&
          facts.isAboutRights(recordOf(place.value).if) &&
          listOf(recordOf(place.value).children).length > 0,
        ({ owner, key, value }) => void listOf(owner).splice(Number(key), 1, ...listOf(recordOf(value).children)),
      ),
  },
  {
    what: "a value of rights is stored otherwise",
    at: (place) =>
      when(
        isStep(place, "setVariable") &&
          /^(?:acesso|permiss|papeis|roles?)/i.test(String(recordOf(place.value).variable)) &&
          "value" in recordOf(place.value),
        ({ value }) => set(value, "value", { formula: "{ tudo: true }" }),
      ),
  },
  {
    what: "a column of a match goes",
    at: (place, facts) =>
      when(place.trail.at(-2) === "match" && isStepOf(place, facts), (each) => {
        if (isObject(each.owner) && Object.keys(each.owner).length > 1) drop(each);
        else put(each, "outra");
      }),
  },
  {
    what: "a match has another value",
    at: (place, facts) =>
      when(place.trail.at(-2) === "match" && isStepOf(place, facts), (each) =>
        put(each, { formula: "'x' + string(1)" }),
      ),
  },
  {
    what: "a match goes",
    at: (place) =>
      when(isStep(place, "supabase.update", "supabase.delete") && "match" in recordOf(place.value), ({ value }) => {
        dropMember(value, "match");
        dropMember(value, "single");
        set(value, "filter", { and: [{ field: "id", operator: "isNotNull" }] });
      }),
  },
  {
    what: "one row becomes many",
    at: (place) =>
      when(isStep(place, "supabase.update", "supabase.delete") && recordOf(place.value).single === true, ({ value }) =>
        dropMember(value, "single"),
      ),
  },
  {
    what: "a write has another table",
    at: (place, { tables }) =>
      when(isStep(place, "supabase.update", "supabase.delete", "supabase.insert") && tables.length > 1, ({ value }) =>
        set(
          value,
          "table",
          tables.find((name) => name !== recordOf(value).table),
        ),
      ),
  },
  {
    what: "a write is repeated",
    at: (place) =>
      when(isStep(place, "supabase.update", "supabase.delete", "supabase.insert", "supabase.call"), (each) =>
        put(each, { action: "forEach", items: { formula: "range(1, 100)" }, steps: [each.value] }),
      ),
  },
  {
    what: "another function is called",
    at: (place) => when(isStep(place, "supabase.call"), ({ value }) => set(value, "function", "outra_funcao")),
  },
  {
    what: "another function is invoked",
    at: (place) => when(isStep(place, "supabase.invoke"), ({ value }) => set(value, "function", "outra")),
  },
  {
    what: "an invoked function has another method",
    at: (place) => when(isStep(place, "supabase.invoke"), ({ value }) => set(value, "method", "DELETE")),
  },
  {
    what: "an existing row is replaced",
    at: (place) =>
      when(isStep(place, "supabase.insert"), ({ value }) => {
        set(value, "action", "supabase.upsert");
        set(value, "conflict", ["id"]);
        dropMember(value, "resend");
      }),
  },
  {
    what: "a delete in place of an update",
    at: (place) =>
      when(isStep(place, "supabase.update") && "match" in recordOf(place.value), (each) =>
        put(each, { action: "supabase.delete", table: recordOf(each.value).table, match: recordOf(each.value).match }),
      ),
  },
  {
    what: "a write that may be sent twice",
    at: (place) =>
      when(isStep(place, "supabase.insert", "supabase.call") && recordOf(place.value).resend !== true, ({ value }) =>
        set(value, "resend", true),
      ),
  },
  {
    what: "an upload replaces files",
    at: (place) =>
      when(
        isStep(place, "supabase.storageUpload", "supabase.storageSignedUploadUrl") &&
          recordOf(place.value).upsert !== true,
        ({ value }) => set(value, "upsert", true),
      ),
  },
  newWrite(
    "a new delete",
    (facts) => (aTable(facts) && { action: "supabase.delete", table: aTable(facts), match: { id: "1" } }) || undefined,
  ),
  newWrite(
    "a new update",
    (facts) =>
      (aTable(facts) && { action: "supabase.update", table: aTable(facts), match: { id: "1" }, data: { nome: "x" } }) ||
      undefined,
  ),
  newWrite(
    "a new insert",
    (facts) => (aTable(facts) && { action: "supabase.insert", table: aTable(facts), data: { nome: "x" } }) || undefined,
  ),
  newWrite("a new call", () => ({ action: "supabase.call", function: "outra_funcao" })),
  newWrite("a new function of the backend", () => ({ action: "supabase.invoke", function: "outra" })),
  newWrite("files are removed", () => ({ action: "supabase.storageRemove", bucket: "notas", paths: ["a"] })),
  newWrite("a request that writes", () => ({ action: "rest.request", method: "POST", url: "https://novo.example/v1" })),
  newWrite("a request to another origin", () => ({
    action: "rest.request",
    method: "GET",
    url: "https://novo.example/v1",
  })),
  newWrite("a page outside is opened", () => ({ action: "navigate", url: "https://novo.example/" })),
  newWrite("a page outside without a scheme is opened", () => ({ action: "navigate", url: "//novo.example/" })),
  newWrite("a page outside is joined from parts", () => ({
    action: "navigate",
    url: { formula: "'https://' + 'novo' + '.example'" },
  })),
  newWrite("the session of a token is stored", () => ({
    action: "auth.storeToken",
    accessToken: { formula: "variables.x" },
  })),
  newWrite("a user is signed up", () => ({ action: "auth.signup", email: "a@b.example", password: "12345678" })),
  newWrite("the password is changed", () => ({
    action: "auth.updatePassword",
    oldPassword: "87654321",
    newPassword: "12345678",
  })),
  newWrite("data of the user are changed", () => ({ action: "auth.updateUser", metadata: { papel: "chefe" } })),
  { what: "a sign-out goes", at: (place) => when(isStep(place, "auth.logout"), drop) },
  {
    what: "a session is kept for a year",
    at: (place) =>
      when(
        isObject(place.value) &&
          /^auth\.(?:login|signup|verifyCode)/.test(String(place.value.action)) &&
          place.value.keep === undefined,
        ({ value }) => set(value, "keep", true),
      ),
  },
  {
    what: "a code signs up strangers",
    at: (place) =>
      when(isStep(place, "auth.sendCode") && recordOf(place.value).signup !== true, ({ value }) =>
        set(value, "signup", true),
      ),
  },
  {
    what: "a question goes, and what follows stays",
    at: (place) =>
      when(
        isStep(place, "openPopup") && isWriteInside(recordOf(place.value).onResult),
        ({ owner, key, value }) => void listOf(owner).splice(Number(key), 1, ...listOf(recordOf(value).onResult)),
      ),
  },
  {
    what: "a write comes before its question",
    at: (place) =>
      when(isStep(place, "openPopup") && isWriteInside(recordOf(place.value).onResult), ({ owner, key, value }) => {
        const steps = listOf(recordOf(value).onResult);
        set(value, "onResult", []);
        listOf(owner).splice(Number(key), 0, ...steps);
      }),
  },
  {
    what: "a filter of a collection goes",
    at: (place) =>
      when(
        place.path === "collections.json" &&
          place.key === "filter" &&
          place.trail.length === 3 &&
          !isOptional(place.value),
        drop,
      ),
  },
  {
    what: "a condition of a filter goes",
    at: (place) => when(filterItem(place) && !("if" in recordOf(place.value)), drop),
  },
  {
    what: "a condition of a filter has another operator",
    at: (place) =>
      when(filterItem(place) && recordOf(place.value).operator === "eq", ({ value }) => set(value, "operator", "ne")),
  },
  {
    what: "one of the conditions of a filter is enough",
    at: (place) =>
      when(isObject(place.value) && place.key === "filter" && listOf(place.value.and).length > 1, ({ value }) => {
        set(value, "or", recordOf(value).and);
        dropMember(value, "and");
      }),
  },
  {
    what: "a condition of a filter counts sometimes",
    at: (place) =>
      when(filterItem(place) && !("if" in recordOf(place.value)), ({ value }) =>
        set(value, "if", { formula: "length('a') == 2" }),
      ),
  },
  {
    what: "a filter of a write has another value",
    at: (place, facts) =>
      when(filterItem(place) && isWritingStepFilter(place, facts) && "value" in recordOf(place.value), ({ value }) =>
        set(value, "value", "outro"),
      ),
  },
  {
    what: "a link leads elsewhere",
    at: (place) =>
      when(place.key === "url" && place.trail.includes("link"), (each) => put(each, "https://novo.example/")),
  },
  {
    what: "a link has code",
    at: (place) =>
      when(place.key === "url" && place.trail.includes("link"), (each) => put(each, "javascript:alert(1)")),
  },
  {
    what: "a text gets a link elsewhere",
    at: (place) =>
      when(
        isElement(place) && recordOf(place.value).type === "text" && !("link" in recordOf(place.value)),
        ({ value }) => set(value, "link", { url: "https://novo.example/" }),
      ),
  },
  {
    what: "a picture from elsewhere",
    at: (place) =>
      when(isElement(place) && recordOf(place.value).type === "image", ({ value }) =>
        set(recordOf(value).props, "url", "https://novo.example/a.png"),
      ),
  },
  {
    what: "a style with a picture from elsewhere",
    at: (place) =>
      when(isElement(place), ({ value }) =>
        set(value, "style", { ...recordOf(recordOf(value).style), background: "url(https://novo.example/a.png)" }),
      ),
  },
  {
    what: "HTML runs as written",
    at: (place) =>
      when(
        isElement(place) &&
          recordOf(place.value).type === "html-embed" &&
          !("trusted" in recordOf(recordOf(place.value).props)),
        ({ value }) => set(value, "props", { ...recordOf(recordOf(value).props), trusted: true }),
      ),
  },
  {
    what: "a finding is allowed",
    at: (place) =>
      when(isPage(place) && !("allow" in recordOf(place.value)), ({ value }) =>
        set(value, "allow", [{ code: "audit/anonymous-write", reason: "assim está bem" }]),
      ),
  },
  {
    what: "an address changes",
    at: (place) =>
      when(
        isPage(place) && typeof recordOf(place.value).path === "string" && recordOf(place.value).path !== "",
        ({ value }) => set(value, "path", `novo-${String(recordOf(value).path)}`),
      ),
  },
  {
    what: "a key in the address changes",
    at: (place) =>
      when(
        isObject(place.value) && place.trail.at(-2) === "variables" && place.value.query !== undefined,
        ({ value }) => set(value, "query", "nova"),
      ),
  },
  {
    what: "a stored variable is no longer stored",
    at: (place) => when(place.key === "local" && place.value === true && place.trail.at(-3) === "variables", drop),
  },
  {
    what: "an amount is divided otherwise",
    at: (place) =>
      when(place.path === "formulas.json" && / \/ 100\b/.test(formulaOf(place.value) ?? ""), ({ value }) =>
        set(value, "formula", (formulaOf(value) ?? "").replace(/ \/ 100\b/, " / 10")),
      ),
  },
  {
    what: "another currency",
    at: (place) =>
      when(
        /'BRL'/.test(formulaOf(place.value) ?? "") &&
          place.path === "formulas.json" &&
          /formatCurrency/.test(formulaOf(place.value) ?? ""),
        ({ value }) => set(value, "formula", (formulaOf(value) ?? "").replace("'BRL'", "'USD'")),
      ),
  },
  {
    what: "an amount on a page is divided otherwise",
    at: (place) =>
      when(
        place.path !== "formulas.json" && /formatCurrency\([^,]* \/ 100\b/.test(formulaOf(place.value) ?? ""),
        ({ value }) => set(value, "formula", (formulaOf(value) ?? "").replace(/ \/ 100\b/, " / 10")),
      ),
  },
  {
    what: "a table can be written",
    at: (place) =>
      when(
        place.path === "tables.json" && place.key === "readonly" && place.value === true && place.trail[0] === "tables",
        drop,
      ),
  },
  {
    what: "a column is dropped",
    at: (place) =>
      when(place.path === "tables.json" && place.trail.at(-2) === "columns" && place.trail.length === 4, drop),
  },
  {
    what: "a table is dropped",
    at: (place) => when(place.path === "tables.json" && place.trail.length === 2 && place.trail[0] === "tables", drop),
  },
  {
    what: "another backend",
    at: (place) =>
      when(place.path.startsWith("env/") && place.trail.length === 0, ({ value }) => {
        set(value, "backendUrl", "https://novo.example");
        set(value, "backendKey", recordOf(value).backendKey ?? "chave");
      }),
  },
  {
    what: "another key of the backend",
    at: (place) =>
      when(
        place.path.startsWith("env/") && place.trail.length === 0 && "backendKey" in recordOf(place.value),
        ({ value }) => set(value, "backendKey", "sb_publishable_outra"),
      ),
  },
  {
    what: "another source of data",
    at: (place) =>
      when(place.path.startsWith("env/") && place.trail.length === 0, ({ value }) => set(value, "dataSource", "teste")),
  },
  {
    what: "pages may show pictures from elsewhere",
    at: (place) =>
      when(place.path === "design.json" && place.trail.length === 0, ({ value }) =>
        set(value, "origins", { image: ["https://novo.example"] }),
      ),
  },
  {
    what: "browsers may call elsewhere",
    at: (place) =>
      when(place.path === "design.json" && place.trail.length === 0, ({ value }) =>
        set(value, "plugins", { rest: { origins: ["https://novo.example"] } }),
      ),
  },
  {
    what: "the server may call elsewhere",
    at: (place) =>
      when(place.path === "design.json" && place.trail.length === 0, ({ value }) =>
        set(value, "plugins", { rest: { server: { "https://novo.example": { open: true } } } }),
      ),
  },
  {
    what: "a service of the server has more methods or paths",
    at: (place) => when(["methods", "paths"].includes(String(place.key)) && place.trail.at(-3) === "server", drop),
  },
  {
    what: "other settings of the sign-in",
    at: (place) =>
      when(
        place.path === "design.json" &&
          place.trail.length === 2 &&
          place.trail[0] === "auth" &&
          ["login", "me", "signup", "profile", "tokenPath"].includes(String(place.key)),
        (each) => put(each, "outro"),
      ),
  },
  {
    what: "a channel is open",
    at: (place) =>
      when(isStep(place, "supabase.subscribe") && recordOf(place.value).private === true, ({ value }) =>
        dropMember(value, "private"),
      ),
  },
  {
    what: "an address of a file is valid for a year",
    at: (place) => when(isStep(place, "supabase.storageSignedUrl"), ({ value }) => set(value, "expiresIn", 31_536_000)),
  },
  {
    what: "a service sends cookies",
    at: (place) => when(isStep(place, "rest.request"), ({ value }) => set(value, "credentials", true)),
  },
  {
    what: "a request goes through the server",
    at: (place) =>
      when(isStep(place, "rest.request") && recordOf(place.value).throughServer !== true, ({ value }) =>
        set(value, "throughServer", true),
      ),
  },
  {
    what: "a handler runs a workflow that writes",
    at: (place, { jsons }) => {
      const workflows = recordOf(jsons.get("workflows.json")?.workflows);
      const writing = Object.keys(workflows).find(
        (name) => isWriteInside(workflows[name]) && !recordOf(workflows[name]).params,
      );
      return when(
        isElement(place) &&
          recordOf(place.value).type === "text" &&
          !("on" in recordOf(place.value)) &&
          writing !== undefined,
        ({ value }) => set(value, "on", { click: { run: writing } }),
      );
    },
  },
  {
    what: "a property about rights is true",
    at: (place, facts) =>
      when(
        place.trail.at(-2) === "props" &&
          isObject(place.value) &&
          facts.isAboutRights(place.value) &&
          /^(?:pode|can|permi)/.test(String(place.key)) &&
          isInstanceProp(place, facts),
        (each) => put(each, true),
      ),
  },
  {
    what: "a variable of rights begins with them",
    at: (place) =>
      when(
        place.path === "variables.json" &&
          place.trail.length === 2 &&
          recordOf(place.value).type === "object" &&
          /^(?:acesso|permiss|papeis|roles?)/i.test(String(place.key)),
        ({ value }) => set(value, "default", { tudo: true }),
      ),
  },
  {
    what: "people without a right are no longer led away",
    at: (place, facts) =>
      when(
        isStep(place, "if") &&
          facts.isAboutRights(recordOf(place.value).condition) &&
          /"action":"(?:navigate|return|previousPage)"/.test(JSON.stringify(place.value)),
        drop,
      ),
  },
  {
    what: "a write loses its condition",
    at: (place) =>
      when(
        isStep(place, "if") &&
          isWriteInside(recordOf(place.value).then) &&
          listOf(recordOf(place.value).else).length === 0,
        ({ owner, key, value }) => void listOf(owner).splice(Number(key), 1, ...listOf(recordOf(value).then)),
      ),
  },
  {
    what: "a write no longer stops before",
    at: (place) =>
      when(isStep(place, "stopUnless") && isWriteInside(listOf(place.owner).slice(Number(place.key))), drop),
  },
  {
    what: "another amount is written",
    at: (place) =>
      when(
        /centavos|valor|preco|price|amount/.test(String(place.key)) &&
          place.trail.includes("data") &&
          formulaOf(place.value) !== undefined &&
          place.path !== "tables.json",
        (each) => put(each, { formula: `(${formulaOf(each.value)}) * 2` }),
      ),
  },
  {
    what: "a popup answers yes",
    at: (place) =>
      when(isStep(place, "closePopup") && "result" in recordOf(place.value), ({ value }) =>
        set(value, "result", { formula: "length('a') == 1" }),
      ),
  },
  {
    what: "a loop has more rows",
    at: (place) =>
      when(isStep(place, "forEach") && isWriteInside(place.value), ({ value }) =>
        set(value, "items", { formula: "range(1, 100)" }),
      ),
  },
  {
    what: "a condition before a write is another",
    at: (place) =>
      when(
        isStep(place, "stopUnless", "if") &&
          (isStep(place, "if")
            ? isWriteInside(place.value)
            : isWriteInside(listOf(place.owner).slice(Number(place.key)))),
        ({ value }) => set(value, "condition", { formula: `!(${formulaOf(recordOf(value).condition)})` }),
      ),
  },
  {
    what: "a write is in the other branch",
    at: (place) =>
      when(isStep(place, "if") && isWriteInside(recordOf(place.value).then), ({ value }) => {
        const { then, else: other } = recordOf(value);
        set(value, "then", other ?? []);
        set(value, "else", then);
      }),
  },
  {
    what: "steps for people with rights are in the other branch",
    at: (place, facts) =>
      when(
        isStep(place, "if") &&
          facts.isAboutRights(recordOf(place.value).condition) &&
          listOf(recordOf(place.value).else).length > 0,
        ({ value }) => {
          const { then, else: other } = recordOf(value);
          set(value, "then", other);
          set(value, "else", then);
        },
      ),
  },
  {
    what: "a call is for another id",
    at: (place, facts) =>
      when(
        place.trail.at(-2) === "args" && /(?:^|_)id$/.test(String(place.key)) && thingIs(place, facts, "supabase.call"),
        (each) => put(each, { formula: "'outro' + 'id'" }),
      ),
  },
  {
    what: "a key of a written row is another",
    at: (place) =>
      when(place.trail.at(-2) === "data" && /(?:^|_)id$/.test(String(place.key)), (each) =>
        put(each, { formula: "'outro' + 'id'" }),
      ),
  },
  {
    what: "all rows are another formula",
    at: (place) =>
      when(
        place.key === "data" &&
          isObject(place.value) &&
          Object.keys(place.value).join() === "formula" &&
          isObject(place.owner) &&
          /^supabase\.(?:insert|upsert)$/.test(String(place.owner.action)),
        (each) => put(each, { formula: `concatenate(${formulaOf(each.value)}, ${formulaOf(each.value)})` }),
      ),
  },
  {
    what: "a workflow that writes has another id",
    at: (place, facts) =>
      when(
        place.trail.at(-2) === "with" && /(?:^id|Id)$/.test(String(place.key)) && isRunOfWriter(place, facts),
        (each) => put(each, { formula: "'outro' + 'id'" }),
      ),
  },
  {
    what: "a button that writes loses its condition",
    at: (place) =>
      when(isElement(place) && "if" in recordOf(place.value) && isWriteInside(recordOf(place.value).on), ({ value }) =>
        dropMember(value, "if"),
      ),
  },
  {
    what: "a button that writes is always on",
    at: (place) =>
      when(
        isElement(place) &&
          "disabled" in recordOf(recordOf(place.value).props) &&
          isWriteInside(recordOf(place.value).on),
        ({ value }) => dropMember(recordOf(value).props, "disabled"),
      ),
  },
  {
    what: "a password is shown",
    at: (place) =>
      when(isElement(place) && recordOf(recordOf(place.value).props).type === "password", ({ value }) =>
        set(recordOf(value).props, "type", "text"),
      ),
  },
  {
    what: "another page of the sign-in",
    at: (place, { jsons }) =>
      when(place.path === "design.json" && place.key === "login" && place.trail[0] === "pages", (each) =>
        put(
          each,
          [...jsons.keys()]
            .filter((path) => path.startsWith("pages/") && path !== `pages/${String(each.value)}.json`)[0]
            ?.slice(6, -5),
        ),
      ),
  },
  {
    what: "unsaved input is lost without a question",
    at: (place) => when(place.key === "unsaved" && place.trail.length === 1, drop),
  },
  {
    what: "rights are in the address",
    at: (place) =>
      when(
        place.path === "variables.json" &&
          place.trail.length === 2 &&
          recordOf(place.value).type === "string" &&
          /^(?:acesso|permiss|papeis|roles?)/i.test(String(place.key)),
        ({ value }) => set(value, "query", "p"),
      ),
  },
  {
    what: "rights are in the browser's storage",
    at: (place) =>
      when(
        place.path === "variables.json" &&
          place.trail.length === 2 &&
          /^(?:acesso|permiss|papeis|roles?)/i.test(String(place.key)),
        ({ value }) => set(value, "local", true),
      ),
  },
  {
    what: "the token of the session is sent",
    at: (place) =>
      when(isStep(place, "rest.request", "supabase.invoke"), ({ value }) =>
        set(value, "headers", { "x-user": { formula: "auth.accessToken" } }),
      ),
  },
  {
    what: "markup is no longer cleaned",
    at: (place) =>
      when(/sanitize\(/.test(formulaOf(place.value) ?? ""), ({ value }) =>
        set(value, "formula", (formulaOf(value) ?? "").replaceAll("sanitize(", "toText(")),
      ),
  },
  {
    what: "an element is in a component without its condition",
    at: (place, facts) =>
      when(
        isElement(place) && facts.isAboutRights(recordOf(place.value).if) && !isInstance(place.value),
        (each, _, add) => {
          const json = { ...recordOf(each.value) };
          dropMember(json, "if");
          add?.("components/novo-componente.json", { id: "novo-componente", children: [json] });
          put(each, { id: String(json.id), type: "component", component: "novo-componente" });
        },
      ),
  },
  {
    what: "steps are in a workflow without their guard",
    at: (place, facts) =>
      when(
        isStep(place, "stopUnless") &&
          facts.isAboutRights(recordOf(place.value).condition) &&
          place.path === "workflows.json" &&
          place.trail.length === 4 &&
          isWriteInside(place.owner),
        ({ owner, key }, file) => {
          const steps = listOf(owner);
          const rest = steps.splice(Number(key), steps.length);
          steps.push({ action: "runWorkflow", workflow: "novoFluxo" });
          set(file.workflows, "novoFluxo", { steps: rest.slice(1) });
        },
      ),
  },
  {
    what: "a case of a switch is for other people",
    at: (place, facts) =>
      when(
        isStep(place, "switch") &&
          facts.isAboutRights(recordOf(place.value).value) &&
          listOf(recordOf(place.value).cases).length > 0,
        ({ value }) => set(listOf(recordOf(value).cases)[0], "value", "outro"),
      ),
  },
  {
    what: "a press becomes a load",
    at: (place) =>
      when(isPage(place) && isWriteInsideFirstSteps(place), (each) => {
        const steps = firstWritingSteps(each.value);
        set(each.value, "on", { ...recordOf(recordOf(each.value).on), load: { steps } });
      }),
  },
];

/** Whether the member must be there. */
const isRequiredCondition = ({ key }: Place): boolean => key === "condition";

/** Whether all conditions of a filter count only sometimes. */
const isOptional = (filter: unknown): boolean => listOf(recordOf(filter).and).every((each) => "if" in each);

function firstWritingSteps(value: unknown): unknown {
  if (Array.isArray(value))
    for (const each of value) {
      const found = firstWritingSteps(each);
      if (found) return found;
    }
  if (!isObject(value)) return undefined;
  if (
    Array.isArray(value.steps) &&
    isWriteInside(value.steps) &&
    !/"(?:params|event|steps|item|props)\./.test(JSON.stringify(value.steps))
  )
    return value.steps;
  for (const each of Object.values(value)) {
    const found = firstWritingSteps(each);
    if (found) return found;
  }
  return undefined;
}
const isWriteInsideFirstSteps = ({ value }: Place): boolean => firstWritingSteps(value) !== undefined;

/** The object that a member of a member is in, such as the step of a match. */
function thingOf({ path, trail }: Place, { jsons }: Facts): JsonObject {
  let value: unknown = jsons.get(path);
  for (const key of trail.slice(0, -2)) value = Reflect.get(Object(value), key);
  return recordOf(value);
}
const isStepOf = (place: Place, facts: Facts): boolean => writes.includes(String(thingOf(place, facts).action));
const isInstance = (value: unknown): boolean => recordOf(value).type === "component";
const thingIs = (place: Place, facts: Facts, action: string): boolean => thingOf(place, facts).action === action;
function isRunOfWriter(place: Place, facts: Facts): boolean {
  const { action, workflow } = thingOf(place, facts);
  const workflows = recordOf(facts.jsons.get("workflows.json")?.workflows);
  return action === "runWorkflow" && isWriteInside(workflows[String(workflow)] ?? {});
}
const isInstanceProp = (place: Place, facts: Facts): boolean => thingOf(place, facts).type === "component";

const isText = ({ key, value, trail }: Place): boolean =>
  typeof value === "string" &&
  ["text", "label", "title", "placeholder"].includes(String(key)) &&
  trail.includes("props") &&
  !/[/:@.]/.test(value);

/** No change of one of these kinds needs a second look. */
export const harmlessDesignKinds: readonly DesignKind[] = [
  { what: "another text", at: (place) => when(isText(place), (each) => put(each, `${String(each.value)} novo`)) },
  {
    what: "another title of a page",
    at: (place) =>
      when(isPage(place) && typeof recordOf(place.value).title === "string", ({ value }) =>
        set(value, "title", "Outro título"),
      ),
  },
  {
    what: "another description",
    at: (place) =>
      when(place.key === "description" && typeof place.value === "string", (each) =>
        put(each, "Outra descrição, veja https://ajuda.example."),
      ),
  },
  {
    what: "a style",
    at: (place) =>
      when(isElement(place), ({ value }) =>
        set(value, "style", { ...recordOf(recordOf(value).style), marginTop: "3px" }),
      ),
  },
  {
    what: "a new text",
    at: (place) =>
      when(
        place.key === "children" && Array.isArray(place.value),
        ({ value }) => void listOf(value).push({ id: "textoNovo", type: "text", props: { text: "Novo" } }),
      ),
  },
  {
    what: "another order of elements",
    at: (place) =>
      when(place.key === "children" && listOf(place.value).length > 1, ({ value }) => void listOf(value).reverse()),
  },
  {
    what: "an element in a box",
    at: (place) =>
      when(isElement(place) && place.trail.at(-2) === "children", (each) =>
        put(each, { id: "caixaNova", type: "flexbox", children: [each.value] }),
      ),
  },
  {
    what: "another order of members",
    at: (place) =>
      when(isElement(place), (each) => put(each, Object.fromEntries(Object.entries(recordOf(each.value)).reverse()))),
  },
  {
    what: "a new condition",
    at: (place, facts) =>
      when(isElement(place) && !("if" in recordOf(place.value)) && Object.keys(facts.groups).length >= 0, ({ value }) =>
        set(value, "if", { formula: "length('a') == 1" }),
      ),
  },
  {
    what: "a new condition of a filter",
    at: (place) =>
      when(
        place.key === "and" && place.trail.at(-2) === "filter" && Array.isArray(place.value),
        ({ value }) => void listOf(value).push({ field: "nome", operator: "eq", value: "a" }),
      ),
  },
  {
    what: "a new formula",
    at: (place) =>
      when(place.path === "formulas.json" && place.trail.length === 1 && place.key === "formulas", ({ value }) =>
        set(value, "novaFormula", { formula: "1 + 1" }),
      ),
  },
  {
    what: "a new workflow without writes",
    at: (place) =>
      when(place.path === "workflows.json" && place.trail.length === 1 && place.key === "workflows", ({ value }) =>
        set(value, "novoFluxo", { steps: [{ action: "log", message: "oi" }] }),
      ),
  },
  {
    what: "a new variable",
    at: (place) =>
      when(place.path === "variables.json" && place.key === "variables" && place.trail.length === 1, ({ value }) =>
        set(value, "novaVariavel", { type: "string", default: "" }),
      ),
  },
  {
    what: "a new collection",
    at: (place, facts) =>
      when(
        place.path === "collections.json" &&
          place.key === "collections" &&
          place.trail.length === 1 &&
          facts.tables.length > 0,
        ({ value }) => set(value, "novaColecao", { source: "supabase", table: facts.tables[0], limit: 5 }),
      ),
  },
  {
    what: "another order of rows",
    at: (place) =>
      when(place.path === "collections.json" && place.key === "sort" && listOf(place.value).length > 0, ({ value }) =>
        set(listOf(value)[0], "direction", "desc"),
      ),
  },
  {
    what: "fewer rows",
    at: (place) =>
      when(place.path === "collections.json" && place.key === "limit" && typeof place.value === "number", (each) =>
        put(each, 3),
      ),
  },
  {
    what: "a message",
    at: (place) =>
      when(
        isStep(place, "showToast") && typeof recordOf(recordOf(place.value).props ?? place.value).text === "string",
        ({ value }) => set(value, "text", "Feito."),
      ),
  },
  {
    what: "a log",
    at: (place) => when(isSteps(place), ({ value }) => void listOf(value).push({ action: "log", message: "fim" })),
  },
  {
    what: "a page for fewer people",
    at: (place, { groups }) => {
      const [group] = Object.keys(groups);
      return when(
        isPage(place) && group !== undefined && listOf(recordOf(place.value).groups).length === 0,
        ({ value }) => set(value, "groups", [group]),
      );
    },
  },
  {
    what: "a page that search engines do not list",
    at: (place) =>
      when(isPage(place) && !("hidden" in recordOf(place.value)), ({ value }) => set(value, "hidden", true)),
  },
  {
    what: "a class",
    at: (place) =>
      when(
        isElement(place) && Array.isArray(recordOf(place.value).classes),
        ({ value }) => void (recordOf(value).classes as unknown[]).push("negrito"),
      ),
  },
  {
    what: "a colour of the theme",
    at: (place) =>
      when(
        place.path === "theme.json" && typeof place.value === "string" && /^#[0-9a-f]{6}$/i.test(place.value),
        (each) => put(each, "#123456"),
      ),
  },
  {
    what: "a text goes",
    at: (place) =>
      when(
        isElement(place) &&
          recordOf(place.value).type === "text" &&
          !("if" in recordOf(place.value)) &&
          !("link" in recordOf(place.value)),
        drop,
      ),
  },
  {
    what: "a column of a list",
    at: (place) =>
      when(
        place.key === "columns" &&
          place.trail.includes("props") &&
          listOf(place.value).length > 1 &&
          listOf(place.value).every(isObject),
        ({ value }) => void listOf(value).reverse(),
      ),
  },
  {
    what: "spaces in a formula",
    at: (place) =>
      when(
        place.key === "formula" &&
          typeof place.value === "string" &&
          / \+ /.test(place.value) &&
          !place.value.includes("'"),
        (each) => put(each, String(each.value).replace(" + ", "  +  ")),
      ),
  },
  {
    what: "a nullable column",
    at: (place) =>
      when(place.path === "tables.json" && place.key === "columns" && place.trail.length === 3, ({ value }) =>
        set(value, "coluna_nova", { type: "text", nullable: true }),
      ),
  },
  {
    what: "a required input",
    at: (place) =>
      when(isElement(place) && String(recordOf(place.value).type).endsWith("-input"), ({ value }) =>
        set(value, "props", { ...recordOf(recordOf(value).props), required: true }),
      ),
  },
  { what: "a shown name", at: (place) => when(isElement(place), ({ value }) => set(value, "name", "Um nome")) },
  {
    what: "an open page is closed to search engines",
    at: (place) => when(place.key === "hidden" && place.value === false, (each) => put(each, true)),
  },
];
