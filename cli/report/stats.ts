import type { LinkedNode } from "../../compiler/3-link/linked-design.ts";
import type { Compilation, CompileInput, Examination, PhaseName } from "../../compiler/compile.ts";
import { bytesOf } from "../../compiler/printed-text.ts";
import type { Format } from "../project/formats.ts";

/** Statistics of one compilation. The shape is public; fields are only added. */
export interface Stats {
  readonly files: number;
  readonly bytes: number;
  readonly elements: number;
  readonly formulas: number;
  readonly outputFiles: number;
  readonly outputBytes: number;
  /** Milliseconds of each phase, of reading the files, and in total. */
  readonly ms: Readonly<Record<PhaseName | "read" | "total", number>>;
  readonly memory: { readonly heapBytes: number; readonly peakBytes: number };
}

/** Measures the time of a compilation. */
export interface StatsClock {
  /** Marks the end of reading: the first phase begins. */
  begin(): void;
  readonly onPhase: (phase: PhaseName) => void;
  /** Returns the text to print: one line of JSON for `--format json`, else a small table. */
  tell(input: CompileInput, done: Examination | Compilation, format: Format): string;
}

/** Start measuring, beginning with the reading of files. */
export function startStats(): StatsClock {
  const ms: Record<PhaseName | "read" | "total", number> = {
    read: 0,
    load: 0,
    validate: 0,
    link: 0,
    check: 0,
    lower: 0,
    emit: 0,
    total: 0,
  };
  let last = performance.now();
  const note = (name: PhaseName | "read"): void => {
    const now = performance.now();
    ms[name] = rounded(ms[name] + now - last);
    ms.total = rounded(ms.total + now - last);
    last = now;
  };
  return {
    begin: () => note("read"),
    onPhase: note,
    tell(input, done, format) {
      const stats = { ...sizesOf(input, done), ms, memory: memory() };
      return format === "json" ? `${JSON.stringify(stats)}\n` : table(stats);
    },
  };
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

const memory = (): Stats["memory"] => ({
  heapBytes: process.memoryUsage().heapUsed,
  peakBytes: process.resourceUsage().maxRSS * 1024,
});

function sizesOf({ files }: CompileInput, done: Examination | Compilation): Omit<Stats, "ms" | "memory"> {
  const { units, app } = done.phases.checked;
  const output = "output" in done ? done.output : undefined;
  const checks = [app, ...units.values()];
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    elements: [...units.keys()].reduce((sum, { roots }) => sum + elementCount(roots), 0),
    formulas: checks.reduce((sum, { formulas }) => sum + formulas.size, 0),
    outputFiles: output?.length ?? 0,
    outputBytes: (output ?? []).reduce((sum, { text }) => sum + bytesOf(text), 0),
  };
}

function elementCount(nodes: readonly LinkedNode[]): number {
  return nodes.reduce((sum, node) => {
    const children = "children" in node ? elementCount(node.children) : 0;
    const slots = "slots" in node ? node.slots.reduce((inner, slot) => inner + elementCount(slot.children), 0) : 0;
    const own = node.kind === "section" || node.kind === "sectionUse" ? 0 : 1;
    return sum + own + children + slots;
  }, 0);
}

function table({ files, bytes, elements, formulas, outputFiles, outputBytes, ms, memory: used }: Stats): string {
  const rows: readonly (readonly [string, string])[] = [
    ["files", `${files} (${kilobytes(bytes)})`],
    ["elements", String(elements)],
    ["formulas", String(formulas)],
    ["output", `${outputFiles} files (${kilobytes(outputBytes)})`],
    ...Object.entries(ms).map(([name, value]) => [name, `${value.toFixed(1)} ms`] as const),
    ["memory", `${megabytes(used.heapBytes)} heap, ${megabytes(used.peakBytes)} at most`],
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}\n`).join("");
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
