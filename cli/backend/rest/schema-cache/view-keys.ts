import type { Catalogue, CatalogueKey, CataloguePlace, QualifiedName, ViewColumn } from "./catalogue.ts";
import { grouped } from "./grouped.ts";
import { isSameName, type KeyRelationship, type Link } from "./relationship.ts";

/** A key of a table that a view has all columns of. */
export interface ViewKey {
  readonly view: QualifiedName;
  readonly key: CatalogueKey;
  /** Whether the view has the columns that a foreign key refers to, instead of its own. */
  readonly isTarget: boolean;
  /** For each column of the key, the columns of the view that are that column. */
  readonly columns: readonly (readonly string[])[];
}

/** Returns the keys that views have from their tables, also through other views. */
export function viewKeys({ keys, origins }: Catalogue): readonly ViewKey[] {
  const byView = grouped(origins, ({ view }) => view.oid);
  return [...byView.values()].flatMap((columns) => {
    const [first] = columns;
    if (first === undefined) return [];
    const found = columnsOf(columns, byView);
    const sides = keys.flatMap((key): Omit<ViewKey, "view" | "columns">[] =>
      key.kind === "f"
        ? [
            { key, isTarget: false },
            { key, isTarget: true },
          ]
        : key.kind === "p"
          ? [{ key, isTarget: false }]
          : [],
    );
    return sides.flatMap((side): ViewKey[] => {
      const { oid, places } = sideOf(side);
      const own = places.map(({ number }) => found.get(`${oid} ${number}`) ?? []);
      return own.length > 0 && own.every((names) => names.length > 0)
        ? [{ view: first.view, ...side, columns: own }]
        : [];
    });
  });
}

function sideOf({ key, isTarget }: Omit<ViewKey, "view" | "columns">): {
  readonly oid: number;
  readonly places: readonly CataloguePlace[];
} {
  return isTarget
    ? { oid: key.target?.oid ?? 0, places: key.targetColumns ?? [] }
    : { oid: key.table.oid, places: key.columns };
}

/** Returns the columns of a view by the columns of tables and views that they come from, `oid number`. */
function columnsOf(
  columns: readonly ViewColumn[],
  byView: ReadonlyMap<number, readonly ViewColumn[]>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { column, originOid, originNumber } of columns) {
    const seen = new Set<string>();
    let place: { readonly originOid: number; readonly originNumber: number } | undefined = { originOid, originNumber };
    while (place !== undefined && !seen.has(`${place.originOid} ${place.originNumber}`)) {
      const { originOid: oid, originNumber: number }: { readonly originOid: number; readonly originNumber: number } =
        place;
      const key = `${oid} ${number}`;
      seen.add(key);
      found.set(key, [...(found.get(key) ?? []), column]);
      place = byView.get(oid)?.find((origin) => origin.number === number);
    }
  }
  return found;
}

/**
 * Returns the relationships of a key between its tables, and of the views that have its columns: view to table, table
 * to view, and view to view. Source: PostgREST 12, SchemaCache, `addViewM2OAndO2ORels`.
 */
export function withViews(
  relationship: KeyRelationship,
  key: CatalogueKey,
  views: readonly ViewKey[],
): readonly KeyRelationship[] {
  const { link } = relationship;
  if (link.cardinality === "many-to-many") return [relationship];
  const ofKey = views.filter((view) => view.key === key);
  const from = ofKey.filter(({ isTarget }) => !isTarget);
  const to = ofKey.filter(({ isTarget }) => isTarget);
  const paired = (own: readonly string[], target: readonly string[]): Link => ({
    ...link,
    columns: own.map((name, index) => [name, target[index] ?? ""]),
  });
  const [ownColumns, targetColumns] = [0, 1].map((side) => link.columns.map((pair) => pair[side === 0 ? 0 : 1]));
  const related = (part: Partial<KeyRelationship> & Pick<KeyRelationship, "link">): KeyRelationship => ({
    ...relationship,
    isSelf: false,
    ...part,
  });
  return [
    relationship,
    ...from.flatMap(({ view, columns }) =>
      choices(columns).map((own) =>
        related({ table: view, tableIsView: true, link: paired(own, targetColumns ?? []) }),
      ),
    ),
    ...to.flatMap(({ view, columns }) =>
      choices(columns).map((target) =>
        related({ target: view, targetIsView: true, link: paired(ownColumns ?? [], target) }),
      ),
    ),
    ...from.flatMap((one) =>
      choices(one.columns).flatMap((own) =>
        to.flatMap((other) =>
          choices(other.columns).map((target) =>
            related({
              table: one.view,
              target: other.view,
              tableIsView: true,
              targetIsView: true,
              isSelf: isSameName(one.view, other.view),
              link: paired(own, target),
            }),
          ),
        ),
      ),
    ),
  ];
}

/** Returns every way to take one name of each list. */
const choices = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (taken, names) => taken.flatMap((before) => names.map((name) => [...before, name])),
    [[]],
  );
