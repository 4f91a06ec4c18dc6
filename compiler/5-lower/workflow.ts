import { collectionImport, popupImport, workflowImport } from "../3-link/place-scope.ts";
import type { LinkedHandler, LinkedRun, LinkedStep, LinkedValue, LinkedWorkflow } from "../3-link/types.ts";
import { propertyKey, templateText } from "../code.ts";
import { kebabCase, tableTypeName } from "../names.ts";
import { isMaybeNothing, tsType } from "../value-types.ts";
import { type LowerContext, use } from "./context.ts";
import { runtime, runtimeFunction, supabaseFunction } from "./runtime-names.ts";
import { tableType } from "./tables.ts";
import type { OutputAttribute, OutputEntry, OutputExpression, OutputStatement } from "./types.ts";
import { code, inline, inlineCondition, inlineNot, lowerNow, lowerUnknown, typeOf } from "./value.ts";

/** `on.click` → `onClick={…}`, for every event that has something to run. */
export function addHandlers(
  ctx: LowerContext,
  attributes: OutputAttribute[],
  handlers: readonly LinkedHandler[],
): void {
  for (const handler of handlers) {
    if (handler.runs.length === 0 || handler.property !== undefined) continue;
    attributes.push({ name: eventName(handler.event), value: lowerHandler(ctx, handler), from: handler.place });
  }
}

/** `rowClick` → `onRowClick`. */
export const eventName = (event: string): string => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;

export function lowerHandler(ctx: LowerContext, handler: LinkedHandler): OutputExpression {
  const [only] = handler.runs;
  if (handler.runs.length === 1 && only) return lowerRun(ctx, only);
  return { kind: "list", items: handler.runs.map((run) => lowerRun(ctx, run)) };
}

function lowerRun(ctx: LowerContext, run: LinkedWorkflow | LinkedRun): OutputExpression {
  if (run.kind === "workflow") return lowerInline(ctx, run);
  const callee = run.isOwn ? `workflows.${run.workflow}` : use(ctx, workflowImport(run.workflow, ctx.prefix));
  if (run.when) return lowerConditionalRun(ctx, run, run.when, callee);
  if (run.args.length === 0) {
    // As a handler itself, it would take the event for its parameters.
    if (!run.hasParams) return code(callee);
    return { kind: "arrow", params: "run", body: { kind: "call", callee, args: [code("run")] } };
  }
  const args: OutputExpression = {
    kind: "object",
    entries: run.args.map(({ name, value }) => ({ key: name, value: lowerNow(ctx, value), from: value.place })),
  };
  const usesEvent = run.args.some(({ value }) => readsEvent(value));
  return {
    kind: "arrow",
    params: usesEvent ? "run, event" : "run",
    body: { kind: "call", callee, args: [code("run"), args] },
  };
}

/** A named workflow that runs only when a condition holds: a function that asks first. */
function lowerConditionalRun(ctx: LowerContext, run: LinkedRun, when: LinkedValue, callee: string): OutputExpression {
  const args: OutputExpression[] = [code("run")];
  if (run.args.length > 0)
    args.push({
      kind: "object",
      entries: run.args.map(({ name, value }) => ({ key: name, value: lowerNow(ctx, value), from: value.place })),
    });
  const usesEvent = [when, ...run.args.map(({ value }) => value)].some(readsEvent);
  return {
    kind: "arrow",
    isAsync: true,
    params: usesEvent ? "run, event" : "run",
    body: [
      ...lowerGuard(ctx, when),
      { kind: "do", before: "await ", value: { kind: "call", callee, args }, from: run.place },
    ],
  };
}

/** `if (!condition) return;` in front of the steps of a workflow that has a condition. */
function lowerGuard(ctx: LowerContext, when: LinkedValue | undefined): readonly OutputStatement[] {
  if (!when) return [];
  const leave: OutputStatement = { kind: "do", before: "return", value: code("") };
  return [{ kind: "if", condition: inlineNot(ctx, when), then: [leave], otherwise: [], from: when.place }];
}

