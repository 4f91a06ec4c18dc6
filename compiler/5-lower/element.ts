import type {
  LinkedElement,
  LinkedEntry,
  LinkedHandle,
  LinkedInstance,
  LinkedLiteral,
  LinkedLook,
  LinkedNode,
  LinkedProp,
  LinkedRepeat,
  LinkedSection,
  LinkedSlotContent,
  LinkedValue,
  LinkedVariants,
} from "../3-link/linked-design.ts";
import { elementInfo } from "../3-link/names/own-elements.ts";
import { type Row, rowOf, rowPart, type Thing } from "../3-link/names/thing.ts";
import type { ElementInfo } from "../catalogue/catalogue-types.ts";
import { isPlainKey, literal, usedParams } from "../code.ts";
import { unknown } from "../formula-types.ts";
import { unitName } from "../output-names.ts";
import { optionValue } from "../value-types.ts";
import { type Consts, type LowerContext, use, wholePage } from "./context.ts";
import type {
  Declaration,
  Import,
  Markup,
  MarkupChild,
  OutputAttribute,
  OutputEntry,
  OutputExpression,
  OutputStatement,
} from "./output-module.ts";
import { ownElementImport } from "./own-elements.ts";
import { isVoid, plainElement } from "./plain-element.ts";
import { elementComponent, runtime } from "./runtime-names.ts";
import { isPlainValue, withRowKey } from "./selection.ts";
import { collectionImport, handleHolder, iconImport, indexName, itemName, placed, popupImport } from "./spell.ts";
import { boundStyleName } from "./styles.ts";
import { typeText } from "./type-text.ts";
import { code, inline, isBound, lowerArrow, lowerBinding, lowerNow } from "./value.ts";
import { addHandlers } from "./workflow.ts";

/** What lowering a tree needs to know about the unit and the rows around a node. */
export interface TreeContext extends LowerContext {
  readonly unit: string;
  readonly repeats: readonly Row[];
  readonly handles: Handles;
  /** Components whose code is loaded when they are shown. */
  readonly late: ReadonlySet<string>;
}

/** Elements that need a handle: by id, and by the row that contains them. */
export interface Handles {
  readonly byId: ReadonlyMap<string, LinkedHandle>;
  readonly byRow: ReadonlyMap<Thing, readonly LinkedHandle[]>;
}

/** Indexes handles by what lowering looks up. */
export function handlesOf(handles: readonly LinkedHandle[]): Handles {
  const byRow = new Map<Thing, LinkedHandle[]>();
  for (const handle of handles) {
    const row = rowPart("item", handle.repeats);
    const own = byRow.get(row);
    if (own) own.push(handle);
    else byRow.set(row, [handle]);
  }
  return { byId: new Map(handles.map((handle) => [handle.id, handle])), byRow };
}

/** Lowers the nodes of a tree, each in its place. */
export const lowerNodes = (ctx: TreeContext, nodes: readonly LinkedNode[]): readonly MarkupChild[] =>
  nodes.map((node) => lowerNode(ctx, node));

function lowerNode(ctx: TreeContext, node: LinkedNode): MarkupChild {
  if (!node.repeat) return withCondition(ctx, node, lowerBare(ctx, node));
  const repeats = [...ctx.repeats, rowOf(node.id)];
  const inner: TreeContext = { ...ctx, repeats, rowKeys: withRowKey(ctx.rowKeys, repeats, node.repeat) };
  const row = withCondition(inner, node, lowerBare(inner, node));
  const attributes: OutputAttribute[] = [
    { name: "items", value: lowerItems(ctx, node.repeat), from: node.repeat.items },
    { name: "by", value: lowerKey(ctx, node.repeat), from: node },
  ];
  return {
    tag: use(ctx, runtime.Repeat),
    attributes,
    children: [
      {
        tag: undefined,
        expression: rowFunction(inner, rowParams(inner, ["item", "index"]), row),
      },
    ],
    from: node,
  };
}

