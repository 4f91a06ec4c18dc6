import { createRandom } from "./depth.ts";

/** A value that a formula may read: its path, and the type of what it holds. */
interface Value {
  readonly path: string;
  readonly type: Simple;
  readonly isMaybe?: boolean;
}

type Simple = "number" | "boolean" | "text" | "status" | "texts" | "orders" | "order" | "client" | "free";
type Step = Readonly<Record<string, unknown>>;

const nullable = (type: string) => ({ type: [type, "null"] });
const status = { enum: ["open", "paid", "late"] };
const client = {
  type: ["object", "null"],
  required: ["name", "isActive", "status"],
  properties: { name: { type: "string" }, isActive: { type: "boolean" }, status },
};
const order = {
  type: "object",
  required: ["id", "name", "isPaid", "status", "client", "total", "note", "isNew", "kind", "tags"],
  properties: {
    id: { type: "number" },
    name: { type: "string" },
    isPaid: { type: "boolean" },
    status,
    client,
    total: nullable("number"),
    note: nullable("string"),
    isNew: nullable("boolean"),
    kind: { enum: ["a", "b", null] },
    tags: { type: "array", items: { type: "string" } },
  },
};
const object = (schema: object) => ({ type: "object", schema });
const array = (items: object) => ({ type: "array", default: [], schema: { type: "array", items } });

const variables = {
  count: { type: "number", default: 0 },
  other: { type: "number", default: 1 },
  isOpen: { type: "boolean", default: false },
  isReady: { type: "boolean", default: true },
  tab: { type: "string", default: "a" },
  free: { type: "object" },
  filter: object({ type: "object", required: ["status"], properties: { status } }),
  order: object({ ...order, type: ["object", "null"] }),
  sent: object(order),
  names: array({ type: "string" }),
  orders: array(order),
};

const collections = {
  account: { source: "rest", method: "GET", url: "/account", single: true, schema: order },
  sales: { source: "rest", method: "GET", url: "/sales", schema: order },
};

/** The members of a record at a path that may be read where the record is present. */
const membersOf = (path: string, isMaybe = false): readonly Value[] => [
  { path: `${path}.id`, type: "number", isMaybe },
  { path: `${path}.name`, type: "text", isMaybe },
  { path: `${path}.isPaid`, type: "boolean", isMaybe },
  { path: `${path}.status`, type: "status", isMaybe },
  { path: `${path}.client`, type: "client", isMaybe: true },
  { path: `${path}.client.isActive`, type: "boolean", isMaybe: true },
  { path: `${path}.client.name`, type: "text", isMaybe: true },
  { path: `${path}.client.status`, type: "status", isMaybe: true },
  { path: `${path}.total`, type: "number", isMaybe: true },
  { path: `${path}.note`, type: "text", isMaybe: true },
  { path: `${path}.isNew`, type: "boolean", isMaybe: true },
  { path: `${path}.tags`, type: "texts", isMaybe },
];

const global: readonly Value[] = [
  { path: "variables.count", type: "number" },
  { path: "variables.other", type: "number" },
  { path: "variables.isOpen", type: "boolean" },
  { path: "variables.isReady", type: "boolean" },
  { path: "variables.tab", type: "text" },
  { path: "variables.filter.status", type: "status" },
  { path: "variables.order", type: "order", isMaybe: true },
  ...membersOf("variables.order", true),
  ...membersOf("variables.sent"),
  { path: "variables.names", type: "texts" },
  { path: "variables.names[0]", type: "text", isMaybe: true },
  { path: "variables.orders", type: "orders" },
  { path: "variables.orders[0]", type: "order", isMaybe: true },
  ...membersOf("variables.orders[0]", true),
  { path: "collections.account.data", type: "order", isMaybe: true },
  ...membersOf("collections.account.data", true),
  { path: "collections.sales", type: "orders" },
  { path: "collections.sales.isFetching", type: "boolean" },
  { path: "variables.free", type: "free" },
  { path: "variables.free.part", type: "free" },
];