function readsEvent(value: LinkedValue): boolean {
  if (value.kind === "formula") return value.formula.reads.includes("event");
  if (value.kind === "record") return value.entries.some((entry) => readsEvent(entry.value));
  if (value.kind === "list") return value.items.some(readsEvent);
  return value.kind === "localized" && value.texts.some((one) => readsEvent(one.value));
}

/** A workflow that stands on its event: a function, with its branch for errors beside it where it has one. */
function lowerInline(ctx: LowerContext, workflow: LinkedWorkflow): OutputExpression {
  const steps = lowerBody(
    ctx,
    workflow.steps,
    workflow.usesEvent.is ? ["run", "event"] : ["run"],
    lowerGuard(ctx, workflow.when),
  );
  if (workflow.onError.length === 0) return steps;
  return {
    kind: "object",
    entries: [
      { key: "steps", value: steps },
      { key: "onError", value: lowerBody(ctx, workflow.onError, ["run", "error"]) },
    ],
  };
}

/** Steps as a function; it takes only what its steps use, and is async only where one of them waits. */
function lowerBody(
  ctx: LowerContext,
  steps: readonly LinkedStep[],
  params: readonly string[],
  guard: readonly OutputStatement[] = [],
): OutputExpression {
  const body = [...guard, ...lowerSteps(ctx, steps)];
  const used = usedNames(body);
  const last = params.findLastIndex((name) => used.has(name));
  return {
    kind: "arrow",
    isAsync: used.has("await"),
    params: params
      .slice(0, last + 1)
      .map((name) => name)
      .join(", "),
    body,
  };
}

/** A named workflow as the value of its constant: `workflow("id", steps, onError)`. */
export function lowerNamed(ctx: LowerContext, workflow: LinkedWorkflow): OutputExpression {
  const params = workflow.params.map(
    ({ name, type, isOptional }) =>
      `readonly ${propertyKey(name)}${isOptional ? "?" : ""}: ${tsType(type)}${isMaybeNothing(type) ? " | undefined" : ""}`,
  );
  const result = workflow.result ? `, ${namedType(ctx, tsType(workflow.result))}` : "";
  const types = params.length > 0 ? `<{ ${params.join("; ")} }${result}>` : result === "" ? "" : `<unknown${result}>`;
  const args: OutputExpression[] = [
    { kind: "literal", value: workflow.id },
    lowerBody(ctx, workflow.steps, params.length > 0 ? ["run", "params"] : ["run"], lowerGuard(ctx, workflow.when)),
  ];
  if (workflow.onError.length > 0) args.push(lowerBody(ctx, workflow.onError, ["run", "error"]));
  return { kind: "call", callee: `${use(ctx, runtime.workflow)}${types}`, args };
}

/** What a piece of a body uses of `run`, `event`, `params`, `error` and `await`; found in what it will print. */
function usedNames(body: readonly OutputStatement[]): ReadonlySet<string> {
  const used = new Set<string>();
  const look = (text: string): void => {
    for (const found of text.matchAll(/(?<![\w$.])(run|event|params|error|await)(?![\w$])/g)) used.add(found[1] ?? "");
  };
  const expression = (value: OutputExpression): void => {
    switch (value.kind) {
      case "code":
        return look(value.code);
      case "object":
        for (const entry of value.entries) expression(entry.value);
        return;
      case "list":
        value.items.forEach(expression);
        return;
      case "call":
        look(value.callee);
        value.args.forEach(expression);
        return;
      case "arrow":
        if ("kind" in value.body) expression(value.body);
        else statements(value.body);
    }
  };
  const statements = (all: readonly OutputStatement[]): void => {
    for (const one of all) {
      switch (one.kind) {
        case "do":
          look(one.before);
          expression(one.value);
          break;
        case "if":
          look(one.condition);
          statements(one.then);
          statements(one.otherwise);
          break;
        case "switch":
          look(one.value);
          for (const branch of one.cases) statements(branch.body);
          statements(one.otherwise ?? []);
          break;
        case "loop":
          look(one.head);
          statements(one.body);
          break;
        case "try":
          statements(one.body);
          statements(one.handler ?? []);
          statements(one.finalizer ?? []);
      }
    }
  };
  statements(body);
  return used;
}