/** Returns the parameters of a row's function: of what the row is given, in order, what its code reads. */
function rowParams({ read, repeats }: TreeContext, given: readonly ("item" | "index")[]): string {
  const names = { item: itemName(repeats), index: indexName(repeats) };
  return usedParams(given.map((name) => ({ name: names[name], isUsed: read.has(rowPart(name, repeats)) })));
}

/** Returns the list of a repeat: unchanged, or filtered, sorted and limited. */
function lowerItems(ctx: TreeContext, { items, filter, sort, limit }: LinkedRepeat): OutputExpression {
  if (!filter && !sort && !limit) return lowerBinding(ctx, items);
  return lowerArrow(ctx, "", (inner) => {
    const list = lowerNow(inner, items);
    const options: OutputEntry[] = [];
    for (const [key, value] of [
      ["filter", filter],
      ["sort", sort],
      ["limit", limit],
    ] as const) {
      if (value) options.push({ key, value: lowerNow(inner, value), from: value });
    }
    return {
      kind: "call",
      callee: use(ctx, runtime.arrange),
      args: [list, { kind: "object", entries: options }],
    };
  });
}

/** Returns the key of the items: a member if the type has it, the item itself if it is a plain value. */
function lowerKey(ctx: TreeContext, { item, key }: LinkedRepeat): OutputExpression {
  const type = item.type ?? unknown;
  if (type.kind === "record" && type.fields.has(key))
    return code(`(item) => item${isPlainKey(key) ? `.${key}` : `[${literal(key)}]`}`);
  if (isPlainValue(type)) return code("(item) => item");
  return code(`(item) => ${use(ctx, runtime.get)}(item, ${literal(key)})`);
}

/** Returns the function of a row. It creates the handles of the elements in the row, and runs once per row. */
function rowFunction(ctx: TreeContext, params: string, row: MarkupChild): OutputExpression {
  const markup: OutputExpression = row.tag === undefined ? row.expression : { kind: "markup", node: row };
  const handles = lowerHandles(ctx);
  if (handles.length === 0) return { kind: "arrow", params, body: markup };
  return { kind: "arrow", params, body: [...handles, { kind: "do", before: "return ", value: markup }] };
}

/** Returns the handles of the elements in the current row, or of those in the unit outside rows. */
export function lowerHandles(ctx: TreeContext): readonly OutputStatement[] {
  const own = ctx.handles.byRow.get(rowPart("item", ctx.repeats));
  if (!own) return [];
  const entries = own.map((one) => {
    const { id, type, component } = one;
    const needed = component === undefined ? componentOf(ctx, type) : unitImport("component", component);
    return { key: id, value: code(`${use(ctx, runtime.handle)}(${use(ctx, needed)}${itemsText(ctx, one)})`) };
  });
  return [{ kind: "do", before: `const ${handleHolder(ctx.repeats)} = `, value: { kind: "object", entries } }];
}

/**
 * Returns `<ContatosRow>`: the type of the items in the variables of an element. An unnamed item type is replaced by
 * the type of its value.
 */
function itemsText(ctx: TreeContext, { items, valueField }: LinkedHandle): string {
  const item = items?.type ?? unknown;
  const isNamed = item.kind === "record" && item.name !== undefined;
  const type = valueField === undefined || isNamed ? item : optionValue(item, valueField);
  if (type.kind === "unknown") return "";
  const field = isNamed && valueField !== undefined && valueField !== "value" ? `, ${literal(valueField)}` : "";
  return `<${typeText(ctx, type)}${field}>`;
}

/** Returns the markup of a node, inside an `If` if it has a condition. */
export function withCondition<M extends MarkupChild>(ctx: TreeContext, node: LinkedNode, markup: M): M | Markup {
  if (!node.condition) return markup;
  const when = thunk(ctx, node.condition);
  const attributes = [{ name: "when", value: when, from: node.condition }];
  const tag = use(ctx, runtime.If);
  return isShort(when)
    ? { tag, isOneLine: true, attributes, children: [markup], from: node.condition }
    : { tag, attributes, children: [markup], from: node };
}

