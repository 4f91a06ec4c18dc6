import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { locate } from "../../compiler/1-load/locate.ts";
import type { Compilation } from "../../compiler/compile.ts";
import { positionOf } from "../../compiler/diagnostics/render.ts";
import { nearestName } from "../../compiler/near-names.ts";
import type { Place, Span } from "../../compiler/span.ts";
import { CallError, type Io } from "../io.ts";
import { shownPath } from "../project/project.ts";
import { openSession, reportSession, type Session } from "../project/session.ts";
import { elementAround } from "../where/elements.ts";
import { generatedFile } from "../where/header.ts";
import { matches, type Thing, type ThingKind, thingKinds, thingsOf, type Wanted } from "../where/things.ts";
import { linesFrom, offsetsOfLine, originOf } from "../where/where.ts";

/** `trama where`: from a line of generated code to the design, or from a line or a name of the design to the code. */
export function where(io: Io, place: string, argument: string | undefined): number {
  const [, name = "", line] = /^(.+?):(\d+)(?::\d+)?$/.exec(place) ?? [];
  if (line !== undefined) return whereLine(io, name, Number(line));
  if (!/^[^#/\\]+(?:#[^#]*)?$/.test(place) || existsSync(resolve(io.cwd, place)))
    throw new CallError(`\`${place}\` has no line`, "write `file:line`, `page#element` or a name");
  return whereNamed(io, wantedBy(place), argument);
}

function whereLine(io: Io, name: string, line: number): number {
  const path = resolve(io.cwd, name);
  if (!existsSync(path)) throw new CallError(`there is no file \`${name}\``);
  return path.endsWith(".json") ? whereDesignLine(io, path, name, line) : whereGenerated(io, path, name, line);
}

function whereGenerated(io: Io, path: string, name: string, line: number): number {
  const generated = generatedFile(path);
  if (!generated)
    throw new CallError(
      `\`${name}\` was not made by trama, or its design is gone`,
      "name a file in generated/ or a file of a design",
    );
  return withOutput(io, generated.design, (session, { output, phases }) => {
    const file = output.find((each) => each.path === generated.path);
    const origin = file && line <= file.origins.length + 1 ? originOf(file, line) : undefined;
    if (!origin) throw new CallError(`line ${line} of \`${name}\` does not exist`, "run `trama compile` first");
    tellPlace(session, origin, elementAround(phases.validated.value, origin)?.name);
    return 0;
  });
}

function whereDesignLine(io: Io, path: string, name: string, line: number): number {
  const design = folderAbove(path);
  if (design === undefined) throw new CallError(`\`${name}\` is not in a design`);
  return withOutput(io, design, (session, compilation) => {
    const source = relative(design, path).split(sep).join("/");
    const file = compilation.phases.loaded.files.find((each) => each.path === source);
    const offsets = file && offsetsOfLine(file.text, line);
    if (!offsets) throw new CallError(`\`${name}\` has no line ${line}`);
    tellOutput(session, compilation, { file: source, start: offsets[0], end: offsets[1] });
    return 0;
  });
}

function wantedBy(text: string): Wanted {
  const [prefix = "", ...rest] = text.split(":");
  const kind = rest.length > 0 ? thingKinds.find((each) => each === prefix) : undefined;
  return { kind, name: kind === undefined ? text : rest.join(":") };
}

function whereNamed(io: Io, wanted: Wanted, argument: string | undefined): number {
  return withOutput(io, argument, (session, compilation) => {
    const things = thingsOf(compilation.phases.validated.value);
    const found = things.filter((thing) => matches(wanted, thing));
    if (found.length === 0) throw unknownThing(wanted, things);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    if (kinds.length > 1)
      throw new CallError(
        `\`${wanted.name}\` is ambiguous: ${kinds.length} things have this name`,
        `name one: ${kinds.map((kind) => `\`${kind}:${wanted.name}\``).join(", ")}`,
      );
    for (const { kind, name, place } of found) {
      tellPlace(session, place, isUnit(kind) || kind === "element" ? name : `${kind} ${name}`);
      tellOutput(session, compilation, locate(place));
    }
    return 0;
  });
}

function unknownThing({ kind, name }: Wanted, things: readonly Thing[]): CallError {
  const [unit = "", inner] = name.split("#");
  const units = things.filter((thing) => isUnit(thing.kind));
  const isInside = inner !== undefined && units.some((each) => each.name === unit);
  const prefix = kind === undefined ? "" : `${kind}:`;
  if (isInside) {
    const names = things.flatMap((thing) =>
      thing.name.startsWith(`${unit}#`) && matches({ kind, name: thing.name }, thing)
        ? [thing.name.slice(unit.length + 1)]
        : [],
    );
    const near = nearestName(inner, names);
    return new CallError(
      `there is no ${kind ?? "element"} \`${inner}\` in \`${unit}\``,
      near && `did you mean \`${prefix}${unit}#${near}\`?`,
    );
  }
  const known =
    inner === undefined
      ? things.filter((thing) => !thing.name.includes("#") && matches({ kind, name: thing.name }, thing))
      : units;
  const near = nearestName(
    unit,
    known.map((thing) => thing.name),
  );
  const what =
    inner === undefined
      ? (kind ?? `${topKinds.slice(0, -1).join(", ")} or ${topKinds.at(-1)}`)
      : "page, section or component";
  return new CallError(`there is no ${what} \`${unit}\``, near && `did you mean \`${prefix}${near}\`?`);
}

const isUnit = (kind: ThingKind): boolean => kind === "page" || kind === "section" || kind === "component";

const topKinds = thingKinds.filter((kind) => kind !== "element");

/** Compiles the design; reports its errors instead if it has any. Nothing is written. */
function withOutput(
  io: Io,
  design: string | undefined,
  work: (
    session: Session,
    compilation: Compilation & { readonly output: NonNullable<Compilation["output"]> },
  ) => number,
): number {
  const session = openSession(io, design, {});
  const compilation = session.compile();
  const { output } = compilation;
  if (output) return work(session, { ...compilation, output });
  const errors = compilation.diagnostics.filter(({ severity }) => severity === "error");
  return reportSession(session, { diagnostics: errors });
}

function tellPlace({ io, project }: Session, place: Place, name: string | undefined): void {
  const { line, column } = positionOf(place.file, locate(place).start);
  const path = shownPath(join(project.design, place.file.path), io.cwd);
  io.out(`${path}:${line}:${column}${name === undefined ? "" : `  ${name}`}\n`);
}

function tellOutput(session: Session, { output = [] }: Compilation, wanted: Span): void {
  const { io } = session;
  const lines = linesFrom(output, wanted);
  const folder = shownPath(session.output(), io.cwd);
  for (const { path, first, last } of lines) io.out(`${folder}/${path}:${first}${last === first ? "" : `-${last}`}\n`);
  if (lines.length === 0) io.err("no generated code comes from there\n");
}

function folderAbove(path: string): string | undefined {
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, "design.json"))) return folder;
  return undefined;
}