/** One statement for each step. */
export function lowerSteps(ctx: LowerContext, steps: readonly LinkedStep[] | undefined): readonly OutputStatement[] {
  return (steps ?? []).flatMap((step) => lowerStep(ctx, step));
}

type Lower = (ctx: LowerContext, step: LinkedStep) => readonly OutputStatement[];

/** How each action is printed. */
const actions: Readonly<Record<string, Lower>> = {
  setVariable: lowerSetVariable,
  resetVariables: (ctx, step) => {
    const targets = step.target?.code ?? "";
    return call(
      step,
      targets.includes(",") ? `${use(ctx, runtimeFunction("resetVariables"))}([${targets}])` : `${targets}.reset()`,
    );
  },
  if: (ctx, step) => [
    {
      kind: "if",
      condition: inlineCondition(ctx, step.values.get("condition")),
      then: lowerSteps(ctx, step.blocks.get("then")),
      otherwise: lowerSteps(ctx, step.blocks.get("else")),
      from: step.place,
    },
  ],
  switch: (ctx, step) => [
    {
      kind: "switch",
      value: now(ctx, step, "value"),
      cases: step.cases.map((branch) => ({ value: branch.value, body: lowerCase(ctx, branch.steps) })),
      otherwise: step.blocks.has("default") ? lowerCase(ctx, step.blocks.get("default")) : undefined,
      from: step.place,
    },
  ],
  forEach: (ctx, step) => {
    const items = `${use(ctx, runtimeFunction("iterate"))}(${now(ctx, step, "items")})`;
    const { label, body } = lowerLoop(ctx, step);
    const id = step.id ?? "_";
    const readsIndex = step.id !== undefined && readsName(step.blocks.get("steps") ?? [], `step:${step.id}.index`);
    return [
      {
        kind: "loop",
        head: `${label}for (const ${readsIndex ? `[${id}Index, ${id}] of ${items}.entries()` : `${id} of ${items}`})`,
        body,
        from: step.place,
      },
    ];
  },
  while: (ctx, step) => {
    const { label, body } = lowerLoop(ctx, step);
    return [
      {
        kind: "loop",
        head: `${label}while (${inlineCondition(ctx, step.values.get("condition"))})`,
        body,
        from: step.place,
      },
    ];
  },
  break: (ctx, step) => leave(ctx, step, "break"),
  continue: (ctx, step) => leave(ctx, step, "continue"),
  tryCatch: (ctx, step) => {
    const handler = step.blocks.has("catch") ? lowerSteps(ctx, step.blocks.get("catch")) : undefined;
    const caught = handler && usedNames(handler).has("error") ? "const error = " : "";
    return [
      {
        kind: "try",
        body: lowerSteps(ctx, step.blocks.get("try")),
        handler: handler && [
          { kind: "do", before: caught, value: code(`${use(ctx, runtimeFunction("caughtError"))}(cause)`) },
          ...handler,
        ],
        finalizer: step.blocks.has("finally") ? lowerSteps(ctx, step.blocks.get("finally")) : undefined,
        from: step.place,
      },
    ];
  },
  throw: (ctx, step) => call(step, `${use(ctx, runtimeFunction("fail"))}(${now(ctx, step, "message")})`),
  return: (ctx, step) => {
    const value = step.values.get("value");
    return [
      {
        kind: "do",
        before: value ? "return " : "return",
        value: value ? lowerNow(ctx, value) : code(""),
        from: step.place,
      },
    ];
  },
  stopUnless: (ctx, step) => [
    {
      kind: "if",
      condition: inlineNot(ctx, step.values.get("condition")),
      then: [{ kind: "do", before: "return", value: code("") }],
      otherwise: [],
      from: step.place,
    },
  ],
  wait: (ctx, step) => awaited(ctx, step, "wait", [value(ctx, step, "ms")]),
  log: (ctx, step) => {
    const levels: Readonly<Record<string, string>> = { warning: "warn", error: "error" };
    const level = levels[String(step.json["level"])];
    return plain(ctx, step, "log", [
      value(ctx, step, "message"),
      ...(level ? [{ kind: "literal", value: level } as const] : []),
    ]);
  },
  runWorkflow: lowerRunWorkflow,
  fetchCollection: (ctx, step) =>
    awaited(ctx, step, "fetchCollection", [
      code(use(ctx, collectionImport(String(step.json["collection"]), ctx.prefix))),
    ]),
  fetchCollections: (ctx, step) => {
    const names = step.json["collections"] as readonly string[];
    return awaited(ctx, step, "fetchCollections", [
      { kind: "list", items: names.map((name) => code(use(ctx, collectionImport(name, ctx.prefix)))) },
    ]);
  },
  navigate: (ctx, step) =>
    awaited(ctx, step, "navigate", [
      settings(ctx, step, ["page", "path", "url", "params", "query", "section", "newTab", "replace", "loaderColor"]),
    ]),
  previousPage: (ctx, step) =>
    awaited(ctx, step, "previousPage", step.json["page"] === undefined ? [] : [settings(ctx, step, ["page"])]),
  openPopup: (ctx, step) => {
    const popup = code(use(ctx, popupImport(String(step.json["popup"]), ctx.prefix)));
    const props = step.values.get("with");
    const args = props ? [popup, lowerNow(ctx, props)] : [popup];
    return step.json["wait"] === true
      ? awaited(ctx, step, "openPopup", args)
      : plain(ctx, step, "openPopup", args, "void ");
  },
  closePopup: (ctx, step) =>
    plain(ctx, step, "closePopup", step.values.has("result") ? [value(ctx, step, "result")] : []),
  closeAllPopups: (ctx, step) => plain(ctx, step, "closeAllPopups", []),
  setTheme: (ctx, step) => plain(ctx, step, "setTheme", [value(ctx, step, "theme")]),
  setLanguage: (ctx, step) => awaited(ctx, step, "setLanguage", [value(ctx, step, "language")]),
  copyToClipboard: (ctx, step) => awaited(ctx, step, "copyToClipboard", [value(ctx, step, "value")]),
  updateCollection: (ctx, step) =>
    plain(ctx, step, "updateCollection", [
      code(use(ctx, collectionImport(String(step.json["collection"]), ctx.prefix))),
      settings(ctx, step, ["operation", "index", "key", "keyPath", "data", "merge", "refreshFilter", "refreshSort"]),
    ]),
  callFunction: (ctx, step) => {
    const given = step.values.get("args");
    const args = given ? argumentsOf(ctx, given) : [];
    const callee = step.target?.code ?? "";
    return [{ kind: "do", before: awaiting(step), value: { kind: "call", callee, args }, from: step.place }];
  },
  fileToBase64: (ctx, step) =>
    awaited(ctx, step, "fileToBase64", [
      value(ctx, step, "file"),
      ...(step.json["output"] === "base64" ? [{ kind: "literal", value: "base64" } as const] : []),
    ]),
  createObjectUrl: (ctx, step) => awaited(ctx, step, "createObjectUrl", [value(ctx, step, "file")]),
  downloadFile: (ctx, step) =>
    awaited(ctx, step, "downloadFile", [
      value(ctx, step, "file"),
      ...(step.values.has("name") ? [value(ctx, step, "name")] : []),
    ]),
  downloadCsv: (ctx, step) =>
    awaited(ctx, step, "downloadCsv", [settings(ctx, step, ["data", "name", "columns", "delimiter"])]),
  print: (ctx, step) => plain(ctx, step, "print", []),
  userLocation: (ctx, step) =>
    awaited(ctx, step, "userLocation", step.json["precise"] === true ? [settings(ctx, step, ["precise"])] : []),
  elementAction: (ctx, step) => {
    const given = step.values.get("with");
    const args = given ? [lowerNow(ctx, given)] : [];
    const callee = step.target?.code ?? "";
    if (step.target?.isWorkflow) return bound(step, callee, args);
    return [
      {
        kind: "do",
        before: "",
        value: { kind: "call", callee, args },
        from: step.place,
      },
    ];
  },
  emitEvent: (ctx, step) =>
    bound(step, "emit", [
      { kind: "literal", value: step.json["event"] },
      ...(step.values.has("payload") ? [value(ctx, step, "payload")] : []),
    ]),
  stopPropagation: (ctx, step) => plain(ctx, step, "stopPropagation", []),
  pageLoader: (ctx, step) => plain(ctx, step, "pageLoader", [settings(ctx, step, ["show", "color"])]),
  "auth.login": (ctx, step) => awaited(ctx, step, "login", [settings(ctx, step, ["email", "password", "keep"])]),
  "auth.signup": (ctx, step) => awaited(ctx, step, "signup", [value(ctx, step, "data")]),
  "auth.loadUser": (ctx, step) => awaited(ctx, step, "loadUser", []),
  "auth.logout": (ctx, step) => plain(ctx, step, "logout", []),
  "supabase.select": (ctx, step) => onTable(ctx, step, "supabaseSelect"),
  "supabase.insert": (ctx, step) => onTable(ctx, step, "supabaseInsert"),
  "supabase.update": (ctx, step) => onTable(ctx, step, "supabaseUpdate"),
  "supabase.upsert": (ctx, step) => onTable(ctx, step, "supabaseUpsert"),
  "supabase.delete": (ctx, step) => onTable(ctx, step, "supabaseDelete"),
  "supabase.call": (ctx, step) => {
    const result = ctx.environment.functions.get(String(step.json["function"]))?.result;
    const type = result && result.kind !== "unknown" && step.isRead.is ? `<${namedType(ctx, tsType(result))}>` : "";
    const args = step.values.get("args");
    return bound(step, use(ctx, supabaseFunction("supabaseCall")) + type, [
      { kind: "literal", value: step.json["function"] },
      ...(args ? [lowerNow(ctx, args)] : []),
    ]);
  },
  "supabase.invoke": (ctx, step) =>
    bound(step, use(ctx, supabaseFunction("supabaseInvoke")), [
      settings(ctx, step, ["function", "method", "body", "query"]),
    ]),
};

