import type { ElementInfo } from "../catalogue/catalogue-types.ts";
import { nearestName } from "../near-names.ts";
import { insteadOfAttribute } from "./attributes.ts";
import { cssProperties } from "./css-properties.ts";

/** Says where a property belongs; undefined if it is unknown everywhere. */
type Elsewhere = (name: string) => string | undefined;

const ofProps = "put it under `props`";

/** Members of an element, which are beside its type. */
const members = new Set(
  "id type if show repeat link on children slots style classes attributes at states bind allow".split(" "),
);

/** Returns where properties belong that are beside `type`. Without `info`, the element is a use of a component. */
export const besideType =
  (info: ElementInfo | undefined): Elsewhere =>
  (name) => {
    // A misspelt member is more likely than a property of a component with a similar name.
    if (info === undefined) return nearestName(name, members) === undefined ? ofProps : undefined;
    if (info.props[name] !== undefined) return ofProps;
    return eventOf(name, info) ?? (cssProperties.has(name) ? "put it under `style`" : undefined) ?? stepsOf(name);
  };

/** Returns where properties belong that are under `props`. */
export const insideProps =
  (info: ElementInfo): Elsewhere =>
  (name) =>
    members.has(name) ? "move it out of `props`, beside `type`" : eventOf(name, info);

/** Returns what to write for a property that is one of HTML, ARIA, CSS or React. */
export const ofHtml =
  ({ type }: ElementInfo): Elsewhere =>
  (name) =>
    insteadOfAttribute(name, type) ?? (cssProperties.has(name) ? "put it under `style`, beside `type`" : undefined);

/** Returns where the handler of an event belongs: `click`, or `onClick` as in React. */
function eventOf(name: string, { events }: ElementInfo): string | undefined {
  const event = /^on[A-Z]/.test(name) ? name.charAt(2).toLowerCase() + name.slice(3) : name;
  return events[event] === undefined ? undefined : `write \`"on": { "${event}": … }\` beside \`type\``;
}

const stepsOf = (name: string): string | undefined =>
  ["steps", "action", "run"].includes(name) ? 'put it under an event, such as `"on": { "click": { … } }`' : undefined;

const ofSections = "put it into a section, under `sections`";
const ofElements = "put it on an element, under `children`";

/** Where properties belong that are in a file of a page, a section or a component. */
export const ofUnits: Readonly<Record<string, Elsewhere>> = {
  page: (name) => (["children", "elements", "style", "classes", "variables"].includes(name) ? ofSections : undefined),
  section: (name) => (["props", "repeat", "link", "bind"].includes(name) ? ofElements : undefined),
  component: (name) =>
    ["style", "classes", "at", "states", "if", "show", "repeat", "link", "attributes"].includes(name)
      ? ofElements
      : undefined,
};

/** Where properties belong that are in a step. */
export const ofStep: Elsewhere = (name) => {
  if (name === "onError") return "put it beside `steps` of the workflow, or use a `tryCatch` step";
  if (name === "if" || name === "when" || name === "condition") return "put the step under `then` of an `if` step";
  return undefined;
};