/** Whether an attribute fits beside its tag. An `If` has no other that could follow. */
function isShort(value: OutputExpression): boolean {
  const body = value.kind === "arrow" && "kind" in value.body ? value.body : value;
  return body.kind === "code" && body.code.length <= 80 && !body.code.includes("\n");
}

function lowerBare(ctx: TreeContext, node: LinkedNode): Markup {
  switch (node.kind) {
    case "element":
      return lowerElement(ctx, node);
    case "instance":
      return lowerInstance(ctx, node);
    case "section":
      return lowerSection(ctx, node);
    case "sectionUse":
      ctx.read.add(wholePage);
      return {
        tag: use(ctx, unitImport("section", node.section)),
        attributes: [{ name: "page", value: code("page") }],
        from: node,
      };
    case "slot":
      return {
        tag: use(ctx, runtime.Slot),
        attributes: [{ name: "name", value: { kind: "literal", value: node.slot } }],
        from: node,
      };
  }
}

function lowerElement(ctx: TreeContext, node: LinkedElement): Markup {
  const info = elementInfo(ctx.symbols, node.type);
  if (!info) throw new Error(`no element type ${node.type}`);
  const plain = plainElement(ctx.unit, node);
  if (plain) {
    const { tag, attributes, content } = plain;
    const children = isVoid(tag) ? undefined : (content ?? lowerNodes(ctx, node.children));
    return { tag, isOneLine: true, attributes, children, from: node };
  }
  const attributes = startAttributes(ctx, node);
  addLook(ctx, attributes, node.look);
  addAttributes(ctx, attributes, node.attributes);
  const bind = ctx.symbols.ownElements.has(node.type) ? lowerWholeBinding : lowerBinding;
  for (const prop of node.props) if (!node.layout.props.has(prop.name)) attributes.push(propAttribute(ctx, prop, bind));
  if (node.hasDefault) attributes.push({ name: "hasDefault", value: { kind: "literal", value: true } });
  if (isDecimal(info, node)) attributes.push({ name: "format", value: code(use(ctx, runtime.decimalFormat)) });
  if (isTyped(node)) attributes.push({ name: "typing", value: code(use(ctx, runtime.TypedDate)) });
  if (isMasked(node)) attributes.push({ name: "maskFormat", value: code(use(ctx, runtime.maskFormat)) });
  if (node.link) attributes.push(linkAttribute(ctx, node.link));
  addHandlers(ctx, attributes, node.handlers);
  addSlots(ctx, attributes, node.slots);
  return {
    tag: use(ctx, componentOf(ctx, node.type)),
    attributes,
    children: isContainer(info, node) ? lowerNodes(ctx, node.children) : undefined,
    from: node,
  };
}

/** Whether a field is for decimals. Other fields do not load what reads and writes them. */
const isDecimal = ({ variables }: ElementInfo, { props }: LinkedElement): boolean =>
  variables.number !== undefined &&
  props.some(({ name, base }) => name === "type" && base?.kind === "literal" && base.value === "decimal");

const isTyped = ({ type, props }: LinkedElement): boolean =>
  (type === "date-picker" || type === "date-time-picker") &&
  props.some(({ name, base }) => name === "textInput" && base?.kind === "literal" && base.value === true);

/** Whether a field has a mask, whose code other fields do not load either. */
const isMasked = ({ type, props }: LinkedElement): boolean =>
  type === "form-input" && props.some(({ name }) => name === "mask");

/** Returns the component of an element type: of the runtime, or of the module of an own element. */
const componentOf = ({ symbols }: TreeContext, type: string): Import =>
  symbols.ownElements.has(type) ? ownElementImport(type) : elementComponent(type);

/** Containers keep a closing tag if they are empty, so that their first child only adds lines. */
const isContainer = (info: ElementInfo, node: LinkedElement): boolean =>
  info.children === "many" && (node.children.length > 0 || !isLabelled(info));