/** The items of a list that is written down, as arguments. */
function argumentsOf(ctx: LowerContext, given: LinkedValue): readonly OutputExpression[] {
  if (given.kind === "list") return given.items.map((item) => lowerNow(ctx, item));
  const items: readonly unknown[] = given.kind === "literal" && Array.isArray(given.value) ? given.value : [];
  return items.map((item) => ({ kind: "literal", value: item }));
}

function lowerStep(ctx: LowerContext, step: LinkedStep): readonly OutputStatement[] {
  const lower = actions[step.action];
  if (!lower) throw new Error(`no lowering for the action ${step.action}`);
  for (const needed of step.target?.imports ?? []) ctx.imports.add(needed);
  return lower(ctx, step);
}

const now = (ctx: LowerContext, step: LinkedStep, name: string): string => {
  const found = step.values.get(name);
  return found ? inline(ctx, found) : "undefined";
};

const value = (ctx: LowerContext, step: LinkedStep, name: string): OutputExpression => {
  const found = step.values.get(name);
  return found ? lowerNow(ctx, found) : code("undefined");
};

const call = (step: LinkedStep, text: string): readonly OutputStatement[] => [
  { kind: "do", before: "", value: code(text), from: step.place },
];

/** The settings of a step that are given, in the order named here, as one object. */
function settings(ctx: LowerContext, step: LinkedStep, names: readonly string[]): OutputExpression {
  const entries: OutputEntry[] = [];
  for (const name of names) {
    const found = step.values.get(name);
    if (found) entries.push({ key: name, value: lowerNow(ctx, found), from: found.place });
    else if (step.json[name] !== undefined)
      entries.push({ key: name, value: { kind: "literal", value: step.json[name] }, from: step.place });
  }
  return { kind: "object", entries };
}

