import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import { isObject, type JsonObject, recordOf } from "../json.ts";
import { namesIn, tokensIn } from "./compare/renames.ts";
import { titleOf } from "./render/words.ts";
import { type WaysToWrite, waysToWrite } from "./ways-to-write.ts";

/** What the formulas of a design are about: who people are and what they may do, or money. */
export interface Meaning {
  /** Whether a value reads who somebody is, or what they may do, also through formulas and variables. */
  isAboutAccess(value: unknown): boolean;
  /** The same, but reading the data of a user, such as a name, does not count. */
  isPermission(value: unknown): boolean;
  /** Whether a variable holds what people may do. */
  isPermissionVariable(name: string): boolean;
  /** The places whose conditions call a formula, also through other formulas: `Recalcular (pg-comissoes)`. */
  guardsCalling(formula: string): readonly string[];
  /** What a workflow writes, and which answers it waits for before. */
  waysToWrite(workflow: JsonObject): WaysToWrite;
  /** What the workflow of a name writes. */
  writesOf(name: string): ReadonlySet<string>;
  /** Whether a formula calculates or shows money, or a formula that does calls it. */
  isAboutMoney(formula: string): boolean;
  /** Whether the formulas in a value show or calculate money. */
  showsMoney(value: unknown): boolean;
}

/** Members that decide whether something is shown, possible, or goes on. */
export const guardMembers: ReadonlySet<string> = new Set([
  "if",
  "show",
  "disabled",
  "readonly",
  "hidden",
  "condition",
  "when",
]);

/** Words for rights in names, in English, Portuguese and Spanish. */
const accessWords = new Set(
  "can may allow allowed permit permits permitted permission permissions role roles access admin admins owner rights privilege privileges authorized pode podem permite permitido permissao permissoes papel papeis acesso acessos dono dona proprietario proprietarios autorizado puede pueden permiso permisos rol acceso duenio autorizada".split(
    " ",
  ),
);
const moneyWords = new Set(
  "cents centavos currency moeda moneda money dinheiro dinero price prices preco precos precio amount revenue receita faturamento fee taxa tarifa comissao comissoes commission commissions".split(
    " ",
  ),
);

