import { catalogue } from "../../compiler/diagnostics/catalogue.ts";
import { explain as explanationOf } from "../../compiler/diagnostics/render.ts";
import { nearestName } from "../../compiler/near-names.ts";
import { CallError, type Io } from "../io.ts";

/** `trama explain <code>`: print the explanation of a diagnostic; without a code, list all codes. */
export function explain(io: Io, code: string | undefined): number {
  if (code === undefined) {
    io.out(`${Object.keys(catalogue).sort().join("\n")}\n`);
    return 0;
  }
  if (!Object.hasOwn(catalogue, code)) {
    const near = nearestName(code, Object.keys(catalogue));
    throw new CallError(
      `unknown code \`${code}\``,
      near ? `did you mean \`${near}\`?` : "`trama explain` lists them all",
    );
  }
  const text = explanationOf(code);
  io.out(text === undefined ? `\`${code}\` has no explanation beyond its message\n` : `${text.trimEnd()}\n`);
  return 0;
}
