import type { Filter } from "../address/filter.ts";
import type { LogicTree } from "../address/logic.ts";
import type { JsonStep } from "../address/names.ts";
import type { OrderTerm } from "../address/order.ts";
import type { LimitRange } from "../address/ranges.ts";
import type { SelectField } from "../address/select.ts";
import { Refusal } from "../answer/refusal.ts";
import type { QualifiedName } from "../schema-cache/catalogue.ts";
import { leadsToOne, nameKey, type Relationship } from "../schema-cache/relationship.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import { type FieldPlan, fieldPlan } from "./field-plan.ts";
import { findRelationship } from "./find-relationship.ts";
import { notEmbedded, type RequestNode, shownName } from "./request-tree.ts";

/** How the rows of a table are read: every name has been found. */
export interface ReadPlan {
  /** The rows: of a table, or of the statement that wrote them or called the function, whose schema is empty. */
  readonly from: QualifiedName;
  readonly alias: string | undefined;
  readonly fields: readonly FieldSelection[];
  readonly where: readonly Condition[];
  readonly order: readonly OrderPlan[];
  readonly range: LimitRange;
  readonly embeds: readonly EmbedPlan[];
}

/** An embedded relation. */
export interface EmbedPlan {
  readonly plan: ReadPlan;
  readonly relationship: Relationship;
  /** The name of its rows in the answer. */
  readonly name: string;
  /** The name of its rows in the statement. */
  readonly rows: string;
  /** The name of the table that it is in, in the statement. */
  readonly parent: QualifiedName;
  readonly isInner: boolean;
  readonly isSpread: boolean;
  /** Nothing of it is in the answer, such as of `table()`. */
  readonly isHidden: boolean;
}

/** A column of the answer. */
export interface FieldSelection {
  readonly field: FieldPlan;
  readonly cast: string | undefined;
  readonly alias: string | undefined;
}

export type Condition =
  | {
      readonly kind: "group";
      readonly operator: "and" | "or";
      readonly isNegated: boolean;
      readonly items: readonly Condition[];
    }
  | { readonly kind: "filter"; readonly field: FieldPlan; readonly filter: Filter }
  /** Whether an embedded relation has no rows. */
  | { readonly kind: "embed"; readonly rows: string; readonly isNegated: boolean };

export interface OrderPlan {
  readonly term: OrderTerm;
  readonly field: FieldPlan;
  /** The rows of the embedded relation that the field is of. */
  readonly rows: string | undefined;
}

/** The rows that a statement wrote, or that a function returned. */
export const sourceName = "pgrst_source";

/**
 * Plan what a request reads of a table. With `isSource`, its rows are those that the statement itself wrote or got.
 *
 * Source: PostgREST 12, Plan, `readPlan`.
 */
export function readPlan(tree: RequestNode, table: QualifiedName, cache: SchemaCache, isSource: boolean): ReadPlan {
  const root: Place = isSource
    ? { from: { schema: "", name: sourceName }, alias: table.name, table }
    : { from: table, alias: undefined, table };
  return planOf(related(tree, root, 0, { cache, table }), { cache, table });
}

interface Context {
  readonly cache: SchemaCache;
  /** The table of the address. */
  readonly table: QualifiedName;
}

/** Where the rows of a table come from, in the statement. */
interface Place {
  readonly from: QualifiedName;
  readonly alias: string | undefined;
  readonly table: QualifiedName;
}

/** A node whose relationships have been found. */
interface RelatedNode {
  readonly node: RequestNode;
  readonly place: Place;
  readonly depth: number;
  readonly children: readonly RelatedChild[];
}

interface RelatedChild extends RelatedNode {
  readonly relationship: Relationship;
  readonly parent: QualifiedName;
}

/** Find the relationships of a node. All are found before anything else is planned, as they are refused first. */
function related(node: RequestNode, place: Place, depth: number, context: Context): RelatedNode {
  const children = node.children.map((child): RelatedChild => {
    const relationship = findRelationship(context.cache.relationships, {
      schema: context.table.schema,
      origin: place.table.name,
      name: child.name,
      hint: child.relation?.hint,
    });
    const { target } = relationship;
    // A table that is joined through another one keeps its name.
    const isJoined = relationship.kind === "key" && relationship.link.cardinality === "many-to-many";
    const alias = isJoined ? undefined : `${target.name}_${depth + 1}`;
    return {
      ...related(child, { from: target, alias, table: target }, depth + 1, context),
      relationship,
      parent: place.alias === undefined ? place.from : { schema: "", name: place.alias },
    };
  });
  return { node, place, depth, children };
}

