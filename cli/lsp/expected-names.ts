import { locate } from "../../compiler/1-load/locate.ts";
import { type EditorSchema, schemasFor, schemasOfMember } from "../format/editor-schema.ts";
import type { Cursor } from "./json-cursor.ts";
import { type TextEdit, withEdits } from "./text-edits.ts";
import type { DesignState } from "./workspace.ts";

/** A file with the cursor in it. */
export interface CompletionPlace {
  readonly state: DesignState;
  readonly path: string;
  readonly text: string;
  readonly cursor: Cursor;
  /** The schemas of each container around the cursor, outermost first. */
  readonly levels: readonly (readonly EditorSchema[])[];
}

/** A name that no design has. */
const nobody = "zzNobody";

/**
 * Returns the names that the compiler knows for the string from `start` to `end`, quotes included.
 *
 * The compiler reports an unknown name together with the names that would be right, so it is asked about a name that no
 * design has. `before` is what stays of the string, such as `conta.` of a column of a relation.
 */
export function expectedValues(
  place: CompletionPlace,
  [start, end]: readonly [number, number],
  before: string,
): readonly string[] {
  const { text, cursor } = place;
  const isAlone = cursor.leaf === undefined && cursor.path.at(-1)?.node.kind === "list";
  const word = JSON.stringify(before + nobody);
  return ask(place, { start, end, newText: isAlone ? separated(text, start, word) : word });
}

/** Returns the names that the compiler knows for a member of the object at the cursor. */
export function expectedNames(place: CompletionPlace): readonly string[] {
  const { text, cursor, levels } = place;
  const { member } = cursor;
  const quoted = JSON.stringify(nobody);
  if (member?.value) return ask(place, { start: member.nameStart, end: member.nameEnd, newText: quoted });
  const valueSchemas = schemasOfMember(levels.at(-1) ?? [], nobody, {});
  const entry = `${quoted}: ${jsonOf(valueSchemas)}`;
  const start = member?.nameStart ?? cursor.offset;
  const rest = member ? /^\s*:?/.exec(text.slice(member.nameEnd))?.[0].length : undefined;
  const end = member && rest !== undefined ? member.nameEnd + rest : start;
  return ask(place, { start, end, newText: member ? entry : separated(text, start, entry) });
}

function ask({ state, path, text, cursor, levels }: CompletionPlace, edit: TextEdit): readonly string[] {
  const missing = cursor.path.flatMap(({ node }, depth): TextEdit[] => {
    if (node.kind !== "record") return [];
    const present = new Set(node.members.map(({ name }) => name));
    const entries = missingMembers(levels[depth] ?? [], present);
    return entries === "" ? [] : [{ start: node.start + 1, end: node.start + 1, newText: entries }];
  });
  const asked = withEdits(text, [...missing, edit]);
  const from = missing.reduce((offset, { newText }) => offset + newText.length, edit.start);
  const names = state.problemsWith(new Map([[path, asked]])).flatMap((found) => {
    if (!found.names || found.place.file.path !== path) return [];
    const { start, end } = locate(found.place);
    return from <= start && end <= from + edit.newText.length ? [...found.names] : [];
  });
  return [...new Set(names)];
}

/** Returns an entry of a list or object with the commas that it needs at an offset. */
function separated(text: string, offset: number, entry: string): string {
  const before = /[{[,]\s*$/.test(text.slice(0, offset)) ? "" : ", ";
  const after = /^\s*[}\],]/.test(text.slice(offset)) ? "" : ", ";
  return before + entry + after;
}

/** Returns the members that an unfinished object needs, since the compiler knows no names in one that has another shape. */
function missingMembers(schemas: readonly EditorSchema[], present: ReadonlySet<string>): string {
  const required = new Set(schemas.flatMap((schema) => schema.required ?? []).filter((name) => !present.has(name)));
  return Array.from(
    required,
    (name) => `${JSON.stringify(name)}: ${jsonOf(schemasOfMember(schemas, name, undefined))}, `,
  ).join("");
}

/** Returns a value of the shape that schemas require, as JSON. */
function jsonOf(schemas: readonly EditorSchema[]): string {
  for (const schema of schemas.flatMap((one) => schemasFor(one, undefined))) {
    if (schema.enum) return JSON.stringify(schema.enum[0]);
    if ("const" in schema) return JSON.stringify(schema.const);
    const type = [schema.type].flat()[0];
    if (type === "object") return "{}";
    if (type === "array") return "[]";
    if (type === "boolean") return "true";
    if (type === "number" || type === "integer") return "1";
  }
  return '"x"';
}
