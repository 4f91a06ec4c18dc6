import { TextDocument } from "vscode-languageserver-textdocument";
import { locate } from "../../compiler/1-load/locate.ts";
import { isReserved } from "../../compiler/2-validate/names.ts";
import { isStepIdTaken } from "../../compiler/3-link/link-handler.ts";
import { toRecords } from "../../compiler/diagnostics/render.ts";
import { schemasOfMember } from "../format/editor-schema.ts";
import { spotAt } from "./json-help.ts";
import { isFreeIn, renamed } from "./locals.ts";
import { type Occurrence, occurrencesIn, symbolAt } from "./symbols.ts";
import { type TextEdit, withEdits } from "./text-edits.ts";
import type { DesignState } from "./workspace.ts";

/** A rename: the new texts of names, and the file that is named as they are. */
export interface Renaming {
  readonly edits: readonly NameEdit[];
  readonly file: { readonly from: string; readonly to: string } | undefined;
}

export interface NameEdit extends TextEdit {
  readonly path: string;
}

/** Why a name keeps its name, for the author. */
export class CannotRename extends Error {}

/** Returns every place in the design that names the same thing as an offset of a file. */
export function placesOf(state: DesignState, path: string, offset: number): readonly Occurrence[] {
  const found = symbolAt(state, path, offset);
  if (found?.symbol.startsWith("member:")) return [found, ...usesOf(state, found)];
  if (found) return occurrencesIn(state).filter(({ symbol }) => symbol === found.symbol);
  return placesOfMember(state, path, offset);
}

/** Returns the places of a parameter, property, event, slot or action that is used at an offset. */
function placesOfMember(state: DesignState, path: string, offset: number): readonly Occurrence[] {
  const text = textOf(state, path);
  const [before = ""] = /\w*$/.exec(text.slice(0, offset)) ?? [];
  const [after = ""] = /^\w*/.exec(text.slice(offset)) ?? [];
  const name = before + after;
  if (name === "") return [];
  for (const one of occurrencesIn(state)) {
    if (!one.symbol.startsWith("member:") || nameOf(state, one) !== name) continue;
    const uses = usesOf(state, one);
    if (uses.some((use) => use.path === path && use.start <= offset && offset <= use.end)) return [one, ...uses];
  }
  return [];
}

const textOf = ({ files }: DesignState, path: string): string => files.find((file) => file.path === path)?.text ?? "";

const nameOf = (state: DesignState, { path, start, end }: Occurrence): string => textOf(state, path).slice(start, end);

/**
 * Returns the uses of a name that means something by its owner, such as a property of a component.
 *
 * The compiler finds them: with another name at the definition, each use is an error. Errors can hide others, so it is
 * asked until nothing new comes.
 */
function usesOf(state: DesignState, definition: Occurrence): readonly Occurrence[] {
  const name = nameOf(state, definition);
  // A word of the same length keeps all offsets.
  const other = wordLike(name, state);
  const found = new Map<string, Occurrence>([[keyOf(definition), definition]]);
  for (let isNew = true; isNew; ) {
    isNew = false;
    const edits = [...found.values()].map((one) => ({ ...one, newText: other }));
    for (const { code, place } of state.problemsWith(editedTexts(state, edits))) {
      if (!/\/unknown/.test(code)) continue;
      const { path } = place.file;
      const span = locate(place);
      const quote = place.file.text[span.start] === '"' ? 1 : 0;
      const [start, end] = [span.start + quote, span.end - quote];
      const use = { symbol: definition.symbol, path, start, end, isDefinition: false };
      if (place.file.text.slice(start, end) !== name || found.has(keyOf(use))) continue;
      found.set(keyOf(use), use);
      isNew = true;
    }
  }
  return [...found.values()].slice(1);
}

const keyOf = ({ path, start }: Occurrence): string => `${path}@${start}`;

function wordLike({ length }: string, { files }: DesignState): string {
  const words = Array.from("zyxwvqkj", (letter) => letter.repeat(length));
  return words.find((word) => !files.some(({ text }) => text.includes(word))) ?? words[0] ?? "";
}

/** Returns the texts of the files that edits change. */
export function editedTexts(state: DesignState, edits: readonly NameEdit[]): ReadonlyMap<string, string> {
  const editsIn = (path: string) => edits.filter((edit) => edit.path === path);
  const paths = new Set(edits.map(({ path }) => path));
  return new Map(Array.from(paths, (path) => [path, withEdits(textOf(state, path), editsIn(path))]));
}

const folders: Readonly<Record<string, string>> = { page: "pages", section: "sections", component: "components" };

/** Names that need not be names in formulas. */
const tokenKinds: ReadonlySet<string> = new Set(["token", "class"]);