function planOf({ node, place, depth, children }: RelatedNode, context: Context): ReadPlan {
  const embeds = children.map((child) => embedOf(child, context));
  const { cache, table } = context;
  // As in PostgREST, the types of columns are looked up by the name that the request has for the relation.
  const named = depth === 0 ? table : { schema: table.schema, name: node.name };
  const fieldOf = (field: Filter["field"]): FieldPlan => fieldPlan(field, named, cache);
  const ofFilter = (filter: Filter): Condition =>
    absenceOf(filter, embeds) ?? { kind: "filter", field: fieldOf(filter.field), filter };
  return {
    from: place.from,
    alias: place.alias,
    fields: node.fields.flatMap((field) => selectionsOf(field, fieldOf(field.field), place.table, cache)),
    where: node.where.map((tree) => conditionOf(tree, ofFilter)),
    order: node.order.map((term) => ({
      term,
      field: fieldPlan(term.field, table, cache),
      rows: relatedRows(term, embeds, place),
    })),
    range: node.range,
    embeds,
  };
}

function embedOf(child: RelatedChild, context: Context): EmbedPlan {
  const { node, relationship, parent, depth } = child;
  const isSpread = node.relation?.isSpread === true;
  if (isSpread && !leadsToOne(relationship)) {
    throw notToOne("PGRST119", "A spread operation", relationship.table.name, node.name);
  }
  const plan = planOf(child, context);
  return {
    plan,
    relationship,
    name: shownName(node),
    rows: `${relationship.table.name}_${shownName(node)}_${depth}`,
    parent,
    isInner: node.relation?.join === "inner",
    isSpread,
    isHidden: plan.fields.length === 0 && plan.embeds.every(({ isHidden }) => isHidden),
  };
}

const notToOne = (code: string, what: string, origin: string, target: string): Refusal =>
  new Refusal({
    status: 400,
    code,
    message: `${what} on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });

/** Returns the condition of a tree; `ofFilter` returns the condition of a filter. */
export const conditionOf = (tree: LogicTree, ofFilter: (filter: Filter) => Condition): Condition =>
  tree.kind === "group"
    ? { ...tree, items: tree.items.map((item) => conditionOf(item, ofFilter)) }
    : ofFilter(tree.filter);

/** Returns the condition of a filter on an embedded relation itself, such as `author=is.null`. */
function absenceOf({ field, isNegated, test }: Filter, embeds: readonly EmbedPlan[]): Condition | undefined {
  const embed = field.path.length === 0 ? embeds.find(({ name }) => name === field.name) : undefined;
  return embed && test.kind === "is" && test.value === "null"
    ? { kind: "embed", rows: embed.rows, isNegated }
    : undefined;
}

function relatedRows({ relation }: OrderTerm, embeds: readonly EmbedPlan[], place: Place): string | undefined {
  if (relation === undefined) return undefined;
  const embed = embeds.find(({ name }) => name === relation);
  if (embed === undefined) {
    throw notEmbedded(relation);
  }
  if (!leadsToOne(embed.relationship)) {
    throw notToOne("PGRST118", "A related order", place.from.name, relation);
  }
  return embed.rows;
}

/** Returns the columns of an item of `select`; `*` is each column of its own where one has a conversion to JSON. */
function selectionsOf(
  item: SelectField,
  field: FieldPlan,
  table: QualifiedName,
  cache: SchemaCache,
): readonly FieldSelection[] {
  if (item.aggregate !== undefined) {
    throw new Refusal({ status: 400, code: "PGRST123", message: "Use of aggregate functions is not allowed" });
  }
  const converted = field.name === "*" ? convertedColumns(table, cache) : undefined;
  if (converted !== undefined) {
    return converted.map((column) => selectionOf(column, {}));
  }
  return [selectionOf(field, item)];
}

const selectionOf = (field: FieldPlan, { cast, alias }: Pick<SelectField, "cast" | "alias">): FieldSelection => ({
  field,
  cast,
  alias: alias ?? lastKey(field) ?? (field.toJson && field.name),
});

/** The name of a field with a path: its last key, or without one its column. */
function lastKey({ name, path }: FieldPlan): string | undefined {
  const keys = path.flatMap(({ to }: JsonStep) => ("key" in to ? [to.key] : []));
  return path.length === 0 ? undefined : (keys.at(-1) ?? name);
}

function convertedColumns(table: QualifiedName, cache: SchemaCache): readonly FieldPlan[] | undefined {
  const columns = [...(cache.tables.get(nameKey(table))?.columns.keys() ?? [])].map((name) =>
    fieldPlan({ name, path: [] }, table, cache),
  );
  return columns.some(({ toJson }) => toJson !== undefined) ? columns : undefined;
}
