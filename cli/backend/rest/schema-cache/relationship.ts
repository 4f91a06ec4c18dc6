import type { QualifiedName } from "./catalogue.ts";

/** How rows of one table lead to rows of another. */
export type Relationship = KeyRelationship | ComputedRelationship;

/** Pairs of columns with equal values: of the table, and of its target. */
export type ColumnPairs = readonly (readonly [own: string, target: string])[];

/** A relationship by foreign keys. */
export interface KeyRelationship {
  readonly kind: "key";
  readonly table: QualifiedName;
  readonly target: QualifiedName;
  readonly isSelf: boolean;
  readonly tableIsView: boolean;
  readonly targetIsView: boolean;
  readonly link: Link;
}

export type Link =
  | {
      readonly cardinality: "one-to-many" | "many-to-one" | "one-to-one";
      readonly constraint: string;
      readonly columns: ColumnPairs;
    }
  | { readonly cardinality: "many-to-many"; readonly junction: Junction };

/** The table between two others, with a key to each; `source` and `destination` pair their columns with its own. */
export interface Junction {
  readonly table: QualifiedName;
  readonly constraints: readonly [source: string, destination: string];
  readonly source: ColumnPairs;
  readonly destination: ColumnPairs;
}

/** A relationship by a function of the row. */
export interface ComputedRelationship {
  readonly kind: "computed";
  readonly function: QualifiedName;
  readonly table: QualifiedName;
  readonly target: QualifiedName;
  readonly isOne: boolean;
}

export const leadsToOne = (relationship: Relationship): boolean =>
  relationship.kind === "computed"
    ? relationship.isOne
    : relationship.link.cardinality === "many-to-one" || relationship.link.cardinality === "one-to-one";

export const isSameName = (one: QualifiedName, other: QualifiedName): boolean =>
  one.schema === other.schema && one.name === other.name;

/** The name as one text, for maps. */
export const nameKey = ({ schema, name }: QualifiedName): string => `${schema}\0${name}`;