/** Returns what renames the thing at an offset. Throws `CannotRename` if the design would be wrong, or has no such name. */
export function renameAt(state: DesignState, path: string, offset: number, newName: string): Renaming {
  const places = renamable(state, path, offset);
  const [first] = places;
  const [kind = ""] = first.symbol.split(":");
  const oldName = nameOf(state, first);
  const folder = folders[kind];
  checkForm(kind, newName);
  if (isTaken(state, first, oldName, newName)) throw new CannotRename(`\`${newName}\` is taken`);
  const edits = places.map(({ path: file, start, end, local }) => ({
    path: file,
    start,
    end,
    newText: local ? renamed(local.name, newName) : newName,
  }));
  const file = folder ? { from: `${folder}/${oldName}.json`, to: `${folder}/${newName}.json` } : undefined;
  checkDesign(state, { edits, file }, oldName, newName);
  return { edits, file };
}

/** Returns the places of the name at an offset. Throws `CannotRename` for a name that the design does not declare. */
export function renamable(state: DesignState, path: string, offset: number): [Occurrence, ...Occurrence[]] {
  const [first, ...others] = placesOf(state, path, offset);
  if (!first) throw new CannotRename(whyFixed(state, path, offset));
  if (![first, ...others].some(({ isDefinition }) => isDefinition))
    throw new CannotRename(`the design does not declare \`${nameOf(state, first)}\``);
  return [first, ...others];
}

/** Why a string that names something has the name that it has, by the kind of thing. */
const owners: Readonly<Record<string, string>> = {
  table: "migrations name tables: rename it in one, and run `trama tables`",
  column: "migrations name columns: rename it in one, and run `trama tables`",
  function: "migrations name functions of the database: rename it in one, and run `trama tables`",
  ownFunction: "rename the function in `custom/`, and run `trama adopt`",
  elementType: "types of elements are fixed, and own elements are named by their component in `custom/elements/`",
  action: "actions are fixed",
  icon: "icons are named by their set, or by their file in `assets/icons/`",
  apiGroup: "rename the group in design.json, and here",
};

/** Says why the string at an offset cannot have another name. */
function whyFixed(state: DesignState, path: string, offset: number): string {
  const { cursor, schemas } =
    spotAt(path, TextDocument.create(state.uriOf(path), "json", 0, textOf(state, path)), offset) ?? {};
  const key = cursor?.path.at(-1)?.key;
  const of = key === undefined || !schemas ? [] : schemasOfMember(schemas, key, cursor?.leaf?.value);
  const owner = of.map((schema) => owners[schema["x-ref"] ?? ""]).find((each) => each !== undefined);
  if (owner !== undefined) return owner;
  if (cursor?.isName || of.some((schema) => schema.enum)) return "this name is fixed";
  return "only names that the design declares can be renamed";
}

function checkForm(kind: string, newName: string): void {
  if (Object.hasOwn(folders, kind)) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(newName))
      throw new CannotRename(`\`${newName}\` is not kebab-case, which ids of files must be`);
  } else if (tokenKinds.has(kind)) {
    if (!/^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$/.test(newName))
      throw new CannotRename(`\`${newName}\` is not a name of letters, digits and hyphens`);
  } else if (!/^[a-z][A-Za-z0-9]*$/.test(newName))
    throw new CannotRename(`\`${newName}\` is not lowerCamelCase, which names in formulas must be`);
  else if (isReserved(newName)) throw new CannotRename(`\`${newName}\` is a reserved word`);
}

/** Whether a thing cannot have another name, since something else has it. */
function isTaken(
  state: DesignState,
  { symbol: present, local }: Occurrence,
  oldName: string,
  newName: string,
): boolean {
  if (newName === oldName || present.startsWith("member:")) return false;
  if (local) return !isFreeIn(local.site.formula, local.site.scope, local.name.declaredAt, newName);
  const wanted = present.replace(/[^:#]+$/, newName);
  const symbols = state.examination?.phases.linked.design.symbols;
  if (present.startsWith("step:") && symbols && isStepIdTaken(newName, symbols)) return true;
  return occurrencesIn(state).some(({ symbol }) => symbol.toLowerCase() === wanted.toLowerCase());
}

/**
 * Throws if something is reported after a rename that was not before. A class, for one, may win over others by its name.
 */
function checkDesign(state: DesignState, { edits, file }: Renaming, oldName: string, newName: string): void {
  const paths = new Map(file ? [[file.from, file.to]] : []);
  const before = new Set(state.examination?.diagnostics.map(({ message }) => message.replaceAll(oldName, newName)));
  const after = state.problemsWith(editedTexts(state, edits), paths);
  const first = after.find(({ message }) => !before.has(message.replaceAll(oldName, newName)));
  if (!first) return;
  const [record] = toRecords([first]);
  throw new CannotRename(`${first.message} (${record?.file}:${record?.start.line})`);
}