const params: readonly Value[] = [
  { path: "params.limit", type: "number", isMaybe: true },
  { path: "params.isLast", type: "boolean", isMaybe: true },
  { path: "params.isFirst", type: "boolean" },
  { path: "params.size", type: "number" },
  { path: "params.anything", type: "free" },
  { path: "params.title", type: "text", isMaybe: true },
];

const inRow: readonly Value[] = [
  ...membersOf("item"),
  { path: "index", type: "number" },
  { path: "elements.field.value", type: "text" },
  { path: "elements.box.value", type: "boolean" },
];

/** Writes random workflows whose formulas mostly have the types that their places take. */
class Writer {
  private values: readonly Value[] = [];
  private count = 0;

  constructor(private readonly random: () => number) {}

  workflow(values: readonly Value[]): Step {
    this.values = [...global, ...values];
    this.count = 0;
    const hasCondition = this.chance(0.2);
    return {
      ...(hasCondition ? { when: this.formula(this.condition()) } : {}),
      steps: this.steps(2, false),
      ...(this.chance(0.1) ? { onError: [this.log()] } : {}),
    };
  }

  private steps(depth: number, isInLoop: boolean): readonly Step[] {
    const outer = this.values;
    const steps = Array.from({ length: 1 + this.below(4) }, () => this.step(depth, isInLoop));
    this.values = outer;
    return steps;
  }

  private step(depth: number, isInLoop: boolean): Step {
    const inner = () => this.steps(depth - 1, isInLoop);
    const choices: (() => Step)[] = [
      () => this.log(),
      () => this.set(),
      () => this.set(),
      () => this.named(),
      () => ({ action: "stopUnless", condition: this.formula(this.condition()) }),
      () => ({ action: "wait", ms: 1 }),
    ];
    if (isInLoop)
      choices.push(() => ({ action: this.pick(["break", "continue"]), when: this.formula(this.condition()) }));
    if (depth > 0)
      choices.push(
        () => this.branch(inner),
        () => this.branch(inner),
        () => this.choice(inner),
        () => ({
          action: "while",
          condition: this.chance(0.2) ? true : this.formula(this.condition()),
          steps: this.steps(depth - 1, true),
        }),
        () => this.loop(depth),
        () => ({ action: "tryCatch", try: inner(), ...(this.chance(0.7) ? { catch: inner() } : { finally: inner() }) }),
      );
    return this.pick(choices)();
  }

  private branch(inner: () => readonly Step[]): Step {
    const condition = this.formula(this.condition());
    const leaves = this.chance(0.3);
    const then = leaves ? [this.log(), { action: "return" }] : inner();
    return { action: "if", condition, then, ...(this.chance(0.4) ? { else: inner() } : {}) };
  }

  private choice(inner: () => readonly Step[]): Step {
    const [value, cases] = this.pick<readonly [string, readonly unknown[]]>([
      [this.read("status"), ["open", "paid", "late"]],
      [this.computed("text", 1), ["a", "b", ""]],
      [this.computed("number", 1), [0, 1, 2]],
      [this.truth(1), [true, false]],
      [this.read("text", true), ["a", null, "b"]],
      [this.read("number", true), [null, 1, 2]],
      [this.read("boolean", true), [true, false, null]],
    ]);
    const count = 1 + this.below(cases.length);
    return {
      action: "switch",
      value: this.formula(value),
      cases: cases.slice(0, count).map((one) => ({ value: one, steps: inner() })),
      ...(this.chance(0.5) ? { default: inner() } : {}),
    };
  }

  private loop(depth: number): Step {
    const id = `row${this.count++}`;
    const isOfOrders = this.chance(0.6);
    const items = this.formula(isOfOrders ? this.read("orders") : this.read("texts"));
    const outer = this.values;
    const own: readonly Value[] = isOfOrders
      ? membersOf(`steps.${id}.item`)
      : [{ path: `steps.${id}.item`, type: "text" }];
    const position: Value = { path: `steps.${id}.index`, type: "number" };
    this.values = [...outer, position, ...own, ...own];
    const steps = this.steps(depth - 1, true);
    this.values = outer;
    return { action: "forEach", id, items, steps };
  }

