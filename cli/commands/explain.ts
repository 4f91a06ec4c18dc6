import { type Code, catalogue } from "../../compiler/diagnostics/catalogue.ts";
import { explain as explanationOf } from "../../compiler/diagnostics/render.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { CallError, type Io } from "../io.ts";

/**
 * `trama explain <code>`: print the explanation of a diagnostic; without a code, list all codes.
 *
 * As JSON, a code is `{ code, severity, explanation }`, with Markdown in `explanation`; without a code, an array of all.
 */
export function explain(io: Io, code: string | undefined, { format }: { readonly format: "pretty" | "json" }): number {
  if (code === undefined) {
    const codes = Object.keys(catalogue).sort();
    io.out(format === "json" ? `${JSON.stringify(codes.map(entryOf), null, 2)}\n` : `${codes.join("\n")}\n`);
    return 0;
  }
  if (!Object.hasOwn(catalogue, code)) {
    const near = nearestName(code, Object.keys(catalogue));
    throw new CallError(
      `unknown code \`${code}\``,
      near ? `did you mean \`${near}\`?` : "`trama explain` lists them all",
    );
  }
  if (format === "json") {
    io.out(`${JSON.stringify(entryOf(code), null, 2)}\n`);
    return 0;
  }
  const text = explanationOf(code);
  io.out(text === undefined ? `\`${code}\` has no explanation beyond its message\n` : `${text.trimEnd()}\n`);
  return 0;
}

const entryOf = (code: string) => ({
  code,
  severity: catalogue[code as Code].severity,
  explanation: explanationOf(code) ?? null,
});
