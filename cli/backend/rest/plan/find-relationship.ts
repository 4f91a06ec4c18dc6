import { nearestName } from "../../../../compiler/near-names.ts";
import { Refusal } from "../answer/refusal.ts";
import type { KeyRelationship, Relationship } from "../schema-cache/relationship.ts";
import { type Relationships, relationshipKey } from "../schema-cache/relationships.ts";

/** A relation of `select`, as seen from the table that it is in. */
export interface Sought {
  readonly schema: string;
  readonly origin: string;
  readonly name: string;
  readonly hint: string | undefined;
}

/**
 * Returns the one relationship that a name of `select` and its hint can mean. Refuses with `PGRST200` or `PGRST201`.
 *
 * The name is of a table or view, a function, a foreign key or its only column; the hint is of a foreign key, its only
 * column on either side, or the table between. A relation of a table to itself has the name of the table for the many
 * side, and of the column for the one side. Source: PostgREST 12, Plan, `findRel`.
 */
export function findRelationship(relationships: Relationships, sought: Sought): Relationship {
  const { schema, origin, name, hint } = sought;
  const all = relationships.get(relationshipKey({ schema, name: origin }, schema)) ?? [];
  const found = all.filter((each) =>
    each.kind === "computed"
      ? each.function.name === name
      : each.isSelf
        ? isMeantOfSelf(each, name, hint)
        : isMeant(each, name, hint),
  );
  const [only, ...others] = found;
  if (only === undefined) {
    throw noRelationship(relationships, sought, all);
  }
  if (others.length > 0) {
    throw ambiguous(
      sought,
      found.filter((each) => each.kind === "key"),
    );
  }
  return only;
}

function isMeant({ target, targetIsView, link }: KeyRelationship, name: string, hint: string | undefined): boolean {
  const isOfTarget = target.name === name;
  if (link.cardinality === "many-to-many") {
    return isOfTarget && (hint === undefined || link.junction.table.name === hint);
  }
  const { constraint, columns } = link;
  const [own, foreign] = columns.length === 1 ? (columns[0] ?? []) : [];
  if (hint === undefined) {
    return isOfTarget || (!targetIsView && (constraint === name || own === name));
  }
  return isOfTarget && (constraint === hint || own === hint || foreign === hint);
}

function isMeantOfSelf({ target, link }: KeyRelationship, name: string, hint: string | undefined): boolean {
  if (link.cardinality !== "one-to-many" && link.cardinality !== "many-to-one") {
    return false;
  }
  const [own, foreign] = link.columns.length === 1 ? (link.columns[0] ?? []) : [];
  const isOfMany = target.name === name && link.cardinality === "one-to-many";
  if (hint === undefined) {
    return isOfMany || (link.cardinality === "many-to-one" && own === name);
  }
  return isOfMany && foreign === hint;
}

function noRelationship(relationships: Relationships, sought: Sought, all: readonly Relationship[]): Refusal {
  const { schema, origin, name, hint } = sought;
  const ofHint = hint === undefined ? "" : `' using the hint '${hint}`;
  return new Refusal({
    status: 400,
    code: "PGRST200",
    message: `Could not find a relationship between '${origin}' and '${name}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${origin}' and '${name}${ofHint}' in the schema '${schema}', but no matches were found.`,
    hint: nearName(relationships, sought, all),
  });
}

function nearName(relationships: Relationships, { schema, origin, name }: Sought, all: readonly Relationship[]) {
  const [written, names] =
    all.length > 0
      ? [name, all.map(({ target }) => target.name)]
      : [
          origin,
          [...relationships.values()]
            .flatMap((list) => list.slice(0, 1))
            .flatMap(({ table }) => (table.schema === schema ? [table.name] : [])),
        ];
  const near = names.includes(written) ? undefined : nearestName(written, names);
  return near && `Perhaps you meant '${near}' instead of '${written}'.`;
}

function ambiguous({ origin, name }: Sought, found: readonly KeyRelationship[]): Refusal {
  const hints = found.map(({ target, link }) => {
    const by = link.cardinality === "many-to-many" ? link.junction.table.name : link.constraint;
    return `'${target.name}!${by}'`;
  });
  return new Refusal({
    status: 300,
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${origin}' and '${name}'`,
    details: found.map(described),
    hint: `Try changing '${name}' to one of the following: ${hints.join(", ")}. Find the desired relationship in the 'details' key.`,
  });
}

function described({ table, target, link }: KeyRelationship) {
  const side = (pairs: readonly (readonly [string, string])[], index: 0 | 1): string =>
    `(${pairs.map((pair) => pair[index]).join(", ")})`;
  const embedding = `${table.name} with ${target.name}`;
  if (link.cardinality === "many-to-many") {
    const { table: between, constraints, source, destination } = link.junction;
    const by = `${constraints[0]}${side(source, 1)} and ${constraints[1]}${side(destination, 1)}`;
    return { cardinality: link.cardinality, embedding, relationship: `${between.name} using ${by}` };
  }
  const by = `${table.name}${side(link.columns, 0)} and ${target.name}${side(link.columns, 1)}`;
  return { cardinality: link.cardinality, embedding, relationship: `${link.constraint} using ${by}` };
}
