import { join, sep } from "node:path";
import { locate } from "../../../compiler/1-load/locate.ts";
import type { Design } from "../../../compiler/2-validate/design-nodes.ts";
import { positionOf } from "../../../compiler/diagnostics/render.ts";
import { CallError } from "../../io.ts";
import { findElements } from "../../where/elements.ts";

const visualStudioCode = "vscode://file{path}:{line}:{column}";

/** Checks the address in the environment that opens the editor; the default is that of Visual Studio Code. */
export function editorTemplate(text: string | undefined): string {
  if (!text) return visualStudioCode;
  if (/^(?!(?:javascript|data):)[a-z][a-z0-9+.-]*:/i.test(text) && text.includes("{path}")) return text;
  throw new CallError(
    "TRAMA_EDITOR is not an address with `{path}`",
    "for example `idea://open?file={path}&line={line}`; `{column}` works too",
  );
}

/** Returns the address that opens the innermost element with one of the classes of its nodes: `<page>-<element>`. */
export function editorAddress(
  template: string,
  folder: string,
  design: Design,
  classes: readonly string[],
): string | undefined {
  for (const name of classes) {
    const at = name.lastIndexOf("-");
    const [found] = at === -1 ? [] : findElements(design, name.slice(0, at), name.slice(at + 1));
    if (!found) continue;
    const { line, column } = positionOf(found.file, locate(found.place).start);
    // A path with a drive letter has no slash at its start.
    const path = `/${join(folder, found.file.path).split(sep).join("/").replace(/^\//, "")}`;
    const values: Readonly<Record<string, string>> = { path: encodeURI(path), line: `${line}`, column: `${column}` };
    return template.replace(/\{(path|line|column)\}/g, (_, key: string) => values[key] ?? "");
  }
  return undefined;
}
