/** The number of a column of a view, and the column of the relation that it comes from. */
export interface ColumnOrigin {
  readonly number: number;
  readonly originOid: number;
  readonly originNumber: number;
}

/**
 * Returns the columns of a view that are columns of other relations, from the tree of its query as PostgreSQL stores
 * it (`pg_rewrite.ev_action`).
 *
 * The tree is a text of nodes in braces: `({QUERY … :targetList ({TARGETENTRY :expr … :resno 1 … :resorigtbl 16384
 * :resorigcol 1 :resjunk false} …) …})`. The entries of the view itself are those one level below its query; others
 * belong to the queries within it.
 */
export function viewColumns(tree: string): readonly ColumnOrigin[] {
  const origins: ColumnOrigin[] = [];
  let depth = 0;
  let isEntry = false;
  let fields = new Map<string, number>();
  for (const [token, , field, value] of tree.matchAll(tokens)) {
    if (token.startsWith("{")) {
      depth++;
      if (depth === 2) {
        isEntry = token === "{TARGETENTRY";
        fields = new Map();
      }
    } else if (token === "}") {
      if (depth === 2 && isEntry) origins.push(...originIn(fields));
      depth--;
    } else if (depth === 2 && isEntry && field !== undefined) {
      fields.set(field, Number(value));
    }
  }
  return origins;
}

// A backslash protects the character after it, such as a brace in the name of a column.
const tokens = /\{[A-Z_]*|\}|\\.|( :(resno|resorigtbl|resorigcol) (\d+))/gs;

function originIn(fields: ReadonlyMap<string, number>): readonly ColumnOrigin[] {
  const [number = 0, originOid = 0, originNumber = 0] = ["resno", "resorigtbl", "resorigcol"].map((name) =>
    fields.get(name),
  );
  return originOid === 0 || originNumber === 0 ? [] : [{ number, originOid, originNumber }];
}
