import { readdirSync, readFileSync } from "node:fs";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { describe, expect, test } from "vitest";
import type { ElementInfo } from "../../compiler/catalogue/catalogue-types.ts";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import { writtenBy } from "../../compiler/catalogue/tag-roles.ts";
import { componentName } from "../../compiler/names.ts";

type Component = ComponentType<Readonly<Record<string, unknown>>> & { readonly spec?: unknown };
type Values = Readonly<Record<string, unknown>>;

const elements = Object.values(elementCatalogue);

/** Returns the component of an element type. */
async function componentOf(type: string): Promise<Component> {
  const module: Readonly<Record<string, Component>> = await import(`../../runtime/elements/${type}.tsx`);
  const found = module[componentName(type)];
  if (!found) throw new Error(`${type}.tsx does not export ${componentName(type)}`);
  return found;
}

describe.each(elements.map((info) => [info.type, info] as const))("%s", (type, info) => {
  test("has the variables and actions of the catalogue", async () => {
    const { spec } = await componentOf(type);
    const names = [Object.keys(info.variables).sort(), Object.keys(info.actions).sort()];
    if (spec === undefined) {
      expect(names).toEqual([[], []]);
      return;
    }
    expect(Reflect.get(Object(spec), "type")).toBe(type);
    expect([
      Object.keys(Reflect.get(Object(spec), "variables")).sort(),
      [...Reflect.get(Object(spec), "actions")].sort(),
    ]).toEqual(names);
  });

  test("is the same with its defaults as without them", async () => {
    const render = await renderer(info);
    const defaults = Object.fromEntries(
      Object.entries(info.props).flatMap(([name, prop]) => (prop.default === undefined ? [] : [[name, prop.default]])),
    );
    for (const situation of situationsOf(type)) {
      expect(render({ ...defaults, ...situation })).toBe(render(situation));
    }
  });

  test("sets no HTML attribute itself that a design may set", async () => {
    const render = await renderer(info);
    const names = ["id", "lang", "dir", "title", ...marks].filter((name) => writtenBy(type, name) === undefined);
    const rootAttributes = Object.fromEntries(names.map((name) => [name, "own"]));
    const roots = situationsOf(type).flatMap(
      (situation) => rootOf(type, render({ ...situation, rootAttributes })) ?? [],
    );
    expect(roots.length > 0 || isClosed.has(type)).toBe(true);
    for (const root of roots) expect(names.filter((name) => root.get(name) !== "own")).toEqual([]);
  });
});

/** Types without HTML until they open. */
const isClosed: ReadonlySet<string> = new Set(["modal"]);

const runtimeFolder = new URL("../../runtime/", import.meta.url);

/** Every `data-*` attribute that the runtime names. */
const marks = new Set(
  readdirSync(runtimeFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") || path.endsWith(".ts"))
    .flatMap((path) => readFileSync(new URL(path, runtimeFolder), "utf8").match(/\bdata-[a-z]+(-[a-z]+)*\b/g) ?? []),
);

/** Returns the attributes of the root in the HTML of an element. */
function rootOf(type: string, html: string): ReadonlyMap<string, string> | undefined {
  const [tag] = html.match(new RegExp(`<[^<>]*\\bclass="[^"]*\\btrama-${type} [^<>]*>`)) ?? [];
  if (tag === undefined) return undefined;
  return new Map(Array.from(tag.matchAll(/ ([a-z-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]));
}

/** The properties that an element needs to show something; several, where they cannot be used together. */
const situations: Readonly<Record<string, readonly Values[]>> = {
  accordion: [{ items: [{ id: "a", label: "A" }], panels: { a: "um" }, value: ["a"] }],
  "apex-chart": [{ series: [{ name: "A", data: [1, 2] }] }],
  "bar-chart": [
    { dataType: "guided", data: [{ nome: "Ana" }], dataXField: "nome" },
    { labels: ["a"], datasets: [{ data: [1] }] },
  ],
  "data-grid": [{ data: [{ id: 1, nome: "Ana" }], columns: [{ id: "nome", label: "Nome", property: "nome" }] }, {}],
  date: [{ date: "2025-05-16T10:20:30Z" }, {}],
  "draggable-list": [{ items: [{ id: 1, label: "Ana" }] }],
  dropdown: [{ trigger: "abrir", content: "dentro" }],
  "expandable-section": [{ text: "abrir", children: "dentro" }],
  "form-input": ["text", "textarea", "number", "decimal", "password", "date", "time"].map((type) => ({ type })),
  "hover-dropdown": [{ opener: "abrir", content: "dentro" }],
  icon: [{ icon: [["path", { d: "M12 3" }]] }],
  image: [{ url: "/a.png" }],
  kanban: [{ items: [{ id: 1, label: "Ana", etapa: "todo" }], stackedBy: "etapa" }],
  "line-chart": [
    { dataType: "guided", data: [{ nome: "Ana" }], dataXField: "nome" },
    { labels: ["a"], datasets: [{ data: [1] }] },
  ],
  multiselect: [{ options: ["Ana", "Bia"], value: ["Ana"] }, {}],
  "pie-chart": [
    { dataType: "guided", data: [{ nome: "Ana" }], dataXField: "nome" },
    { labels: ["a"], datasets: [{ data: [1] }] },
  ],
  "radio-group": [{ options: ["Ana", "Bia"], value: "Ana" }, {}],
  "search-bar": [{}, { useSubmitButton: true }, { isEmbedIcon: true }],
  select: [{ options: ["Ana", "Bia"], value: "Ana" }, {}],
  stack: [{ items: [{ id: 1, label: "Ana" }] }],
  "side-panel": [{ value: true, title: "Detalhes", children: "dentro", footer: "pé" }, { children: "dentro" }],
  tabs: [{ tabs: [{ id: "a", label: "A" }], panels: { a: "um" } }],
  "text-input": ["text", "textarea", "number", "decimal"].map((type) => ({ type })),
  tooltip: [{ trigger: "onde", text: "o que" }],
  video: [{ file: "/a.webm" }],
};

const situationsOf = (type: string): readonly Values[] => situations[type] ?? [{}, { children: "filho" }];

/** Where custom properties have defaults. */
const sheet = ["styles.css", "elements/parts/grid/grid-table.tsx"]
  .map((path) => readFileSync(new URL(`../../runtime/${path}`, import.meta.url), "utf8"))
  .join("");

/** Returns a function that renders an element as the build does, its lazy parts included. */
async function renderer({ type }: ElementInfo): Promise<(props: Values) => string> {
  const component = await componentOf(type);
  const element = (props: Values) => createElement(component, { id: "e", ...props });
  for (const situation of situationsOf(type)) (await prerenderToNodeStream(element(situation))).prelude.resume();
  return (props) => normal(renderToString(element(props)));
}

/** Returns HTML without what changes nothing: empty names, and custom properties with their defaults. */
const normal = (html: string): string =>
  html
    .replaceAll(/ (?:aria-label|title)=""/g, "")
    .replaceAll(/DndDescribedBy-\d+/g, "")
    .replaceAll(/(--[\w-]+):([^;"]*);?/g, (all, name, value) => (sheet.includes(`var(${name}, ${value})`) ? "" : all))
    .replaceAll(' style=""', "");
