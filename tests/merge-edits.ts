import fc from "fast-check";

// Random edits of a page, as people make them: each names what it changes by id or by what it is, never by position.

type Json = Record<string, unknown>;
type List = unknown[];

/** An edit; returns false if it does not apply, as when the thing was removed. */
export type Edit = (page: Json) => boolean;

/** An edit with its description, so that a failed run can be read. */
export interface NamedEdit {
  readonly name: string;
  readonly edit: Edit;
}

/** A page with all kinds of lists and objects. */
export const page: Json = {
  id: "inicio",
  path: "",
  title: "Início",
  groups: ["admin", "vendas", "suporte"],
  sections: [
    {
      id: "topo",
      children: [
        { id: "titulo", type: "text", props: { text: "Olá" }, style: { color: "red", margin: "4px" } },
        {
          id: "caixa",
          type: "box",
          children: [
            { id: "a", type: "text" },
            { id: "b", type: "text" },
            { id: "c", type: "box" },
          ],
        },
        { id: "fim", type: "text" },
      ],
    },
    {
      id: "lista",
      children: [
        {
          id: "grade",
          type: "data-grid",
          props: {
            columns: [
              { id: "nome", header: "Nome" },
              { id: "fone", header: "Fone", width: 80 },
              { id: "cidade", header: "Cidade" },
            ],
          },
        },
        {
          id: "ir",
          type: "button",
          on: {
            click: {
              steps: [
                { action: "setVariable", variable: "x", value: 1 },
                { action: "setVariable", variable: "y", value: { z: 1, a: [2, 1], m: { p: 1, b: 2 } } },
                { id: "abre", action: "openPopup", popup: "alerta" },
                { action: "navigate", page: "outra" },
              ],
            },
          },
        },
      ],
    },
  ],
};

const idOf = (item: unknown): unknown => (item as Json).id;

/** All lists of elements of a page, by the id of what contains them. */
function elementLists(json: Json): Map<string, List> {
  const found = new Map<string, List>();
  const visit = (owner: Json, list: unknown): void => {
    if (!Array.isArray(list)) return;
    found.set(String(owner.id), list);
    for (const each of list) visit(each, each.children);
  };
  visit(json, json.sections);
  return found;
}

function elementOf(json: Json, id: string): { list: List; at: number; element: Json } | undefined {
  for (const list of elementLists(json).values()) {
    const at = list.findIndex((each) => (each as Json).id === id);
    if (at !== -1) return { list, at, element: list[at] as Json };
  }
  return undefined;
}

/**
 * Puts an item behind an anchor, in the gap between two items of the page as it was. Returns false if something else is
 * in that gap.
 */
function insertAfter(
  list: List,
  anchor: unknown,
  item: unknown,
  keyOf: (item: unknown) => unknown,
  before: List,
): boolean {
  const keys = list.map(keyOf);
  const at = keys.indexOf(anchor);
  const old = before.map(keyOf);
  const next = old.slice(old.indexOf(anchor) + 1).find((key) => keys.includes(key));
  if (at === -1 || keys[at + 1] !== next) return false;
  list.splice(at + 1, 0, item);
  return true;
}

const ids = fc.constantFrom("titulo", "caixa", "a", "b", "c", "fim", "grade", "ir");
const newIds = fc.constantFrom("novo1", "novo2", "novo3", "novo4", "novo5", "novo6");
const members = fc.constantFrom("name", "description", "if");
const words = fc.constantFrom("um", "dois", "três", "quatro");

const setMember = fc.tuple(ids, members, words).map(
  ([id, member, word]): NamedEdit => ({
    name: `set ${id}.${member} to ${word}`,
    edit: (json) => {
      const found = elementOf(json, id);
      if (found) found.element[member] = word;
      return found !== undefined;
    },
  }),
);

const setStyle = fc.tuple(ids, fc.constantFrom("color", "margin", "padding", "gap"), words).map(
  ([id, property, word]): NamedEdit => ({
    name: `style ${id}.${property} ${word}`,
    edit: (json) => {
      const found = elementOf(json, id);
      if (found) found.element.style = { ...(found.element.style as Json), [property]: word };
      return found !== undefined;
    },
  }),
);

const removeStyle = ids.map(
  (id): NamedEdit => ({
    name: `remove style of ${id}`,
    edit: (json) => {
      const element = elementOf(json, id)?.element;
      return element?.style !== undefined && delete element.style;
    },
  }),
);

const insertElement = fc.tuple(ids, newIds).map(
  ([anchor, id]): NamedEdit => ({
    name: `insert ${id} after ${anchor}`,
    edit: (json) => {
      const found = elementOf(json, anchor);
      if (!found || elementOf(json, id)) return false;
      const item = { id, type: "text", props: { text: id } };
      return insertAfter(found.list, anchor, item, idOf, elementOf(page, anchor)?.list ?? []);
    },
  }),
);

const removeElement = ids.map(
  (id): NamedEdit => ({
    name: `remove ${id}`,
    edit: (json) => {
      const found = elementOf(json, id);
      found?.list.splice(found.at, 1);
      return found !== undefined;
    },
  }),
);

const moveElement = fc.tuple(ids, ids).map(
  ([id, anchor]): NamedEdit => ({
    name: `move ${id} after ${anchor}`,
    edit: (json) => {
      const found = elementOf(json, id);
      if (!found || (found.list[found.at - 1] as Json | undefined)?.id === anchor) return false;
      found.list.splice(found.at, 1);
      const target = elementOf(json, anchor);
      if (!target) return false;
      return insertAfter(target.list, anchor, found.element, idOf, elementOf(page, anchor)?.list ?? []);
    },
  }),
);