/** A call of the runtime with the run as its first argument, waited for; its result has the step's id when it is read. */
const awaited = (
  ctx: LowerContext,
  step: LinkedStep,
  name: string,
  args: readonly OutputExpression[],
): readonly OutputStatement[] => bound(step, use(ctx, runtimeFunction(name)), args);

function bound(step: LinkedStep, callee: string, args: readonly OutputExpression[]): readonly OutputStatement[] {
  return [
    {
      kind: "do",
      before: awaiting(step),
      value: { kind: "call", callee, args: [code("run"), ...args] },
      from: step.place,
    },
  ];
}

/** What stands before a call that is waited for: the name of its result, where something reads it. */
const awaiting = (step: LinkedStep): string =>
  step.id !== undefined && step.isRead.is ? `const ${step.id} = await ` : "await ";

const plain = (
  ctx: LowerContext,
  step: LinkedStep,
  name: string,
  args: readonly OutputExpression[],
  before = "",
): readonly OutputStatement[] => [
  {
    kind: "do",
    before,
    value: { kind: "call", callee: use(ctx, runtimeFunction(name)), args: [code("run"), ...args] },
    from: step.place,
  },
];

function lowerSetVariable(ctx: LowerContext, step: LinkedStep): readonly OutputStatement[] {
  const target = step.target?.code ?? "";
  const operation = String(step.json["operation"] ?? "set");
  const newValue = step.values.get("value");
  const path = step.values.get("path");
  const index = step.values.get("index");
  const args: OutputExpression[] = [];
  let method = operation;
  if (operation === "set" && path) {
    method = "setAt";
    args.push(
      index ? itemPath(ctx, path, index) : lowerNow(ctx, path),
      newValue ? lowerNow(ctx, newValue) : code("null"),
    );
  } else if (operation === "set" && index) {
    method = "setAt";
    args.push(lowerNow(ctx, index), newValue ? lowerNow(ctx, newValue) : code("null"));
  } else if (operation === "set") {
    // The variable itself reads what nobody described: numbers out of texts, with a log line where there is none.
    const unknownValue = lowerUnknown(ctx, newValue);
    if (unknownValue) method = "setUnknown";
    args.push(unknownValue ?? (newValue ? lowerNow(ctx, newValue) : code("null")));
  } else {
    if (index) args.push(lowerNow(ctx, index));
    if (newValue && operation !== "remove") args.push(lowerNow(ctx, newValue));
    if (path) args.push(lowerNow(ctx, path));
  }
  return [{ kind: "do", before: "", value: { kind: "call", callee: `${target}.${method}`, args }, from: step.place }];
}

