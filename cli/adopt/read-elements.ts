import { join, relative, sep } from "node:path";
import {
  Project as Code,
  type Expression,
  Node,
  type SourceFile,
  type Type,
  type Symbol as TypeScriptSymbol,
  ts,
} from "ts-morph";
import { type Diagnostic, diagnose } from "../../compiler/diagnostics/diagnostic.ts";
import { placeInText } from "../../compiler/span.ts";
import { compilerOptions } from "../check/typecheck.ts";
import type { ElementJson } from "./element-json.ts";
import { describedBy, refuseBrokenCode } from "./read-functions.ts";
import { type Schema, TypeReader } from "./type-reader.ts";

/** What a component takes, in the form of its schema file, or the reasons why it cannot be an element. */
export interface ReadElement {
  readonly name: string;
  readonly json: ElementJson | undefined;
  readonly problems: readonly Diagnostic[];
}

/** Properties that every use of an element has. */
const reserved = new Set([
  "id",
  "classes",
  "classesWhen",
  "rootAttributes",
  "show",
  "style",
  "states",
  "link",
  "handle",
  "key",
  "ref",
]);

/**
 * Reads the default exports of `custom/elements/<name>.tsx` in the design `folder`. The code is not run.
 *
 * Reports `element/no-component`, `element/union-properties`, `element/unsupported-type` and
 * `element/reserved-property`. Throws a ReadError for code that does not parse.
 */
export function readElements(folder: string, names: readonly string[]): ReadElement[] {
  const options = ts.convertCompilerOptionsFromJson(compilerOptions(), folder).options;
  const code = new Code({ compilerOptions: options });
  const sources = names.map((name) => code.addSourceFileAtPath(join(folder, "custom/elements", `${name}.tsx`)));
  refuseBrokenCode(code, folder);
  return sources.map((source, index) => new ElementReader(code, source, folder, names[index] ?? "").read());
}

class ElementReader {
  private readonly problems: Diagnostic[] = [];
  private readonly properties: Record<string, Schema> = {};
  private readonly required: string[] = [];
  private readonly events: NonNullable<ElementJson["events"]> = {};
  private readonly slots: NonNullable<ElementJson["slots"]> = {};

  constructor(
    private readonly code: Code,
    private readonly source: SourceFile,
    private readonly folder: string,
    private readonly name: string,
  ) {}

  read(): ReadElement {
    const { name, problems } = this;
    const exported = this.source.getDefaultExportSymbol();
    const symbol = exported?.getAliasedSymbol() ?? exported;
    const [signature] = symbol?.getTypeAtLocation(this.source).getCallSignatures() ?? [];
    if (!symbol || !signature || !/^[A-Z]/.test(name)) {
      problems.push(diagnose("element/no-component", this.place(this.source), name));
      return { name, json: undefined, problems };
    }
    const [param] = signature.getParameters();
    const type = param?.getTypeAtLocation(this.source).getNonNullableType();
    const members = type?.getProperties() ?? [];
    if (type?.isUnion() && type.getUnionTypes().some((part) => part.getProperties().length > members.length)) {
      problems.push(diagnose("element/union-properties", this.place(symbol.getDeclarations()[0] ?? this.source), name));
      return { name, json: undefined, problems };
    }
    const defaults = defaultsOf(symbol.getDeclarations()[0]);
    for (const member of members) if (!isOfPackage(member)) this.property(member, defaults.get(member.getName()));
    if (problems.length > 0) return { name, json: undefined, problems };
    const { properties, required, events, slots } = this;
    const json: ElementJson = {
      ...describedBy(this.code, symbol),
      type: "object",
      ...(required.length > 0 ? { required: required.sort() } : {}),
      properties: sorted(properties),
      ...(Object.keys(events).length > 0 ? { events: sorted(events) } : {}),
      ...(Object.keys(slots).length > 0 ? { slots: sorted(slots) } : {}),
      ...(properties.value !== undefined && events.change !== undefined ? { value: true } : {}),
    };
    return { name, json, problems };
  }

