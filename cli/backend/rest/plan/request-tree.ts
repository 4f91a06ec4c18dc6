import type { Filter } from "../address/filter.ts";
import type { LogicTree } from "../address/logic.ts";
import type { OrderTerm } from "../address/order.ts";
import type { At } from "../address/parameters.ts";
import { allRows, type LimitRange } from "../address/ranges.ts";
import type { SelectField, SelectItem, SelectRelation } from "../address/select.ts";
import { Refusal } from "../answer/refusal.ts";

/** A table that a request reads, with what it asks of its rows. The embedded relations are below it. */
export interface RequestNode {
  readonly name: string;
  readonly relation: Omit<SelectRelation, "items"> | undefined;
  readonly fields: readonly SelectField[];
  readonly where: readonly LogicTree[];
  readonly order: readonly OrderTerm[];
  readonly range: LimitRange;
  readonly children: readonly RequestNode[];
}

/** Parts of a request for the tables that they name. */
export interface RequestParts {
  readonly select: readonly SelectItem[];
  readonly filters: readonly At<Filter>[];
  readonly order: readonly At<readonly OrderTerm[]>[];
  readonly ranges: readonly At<LimitRange>[];
  readonly logic: readonly At<LogicTree>[];
}

/**
 * Returns the tree of a request. Refuses parts of relations that are not embedded with `PGRST108`.
 *
 * The parts are added in the order of PostgREST, which decides about the order of the relations in the answer.
 */
export function requestTree(name: string, { select, filters, order, ranges, logic }: RequestParts): RequestNode {
  const steps: readonly Step[] = [
    ...fromLast(filters, (filter) => withCondition({ kind: "filter", filter })),
    ...fromLast(order, (terms) => (node) => ({ ...node, order: terms })),
    ...fromLast(ranges, (range) => (node) => ({ ...node, range })),
    ...fromLast(logic, withCondition),
  ];
  return steps.reduce((tree, [relations, change]) => changed(tree, relations, change), nodeOf(name, undefined, select));
}

const fromLast = <Part>(parts: readonly At<Part>[], changeFor: (part: Part) => Change): readonly Step[] =>
  [...parts].reverse().map(({ relations, part }) => [relations, changeFor(part)]);

const withCondition =
  (condition: LogicTree): Change =>
  (node) => ({ ...node, where: [condition, ...node.where] });

type Change = (node: RequestNode) => RequestNode;
type Step = readonly [relations: readonly string[], change: Change];

function nodeOf(
  name: string,
  relation: Omit<SelectRelation, "items"> | undefined,
  items: readonly SelectItem[],
): RequestNode {
  return {
    name,
    relation,
    fields: items.filter((item) => item.kind === "field"),
    where: [],
    order: [],
    range: allRows,
    children: items.flatMap((item) => (item.kind === "relation" ? [nodeOf(item.name, item, item.items)] : [])),
  };
}

/** Change the node that the names of relations or their aliases lead to. As in PostgREST, it becomes the first of its siblings. */
function changed(node: RequestNode, [name, ...rest]: readonly string[], change: Change): RequestNode {
  if (name === undefined) {
    return change(node);
  }
  const child = node.children.find(({ relation }) => relation?.name === name || relation?.alias === name);
  if (child === undefined) {
    throw notEmbedded(name);
  }
  const others = node.children.filter((other) => other !== child);
  return { ...node, children: [changed(child, rest, change), ...others] };
}

export const notEmbedded = (name: string): Refusal =>
  new Refusal({
    status: 400,
    code: "PGRST108",
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

/** The name under which the rows of a relation are in the answer. */
export const shownName = ({ name, relation }: RequestNode): string => relation?.alias ?? name;
