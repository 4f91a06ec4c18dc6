import type { Design } from "../../../compiler/2-validate/design-nodes.ts";
import { isObject, type JsonObject, recordOf } from "../../json.ts";
import { remembered } from "../../remembered.ts";
import { elementTitle } from "../compare/elements.ts";
import { elementNodes, objectsIn, workflowLists } from "../compare/nodes.ts";
import { namesIn } from "../compare/renames.ts";
import type { TreeList, TreeNode } from "../compare/tree.ts";
import { writeOf } from "../risks.ts";
import type { NamedFormula } from "./decide.ts";

/** A condition about a person, or one that never holds, on the way to an element or a write. */
export interface Condition {
  readonly value: unknown;
  /** Whether the way goes on if it is false. */
  readonly isNegated: boolean;
  /** The instances around it, the innermost last: their properties decide what the condition reads. */
  readonly instances: readonly JsonObject[];
  /** The formulas about rights that it depends on: its own, what passes the properties that it reads, and what these call. */
  readonly formulas: readonly string[];
}

export type Way = readonly Condition[];

/** An element of a page, in sections, components and popups. */
export interface Shown {
  readonly id: string;
  /** The place of the element around it; empty for a section. */
  readonly parent: string;
  readonly way: Way;
  /** The part of the way that begins at the element around it. */
  readonly own: Way;
  name(): string;
}

/** What a page shows and writes, with the conditions on the way. */
export interface PageContents {
  /** The elements, by the ids on the way to each; an element is before those inside it. */
  readonly elements: ReadonlyMap<string, Shown>;
  /** The ways to each write, such as `supabase.delete contatos`. */
  readonly writes: ReadonlyMap<string, readonly Way[]>;
  readonly conditions: readonly Condition[];
}

/** Returns a function that gathers the contents of a page; `isAboutAccess` is whether a formula is about people's rights. */
export function contentsOf(
  { sections, components, workflows }: Design,
  formulas: ReadonlyMap<string, NamedFormula>,
  isAboutAccess: (formula: string) => boolean,
): (page: JsonObject) => PageContents {
  const byId = (units: readonly { readonly id: string; readonly json: unknown }[]) =>
    new Map(units.map(({ id, json }) => [id, recordOf(json)]));
  const shared: Shared = {
    sections: byId(sections),
    components: byId(components),
    workflows: new Map(Object.entries(workflows?.json.workflows ?? {}).map(([name, json]) => [name, recordOf(json)])),
    children: remembered((unit: JsonObject) => elementNodes(unit.children)),
    section: remembered((section: JsonObject) => elementNodes([section])),
    steps: remembered(workflowLists),
    formulas,
    isAboutAccess: remembered(isAboutAccess),
  };
  return (page) => new Walk(shared).page(page);
}

interface Shared {
  readonly sections: ReadonlyMap<string, JsonObject>;
  readonly components: ReadonlyMap<string, JsonObject>;
  readonly workflows: ReadonlyMap<string, JsonObject>;
  readonly formulas: ReadonlyMap<string, NamedFormula>;
  isAboutAccess(formula: string): boolean;
  /** The nodes of units and the steps of workflows, which are on many pages. */
  children(unit: JsonObject): readonly TreeNode[];
  section(section: JsonObject): readonly TreeNode[];
  steps(workflow: JsonObject): readonly TreeList[];
}

/** Where the walk is. */
interface Here {
  readonly path: string;
  /** The path of the element around. */
  readonly parent: string;
  readonly way: Way;
  /** The part of the way that begins at the element around. */
  readonly own: Way;
  readonly instances: readonly JsonObject[];
  /** The section or component around. */
  readonly unit: JsonObject;
  /** Follows what the instance around does on an event of its component. */
  readonly emit?: ((event: string, way: Way) => void) | undefined;
}

const nowhere: Way = [];

class Walk {
  private readonly elements = new Map<string, Shown>();
  private readonly writes = new Map<string, Way[]>();
  /** The conditions by what they read and where, so that each is decided once. */
  private readonly conditions = new Map<string, Condition[]>();
  /** What is being followed, so that what runs or opens itself ends. */
  private readonly open = new Set<JsonObject>();

  constructor(private readonly shared: Shared) {}

  page(page: JsonObject): PageContents {
    const here: Here = { path: "", parent: "", way: nowhere, own: nowhere, instances: [], unit: {} };
    this.handlers(page.on, here);
    this.nodes(elementNodes(page.sections), here);
    return { elements: this.elements, writes: this.writes, conditions: [...this.conditions.values()].flat() };
  }

  private nodes(nodes: readonly TreeNode[], here: Here): void {
    for (const node of nodes) {
      const section = typeof node.json.use === "string" ? this.shared.sections.get(node.json.use) : undefined;
      const reached = this.through(this.through(here, node.json.if), node.json.show);
      if (section) this.nodes(this.shared.section(section), { ...reached, unit: section });
      else this.element(node, reached);
    }
  }