  private named(): Step {
    const id = `value${this.count++}`;
    const path = `steps.${id}`;
    const [formula, values] = this.pick<() => readonly [string, readonly Value[]]>([
      () => [this.number(2), [{ path, type: "number" }]],
      () => [this.truth(2), [{ path, type: "boolean" }]],
      () => [this.text(2), [{ path, type: "text" }]],
      () => [this.status(), [{ path, type: "status" }]],
      () => ["variables.free.part", [{ path, type: "free" }]],
      () => [this.read("number", true), [{ path, type: "number", isMaybe: true }]],
      () => [this.read("text", true), [{ path, type: "text", isMaybe: true }]],
      () => [this.read("boolean", true), [{ path, type: "boolean", isMaybe: true }]],
      () => [
        this.pick(["variables.order", "collections.account.data", "variables.orders[0]"]),
        [{ path, type: "order", isMaybe: true }, ...membersOf(path, true)],
      ],
      () => [
        "find(variables.orders, one => one.isPaid)",
        [{ path, type: "order", isMaybe: true }, ...membersOf(path, true)],
      ],
    ])();
    this.values = [...this.values, ...values, ...values];
    return { action: "let", id, value: this.formula(formula) };
  }

  private log(): Step {
    const named = () => `let known = ${this.truth(2)}; known ? ${this.text(2)} : ${this.text(2)}`;
    return { action: "log", message: this.formula(this.chance(0.1) ? named() : this.text(3)) };
  }

  private set(): Step {
    const set = (variable: string, value: unknown) => ({ action: "setVariable", variable, value });
    return this.pick<() => Step>([
      () => set("count", this.formula(this.number(3))),
      () => set("count", this.below(3)),
      () => set("isOpen", this.formula(this.condition())),
      () => set("isOpen", this.chance(0.5)),
      () => set("tab", this.formula(this.text(2))),
      () => set("tab", this.pick(["a", "b"])),
      () => set("filter", this.formula(`{ status: ${this.status()} }`)),
      () => set("order", null),
      () => set("order", this.formula("variables.orders[0]")),
      () => ({ ...set("names", this.formula(this.text(2))), operation: "push" }),
      () => ({ action: "resetVariables", variables: this.pick([["order"], ["tab", "count"], ["isOpen"]]) }),
      () => ({ action: "fetchCollection", collection: "account" }),
    ])();
  }

  // Formulas

  private formula(text: string): { readonly formula: string } {
    return { formula: text };
  }

  /** The path of a value. A path just read is likely to be read again, so that conditions meet. */
  private read(type: Simple, isMaybe = false): string {
    const typed = this.values.filter((one) => one.type === type);
    const found = typed.filter((one) => (one.isMaybe === true) === isMaybe);
    const all = found.length > 0 ? found : typed;
    return this.pick(this.chance(0.5) ? all.slice(-4) : all.slice(0, 4)).path;
  }

  /** A path of this type, present or not. */
  private any(type: Simple): string {
    return this.read(type, this.chance(0.5));
  }

  private number(depth: number): string {
    if (depth === 0) return this.pick([() => String(this.below(3)), () => this.read("number")])();
    return this.pick<() => string>([
      () => String(this.below(3)),
      () => this.read("number"),
      () => this.read("number"),
      () => `(${this.read("number", true)} ?? ${this.number(depth - 1)})`,
      () => `${this.number(depth - 1)} + ${this.number(depth - 1)}`,
      () => `-(${this.number(depth - 1)})`,
      () => `length(${this.text(depth - 1)})`,
      () => `length(${this.read("texts")})`,
      () => `toNumber(${this.read("free")})`,
      () => `(${this.truth(depth - 1)} ? ${this.number(depth - 1)} : ${this.number(depth - 1)})`,
      () => this.guarded("number", depth),
      () => `max(${this.number(depth - 1)}, ${this.number(depth - 1)})`,
      () => `switch(${this.read("status")}, 'open', ${this.number(depth - 1)}, ${this.number(depth - 1)})`,
      () => `sum(map(${this.read("orders")}, one => one.id + ${this.number(depth - 1)}))`,
    ])();
  }

