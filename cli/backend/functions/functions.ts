import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { readIfThere } from "../files.ts";
import { failure } from "../http/failure.ts";
import { BackendProblem } from "../problem.ts";
import { writtenHeader } from "./written-header.ts";

/** An edge function: a request in, a response out. */
export type EdgeHandler = (request: Request) => Response | Promise<Response>;

/** The environment of edge functions; `fetch` may answer for the backend without a network. */
export interface EdgeWorld {
  readonly env: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  /** Continue background work of a function that has already answered. */
  waitUntil(name: string, work: unknown): void;
}

/**
 * Bundle and start every `supabase/functions/<name>/index.ts`, keyed by name.
 *
 * Supports both forms of Supabase: `Deno.serve(handler)` and `export default { fetch }`; `EdgeRuntime.waitUntil(work)`
 * continues after the answer. Folders that start with `_` are shared code. A function that imports a package, by `npm:`,
 * `jsr:`, an address or a map of imports, would need a network: it is named at the start, and its calls are refused.
 */
export async function loadFunctions(supabaseDir: string, world: EdgeWorld): Promise<ReadonlyMap<string, EdgeHandler>> {
  const folder = join(supabaseDir, "functions");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const handlers = new Map<string, EdgeHandler>();
  for (const { name } of entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))) {
    const path = join(folder, name, "index.ts");
    const text = await readIfThere(path);
    // The function that `trama functions` writes is built in here, and always current.
    if (text !== "" && !text.startsWith(writtenHeader)) {
      handlers.set(name, await loadFunction(name, path, world).catch(refusalOf));
    }
  }
  return handlers;
}

/** A function needs a package that cannot be had here. */
class MissingPackage extends Error {}

/** A handler that says why a function cannot run. */
function refusalOf(error: unknown): EdgeHandler {
  if (!(error instanceof MissingPackage)) throw error;
  // Not through `report`, which takes a package with its version for an e-mail.
  console.error(error.message);
  return () => failure(501, "feature_not_supported", error.message, "packages in edge functions");
}

async function loadFunction(name: string, path: string, world: EdgeWorld): Promise<EdgeHandler> {
  const code = await bundle(name, path);
  const served: EdgeHandler[] = [];
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ["module", "exports", "Deno", "fetch", "EdgeRuntime"], { filename: path });
  run(
    module,
    module.exports,
    denoShim(world, (handler) => served.push(handler)),
    world.fetch,
    Object.freeze({ waitUntil: (work: unknown) => world.waitUntil(name, work) }),
  );
  const handler = served[0] ?? exportedHandler(module.exports);
  if (!handler) {
    throw new BackendProblem(`${path} neither calls Deno.serve(handler) nor exports default { fetch }`);
  }
  return handler;
}

async function bundle(name: string, path: string): Promise<string> {
  const { build } = await import("esbuild");
  const result = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "neutral",
    target: "node20",
    sourcemap: "inline",
    logLevel: "silent",
    plugins: [
      {
        name: "no-remote-imports",
        setup(context) {
          context.onResolve({ filter: /^(?:npm|jsr|https?|node):/ }, ({ path: specifier }) => ({
            errors: [{ text: `cannot import ${specifier}` }],
          }));
        },
      },
    ],
  }).catch((error: unknown) => {
    const needed = packagesIn(error);
    if (needed.length > 0) {
      throw new MissingPackage(`function ${name}: the embedded backend cannot import ${needed.join(", ")}`);
    }
    throw new BackendProblem(`function ${name}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return result.outputFiles[0]?.text ?? "";
}

/** The packages that a build lacked, if nothing else is wrong. */
function packagesIn(error: unknown): readonly string[] {
  const errors: unknown = error instanceof Error && "errors" in error ? error.errors : undefined;
  const texts = Array.isArray(errors) ? errors.map(({ text }: { readonly text: string }) => text) : [];
  const names = texts.map((text) => /^(?:cannot import |Could not resolve "(?![./]))([^"]+)/.exec(text)?.[1]);
  return names.every((name) => name !== undefined) ? [...new Set(names)] : [];
}

function denoShim(world: EdgeWorld, onServe: (handler: EdgeHandler) => void): object {
  return Object.freeze({
    env: Object.freeze({
      get: (key: string): string | undefined => world.env[key],
      has: (key: string): boolean => key in world.env,
      toObject: (): Record<string, string> => ({ ...world.env }),
    }),
    serve(...args: readonly unknown[]): object {
      const handler = args.find(isHandler);
      if (!handler) {
        throw new TypeError("Deno.serve expects a handler");
      }
      onServe(handler);
      return { finished: Promise.resolve(), shutdown: () => Promise.resolve() };
    },
  });
}

function exportedHandler(exports: unknown): EdgeHandler | undefined {
  const main = member(exports, "default");
  const method = member(main, "fetch");
  return isHandler(method) ? (request) => method.call(main, request) : undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function isHandler(value: unknown): value is EdgeHandler {
  return typeof value === "function";
}
