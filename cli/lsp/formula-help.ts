import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompletionItem, CompletionItemKind } from "vscode-languageserver";
import { linkFormula } from "../../compiler/3-link/link-formula.ts";
import { isResolved, type Scope } from "../../compiler/3-link/scope.ts";
import { checkFormula } from "../../compiler/4-check/expressions/check-formula.ts";
import type { CheckedExpression } from "../../compiler/4-check/expressions/expression.ts";
import { helpers } from "../../compiler/helper-catalogue.ts";
import { kebabCase } from "../../compiler/names.ts";
import type { Type } from "../../compiler/types.ts";
import { typeText, withoutNothing } from "../../compiler/value-types.ts";
import { packageRoot } from "../project.ts";

/** What schema/helpers says about a helper, for people. */
interface HelperDocs {
  /** Several, where it can be called in several ways. */
  readonly signature: string | readonly string[];
  readonly description: string;
  readonly edgeCases?: readonly string[];
}

const docs = new Map<string, HelperDocs | undefined>();

/** The documentation of a helper, read when it is first asked for. */
function docsOf(name: string): HelperDocs | undefined {
  if (!docs.has(name)) {
    const path = join(packageRoot(), "schema/helpers", `${kebabCase(name)}.json`);
    docs.set(name, existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);
  }
  return docs.get(name);
}

/** No name of a design: asking a scope for it tells which names there are. */
const nobody = "\u0000";

/** What could stand at an offset of a formula. */
export function completeFormula(text: string, offset: number, scope: Scope): CompletionItem[] {
  const before = text.slice(0, offset);
  const typed = /[A-Za-z_][A-Za-z0-9_]*$/.exec(before)?.[0] ?? "";
  const rest = before.slice(0, before.length - typed.length);
  if (isInText(rest)) return [];
  const dot = /\??\.\s*$/.exec(rest);
  if (dot) return completeMember(rest.slice(0, dot.index), scope);
  return [...rootsOf(scope), ...Array.from(helpers.values(), helperItem)];
}

/** Inside quotes nothing is a name; inside `${…}` of a template it is. */
function isInText(before: string): boolean {
  const open: string[] = [];
  for (let at = 0; at < before.length; at++) {
    const char = before.charAt(at);
    const last = open.at(-1);
    if (last === "'" || last === '"') {
      if (char === "\\") at++;
      else if (char === last) open.pop();
    } else if (last === "`") {
      if (char === "\\") at++;
      else if (char === "`") open.pop();
      else if (char === "$" && before[at + 1] === "{") {
        open.push("{");
        at++;
      }
    } else if (char === "'" || char === '"' || char === "`" || char === "{") open.push(char);
    else if (char === "}" && last === "{") open.pop();
  }
  const last = open.at(-1);
  return last !== undefined && last !== "{";
}

function rootsOf(scope: Scope): CompletionItem[] {
  const found = scope.resolve(nobody, []);
  if (isResolved(found) || found.problem !== "unknown") return [];
  return [...new Set(found.names)].sort().map((label) => {
    const root = scope.resolve(label, []);
    const detail = isResolved(root) ? { detail: typeText(root.reference.type) } : {};
    return { label, kind: CompletionItemKind.Module, ...detail };
  });
}

function helperItem({
  name,
  successor,
}: {
  readonly name: string;
  readonly successor: string | undefined;
}): CompletionItem {
  const known = docsOf(name);
  return {
    label: name,
    kind: CompletionItemKind.Function,
    ...(known
      ? { detail: [known.signature].flat().join("\n"), documentation: { kind: "markdown", value: markdownOf(known) } }
      : {}),
    ...(successor === undefined ? {} : { tags: [1] }),
    sortText: `${successor === undefined ? "1" : "2"}${name}`,
  };
}

const markdownOf = ({ description, edgeCases = [] }: HelperDocs): string =>
  [description, ...edgeCases.map((each) => `- ${each}`)].join("\n");

/** Members of the expression that a text ends with. */
function completeMember(before: string, scope: Scope): CompletionItem[] {
  const start = startOfExpression(before);
  const expression = before.slice(start);
  const path = /^[A-Za-z_]\w*(?:\s*\??\.\s*[A-Za-z_]\w*)*$/.test(expression)
    ? expression.split(/\s*\??\.\s*/)
    : undefined;
  const named = path ? namesBehind(path, scope) : undefined;
  if (named) return named.map(({ name, detail }) => ({ label: name, kind: CompletionItemKind.Field, ...detail }));
  return fieldsOf(checkFormula(linkFormula(expression, scope), undefined).type);
}

/** Names that stand behind a path which names a thing only with them, such as `variables` or `elements.nome`. */
function namesBehind([root = "", ...members]: readonly string[], scope: Scope) {
  const found = scope.resolve(root, [...members, nobody]);
  if (isResolved(found)) {
    // A collection as a whole is its list; its members are more useful.
    return undefined;
  }
  if (found.problem !== "unknown" || found.member !== members.length + 1) return undefined;
  return found.names.map((name) => {
    const one = scope.resolve(root, [...members, name]);
    return { name, detail: isResolved(one) ? { detail: typeText(one.reference.type) } : {} };
  });
}

function fieldsOf(type: Type): CompletionItem[] {
  const known = withoutNothing(type);
  if (known?.kind !== "record") return [];
  return Array.from(known.fields, ([label, field]) => ({
    label,
    kind: CompletionItemKind.Field,
    detail: typeText(field),
  }));
}

/** Where the expression begins that a text ends with: names, calls and brackets without a gap. */
function startOfExpression(text: string): number {
  let at = text.length;
  for (;;) {
    while (at > 0 && /[\w.?]/.test(text.charAt(at - 1))) at--;
    const char = text.charAt(at - 1);
    if (char !== ")" && char !== "]") return at;
    let depth = 0;
    do {
      at--;
      if (")]".includes(text.charAt(at))) depth++;
      if ("([".includes(text.charAt(at))) depth--;
    } while (at > 0 && depth > 0);
  }
}

/** What is known about the name at an offset of a formula, as Markdown, and its piece. */
export function hoverFormula(text: string, offset: number, scope: Scope) {
  const { expression } = checkFormula(linkFormula(text, scope), undefined);
  let best: { readonly start: number; readonly end: number; readonly value: string } | undefined;
  const consider = (start: number, end: number, value: string): void => {
    if (start <= offset && offset <= end && (!best || end - start <= best.end - best.start))
      best = { start, end, value };
  };
  visit(expression, (node) => {
    if (node.kind === "helper") {
      const known = docsOf(node.name);
      const end = node.start + node.name.length;
      const calls = [known?.signature ?? ""].flat().map((one) => `${node.name}${one}`);
      const signature = `\`\`\`\n${calls.join("\n")}\n\`\`\``;
      consider(node.start, end, known ? `${signature}\n\n${markdownOf(known)}` : signature);
    } else if (node.kind === "reference" || node.kind === "local" || node.kind === "member")
      consider(node.start, node.end, `\`\`\`\n${text.slice(node.start, node.end)}: ${typeText(node.type)}\n\`\`\``);
  });
  return best;
}

/** Every node of a checked expression. */
function visit(node: CheckedExpression, each: (node: CheckedExpression) => void): void {
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isExpression(value)) each(value);
    for (const [key, inner] of Object.entries(value)) if (!notInside.has(key)) walk(inner);
  };
  walk(node);
}

/** What nodes hold that is no expression, and may be circular. */
const notInside = new Set(["type", "member", "reference", "helper", "to"]);

const isExpression = (value: object): value is CheckedExpression =>
  "kind" in value && "type" in value && "start" in value && "end" in value;