  /** A value that may be nothing, read where a condition says that it is present. */
  private guarded(type: "number" | "text", depth: number): string {
    const path = this.read(type, true);
    const rest = type === "number" ? this.number(depth - 1) : this.text(depth - 1);
    return this.pick([
      () => `(${path} != null ? ${path} : ${rest})`,
      () => `(${path} == null ? ${rest} : ${path})`,
      () => `(${path} ? ${path} : ${rest})`,
      () => `(${path} || ${rest})`,
    ])();
  }

  /** A value that depends on others: two literals that are compared have an obvious result. */
  private computed(type: "number" | "text", depth: number): string {
    const inner = () => (type === "number" ? this.number(depth - 1) : this.text(depth - 1));
    return this.pick([
      () => this.read(type),
      () => this.guarded(type, depth),
      () => `(${this.read(type, true)} ?? ${inner()})`,
      () => `(${this.truth(depth - 1)} ? ${inner()} : ${inner()})`,
      () => `(${this.read("boolean")} && ${inner()})`,
    ])();
  }

  private text(depth: number): string {
    if (depth === 0) return this.pick([() => this.pick(["'a'", "'b'", "''"]), () => this.read("text")])();
    return this.pick<() => string>([
      () => this.pick(["'a'", "'b'", "''"]),
      () => this.read("text"),
      () => this.read("text"),
      () => this.status(),
      () => `(${this.read("text", true)} ?? ${this.text(depth - 1)})`,
      () => `\`\${${this.number(depth - 1)}}-\${${this.any("text")}}\``,
      () => `\`\${${this.any("boolean")}}\``,
      () => `${this.text(depth - 1)} + ${this.text(depth - 1)}`,
      () => `toText(${this.number(depth - 1)})`,
      () => `(${this.truth(depth - 1)} ? ${this.text(depth - 1)} : ${this.text(depth - 1)})`,
      () => this.guarded("text", depth),
      () => `lower(${this.text(depth - 1)})`,
      () => `\`\${${this.read("free")}}\``,
      () => `join(map(${this.read("orders")}, one => one.name + ${this.text(depth - 1)}), ',')`,
    ])();
  }

  private status(): string {
    return this.pick<() => string>([
      () => this.read("status"),
      () => this.read("status"),
      () => `(${this.read("status", true)} ?? 'open')`,
      () => this.pick(["'open'", "'paid'", "'late'"]),
    ])();
  }

  private condition(): string {
    const type = this.pick<Simple>(["number", "text", "boolean", "status"]);
    const named = () =>
      `let known = ${this.any(type)}; known ${this.equals()} ${this.pick(["null", "1", "'a'", "true"])}`;
    return this.chance(0.1) ? named() : this.truth(2);
  }

