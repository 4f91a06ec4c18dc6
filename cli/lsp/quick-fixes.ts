import { type CodeAction, CodeActionKind, type Diagnostic as EditorDiagnostic } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { locate } from "../../compiler/1-load/locate.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { rangeIn } from "./positions.ts";

/** A replacement of `[start, end)` of a file's text, in UTF-16 code units. */
export interface FixEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edit of a diagnostic's file that corrects it; undefined without a certain correction. */
export function fixEdit({ fix, place }: Diagnostic): FixEdit | undefined {
  if (fix === undefined) return undefined;
  const { start, end } = locate(place);
  const { text } = place.file;
  if (fix === "remove") return { start, end: end + spacesAfter(text, end), text: "" };
  if ("insert" in fix) return { start, end: start, text: fix.insert };
  // Two properties of one name would be another error.
  if (place.part === "key" && Object.hasOwn(place.owner, fix.replace)) return undefined;
  // A file that is not JSON yet gets the replacement as it is; the other places are strings, or parts of one.
  if (place.offsets) return { start, end, text: fix.replace };
  return { start, end, text: place.range ? JSON.stringify(fix.replace).slice(1, -1) : JSON.stringify(fix.replace) };
}

const spacesAfter = (text: string, end: number): number => /^ */.exec(text.slice(end))?.[0].length ?? 0;

/**
 * The quick fixes of a file that touch a range of it, each with the editor's diagnostic that it corrects.
 *
 * `shown` are the diagnostics that the editor has there.
 */
export function quickFixes(
  diagnostics: readonly Diagnostic[],
  {
    uri,
    path,
    range,
    shown,
  }: { uri: string; path: string; range: readonly [number, number]; shown: EditorDiagnostic[] },
): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    if (diagnostic.fix === undefined || diagnostic.place.file.path !== path) return [];
    const span = locate(diagnostic.place);
    const edit = fixEdit(diagnostic);
    if (!edit || span.end < range[0] || range[1] < span.start) return [];
    const document = TextDocument.create(uri, "json", 0, diagnostic.place.file.text);
    const { start } = rangeIn(document, span.start, span.end);
    const corrected = shown.filter(
      (each) =>
        each.code === diagnostic.code &&
        each.range.start.line === start.line &&
        each.range.start.character === start.character,
    );
    return [
      {
        title: titleOf(document.getText().slice(span.start, span.end), edit),
        kind: CodeActionKind.QuickFix,
        diagnostics: corrected,
        isPreferred: true,
        edit: { changes: { [uri]: [{ range: rangeIn(document, edit.start, edit.end), newText: edit.text }] } },
      },
    ];
  });
}

function titleOf(found: string, { start, end, text }: FixEdit): string {
  if (start === end) return `Insert \`${text}\``;
  return text === "" ? `Remove \`${found}\`` : `Replace with \`${text}\``;
}
