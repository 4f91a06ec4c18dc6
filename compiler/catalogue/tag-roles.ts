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
  columns: { "aria-live": "role" },
  flexbox: { "aria-live": "role" },
  image: { "aria-label": "alt", "aria-live": "" },
  section: { "aria-live": "", id: "title" },
  text: { "aria-live": "role" },
};

/** What elements mark on their root besides their states, for their own styles. */
const ownMarks: Readonly<Record<string, readonly string[]>> = {
  accordion: ["data-orientation"],
  checkbox: ["data-position"],
  columns: ["data-push", "data-type"],
  "data-grid": ["data-alternate", "data-borders", "data-sticky", "data-vertical"],
  date: ["data-link"],
  "date-time-picker": ["data-disabled"],
  "draggable-list": ["data-handle"],
  flexbox: ["data-push"],
  "hover-dropdown": ["data-inline"],
  "html-embed": ["data-sanitised"],
  loader: ["data-kind"],
  // The dialog library sets the last four.
  modal: ["data-animation", "data-open", "data-closed", "data-starting-style", "data-ending-style"],
  "number-display": ["data-link"],
  "range-slider": ["data-orientation"],
  "rich-text": ["data-mode"],
  "scroll-area": ["data-sticks"],
  section: ["data-section", "data-width"],
  "side-panel": ["data-leaving", "data-side"],
  tabs: ["data-align", "data-position"],
  text: ["data-link"],
};

/** Returns what elements mark on their root, such as `data-open` for a state. */
function marksOf(type: string): ReadonlySet<string> {
  const states = Object.values(elementCatalogue[type]?.states ?? {});
  const selected = states.flatMap(({ selector }) => selector.match(/\bdata-[a-z-]+/g) ?? []);
  return new Set([...selected, ...(ownMarks[type] ?? [])]);
}

const marks = new Map([...Object.keys(elementCatalogue), "section"].map((type) => [type, marksOf(type)]));

/** Returns the property that sets an attribute of a type; empty if the element sets it otherwise, undefined if not. */
export function writtenBy(type: string, name: string): string | undefined {
  const own = written[type]?.[name];
  if (own !== undefined) return own;
  if (name === "aria-label" && elementCatalogue[type]?.props.ariaLabel) return "ariaLabel";
  return marks.get(type)?.has(name) ? "" : undefined;
}
