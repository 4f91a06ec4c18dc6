import type { LinkedElement, LinkedNode, LinkedUnit, LinkedValue } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Type } from "../../formula-types.ts";
import { keysOf } from "../../iterables.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import { withoutNothing } from "../../value-types.ts";
import { checkDatePicker } from "./date-pickers.ts";
import { checkFields } from "./fields.ts";
import { visitNodes } from "./walk.ts";

/** A form, and whether it certainly has a submit button, or may have one in a component. */
export interface FormFact {
  readonly place: Place;
  readonly hasSubmit: boolean;
  readonly components: readonly string[];
}

/** Reports problems of a single node: an image without alt, a grid without columns, rows without a key. */
export function checkNode(node: LinkedNode, report: Report): void {
  if (node.repeat) checkKey(node, report);
  checkFields(node, report);
  if (node.kind !== "element") return;
  if (node.type === "image" && !hasProp(node, "alt")) report(diagnose("element/missing-alt", typeOf(node)));
  if (node.type === "data-grid" && isEmptyList(propOf(node, "columns")))
    report(diagnose("element/missing-columns", typeOf(node)));
  if (node.type === "date-picker") checkDatePicker(node, report);
  if (node.type === "paginator") checkPaginator(node, report);
  if (node.type === "form-input") checkMask(node, report);
  if (node.type === "apex-chart") {
    for (const name of ["options", "series"]) checkOptions(propOf(node, name)?.base, report);
  }
}

/** Reports `element/not-together` for a paginator that has both a collection and numbers of its own. */
function checkPaginator(node: LinkedElement, report: Report): void {
  if (!hasProp(node, "collection")) return;
  for (const name of ["total", "limit", "offset"]) {
    const given = propOf(node, name)?.base;
    const help = "remove it; the collection has them";
    if (given) report(diagnose("element/not-together", given, "`collection`", `\`${name}\``, help));
  }
}

/** The types of a `form-input` whose text a mask can change; browsers keep the text of the others to themselves. */
const maskedTypes: ReadonlySet<unknown> = new Set(["text", "tel", "search", "password"]);

/** Reports `element/not-together` for a mask in a field of another type. */
function checkMask(node: LinkedElement, report: Report): void {
  const type = propOf(node, "type")?.base;
  if (!hasProp(node, "mask") || type?.kind !== "literal" || maskedTypes.has(type.value)) return;
  const help = "use the type `text`, `tel`, `search` or `password`";
  report(diagnose("element/not-together", type, "`mask`", `\`"type": "${String(type.value)}"\``, help));
}

/** Options of ApexCharts that hold HTML or functions, or belong to the app; the runtime leaves them out. */
export const refusedOptions: ReadonlySet<string> = new Set([
  "custom",
  "customHTML",
  "customIcons",
  "customSVG",
  "defaultLocale",
  "events",
  "formatter",
  "goals",
  "locales",
  "nonce",
  "tooltipHoverFormatter",
]);

/** The axes of ApexCharts, whose tooltips the library writes as HTML. */
export const axisOptions: ReadonlySet<string> = new Set(["xaxis", "yaxis"]);

/** Reports `element/refused-option` for options in the design; a formula is known only in the browser. */
function checkOptions(options: LinkedValue | undefined, report: Report): void {
  if (options === undefined || options.kind === "formula" || options.key === undefined) return;
  const visit = (value: unknown, isAxis: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (refusedOptions.has(key) || (isAxis && key === "tooltip"))
        report(diagnose("element/refused-option", { ...placeOf(options.file, value, key), part: "key" }, key));
      else visit(inner, axisOptions.has(key) || (isAxis && Array.isArray(value)));
    }
  };
  visit(Reflect.get(options.owner, options.key), false);
}

const propOf = (node: LinkedElement, name: string) => node.props.find((prop) => prop.name === name);
const hasProp = (node: LinkedElement, name: string): boolean => propOf(node, name)?.base !== undefined;

/** Returns the place of the element's type. */
const typeOf = ({ file, owner }: LinkedElement): Place => placeOf(file, owner, "type");

function isEmptyList(prop: ReturnType<typeof propOf>): boolean {
  const base = prop?.base;
  if (base === undefined) return true;
  return base.kind === "literal" && Array.isArray(base.value) && base.value.length === 0;
}

/** Reports `element/missing-key` if the items of a bound list are records without the key. */
function checkKey({ repeat, file, owner: element }: LinkedNode, report: Report): void {
  if (repeat?.items.kind !== "formula") return;
  const [key = ""] = repeat.key.split(".");
  const type = repeat.item.type && withoutNothing(repeat.item.type);
  if (!type || !lacks(type, key)) return;
  const owner: unknown = Reflect.get(element, "repeat");
  if (typeof owner !== "object" || owner === null) return;
  const keyPlace = placeOf(file, owner, Object.hasOwn(owner, "key") ? "key" : "items");
  report(
    diagnose("element/missing-key", keyPlace, repeat.key, type.kind === "record" ? keysOf(type.fields) : undefined),
  );
}

const lacks = (type: Type, key: string): boolean => type.kind === "record" && !type.open && !type.fields.has(key);

/** Returns the forms of a unit, each with what could submit it. */
export function formsOf(unit: LinkedUnit): readonly FormFact[] {
  const forms: FormFact[] = [];
  visitNodes(unit.roots, (node) => {
    if (node.kind === "element" && node.type === "form-container")
      forms.push({
        place: typeOf(node),
        ...submitOf([...node.children, ...node.slots.flatMap((slot) => slot.children)]),
      });
  });
  return forms;
}

/** Returns what in a tree could submit the form around it. The unknown content of a slot counts as a button. */
export function submitOf(nodes: readonly LinkedNode[]): Omit<FormFact, "place"> {
  let hasSubmit = false;
  const components = new Set<string>();
  visitNodes(nodes, (node) => {
    if (node.kind === "slot") hasSubmit = true;
    if (node.kind === "instance") components.add(node.component);
    if (node.kind === "element" && node.type === "button") hasSubmit ||= maySubmit(propOf(node, "buttonType")?.base);
  });
  return { hasSubmit, components: [...components] };
}

const maySubmit = (value: LinkedValue | undefined): boolean =>
  value !== undefined && (value.kind !== "literal" || value.value === "submit");

/** Reports `element/missing-submit` for forms without a submit button. */
export function checkForms(
  forms: readonly FormFact[],
  componentOf: (id: string) => Omit<FormFact, "place"> | undefined,
  report: Report,
): void {
  const canSubmit = (fact: Omit<FormFact, "place">, seen: ReadonlySet<string>): boolean =>
    fact.hasSubmit ||
    fact.components.some((id) => {
      if (seen.has(id)) return false;
      const inner = componentOf(id);
      // A component of an unsound file may contain the button.
      return inner === undefined || canSubmit(inner, new Set([...seen, id]));
    });
  for (const form of forms) if (!canSubmit(form, new Set())) report(diagnose("element/missing-submit", form.place));
}