  /** A value whose truth is asked for. */
  private truth(depth: number): string {
    if (depth === 0) return this.pick([() => this.read("boolean"), () => this.read("boolean", true)])();
    return this.pick<() => string>([
      () => this.read("boolean"),
      () => this.any("boolean"),
      () => `${this.any("boolean")} ${this.equals()} ${this.pick(["true", "false"])}`,
      () => `${this.any("number")} ${this.equals()} ${this.below(3)}`,
      () => `${this.any("text")} ${this.equals()} ${this.pick(["'a'", "'b'", "''"])}`,
      () => `${this.any("status")} ${this.equals()} ${this.pick(["'open'", "'paid'", "'late'"])}`,
      () => `${this.any(this.pick(["number", "text", "boolean", "status", "client"]))} ${this.equals()} null`,
      () => `${this.read("order", true)} ${this.equals()} null`,
      () => this.read("order", true),
      () => this.any(this.pick(["number", "text", "status"])),
      () => `${this.any("number")} ${this.equals()} ${this.any("number")}`,
      () => `${this.any("text")} ${this.equals()} ${this.any("text")}`,
      () => `${this.any("boolean")} ${this.equals()} ${this.any("boolean")}`,
      () => `(${this.computed("number", depth)}) ${this.equals()} ${this.pick(["1", "-1", "2"])}`,
      () => `(${this.computed("text", depth)}) ${this.equals()} ${this.pick(["'a'", "''"])}`,
      () => `(${this.truth(depth - 1)}) ${this.equals()} ${this.pick(["true", "false"])}`,
      () => `${this.read("free")} ${this.equals()} ${this.pick(["1", "2", "'a'", "true", "null"])}`,
      () => `${this.read("free")} ${this.equals()} ${this.any(this.pick(["number", "text", "boolean", "status"]))}`,
      () => this.read("free"),
      () => `${this.any("status")} ${this.equals()} ${this.any("status")}`,
      () => `isNumber(${this.any("number")})`,
      () => `${this.number(depth - 1)} < ${this.number(depth - 1)}`,
      () => `${this.computed("text", depth)} ${this.equals()} ${this.text(depth - 1)}`,
      () => `!(${this.truth(depth - 1)})`,
      () => `(${this.truth(depth - 1)}) && (${this.truth(depth - 1)})`,
      () => `(${this.truth(depth - 1)}) && (${this.truth(depth - 1)})`,
      () => `(${this.truth(depth - 1)}) || (${this.truth(depth - 1)})`,
      () => `length(filter(${this.read("orders")}, one => ${this.truth(depth - 1)})) > 0`,
      () => `contains(${this.read("texts")}, ${this.text(depth - 1)})`,
    ])();
  }

  private equals(): string {
    return this.pick(["==", "!="]);
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  }
}

/** Workflows by id: named workflows, and click handlers in the rows of a page. */
export interface RandomWorkflows {
  readonly named: Readonly<Record<string, Step>>;
  readonly inPage: Readonly<Record<string, Step>>;
}

/** Returns `count` random workflows of each kind. */
export function randomWorkflows(count: number): RandomWorkflows {
  const writer = new Writer(createRandom());
  const some = (prefix: string, values: readonly Value[], extra: Step) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${prefix}${index}`, { ...extra, ...writer.workflow(values) }]),
    );
  const declared = [
    { id: "limit", type: "number", optional: true },
    { id: "isLast", type: "boolean", optional: true },
    { id: "isFirst", type: "boolean" },
    { id: "size", type: "number" },
    { id: "anything", type: "unknown", optional: true },
    { id: "title", type: "text", optional: true },
  ];
  return { named: some("work", params, { params: declared }), inPage: some("button", inRow, {}) };
}

/** Returns a design with these workflows. */
export function designOf({ named, inPage }: RandomWorkflows) {
  const buttons = Object.entries(inPage).map(([id, click]) => ({
    id,
    type: "button",
    props: { text: id },
    on: { click },
  }));
  const field = { id: "field", type: "form-input", props: { label: "field" } };
  const box = { id: "box", type: "checkbox", props: { label: "box" } };
  const row = {
    id: "row",
    type: "flexbox",
    repeat: { items: { formula: "variables.orders" }, key: "id" },
    children: [field, box, ...buttons],
  };
  return {
    "design.json": { formatVersion: 1, name: "random", title: "Random", languages: ["en"], pages: { home: "home" } },
    "variables.json": { variables },
    "collections.json": { collections },
    "workflows.json": { workflows: named },
    "pages/home.json": { id: "home", path: "", title: "Home", sections: [{ id: "main", children: [row] }] },
  };
}
