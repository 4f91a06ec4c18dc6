import type { NamedVariable, Symbols } from "../3-link/names/symbols.ts";
import { literalFits } from "../4-check/check-literal.ts";
import { kebabCase } from "../names.ts";
import { type LowerContext, moduleContext, use } from "./context.ts";
import type { CodeModule, Import, OutputEntry, OutputExpression } from "./output-module.ts";
import { ownImport } from "./spell.ts";
import { typeText } from "./type-text.ts";
import { lowerData } from "./value.ts";

/** variables.ts, which exports all variables of the app, and variables/<name>.ts: each in a file of its own. */
export function lowerVariables(symbols: Symbols): readonly CodeModule[] {
  const variables = [...symbols.variables.values()];
  if (variables.length === 0) return [];
  return [
    {
      kind: "code",
      path: "variables.ts",
      source: "variables.json",
      imports: [],
      declarations: [
        {
          kind: "exports",
          names: variables.map(({ id, place }) => ({ name: id, from: `./variables/${kebabCase(id)}`, place })),
        },
      ],
    },
    ...variables.map((variable) => lowerModule(symbols, variable)),
  ];
}

/** A page loads the variables that it names: a bundler keeps a module whole. */
function lowerModule(symbols: Symbols, variable: NamedVariable): CodeModule {
  const ctx = moduleContext({ symbols, formulas: new Map(), lowered: new Map() }, "../");
  const declare = ownImport(variable.json.readonly ? "readonlyVariable" : "variable");
  return {
    kind: "code",
    path: `variables/${kebabCase(variable.id)}.ts`,
    source: "variables.json",
    imports: ctx.imports,
    declarations: [
      {
        kind: "const",
        name: variable.id,
        isExported: true,
        value: lowerVariable(ctx, variable, declare),
        doc: variable.json.description,
        from: variable.place,
      },
    ],
  };
}

/** What a variable of each type starts with, where its schema takes that. */
const empty: Readonly<Record<string, unknown>> = {
  string: "",
  query: "",
  number: null,
  boolean: false,
  object: null,
  array: [],
};

/** Returns a variable as the call that declares it. */
export function lowerVariable(ctx: LowerContext, { id, json, type }: NamedVariable, declare: Import): OutputExpression {
  const none = empty[json.type];
  const initial = json.default === undefined ? (literalFits(none, type) ? none : null) : json.default;
  const entries: OutputEntry[] = [
    { key: "id", value: { kind: "literal", value: id } },
    { key: "type", value: { kind: "literal", value: json.type } },
    { key: "default", value: lowerData(initial) },
  ];
  if (json.persist) entries.push({ key: "persist", value: { kind: "literal", value: true } });
  if (json.local) entries.push({ key: "local", value: { kind: "literal", value: true } });
  if (json.query !== undefined && json.query !== false)
    entries.push({ key: "query", value: { kind: "literal", value: json.query } });
  if (json.history !== undefined) entries.push({ key: "history", value: { kind: "literal", value: json.history } });
  return {
    kind: "call",
    callee: `${use(ctx, declare)}<${typeText(ctx, type)}>`,
    args: [{ kind: "object", entries }],
  };
}