/** Buttons and boxes with their own text are self-closing; children in them are the exception. */
const isLabelled = (info: ElementInfo): boolean => info.props.text !== undefined || info.props.label !== undefined;

/** Every element starts with its id, and with its handle if something names its variables or actions. */
function startAttributes(ctx: TreeContext, node: LinkedElement | LinkedInstance): OutputAttribute[] {
  const { id } = node;
  const attributes: OutputAttribute[] = [{ name: "id", value: { kind: "literal", value: id }, from: node }];
  const handle = ctx.handles.byId.get(id);
  if (handle) attributes.push({ name: "handle", value: code(`${handleHolder(handle.repeats)}.${id}`) });
  return attributes;
}

const folders = { section: "sections", component: "components" } as const;

const unitImport = (kind: keyof typeof folders, id: string): Import => ({
  name: unitName(kind, id),
  from: `${folders[kind]}/${id}`,
  isOwn: true,
  isDefault: true,
});

function lowerInstance(ctx: TreeContext, node: LinkedInstance): Markup {
  const attributes = startAttributes(ctx, node);
  for (const prop of node.props) attributes.push(propAttribute(ctx, prop));
  addHandlers(ctx, attributes, node.handlers);
  addSlots(ctx, attributes, node.slots);
  const { component } = node;
  const tag = ctx.late.has(component) ? unitName("component", component) : use(ctx, unitImport("component", component));
  return { tag, attributes, from: node };
}

/** Declares a component whose code is loaded when it is shown. */
export function lowerLateComponent(ctx: TreeContext, id: string): Declaration {
  const { name, from } = placed(unitImport("component", id), ctx.prefix);
  return {
    kind: "const",
    name,
    isExported: false,
    value: code(`${use(ctx, runtime.lateComponent)}(${literal(id)}, () => import(${literal(from)}))`),
  };
}

/** `scope` is set for a section with its own file: its elements take their classes from it. */
export function lowerSection(ctx: TreeContext, node: LinkedSection, scope?: string): Markup {
  const attributes: OutputAttribute[] = [{ name: "id", value: { kind: "literal", value: node.id }, from: node }];
  if (scope !== undefined) attributes.push({ name: "scope", value: { kind: "literal", value: scope } });
  if (node.tag !== undefined) attributes.push({ name: "tag", value: { kind: "literal", value: node.tag }, from: node });
  if (node.width === "content")
    attributes.push({ name: "width", value: { kind: "literal", value: node.width }, from: node });
  if (node.title) attributes.push({ name: "title", value: lowerBinding(ctx, node.title), from: node.title });
  addLook(ctx, attributes, node.look);
  addAttributes(ctx, attributes, node.attributes);
  addHandlers(ctx, attributes, node.handlers);
  return { tag: use(ctx, runtime.Section), attributes, children: lowerNodes(ctx, node.children), from: node };
}

function addLook(ctx: TreeContext, attributes: OutputAttribute[], look: LinkedLook): void {
  if (look.classes.length > 0) attributes.push({ name: "classes", value: { kind: "literal", value: look.classes } });
  if (look.classesWhen.length > 0) {
    const conditions = look.classesWhen.map(({ name, value }) => ({
      key: name,
      value: thunk(ctx, value),
      from: value,
    }));
    attributes.push({ name: "classesWhen", value: { kind: "object", entries: conditions } });
  }
  if (look.show) attributes.push({ name: "show", value: lowerBinding(ctx, look.show), from: look.show });
  const styles = boundStyles(ctx, look);
  if (styles.length > 0) attributes.push({ name: "style", value: { kind: "object", entries: styles } });
  if (look.states.length === 0) return;
  const states = look.states.map(({ name, when }) => ({ key: name, value: thunk(ctx, when), from: when }));
  attributes.push({ name: "states", value: { kind: "object", entries: states } });
}

