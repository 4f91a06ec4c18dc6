import type { ParameterInformation, SignatureHelp, SignatureInformation } from "vscode-languageserver";
import { isResolved, type Scope } from "../../compiler/3-link/names/scope.ts";
import { typeText } from "../../compiler/value-types.ts";
import { docsOf, markdownOf, openIn } from "./formula-help.ts";

/**
 * Returns the signatures of the innermost call in whose arguments a text ends, with the index of the current argument.
 */
export function signatureAt(before: string, scope: Scope): SignatureHelp | undefined {
  for (const { bracket, start, commaCount } of openIn(before).reverse()) {
    const callee = /[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*\s*$/.exec(before.slice(0, start))?.[0];
    if (bracket !== "(" || callee === undefined) continue;
    const signatures = signaturesOf(callee.trim().split(/\s*\.\s*/), scope);
    if (signatures.length === 0) return undefined;
    const takes = ({ parameters = [] }: SignatureInformation) => parameters.length > commaCount || hasRest(parameters);
    const active = Math.max(signatures.findIndex(takes), 0);
    const parameters = signatures[active]?.parameters ?? [];
    const activeParameter = hasRest(parameters) ? Math.min(commaCount, parameters.length - 1) : commaCount;
    return { signatures, activeSignature: active, activeParameter };
  }
  return undefined;
}

/** The signatures of a helper, a formula of the design or a function in `custom/`; none for other names. */
function signaturesOf([root = "", ...members]: readonly string[], scope: Scope): SignatureInformation[] {
  if (members.length === 0) {
    const known = docsOf(root);
    return [known?.signature ?? []].flat().map((one) => signature(root, one, known && markdownOf(known)));
  }
  const found = scope.resolve(root, members);
  if (!isResolved(found) || found.consumed !== members.length || found.reference.type.kind !== "function") return [];
  const { type, description } = found.reference;
  return [signature(members.join("."), typeText(type), description)];
}

function signature(name: string, type: string, description: string | undefined): SignatureInformation {
  const label = name + type.replace(/^async /, "");
  return {
    label,
    parameters: parametersOf(label),
    ...(description === undefined ? {} : { documentation: { kind: "markdown", value: description } }),
  };
}

/** The positions of the parameters in `name(a: text, b?: list<record{x, y}>) => text`. */
function parametersOf(label: string): ParameterInformation[] {
  const found: ParameterInformation[] = [];
  let start = label.indexOf("(") + 1;
  let depth = 0;
  for (let at = start; depth >= 0 && at < label.length; at++) {
    const char = label.charAt(at);
    if (depth === 0 && (char === "," || char === ")")) {
      if (at > start) found.push({ label: label.slice(start, at).trim() });
      start = at + 1;
    }
    if ("([{<".includes(char)) depth++;
    // The `>` of `=>` does not close anything.
    if (")]}>".includes(char) && label.charAt(at - 1) !== "=") depth--;
  }
  return found;
}

const hasRest = (parameters: readonly ParameterInformation[]): boolean =>
  String(parameters.at(-1)?.label ?? "").startsWith("...");
