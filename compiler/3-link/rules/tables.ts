import type { Design } from "../../2-validate/design-nodes.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import { nearestName } from "../../near-names.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";

/** Reports keys and relations of `tables.json` that name a table or column which it does not have. */
export function checkTables({ tables }: Design, report: Report): void {
  if (!tables) return;
  const { file, json } = tables;
  const all = { ...json.tables, ...json.views };
  const check = (kind: "table" | "column", name: string, known: object, place: Place): void => {
    if (Object.hasOwn(known, name)) return;
    const names = Object.keys(known);
    report(diagnose("reference/unknown", place, kind, name, nearestName(name, names), undefined, names));
  };
  for (const { columns, primaryKey = [], relations = {} } of Object.values(all)) {
    primaryKey.forEach((name, index) => {
      check("column", name, columns, placeOf(file, primaryKey, index));
    });
    for (const relation of Object.values(relations)) {
      check("table", relation.table, all, placeOf(file, relation, "table"));
      const theirs = all[relation.table]?.columns;
      for (const [own, other] of Object.entries(relation.columns)) {
        check("column", own, columns, { ...placeOf(file, relation.columns, own), part: "key" });
        if (theirs) check("column", other, theirs, placeOf(file, relation.columns, own));
      }
    }
  }
}