/** Adds the HTML attributes of the root in one object: some have the name of a property. */
function addAttributes(ctx: TreeContext, attributes: OutputAttribute[], given: readonly LinkedEntry[]): void {
  if (given.length === 0) return;
  const entries = given.map(({ name, value }) => ({ key: name, value: lowerBinding(ctx, value), from: value }));
  attributes.push({ name: "rootAttributes", value: { kind: "object", entries } });
}

function boundStyles(ctx: TreeContext, look: LinkedLook): readonly OutputEntry[] {
  const styles: OutputEntry[] = [];
  for (const layer of look.layers) {
    for (const { property, value } of layer.declarations) {
      if (value.kind === "literal") continue;
      styles.push({ key: boundStyleName(property, layer), value: lowerBinding(ctx, value), from: value });
    }
  }
  return styles;
}

const thunk = (ctx: TreeContext, value: LinkedValue): OutputExpression =>
  value.kind === "formula" ? lowerBinding(ctx, value) : lowerArrow(ctx, "", (inner) => lowerNow(inner, value));

/** Lowers the value of a property. */
type LowerBinding = (ctx: TreeContext, value: LinkedValue) => OutputExpression;

/** A component of the design gets whole values: a list or record with bound parts is one function. */
const lowerWholeBinding: LowerBinding = (ctx, value) =>
  (value.kind === "list" || value.kind === "record") && isBound(value) ? thunk(ctx, value) : lowerBinding(ctx, value);

function propAttribute(ctx: TreeContext, prop: LinkedProp, bind: LowerBinding = lowerBinding): OutputAttribute {
  const { name, base, variants } = prop;
  const from = base ?? variants?.tablet ?? variants?.mobile ?? variants?.states[0]?.value;
  if (prop.isIcon && base?.kind === "literal") return { name, value: lowerIcon(ctx, base), from };
  if (prop.isCollection && base?.kind === "literal")
    return { name, value: code(use(ctx, collectionImport(String(base.value)))), from };
  if (prop.row !== undefined && base) return { name, value: lowerPerItem(ctx, prop.row, base), from };
  return { name, value: variants ? lowerVariants(ctx, bind, base, variants) : lowerBase(ctx, bind, base), from };
}

/** Returns a function of `item`. */
function lowerPerItem(ctx: TreeContext, row: Row, value: LinkedValue): OutputExpression {
  const inner = { ...ctx, repeats: [...ctx.repeats, row] };
  const arrow = lowerArrow(inner, "", (within) => lowerNow(within, value));
  return arrow.kind === "arrow" ? { ...arrow, params: rowParams(inner, ["item"]) } : arrow;
}

const lowerBase = (ctx: TreeContext, bind: LowerBinding, base: LinkedValue | undefined): OutputExpression =>
  base ? bind(ctx, base) : code("undefined");

/** Returns the shapes of an icon that the design names. */
function lowerIcon(ctx: TreeContext, { value }: LinkedLiteral): OutputExpression {
  if (typeof value !== "string") throw new Error("an icon has no name");
  return code(use(ctx, iconImport(value)));
}

/** A property that varies by screen size or custom state is a function: the first state that holds decides. */
function lowerVariants(
  ctx: TreeContext,
  bind: LowerBinding,
  base: LinkedValue | undefined,
  variants: LinkedVariants,
  declared = new Set<string>(),
): OutputExpression {
  const [state, ...states] = variants.states;
  if (!state) return lowerResponsive(ctx, bind, base, variants);
  const tested: Consts = { statements: [], declared };
  const when = inline({ ...ctx, consts: tested }, state.when);
  const chosen: Consts = { statements: [], declared: new Set() };
  const value = inline({ ...ctx, consts: chosen }, state.value);
  const isLast = states.length === 0 && !variants.tablet && !variants.mobile;
  const rest =
    isLast && base?.kind === "localized"
      ? thunk(ctx, base)
      : lowerVariants(ctx, bind, base, { ...variants, states }, declared);
  const later = rest.kind === "arrow" && !("kind" in rest.body) ? rest.body : undefined;
  if (!later && tested.statements.length + chosen.statements.length === 0)
    return { kind: "arrow", params: "", body: code(`${when} ? ${value} : ${textOf(rest)}`) };
  const then = [...chosen.statements, returned(code(value))];
  const body = [
    ...tested.statements,
    { kind: "if", condition: when, then, otherwise: [] } as const,
    ...(later ?? [returned(code(textOf(rest)))]),
  ];
  return { kind: "arrow", params: "", body };
}