const listEdit = (
  name: string,
  listIn: (json: Json) => List | undefined,
  keys: readonly string[],
  keyOf: (item: unknown) => unknown,
  make: (key: string) => unknown,
): fc.Arbitrary<NamedEdit> => {
  const known = fc.constantFrom(...keys);
  const positionOf = (list: List | undefined, key: string): number =>
    list?.findIndex((item) => keyOf(item) === key) ?? -1;
  const insert = fc.tuple(known, fc.constantFrom("n1", "n2", "n3")).map(([anchor, key]) => ({
    name: `${name}: insert ${key} after ${anchor}`,
    edit: (json: Json) => {
      const list = listIn(json);
      if (!list || positionOf(list, key) !== -1) return false;
      return insertAfter(list, anchor, make(key), keyOf, listIn(page) ?? []);
    },
  }));
  const remove = known.map((key) => ({
    name: `${name}: remove ${key}`,
    edit: (json: Json) => {
      const list = listIn(json);
      const at = positionOf(list, key);
      if (at !== -1) list?.splice(at, 1);
      return at !== -1;
    },
  }));
  const move = fc.tuple(known, known).map(([key, anchor]) => ({
    name: `${name}: move ${key} after ${anchor}`,
    edit: (json: Json) => {
      const list = listIn(json);
      const at = positionOf(list, key);
      if (at === -1 || at === positionOf(list, anchor) + 1) return false;
      const [item] = list?.splice(at, 1) ?? [];
      return list !== undefined && item !== undefined && insertAfter(list, anchor, item, keyOf, listIn(page) ?? []);
    },
  }));
  return fc.oneof(insert, remove, move);
};

const groupsEdit = listEdit(
  "groups",
  (json) => json.groups as List,
  ["admin", "vendas", "suporte"],
  (item) => item,
  (key) => key,
);

const columns = (json: Json): List | undefined =>
  (elementOf(json, "grade")?.element.props as { columns: List })?.columns;
const columnsEdit = listEdit("columns", columns, ["nome", "fone", "cidade"], idOf, (key) => ({ id: key, header: key }));

const setColumn = fc.tuple(fc.constantFrom("nome", "fone", "cidade"), fc.constantFrom("header", "width"), words).map(
  ([id, member, word]): NamedEdit => ({
    name: `columns: set ${id}.${member} ${word}`,
    edit: (json) => {
      const column = columns(json)?.find((each) => idOf(each) === id);
      if (column) (column as Json)[member] = word;
      return column !== undefined;
    },
  }),
);

const steps = (json: Json): List | undefined =>
  (elementOf(json, "ir")?.element.on as { click: { steps: List } } | undefined)?.click.steps;
/** Steps are known by what they do, whatever they set. */
const stepKey = (item: unknown): unknown => {
  const step = item as Json;
  return String(step.variable ?? step.popup ?? step.page);
};
const stepsEdit = listEdit("steps", steps, ["x", "y", "alerta", "outra"], stepKey, (key) => ({
  action: "setVariable",
  variable: key,
  value: 0,
}));

const setStep = fc.tuple(fc.constantFrom("x", "y", "alerta"), words).map(
  ([key, word]): NamedEdit => ({
    name: `steps: describe ${key} as ${word}`,
    edit: (json) => {
      const step = steps(json)?.find((each) => stepKey(each) === key);
      if (step) (step as Json).description = word;
      return step !== undefined;
    },
  }),
);

const data = (json: Json): Json | undefined =>
  (steps(json)?.find((each) => stepKey(each) === "y") as { value: Json } | undefined)?.value;

/** Data keeps the order of its members. */
const dataEdit = fc.tuple(fc.constantFrom("z", "a", "m"), fc.constantFrom("n1", "n2"), fc.boolean()).map(
  ([anchor, key, isRemoved]): NamedEdit => ({
    name: `data: ${isRemoved ? "remove" : `insert ${key} after`} ${anchor}`,
    edit: (json) => {
      const value = data(json);
      if (!value || !(anchor in value) || key in value) return false;
      const entries = Object.entries(value);
      const names: List = Object.keys(value);
      for (const name of Object.keys(value)) delete value[name];
      if (isRemoved) names.splice(names.indexOf(anchor), 1);
      else if (!insertAfter(names, anchor, key, (name) => name, Object.keys(data(page) ?? {}))) return false;
      for (const name of names) value[String(name)] = Object.fromEntries(entries)[String(name)] ?? key;
      return true;
    },
  }),
);

const edit = fc.oneof(
  setMember,
  setStyle,
  removeStyle,
  insertElement,
  removeElement,
  moveElement,
  groupsEdit,
  columnsEdit,
  setColumn,
  stepsEdit,
  setStep,
  dataEdit,
);

/** One to three edits, as one person makes them. */
export const edits: fc.Arbitrary<readonly NamedEdit[]> = fc.array(edit, { minLength: 1, maxLength: 3 });

/** The page after edits, as JSON; undefined if one does not apply. */
export function pageAfter(...lists: readonly (readonly NamedEdit[])[]): string | undefined {
  const json: Json = structuredClone(page);
  return lists.flat().every(({ edit: apply }) => apply(json)) ? JSON.stringify(json) : undefined;
}
