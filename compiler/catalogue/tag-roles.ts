import { elementCatalogue } from "./element-catalogue.ts";

/** The implicit roles of tags, as far as ARIA attributes depend on them. */
const roles: Readonly<Record<string, readonly string[]>> = {
  a: ["link"],
  address: ["group"],
  article: ["article"],
  button: ["button"],
  details: ["group"],
  fieldset: ["group"],
  h1: ["heading"],
  h2: ["heading"],
  h3: ["heading"],
  h4: ["heading"],
  h5: ["heading"],
  h6: ["heading"],
  hgroup: ["group"],
  hr: ["separator"],
  img: ["img"],
  li: ["listitem"],
  table: ["table"],
  td: ["cell"],
  th: ["cell", "columnheader", "rowheader"],
  tr: ["row"],
};

/** Returns the roles of a tag; none if no ARIA attribute depends on them. */
export const roleOfTag = (tag: string): readonly string[] => (Object.hasOwn(roles, tag) ? (roles[tag] ?? []) : []);

/** Tags whose only ARIA attribute is `aria-hidden`. */
export const tagsWithoutAria: ReadonlySet<string> = new Set(["br", "col", "colgroup", "wbr"]);

/** Types whose root is the element that people use. Others contain it, or set their ARIA attributes themselves. */
export const takesAria: ReadonlySet<string> = new Set([
  "base",
  "button",
  "columns",
  "flexbox",
  "image",
  "section",
  "text",
]);

/** Attributes that elements set, with the property to use in place of each; empty without one. */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  base: { "aria-live": "role" },
  button: {
    "aria-busy": "loading",
    "aria-current": "current",
    "aria-disabled": "disabled",
    "aria-live": "",
    "aria-pressed": "pressed",
    title: "tooltip",
  },
  columns: { "aria-live": "role", "data-push": "pushLast", "data-type": "type" },
  flexbox: { "aria-live": "role", "data-push": "pushLast" },
  image: { "aria-label": "alt", "aria-live": "" },
  section: { "aria-live": "", "data-section": "id", "data-width": "width", id: "title" },
  text: { "aria-live": "role", "data-link": "link" },
};

/** States that elements mark on their root: `data-open`. */
const marks: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(elementCatalogue).map(({ type, states }) => [
    type,
    new Set(
      Object.values(states).flatMap(({ selector }) =>
        Array.from(selector.matchAll(/\[(data-[a-z-]+)/g), ([, name = ""]) => name),
      ),
    ),
  ]),
);

/** Returns the property that sets an attribute of a type; empty if the element sets it otherwise, undefined if not. */
export function writtenBy(type: string, name: string): string | undefined {
  const own = written[type]?.[name];
  if (own !== undefined) return own;
  if (name === "aria-label" && elementCatalogue[type]?.props.ariaLabel) return "ariaLabel";
  return marks.get(type)?.has(name) ? "" : undefined;
}