const returned = (value: OutputExpression): OutputStatement => ({ kind: "do", before: "return ", value });

/** Returns the program text of a binding that is a single expression. */
function textOf(binding: OutputExpression): string {
  if (binding.kind === "literal") return literal(binding.value);
  if (binding.kind !== "arrow" || !("kind" in binding.body)) return "undefined";
  return binding.body.kind === "code" ? binding.body.code : "undefined";
}

function lowerResponsive(
  ctx: TreeContext,
  bind: LowerBinding,
  base: LinkedValue | undefined,
  { byDefault, tablet, mobile }: LinkedVariants,
): OutputExpression {
  if (!tablet && !mobile) return lowerBase(ctx, bind, base);
  const entries: OutputEntry[] = [
    base
      ? { key: "default", value: bind(ctx, base), from: base }
      : { key: "default", value: { kind: "literal", value: byDefault ?? null } },
  ];
  if (tablet) entries.push({ key: "tablet", value: bind(ctx, tablet), from: tablet });
  if (mobile) entries.push({ key: "mobile", value: bind(ctx, mobile), from: mobile });
  return { kind: "call", callee: use(ctx, runtime.responsive), args: [{ kind: "object", entries }] };
}

function linkAttribute(ctx: TreeContext, link: LinkedValue): OutputAttribute {
  return {
    name: "link",
    value: isBound(link) ? lowerArrow(ctx, "", (inner) => lowerLink(inner, link)) : lowerLink(ctx, link),
    from: link,
  };
}

function lowerLink(ctx: LowerContext, link: LinkedValue): OutputExpression {
  if (link.kind !== "record") return lowerNow(ctx, link);
  return {
    kind: "object",
    entries: link.entries.map(({ name, value }) => {
      if (name !== "popup" || value.kind !== "literal") return { key: name, value: lowerNow(ctx, value), from: value };
      return { key: name, value: code(use(ctx, popupImport(String(value.value)))), from: value };
    }),
  };
}

/**
 * Adds slots as properties: markup, or a function if the slot passes an item. Named slots are collected in one object.
 */
function addSlots(ctx: TreeContext, attributes: OutputAttribute[], slots: readonly LinkedSlotContent[]): void {
  if (slots.length === 0) return;
  const gathered = new Map<string, OutputEntry[]>();
  for (const slot of slots) {
    const value = lowerSlot(ctx, slot);
    if (slot.name === undefined) {
      attributes.push({ name: slot.prop, value });
      continue;
    }
    const entries = gathered.get(slot.prop) ?? [];
    entries.push({ key: slot.name, value });
    gathered.set(slot.prop, entries);
  }
  for (const [name, entries] of gathered) attributes.push({ name, value: { kind: "object", entries } });
}

function lowerSlot(ctx: TreeContext, slot: LinkedSlotContent): OutputExpression {
  if (slot.provides.length === 0) return asMarkup(lowerNodes(ctx, slot.children));
  const inner: TreeContext = { ...ctx, repeats: [...ctx.repeats, slot.row] };
  const children = lowerNodes(inner, slot.children);
  const params = rowParams(
    inner,
    slot.provides.map(({ name }) => name),
  );
  const [only] = children;
  return rowFunction(inner, params, children.length === 1 && only ? only : fragment(children));
}

function asMarkup(children: readonly MarkupChild[]): OutputExpression {
  const [only] = children;
  if (children.length === 1 && only?.tag !== undefined) return { kind: "markup", node: only };
  return { kind: "markup", node: fragment(children) };
}

const fragment = (children: readonly MarkupChild[]): Markup => ({ tag: "", attributes: [], children });