  private element(node: TreeNode, here: Here): void {
    const { id = "", json, type } = node;
    const { way, own, parent } = here;
    const path = `${here.path}/${id}`;
    this.elements.set(path, { id, parent, way, own, name: () => elementTitle(node) });
    const inside: Here = { ...here, path, parent: path, own: nowhere };
    const component = type === "component" ? this.shared.components.get(String(json.component)) : undefined;
    if (json.on !== undefined) {
      const { disabled, readonly } = recordOf(json.props);
      const usable = this.through(this.through(inside, disabled, true), readonly, true);
      // An event of a component is reached where the component emits it.
      const events = recordOf(component?.events);
      for (const [event, handler] of Object.entries(recordOf(json.on)))
        if (!Object.hasOwn(events, event)) this.handlers({ [event]: handler }, usable);
    }
    if (component)
      this.component(component, json, {
        ...inside,
        emit: (event, way) => this.handlers({ [event]: recordOf(json.on)[event] }, { ...inside, way }),
      });
    for (const list of node.lists) this.nodes(list.nodes, inside);
  }

  private component(component: JsonObject, instance: JsonObject, here: Here): void {
    this.once(component, () => {
      const inside: Here = { ...here, instances: [...here.instances, instance], unit: component };
      this.handlers(component.on, inside);
      this.nodes(this.shared.children(component), inside);
    });
  }

  private handlers(on: unknown, here: Here): void {
    for (const [event, handler] of Object.entries(recordOf(on)))
      if (event === "propertyChange") this.handlers(handler, here);
      else if (handler !== undefined)
        for (const each of Array.isArray(handler) ? objectsIn(handler) : [recordOf(handler)]) this.run(each, here);
  }

  /** Follows a handler: a workflow, or steps of its own. */
  private run(handler: JsonObject, here: Here): void {
    const reached = this.through(here, handler.when);
    if (typeof handler.run === "string") this.workflow(handler.run, reached);
    else this.steps(this.shared.steps(handler), reached);
  }

  private workflow(name: string, here: Here): void {
    const own = recordOf(here.unit.workflows)[name];
    const workflow = isObject(own) ? own : this.shared.workflows.get(name);
    if (!workflow || workflow.disabled === true) return;
    this.once(workflow, () => this.steps(this.shared.steps(workflow), this.through(here, workflow.when)));
  }

  private steps(lists: readonly TreeList[], here: Here): void {
    for (const { nodes } of lists) {
      let at = here;
      for (const { json, type, lists: inner } of nodes) {
        this.step(json, type, at);
        for (const list of inner)
          this.steps([list], type === "if" ? this.through(at, json.condition, list.slot === "else") : at);
        if (type === "stopUnless") at = this.through(at, json.condition);
      }
    }
  }

  private step(json: JsonObject, type: string, here: Here): void {
    const write = writeOf(json);
    if (write !== undefined) {
      const ways = this.writes.get(write);
      if (!ways) this.writes.set(write, [here.way]);
      else if (!ways.includes(here.way)) ways.push(here.way);
    }
    if (type === "emitEvent") here.emit?.(String(json.event), here.way);
    if (type === "runWorkflow" && typeof json.workflow === "string") this.workflow(json.workflow, here);
    const popup = type === "openPopup" ? this.shared.components.get(String(json.popup)) : undefined;
    if (popup)
      this.component(
        popup,
        { props: json.with },
        {
          ...here,
          path: `${here.path}/${String(json.popup)}`,
          emit: undefined,
        },
      );
  }

  private once(thing: JsonObject, follow: () => void): void {
    if (this.open.has(thing)) return;
    this.open.add(thing);
    follow();
    this.open.delete(thing);
  }

  /** Goes on through a condition, if it is about a person or never holds. */
  private through(here: Here, value: unknown, isNegated = false): Here {
    const condition = this.condition(value, isNegated, here.instances);
    return condition ? { ...here, way: [...here.way, condition], own: [...here.own, condition] } : here;
  }

  private condition(value: unknown, isNegated: boolean, instances: readonly JsonObject[]): Condition | undefined {
    if (value === undefined || value === !isNegated) return undefined;
    const formula = isObject(value) && typeof value.formula === "string" ? value.formula : undefined;
    if (formula === undefined && value !== isNegated) return undefined;
    const around = formula?.includes("props.") ? instances : [];
    const key = `${isNegated ? "not " : ""}${formula ?? String(value)}`;
    const all = this.conditions.get(key) ?? [];
    const known = all.find((each) => isSameList(each.instances, around));
    if (known) return known;
    const behind = formula === undefined ? [] : formulasBehind(formula, around, this.shared.formulas);
    const formulas = behind.filter(this.shared.isAboutAccess);
    if (formula !== undefined && formulas.length === 0) return undefined;
    const condition: Condition = { value, isNegated, instances: around, formulas };
    this.conditions.set(key, [...all, condition]);
    return condition;
  }
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Returns a formula with those that it depends on: of properties that it reads, and of formulas that it calls. */
function formulasBehind(
  formula: string,
  instances: readonly JsonObject[],
  formulas: ReadonlyMap<string, NamedFormula>,
): readonly string[] {
  const found = new Set<string>();
  const read = (text: string, around: readonly JsonObject[]): void => {
    if (found.has(text)) return;
    found.add(text);
    for (const { kind, name } of namesIn(text)) {
      const called = kind === "formula" ? formulas.get(name) : undefined;
      if (called) read(called.formula, around);
      const passed = kind === "property" ? recordOf(around.at(-1)?.props)[name] : undefined;
      if (passed === undefined) continue;
      if (isObject(passed) && typeof passed.formula === "string") read(passed.formula, around.slice(0, -1));
      else found.add(JSON.stringify(passed));
    }
  };
  read(formula, instances);
  return [...found];
}
