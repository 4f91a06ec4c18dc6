import { elementCatalogue } from "./catalogue/element-catalogue.ts";
import { helpers } from "./catalogue/helper-catalogue.ts";
import { runtimeExports } from "./catalogue/runtime-exports.ts";
import { camelCase, componentName, helperFunction, pascalCase, tableTypeName } from "./names.ts";

/** Names that the output declares or has as parameters in its own functions, besides the words of the language. */
const inFunctions =
  "app auth cause clock connection currentPage custom elements emit error event formulas index inLanguage item language localized " +
  "loop own ownElement page params props readonlyVariable routes row run runtime sounds theme variable variables workflows xano";

const taken: ReadonlySet<string> = new Set([
  ...Array.from(helpers.keys(), helperFunction),
  ...runtimeExports,
  ...inFunctions.split(" "),
]);

const takenComponents: ReadonlySet<string> = new Set([
  ...Object.keys(elementCatalogue).map(componentName),
  ...(
    "Page PageProps PageRoute Section SectionProps If Repeat Slot Component Run WorkflowError Bind Handler IconDrawing Fragment " +
    "Array Boolean Date Error File Image Infinity JSON Map Math NaN Number Object Pick Promise Readonly Record Set String Symbol Text"
  ).split(" "),
]);

/** True if modules already use this name for a component or type. */
export const isTakenComponent = (name: string): boolean => takenComponents.has(name);

/** True if modules already use this name for the runtime or for themselves. */
export const isTaken = (name: string): boolean => taken.has(name);

const suffixes = { collection: "Collection", formula: "Formula", workflow: "Workflow", popup: "Popup" } as const;

/**
 * Returns the name under which a thing of the design is exported and imported: its id, with its kind as a suffix if the
 * output already uses that name. For example, the workflow `login` becomes `loginWorkflow`.
 */
export function thingName(kind: keyof typeof suffixes, id: string): string {
  const name = camelCase(id);
  return taken.has(name) ? name + suffixes[kind] : name;
}

const unitSuffixes = { page: "Page", section: "Section", component: "Component" } as const;

/** Returns the component name of a unit. The section `text` becomes `TextSection`, since `Text` is an element. */
export function unitName(kind: keyof typeof unitSuffixes, id: string): string {
  const name = pascalCase(id);
  return takenComponents.has(name) ? name + unitSuffixes[kind] : name;
}

/**
 * Returns the names of row types by table. A name that a module may already use, or that is one of `others`, gets the
 * suffix `Table`. Tables that would share a name get one that spells their characters.
 */
export function tableTypeNames(tables: Iterable<string>, others: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const sharing = new Map<string, string[]>();
  for (const table of tables) {
    const plain = tableTypeName(table);
    const name = takenComponents.has(plain) || others.has(plain) ? `${plain}Table` : plain;
    names.set(table, name);
    sharing.set(name, [...(sharing.get(name) ?? []), table]);
  }
  for (const [name, [first, ...more]] of sharing) {
    if (first === undefined || more.length === 0) continue;
    for (const table of [first, ...more]) names.set(table, `${name}_${charactersOf(table)}`);
  }
  return names;
}

const charactersOf = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0")).join("");