  private property(member: TypeScriptSymbol, given: unknown): void {
    const name = member.getName();
    const place = this.place(member.getDeclarations()[0] ?? this.source);
    const type = member.getTypeAtLocation(this.source);
    const described = describedBy(this.code, member);
    const calls = type.getNonNullableType().getCallSignatures();
    if (reserved.has(name)) {
      this.problems.push(diagnose("element/reserved-property", place, this.name, name));
    } else if (isReactNode(type)) {
      this.slots[name] = described;
    } else if (/^on[A-Z]/.test(name) && calls.length === 1) {
      const params = calls[0]?.getParameters() ?? [];
      const event = name.charAt(2).toLowerCase() + name.slice(3);
      this.events[event] = {
        ...described,
        ...this.payload(name, params),
        ...(member.isOptional() ? {} : { required: true }),
      };
    } else {
      const unsupported: Type[] = [];
      const types = new TypeReader(this.source, (found) => unsupported.push(found));
      const schema = types.member(member);
      const [wrong] = unsupported;
      if (wrong) {
        const text = wrong.getText(this.source);
        this.problems.push(diagnose("element/unsupported-type", place, this.name, name, text));
        return;
      }
      if (!member.isOptional()) this.required.push(name);
      this.properties[name] = { ...described, ...schema, ...(given === undefined ? {} : { default: given }) };
    }
  }

  /** The arguments of an event. A single record is the payload itself, except the value of `onChange`. */
  private payload(name: string, params: readonly TypeScriptSymbol[]): { params?: string[]; payload?: Schema } {
    const types = new TypeReader(this.source);
    const read = params.map((param, index) => ({ name: param.getName(), index, schema: types.argument(param) }));
    const [first] = read;
    if (!first) return {};
    const isValue = name === "onChange";
    if (!isValue && read.length === 1 && first.schema.type === "object") return { payload: first.schema };
    const ids = read.map((one) =>
      isValue && one.index === 0 ? "value" : /^[A-Za-z_$][\w$]*$/.test(one.name) ? one.name : `arg${one.index + 1}`,
    );
    return {
      params: ids,
      payload: {
        type: "object",
        required: ids.filter((_, index) => !types.isOptional(params[index])),
        properties: Object.fromEntries(ids.map((id, index) => [id, read[index]?.schema ?? {}])),
        additionalProperties: false,
      },
    };
  }

  private place(node: Node) {
    const source = node.getSourceFile();
    const path = relative(this.folder, source.getFilePath()).split(sep).join("/");
    const start = node === source ? 0 : node.getStart();
    const end = node === source ? 0 : node.getEnd();
    return placeInText({ path, text: source.getFullText(), json: {} }, start, end);
  }
}

const sorted = <T>(map: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a property comes from a package, such as the attributes of an HTML element. A design cannot set it. */
const isOfPackage = (member: TypeScriptSymbol): boolean =>
  member.getDeclarations().every((one) => one.getSourceFile().isInNodeModules());

/** Whether a property takes elements: `ReactNode` and its parts. */
function isReactNode(type: Type): boolean {
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  return parts.some((part) => ["ReactElement", "ReactPortal"].includes(part.getSymbol()?.getName() ?? ""));
}

/** The literal defaults of the destructured properties of a component: `{ color = "#000" }`. */
function defaultsOf(component: Node | undefined): ReadonlyMap<string, unknown> {
  const pattern = functionOf(component)?.getParameters()[0]?.getNameNode();
  if (!Node.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.getElements().flatMap((element) => {
      const value = literalOf(element.getInitializer());
      const name = element.getPropertyNameNode()?.getText() ?? element.getName();
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Returns the function of a component, which may be in constants and in calls such as `memo` and `forwardRef`. */
function functionOf(node: Node | undefined, depth = 0) {
  if (Node.isFunctionDeclaration(node) || Node.isFunctionExpression(node) || Node.isArrowFunction(node)) return node;
  // Constants that refer to each other have no function.
  if (depth > 10) return undefined;
  return functionOf(insideOf(node), depth + 1);
}

function insideOf(node: Node | undefined): Node | undefined {
  if (Node.isVariableDeclaration(node)) return node.getInitializer();
  if (Node.isCallExpression(node)) return node.getArguments()[0];
  if (Node.isIdentifier(node)) {
    const symbol = node.getSymbol();
    return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations()[0];
  }
  return Node.isExportAssignment(node) ||
    Node.isParenthesizedExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node)
    ? node.getExpression()
    : undefined;
}

/** The value of a literal; undefined for other expressions. */
function literalOf(node: Expression | undefined): unknown {
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) return node.getLiteralText();
  if (Node.isNumericLiteral(node)) return node.getLiteralValue();
  if (Node.isTrueLiteral(node)) return true;
  if (Node.isFalseLiteral(node)) return false;
  if (Node.isPrefixUnaryExpression(node) && node.getOperatorToken() === ts.SyntaxKind.MinusToken) {
    const value = literalOf(node.getOperand());
    return typeof value === "number" ? -value : undefined;
  }
  if (Node.isArrayLiteralExpression(node)) {
    const items = node.getElements().map(literalOf);
    return items.includes(undefined) ? undefined : items;
  }
  return undefined;
}
