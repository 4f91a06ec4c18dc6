import { type Loaded, ownElementOfPath, signaturesPath } from "../1-load/load.ts";
import { relatedWords } from "../diagnostics/catalogue.ts";
import { type Diagnostic, diagnose, relate } from "../diagnostics/diagnostic.ts";
import type { Result } from "../result.ts";
import { placeInText, placeOf, type SourceFile } from "../span.ts";
import { isObject } from "./context.ts";
import type { ComponentNode, Design, DesignPart, OwnElementNode, PageNode, SectionNode } from "./design-nodes.ts";
import { checkEnvironment } from "./env-file.ts";
import { checkOwnElement, checkPart, type PartKind, partKinds } from "./parts.ts";
import type {
  CollectionsJson,
  ComponentJson,
  DesignJson,
  FormulasJson,
  OwnElementJson,
  PageJson,
  SectionJson,
  SignaturesJson,
  TablesJson,
  ThemeJson,
  VariablesJson,
  WorkflowsJson,
} from "./schema-types.ts";
import { checkUnit, type UnitKind } from "./unit.ts";

/** A design of the right shape, the problems of the other files, and the findings per file for the next validation. */
export interface Validated extends Result<Design> {
  readonly value: Design;
  readonly findings: ReadonlyMap<SourceFile, readonly Diagnostic[]>;
  readonly languages: string;
}

/**
 * Check every file against its schema: properties, values, types of elements, actions of steps, ids.
 *
 * The resulting design can be read without checks. A file that is the same object as in `previous` is not checked
 * again. Reports `design/missing`, `file/wrong-id`, `file/id-clash`, and every `property/*`, `text/*`, `id/*`,
 * `element/*`, `step/*`, `style/*`, `variable/*`, `collection/*`, `theme/*` about the shape.
 */
export function validate(loaded: Loaded, previous?: Validated): Validated {
  const languages = languagesOf(loaded.files.find((file) => file.path === "design.json"));
  const languageKey = JSON.stringify(languages ?? null);
  const rightStyles = new Set<string>();
  const known = previous?.languages === languageKey ? previous.findings : undefined;
  const findings = new Map<SourceFile, readonly Diagnostic[]>();
  const unsound = new Set<string>();
  const sound = new Map<string, SourceFile>();
  const misnamed = new Set<string>();
  for (const path of loaded.unsound) unsound.add(nameOfPath(path));
  for (const file of loaded.files) {
    const found = known?.get(file) ?? checkFile(file, languages, rightStyles);
    findings.set(file, found);
    const name = nameOfPath(file.path);
    if (found.some((each) => each.severity === "error")) unsound.add(name);
    else sound.set(name, file);
    if (found.some((each) => each.code === "file/wrong-id") && isObject(file.json))
      misnamed.add(`${name.split(":", 1)[0]}:${String(file.json.id)}`);
  }
  // The rest of the design may use the id of a file that was renamed.
  for (const name of misnamed) if (!sound.has(name)) unsound.add(name);
  const diagnostics = [...findings.values()].flat();
  if (!sound.has("design") && !unsound.has("design")) {
    diagnostics.push(diagnose("design/missing", placeInText({ path: "design.json", text: "", json: {} }, 0, 0)));
  }
  const clashing = clashes(sound, unsound);
  return {
    value: designOf(sound, unsound),
    diagnostics: diagnostics.concat(clashing),
    findings,
    languages: languageKey,
  };
}

/**
 * Returns `design` for design.json, `page:inicio` for pages/inicio.json, `env:production` for env/production.json,
 * `ownElement:Pad` for custom/elements/Pad.schema.json.
 */
function nameOfPath(path: string): string {
  if (path === signaturesPath) return "signatures";
  const own = ownElementOfPath(path);
  if (own !== undefined) return `ownElement:${own}`;
  const [folder = "", file] = path.slice(0, -".json".length).split("/");
  return file === undefined ? folder : `${folder.replace(/s$/, "")}:${file}`;
}

function checkFile(
  file: SourceFile,
  languages: readonly string[] | undefined,
  rightStyles: Set<string>,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const context = { file, languages, rightStyles, report: (diagnostic: Diagnostic) => void found.push(diagnostic) };
  const [kind = "", id] = nameOfPath(file.path).split(":");
  if (id !== undefined && isUnitKind(kind)) checkUnit(context, kind, id);
  else if (kind === "env") checkEnvironment(context);
  else if (kind === "ownElement") checkOwnElement(context);
  else if (isPartKind(kind)) checkPart(context, kind);
  else throw new Error(`no such file in a design: ${file.path}`);
  return found;
}

const isUnitKind = (kind: string): kind is UnitKind => kind === "page" || kind === "section" || kind === "component";
const isPartKind = (kind: string): kind is PartKind => (partKinds as readonly string[]).includes(kind);

/** Returns the languages of a design if they are valid; other files are checked against them. */
function languagesOf(file: SourceFile | undefined): readonly string[] | undefined {
  if (!isObject(file?.json) || !Array.isArray(file.json.languages)) return undefined;
  const languages = file.json.languages.filter((each): each is string => typeof each === "string");
  return languages.length > 0 ? languages : undefined;
}

/** Reports ids that two of the three kinds share. */
function clashes(sound: ReadonlyMap<string, SourceFile>, unsound: Set<string>): Diagnostic[] {
  const first = new Map<string, { readonly kind: string; readonly file: SourceFile }>();
  const found: Diagnostic[] = [];
  for (const [name, file] of sound) {
    const [kind = "", id] = name.split(":");
    if (id === undefined || !isObject(file.json)) continue;
    const other = first.get(id);
    if (other === undefined || !isObject(other.file.json)) first.set(id, { kind, file });
    else {
      const clash = diagnose("file/id-clash", placeOf(file, file.json, "id"), id, kind, other.kind);
      found.push(relate(clash, placeOf(other.file, other.file.json, "id"), relatedWords.unit(other.kind)));
      unsound.add(name);
    }
  }
  return found;
}

/** Returns the design of the sound files. The types hold because the schemas have been checked. */
function designOf(sound: ReadonlyMap<string, SourceFile>, unsound: ReadonlySet<string>): Design {
  const part = <Json>(kind: PartKind): DesignPart<Json> | undefined => {
    const file = sound.get(kind);
    return file && { file, json: file.json as Json };
  };
  const pages: PageNode[] = [];
  const sections: SectionNode[] = [];
  const components: ComponentNode[] = [];
  const ownElements: OwnElementNode[] = [];
  for (const [name, file] of [...sound].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [kind, id] = name.split(":");
    if (id === undefined || unsound.has(name)) continue;
    if (kind === "page") pages.push({ kind, id, file, json: file.json as PageJson });
    if (kind === "section") sections.push({ kind, id, file, json: file.json as SectionJson });
    if (kind === "component") components.push({ kind, id, file, json: file.json as ComponentJson });
    if (kind === "ownElement") ownElements.push({ kind, id, file, json: file.json as OwnElementJson });
  }
  return {
    design: part<DesignJson>("design"),
    theme: part<ThemeJson>("theme"),
    variables: part<VariablesJson>("variables"),
    collections: part<CollectionsJson>("collections"),
    formulas: part<FormulasJson>("formulas"),
    workflows: part<WorkflowsJson>("workflows"),
    tables: part<TablesJson>("tables"),
    signatures: part<SignaturesJson>("signatures"),
    pages,
    sections,
    components,
    ownElements,
    unsound,
  };
}