/** The steps of a loop, and its label where a `break` must get out of a switch first. */
function lowerLoop(
  ctx: LowerContext,
  step: LinkedStep,
): { readonly label: string; readonly body: readonly OutputStatement[] } {
  const { breakLabel: _, loopLabel: outer, ...rest } = ctx;
  const steps = step.blocks.get("steps");
  if (!breaksOutOfSwitch(steps ?? [], false)) return { label: "", body: lowerSteps(rest, steps) };
  const loopLabel = outer === undefined ? "loop" : `inner${outer.charAt(0).toUpperCase()}${outer.slice(1)}`;
  return { label: `${loopLabel}: `, body: lowerSteps({ ...rest, loopLabel }, steps) };
}

function breaksOutOfSwitch(steps: readonly LinkedStep[], isInSwitch: boolean): boolean {
  return steps.some((step) => {
    if (step.action === "break") return isInSwitch;
    if (step.action === "forEach" || step.action === "while") return false;
    const isSwitch = isInSwitch || step.action === "switch";
    const inner = [...step.blocks.values(), ...step.cases.map((branch) => branch.steps)];
    return inner.some((block) => breaksOutOfSwitch(block, isSwitch));
  });
}

/** The steps of a case, with a `break` behind them unless the last one leaves anyway. */
function lowerCase(ctx: LowerContext, steps: readonly LinkedStep[] | undefined): readonly OutputStatement[] {
  const body = lowerSteps(ctx.loopLabel === undefined ? ctx : { ...ctx, breakLabel: ctx.loopLabel }, steps);
  const last = body.at(-1);
  if (last?.kind === "do" && /^(return|break|continue)\b/.test(last.before)) return body;
  return [...body, { kind: "do", before: "break", value: code("") }];
}

