import { expect, test } from "vitest";
import { type GraphModule, type ModuleGraph, sharedScripts } from "../cli/bundle/shared-scripts.ts";
import { cases, createRandom } from "./depth.ts";

type Modules = Readonly<Record<string, Partial<GraphModule>>>;

const graphOf = (modules: Modules, more: Partial<ModuleGraph> = {}): ModuleGraph => ({
  starts: ["app", "home"],
  pages: Object.keys(modules).filter((id) => id.startsWith("page")),
  declarations: [],
  functions: [],
  moduleOf: (id) => ({ bytes: 100, imports: [], later: [], ...modules[id] }),
  partOf: () => undefined,
  ...more,
});

test("code of one page alone needs no script; code of several pages is united by the sets that need it", () => {
  const names = sharedScripts(
    graphOf({
      page1: { imports: ["frame", "table", "only"] },
      page2: { imports: ["frame", "table"] },
      page3: { imports: ["frame"] },
      frame: { imports: ["base"] },
    }),
  );
  expect(Object.fromEntries(names)).toEqual({ frame: "shared-1", base: "shared-1", table: "shared-2" });
});

test("what a first page loads later is apart from what only other pages need", () => {
  const names = sharedScripts(
    graphOf({
      home: { later: ["help"] },
      help: { imports: ["avatar"] },
      page1: { imports: ["avatar", "badge"] },
      page2: { imports: ["avatar", "badge"] },
    }),
  );
  expect(Object.fromEntries(names)).toEqual({ avatar: "early", badge: "shared-1" });
});

test("small late parts of the runtime are one script by what they do, and large ones have their own", () => {
  const names = sharedScripts(
    graphOf(
      {
        app: { later: ["deploy"] },
        deploy: { imports: ["names"] },
        page1: { later: ["requests", "socket"] },
        page2: { later: ["requests"] },
        requests: { imports: ["filter"] },
        socket: { bytes: 50_000 },
      },
      { partOf: (id) => (id === "app" ? "start" : id.startsWith("page") ? undefined : "rows") },
    ),
  );
  expect(Object.fromEntries(names)).toEqual({ deploy: "later", names: "later", requests: "data", filter: "data" });
});

test("functions of the design are one script, without those that import what is elsewhere", () => {
  const names = sharedScripts(
    graphOf(
      {
        page1: {},
        index: { imports: ["texts", "sheets"] },
        texts: {},
        sheets: { imports: ["library"] },
        library: { bytes: 400_000 },
      },
      { functions: ["texts", "sheets"], declarations: ["variable"] },
    ),
  );
  expect(Object.fromEntries(names)).toEqual({ texts: "functions", variable: "declarations" });
});

test("no page loads more than five shared scripts, and no two of them import each other, in random apps", () => {
  const random = createRandom();
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let round = 0; round < cases(40, 400); round += 1) {
    const modules: Record<string, Partial<GraphModule>> = {};
    const count = 20 + below(60);
    /** Modules from a position on: imports are in one direction, so the modules themselves have no cycle. */
    const some = (first: number): readonly string[] =>
      Array.from({ length: count - first }, (_, index) => `module${first + index}`).filter(() => below(count) < 4);
    for (let index = 0; index < count; index += 1)
      modules[`module${index}`] = { bytes: 1 + below(9000), imports: some(index + 1) };
    for (let index = 0; index < 12; index += 1)
      modules[`page${index}`] = { imports: some(0), later: some(0).slice(0, 1) };
    const graph = graphOf({ ...modules, home: { imports: some(0).slice(0, 2), later: some(0).slice(0, 1) } });
    const names = sharedScripts(graph);
    const scriptOf = (id: string): readonly string[] => {
      const name = names.get(id);
      return name?.startsWith("shared-") ? [name] : [];
    };
    for (const page of graph.pages)
      expect(new Set([...reached(graph, page)].flatMap(scriptOf)).size).toBeLessThanOrEqual(5);
    const imports = new Set(
      [...names.keys()].flatMap((id) =>
        scriptOf(id).flatMap((name) => [...reached(graph, id)].flatMap(scriptOf).map((other) => `${name} ${other}`)),
      ),
    );
    const circular = [...imports].filter((one) => {
      const [name, other] = one.split(" ");
      return name !== other && imports.has(`${other} ${name}`);
    });
    expect(circular).toEqual([]);
  }
});

function reached({ moduleOf }: ModuleGraph, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of moduleOf(id).imports) found.add(imported);
  return found;
}
