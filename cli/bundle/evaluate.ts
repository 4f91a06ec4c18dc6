import type { BuildOptions } from "esbuild";

/** Bundle a TypeScript module and run it in this process; returns its exports and its code. */
export async function evaluate<Exports>(
  path: string,
  options: BuildOptions,
): Promise<{ readonly code: string; readonly exports: Exports }> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    ...options,
    entryPoints: [path],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "silent",
  });
  const code = outputFiles?.[0]?.text ?? "";
  const exports: Exports = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  return { code, exports };
}