/** The path of an item of the list at `path`, such as `itens[0]`. */
function itemPath(ctx: LowerContext, path: LinkedValue, index: LinkedValue): OutputExpression {
  if (path.kind === "literal" && index.kind === "literal")
    return { kind: "literal", value: `${path.value}[${index.value}]` };
  const start = path.kind === "literal" ? templateText(String(path.value)) : `\${${inline(ctx, path)}}`;
  const position = index.kind === "literal" ? String(index.value) : `\${${inline(ctx, index)}}`;
  return code(`\`${start}[${position}]\``);
}

function leave(ctx: LowerContext, step: LinkedStep, word: "break" | "continue"): readonly OutputStatement[] {
  const before = word === "break" && ctx.breakLabel !== undefined ? `break ${ctx.breakLabel}` : word;
  const statement: OutputStatement = { kind: "do", before, value: code(""), from: step.place };
  const when = step.values.get("when");
  return when
    ? [{ kind: "if", condition: inlineCondition(ctx, when), then: [statement], otherwise: [], from: step.place }]
    : [statement];
}

function lowerRunWorkflow(ctx: LowerContext, step: LinkedStep): readonly OutputStatement[] {
  const name = String(step.json["workflow"]);
  const isOwn = step.target?.code.startsWith("workflows.") === true;
  const callee = isOwn ? `workflows.${name}` : use(ctx, workflowImport(name, ctx.prefix));
  const given = step.values.get("with");
  const args: OutputExpression[] = [
    code("run"),
    ...(given?.kind === "record" && given.entries.length > 0 ? [lowerNow(ctx, given)] : []),
  ];
  const started: OutputExpression = { kind: "call", callee, args };
  if (step.json["wait"] === false) {
    return [
      {
        kind: "do",
        before: "",
        value: { kind: "call", callee: use(ctx, runtimeFunction("detach")), args: [code("run"), started] },
        from: step.place,
      },
    ];
  }
  return [
    {
      kind: "do",
      before: awaiting(step),
      value: started,
      from: step.place,
    },
  ];
}

function onTable(ctx: LowerContext, step: LinkedStep, name: string): readonly OutputStatement[] {
  const table = String(step.json["table"]);
  const type = step.isRead.is
    ? tableType(ctx, table, step.json["columns"] as readonly string[] | undefined)
    : undefined;
  // A write gives nothing back unless it is told what.
  const returning = step.isRead.is && name !== "supabaseSelect" && step.json["columns"] === undefined;
  const rows = settings(ctx, returning ? { ...step, json: { ...step.json, columns: ["*"] } } : step, [
    "table",
    "match",
    "filter",
    "data",
    "columns",
    "conflict",
    "ignoreDuplicates",
    "limit",
    "single",
  ]);
  return bound(step, `${use(ctx, supabaseFunction(name))}${type === undefined ? "" : `<${type}>`}`, [rows]);
}

/** A type that may name rows of tables.ts and of collections, with their imports. */
export function namedType(ctx: LowerContext, type: string): string {
  for (const { id, row, hasOwnRow } of ctx.environment.collections.values()) {
    if (!hasOwnRow || row.kind !== "record" || row.name === undefined || !new RegExp(`\\b${row.name}\\b`).test(type))
      continue;
    use(ctx, { name: `type ${row.name}`, from: `${ctx.prefix}collections/${kebabCase(id)}` });
  }
  for (const table of ctx.environment.tables.values()) {
    const name = tableTypeName(table.name);
    if (new RegExp(`\\b${name}\\b`).test(type)) use(ctx, { name: `type ${name}`, from: `${ctx.prefix}tables` });
  }
  return type;
}

function readsName(steps: readonly LinkedStep[], key: string): boolean {
  const inValue = (one: LinkedValue): boolean => {
    if (one.kind === "formula") return one.formula.reads.includes(key);
    if (one.kind === "record") return one.entries.some((entry) => inValue(entry.value));
    if (one.kind === "list") return one.items.some(inValue);
    return one.kind === "localized" && one.texts.some((each) => inValue(each.value));
  };
  return steps.some(
    (step) =>
      [...step.values.values()].some(inValue) ||
      [...step.blocks.values()].some((block) => readsName(block, key)) ||
      step.cases.some((branch) => readsName(branch.steps, key)),
  );
}
