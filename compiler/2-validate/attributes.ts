import { attributeCatalogue } from "../catalogue/attribute-catalogue.ts";
import { elementCatalogue } from "../catalogue/element-catalogue.ts";
import { roleOfTag, tagsWithoutAria, takesAria, writtenBy } from "../catalogue/tag-roles.ts";
import { nearestName } from "../near-names.ts";
import { atKey, type Context, complain, isObject, type JsonObject } from "./context.ts";

/** The part of the design format to use in place of an attribute. */
const otherWay: ReadonlyMap<string, string> = new Map([
  ["class", "use `classes`"],
  ["classname", "use `classes`"],
  ["style", "use `style`"],
  ["hidden", "use `show`, or `if`"],
  ["href", "use `link`"],
  ["to", "use `link`"],
  ["for", "use the property `label` of the field"],
  ["htmlfor", "use the property `label` of the field"],
  ["innerhtml", "use an `html-embed`"],
  ["dangerouslysetinnerhtml", "use an `html-embed`"],
  ["key", "use `key` of `repeat`"],
  ["ref", "use an `elementAction` step"],
  ["role", "use the property `role` of a box or text"],
  ["tabindex", "use an element that takes the focus, such as `button`"],
]);

/** Returns how an element has what is an attribute in HTML, by its name there or in React: `ariaPressed`, `hidden`. */
export function insteadOfAttribute(name: string, type: string): string | undefined {
  const attribute = /^aria[A-Z]/.test(name) ? `aria-${name.slice("aria".length).toLowerCase()}` : name;
  const property = writtenBy(type, attribute);
  if (property) return `use \`${property}\``;
  if (attributeCatalogue[attribute] !== undefined)
    return `write \`"attributes": { "${attribute}": … }\` beside \`type\``;
  return otherWay.get(name.toLowerCase());
}

const isData = (name: string): boolean => /^data-[a-z][a-z0-9-]*$/.test(name);

/**
 * Check the names of an element's HTML attributes. Values are checked with the shape of the element.
 *
 * Reports `attribute/unknown`, `attribute/set-by-element` and `attribute/no-effect`.
 */
export function checkAttributes(context: Context, element: JsonObject, type: string): void {
  const { attributes } = element;
  if (!isObject(attributes)) return;
  for (const name of Object.keys(attributes)) {
    const place = atKey(context, attributes, name);
    const isAria = name.startsWith("aria-");
    if (!isData(name) && attributeCatalogue[name] === undefined && name !== "aria-live") {
      const event = /^on[A-Za-z]/.test(name) ? "use `on`" : undefined;
      const badData = name.startsWith("data-") ? "write it in lower case, such as `data-row-id`" : undefined;
      const nearest = nearestName(name, Object.keys(attributeCatalogue));
      complain(
        context,
        "attribute/unknown",
        place,
        name,
        otherWay.get(name.toLowerCase()) ?? event ?? badData,
        nearest,
      );
      continue;
    }
    const written = writtenBy(type, name);
    if (written !== undefined) complain(context, "attribute/set-by-element", place, name, type, written);
    else if (isAria && !takesAria.has(type)) complain(context, "attribute/set-by-element", place, name, type, "");
    else if (isSvg(type) && (name === "title" || name === "dir"))
      complain(context, "attribute/no-effect", place, name, type, []);
    else if (isAria) checkRole(context, element, type, name);
  }
}

const isSvg = (type: string): boolean => type === "icon" || type.startsWith("svg");

/** Check that the role of an element has an ARIA attribute. */
function checkRole(context: Context, element: JsonObject, type: string, name: string): void {
  const place = atKey(context, element.attributes as JsonObject, name);
  const tag = tagOf(element, type);
  if (tagsWithoutAria.has(tag) && name !== "aria-hidden") {
    complain(context, "attribute/no-effect", place, name, tag, []);
    return;
  }
  const wanted = attributeCatalogue[name]?.["x-roles"];
  const roles = rolesOf(element, tag);
  if (!Array.isArray(wanted) || roles === undefined || roles.some((role) => wanted.includes(role))) return;
  complain(context, "attribute/no-effect", place, name, tag, wanted.map(String));
}

/** Tags of a text that a link replaces. */
const replaced: ReadonlySet<string> = new Set(["p", "div", "span", "button"]);

/** Returns the HTML tag of an element that takes ARIA attributes. */
function tagOf(element: JsonObject, type: string): string {
  const props = isObject(element.props) ? element.props : element;
  const own = typeof props.tag === "string" ? props.tag : undefined;
  const tag = own ?? (type === "section" ? "section" : (elementCatalogue[type]?.tag ?? "div"));
  return element.link !== undefined && (type !== "text" || replaced.has(tag)) ? "a" : tag;
}

/** Returns the roles that an element may have; undefined if they are not known, as for a bound one. */
function rolesOf(element: JsonObject, tag: string): readonly string[] | undefined {
  const props = isObject(element.props) ? element.props : {};
  const looks = isObject(element.states) ? Object.values(element.states) : [];
  if (looks.some((state) => isObject(state) && isObject(state.props) && Object.hasOwn(state.props, "role")))
    return undefined;
  if (props.role !== undefined) return typeof props.role === "string" ? [props.role] : undefined;
  // A click handler makes a box a button.
  const isPressable = isObject(element.on) && Object.hasOwn(element.on, "click");
  return [...roleOfTag(tag), ...(isPressable ? ["button"] : [])];
}

/** Check that a placeholder of other content has no attributes. */
export function refuseAttributes(context: Context, element: JsonObject): void {
  if (Object.hasOwn(element, "attributes"))
    complain(context, "property/unknown", atKey(context, element, "attributes"), "attributes");
}