export function meaningOf(design: Design): Meaning {
  const facts = factsOf(design);
  const { formulas } = facts;
  const reached = new Map<string, ReadonlySet<string>>();
  /** The formulas that a formula calls, itself included. */
  const calledBy = (name: string): ReadonlySet<string> => {
    const known = reached.get(name);
    if (known) return known;
    const found = new Set([name]);
    // A formula that calls itself, directly or not, ends here.
    reached.set(name, found);
    for (const { kind, name: called } of namesIn(formulas.get(name) ?? ""))
      if (kind === "formula") for (const each of calledBy(called)) found.add(each);
    return found;
  };
  const isPermissionText = (text: string, seen: Set<string>, withUser: boolean): boolean =>
    hasWord(text, accessWords, facts.roles) ||
    (withUser && /\bauth\b/.test(text)) ||
    namesIn(text).some(({ kind, name }) => {
      const key = `${kind} ${name}`;
      if (seen.has(key)) return false;
      seen.add(key);
      if (kind === "formula") return isPermissionText(formulas.get(name) ?? "", seen, withUser);
      if (kind === "variable")
        return (facts.writers.get(name) ?? []).some((each) => isPermissionText(each, seen, false));
      return (
        kind === "property" && (facts.passed.get(name) ?? []).some((each) => isPermissionText(each, seen, withUser))
      );
    });
  const ask = (value: unknown, withUser: boolean): boolean =>
    formulasIn(value).some((text) => isPermissionText(text, new Set(), withUser));
  const follow = waysToWrite(facts.workflows);
  const isMoneyText = (name: string, text: string): boolean =>
    /\bformatCurrency\s*\(/.test(text) || hasWord(`${name} ${text}`, moneyWords, new Set());
  const isMoney = (name: string): boolean =>
    [...calledBy(name)].some((each) => isMoneyText(each, formulas.get(each) ?? ""));
  return {
    waysToWrite: follow,
    writesOf: (name) => new Set(follow(facts.workflows.get(name) ?? {}).keys()),
    isAboutAccess: (value) => ask(value, true),
    isPermission: (value) => ask(value, false),
    isPermissionVariable: (name) =>
      isRightName(name) || (facts.writers.get(name) ?? []).some((text) => isPermissionText(text, new Set(), false)),
    guardsCalling: (formula) =>
      facts.guards
        .filter(({ text }) => namesIn(text).some(({ kind, name }) => kind === "formula" && calledBy(name).has(formula)))
        .map(({ place }) => place),
    isAboutMoney: (formula) =>
      isMoney(formula) || [...formulas.keys()].some((name) => calledBy(name).has(formula) && isMoney(name)),
    showsMoney: (value) =>
      formulasIn(value).some(
        (text) => isMoneyText("", text) || namesIn(text).some(({ kind, name }) => kind === "formula" && isMoney(name)),
      ),
  };
}

/** A formula without its texts, which change no figure unless they are compared, or name a currency. */
export const figuresOf = (formula: unknown): string =>
  tokensIn(String(formula))
    .map(({ kind, value }, index, all) =>
      kind === "text" && !/^[A-Z]{3}$/.test(value) && !isCompared(all, index) ? "text" : value,
    )
    .join(" ");

const isCompared = (tokens: readonly { readonly kind: string }[], index: number): boolean =>
  [tokens[index - 1], tokens[index + 1]].some((token) => token && /^[=!<>]=?/.test(token.kind));

interface Facts {
  readonly formulas: ReadonlyMap<string, string>;
  /** The formulas that steps write into a variable. */
  readonly writers: ReadonlyMap<string, readonly string[]>;
  /** The formulas that instances pass as a property of a component, by the name of the property. */
  readonly passed: ReadonlyMap<string, readonly string[]>;
  readonly guards: readonly { readonly text: string; readonly place: string }[];
  readonly roles: ReadonlySet<string>;
  readonly workflows: ReadonlyMap<string, JsonObject>;
}

function factsOf(design: Design): Facts {
  const formulas = new Map<string, string>();
  const [writers, passed] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const guards: { text: string; place: string }[] = [];
  const add = (map: Map<string, string[]>, name: string, value: unknown): void => {
    const list = map.get(name) ?? [];
    list.push(...formulasIn(value));
    map.set(name, list);
  };
  const visit = (value: unknown, unit: string, element: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, unit, element);
    if (!isObject(value)) return;
    const place = typeof value.type === "string" && typeof value.id === "string" ? value.id : element;
    if (value.action === "setVariable" && typeof value.variable === "string") add(writers, value.variable, value.value);
    if (value.type === "component")
      for (const [name, each] of Object.entries(recordOf(value.props))) add(passed, name, each);
    for (const [name, member] of Object.entries(value)) {
      if (guardMembers.has(name))
        for (const text of formulasIn(member))
          guards.push({ text, place: place === "" ? unit : `${titleOf(place)} (${unit})` });
      visit(member, unit, place);
    }
  };
  const addFormulas = (value: unknown): void => {
    for (const [name, each] of Object.entries(recordOf(value))) {
      const { formula } = recordOf(each);
      if (typeof formula === "string") formulas.set(name, formula);
    }
  };
  const workflows = new Map<string, JsonObject>();
  for (const { id, json } of [...design.pages, ...design.sections, ...design.components]) {
    visit(json, id, "");
    if ("formulas" in json) addFormulas(json.formulas);
    for (const [name, each] of Object.entries(recordOf(recordOf(json).workflows))) workflows.set(name, recordOf(each));
  }
  for (const [name, json] of Object.entries(design.workflows?.json.workflows ?? {})) {
    visit(json, name, "");
    workflows.set(name, recordOf(json));
  }
  visit(design.design?.json, "app", "");
  addFormulas(design.formulas?.json.formulas);
  const groups = Object.values(design.design?.json.groups ?? {});
  return { formulas, writers, passed, guards, workflows, roles: new Set(groups.flatMap(({ roles }) => roles)) };
}

/** Returns the formulas in a value: of a binding, and in lists and objects. */
function formulasIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(formulasIn);
  if (!isObject(value)) return [];
  const { formula } = value as JsonObject;
  return [...(typeof formula === "string" ? [formula] : []), ...Object.values(value).flatMap(formulasIn)];
}

/** Splits a name into its words, without accents: `podeGerirPágina` is `pode`, `gerir`, `pagina`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Whether a name, such as of a column, is about money. */
export const isMoneyName = (name: string): boolean => wordsOf(name).some((word) => moneyWords.has(word));

/** Whether a name, such as of a column, is about what people may do. */
export const isRightName = (name: string): boolean => wordsOf(name).some((word) => accessWords.has(word));

/** Whether a name in a formula has one of these words, or a text in it is one of these texts. */
const hasWord = (formula: string, list: ReadonlySet<string>, texts: ReadonlySet<string>): boolean =>
  tokensIn(formula).some(({ kind, value }) =>
    kind === "name" ? wordsOf(value).some((word) => list.has(word)) : kind === "text" && texts.has(value),
  );
