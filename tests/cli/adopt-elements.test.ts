import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../cli/main.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "trama-own-")));
const schema = "designs/shop/custom/elements/Badge.schema.json";

afterAll(() => rmSync(root, { recursive: true, force: true }));

const settings = { formatVersion: 1, name: "shop", title: "Shop", languages: ["en"], pages: { home: "home" } };
const home = (children: readonly object[]) => ({
  id: "home",
  path: "",
  title: "Home",
  sections: [{ id: "main", children }],
});

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write("package.json", "{}");
  write("designs/shop/design.json", JSON.stringify({ $schema: "../../schema/editor/design.schema.json", ...settings }));
  writeHome({ id: "text", type: "text" });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const writeHome = (...children: readonly object[]) =>
  write("designs/shop/pages/home.json", JSON.stringify(home(children)));
const writeBadge = (...lines: readonly string[]) =>
  write("designs/shop/custom/elements/Badge.tsx", `${lines.join("\n")}\n`);
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** Run a command; returns its exit code and output. */
async function run(...args: readonly string[]) {
  const told: string[] = [];
  const tell = (text: string): void => void told.push(text);
  const code = await main(args, { cwd: root, out: tell, err: tell, color: false, progress: false });
  return { code, told: told.join("") };
}

const badge = (props: string) => [
  'import type { ButtonHTMLAttributes, ReactNode } from "react";',
  `export interface BadgeProps extends Pick<ButtonHTMLAttributes<HTMLElement>, "title"> { ${props} }`,
  "/** A badge. */",
  'export default function Badge({ tone = "plain", sizes = [1, -2] }: BadgeProps) { return <b>{tone}{sizes}</b>; }',
];

describe("adopt writes down", () => {
  test("properties, defaults, comments, events, slots and a two-way value, the same bytes every time", async () => {
    writeBadge(
      ...badge(`
        /** The look. */
        readonly tone?: "plain" | "loud";
        readonly sizes?: readonly number[];
        readonly label: string;
        readonly count: number | null;
        readonly data?: unknown;
        readonly value?: string | null;
        readonly onChange?: (next: string | null) => void;
        /** It was pressed. */
        readonly onPress: () => void;
        readonly onPick?: (row: { readonly id: number; readonly name?: string }) => void;
        readonly onMove?: (x: number, y?: number) => void;
        readonly icon?: ReactNode;
        readonly children?: ReactNode;`),
    );
    expect(await run("adopt")).toEqual({ code: 0, told: `${schema} written\n` });
    const record = { type: "object", additionalProperties: false };
    expect(JSON.parse(textOf(schema))).toEqual({
      $schema: "../../../../schema/editor/own-element.schema.json",
      description: "A badge.",
      type: "object",
      required: ["count", "label"],
      properties: {
        count: { type: ["number", "null"] },
        data: {},
        label: { type: "string" },
        sizes: { type: "array", items: { type: "number" }, default: [1, -2] },
        tone: { description: "The look.", enum: ["loud", "plain"], default: "plain" },
        value: { type: ["string", "null"] },
      },
      events: {
        change: {
          params: ["value"],
          payload: { ...record, required: ["value"], properties: { value: { type: ["string", "null"] } } },
        },
        move: {
          params: ["x", "y"],
          payload: { ...record, required: ["x"], properties: { x: { type: "number" }, y: { type: "number" } } },
        },
        pick: {
          payload: { ...record, required: ["id"], properties: { id: { type: "number" }, name: { type: "string" } } },
        },
        press: { description: "It was pressed.", required: true },
      },
      slots: { children: {}, icon: {} },
      value: true,
    });
    const before = textOf(schema);
    expect(await run("adopt")).toEqual({ code: 0, told: `${schema} is up to date\n` });
    expect(textOf(schema)).toBe(before);
    expect((await run("fmt", "--check")).told).not.toContain("Badge");
  });

  test("wrapped components and components that another file exports", async () => {
    write(
      "designs/shop/custom/badge.tsx",
      'export const Badge = ({ label = "new" }: { label: string }) => <b>{label}</b>;',
    );
    writeBadge(
      'import { memo } from "react";',
      'import { Badge } from "../badge";',
      "const Wrapped = memo(Badge);",
      "export default Wrapped;",
    );
    const path = (name: string) => `designs/shop/custom/elements/${name}.tsx`;
    write(
      path("Panel"),
      `import type { FC, ReactNode } from "react";
      interface Base { readonly title?: string; readonly children?: ReactNode }
      interface PanelProps extends Base { readonly size?: number }
      const Panel: FC<PanelProps & { readonly open?: boolean }> = ({ title = "All", size = 3, open = true }) => <b>{title}{size}{open}</b>;
      export { Panel as default };`,
    );
    write(
      path("Field"),
      `import { forwardRef } from "react";
      interface FieldProps<T> { readonly items: readonly T[]; readonly tone?: "plain" | "loud" }
      export default forwardRef<HTMLElement, FieldProps<string>>(function Field({ items, tone = "plain" }, ref) {
        return <b ref={ref}>{items}{tone}</b>;
      });`,
    );
    expect(await run("adopt")).toMatchObject({ code: 0 });
    const read = (name: string) => JSON.parse(textOf(path(name).replace(".tsx", ".schema.json")));
    expect(read("Badge")).toMatchObject({
      required: ["label"],
      properties: { label: { type: "string", default: "new" } },
    });
    expect(read("Panel")).toMatchObject({
      properties: {
        open: { type: "boolean", default: true },
        size: { type: "number", default: 3 },
        title: { type: "string", default: "All" },
      },
      slots: { children: {} },
    });
    expect(read("Field")).toMatchObject({
      required: ["items"],
      properties: {
        items: { type: "array", items: { type: "string" } },
        tone: { enum: ["loud", "plain"], default: "plain" },
      },
    });
  });
});

describe("adopt reports, and writes nothing for", () => {
  const reported = async () => {
    const { code, told } = await run("adopt");
    expect(code).toBe(1);
    return told.match(/^error .*\n.*/gm);
  };

  test("types that formulas do not have, each by its property", async () => {
    writeBadge(
      "export default function Badge(props: {",
      "  day: Date;",
      "  format?: (day: string) => string;",
      "  row: { when: Map<string, number> };",
      "}) { return <b>{props.row.when.size}</b>; }",
    );
    expect(await reported()).toEqual([
      "error element/unsupported-type: formulas have no value for the property `day` of `Badge`, of type `Date`\n  designs/shop/custom/elements/Badge.tsx:2:3",
      "error element/unsupported-type: formulas have no value for the property `format` of `Badge`, of type `(day: string) => string`\n  designs/shop/custom/elements/Badge.tsx:3:3",
      "error element/unsupported-type: formulas have no value for the property `row` of `Badge`, of type `Map<string, number>`\n  designs/shop/custom/elements/Badge.tsx:4:3",
    ]);
    expect(() => textOf(schema)).toThrow();
  });

  test("a union of properties, and items of any type", async () => {
    writeBadge(
      "export default function Badge(props: { a: string } | { b: number }) { return <b>{Object.keys(props)}</b>; }",
    );
    write(
      "designs/shop/custom/elements/Items.tsx",
      "export default function Items<T extends object>({ all }: { all: T[] }) { return <b>{all.length}</b>; }",
    );
    expect(await reported()).toEqual([
      "error element/union-properties: the properties of `Badge` are a union\n  designs/shop/custom/elements/Badge.tsx:1:1",
      "error element/unsupported-type: formulas have no value for the property `all` of `Items`, of type `T`\n  designs/shop/custom/elements/Items.tsx:1:60",
    ]);
  });

  test("properties that every element has", async () => {
    writeBadge("export default function Badge(props: { style?: string }) { return <b>{props.style}</b>; }");
    expect(await reported()).toEqual([
      "error element/reserved-property: the property `style` of `Badge` has a name that every element uses\n  designs/shop/custom/elements/Badge.tsx:1:40",
    ]);
  });

  test("a file without a component as its default export", async () => {
    writeBadge("export const Badge = () => <b>new</b>;");
    write("designs/shop/custom/elements/Label.tsx", 'export default "label";');
    const text = "tsx has no function component as its default export\n  designs/shop/custom/elements";
    expect(await reported()).toEqual([
      `error element/no-component: custom/elements/Badge.${text}/Badge.tsx:1:1`,
      `error element/no-component: custom/elements/Label.${text}/Label.tsx:1:1`,
    ]);
  });
});

test("check reports what changed in a component by its name", async () => {
  writeBadge(...badge("tone?: 'plain' | 'loud'; sizes?: number[]; label: string; old?: string; onPress?: () => void;"));
  expect(await run("adopt")).toMatchObject({ code: 0 });
  writeHome({ id: "badge", type: "Badge", props: { label: "New" } });
  expect(await run("compile")).toMatchObject({ code: 0 });
  expect(await run("check")).toMatchObject({ code: 0 });

  writeBadge(
    ...badge("tone?: 'plain' | 'loud'; sizes?: number[]; label?: string; now?: string; onPress?: (x: number) => void;"),
  );
  const { code, told } = await run("check");
  expect(code).toBe(1);
  expect(told.match(/^error element\/.*\n.*/gm)).toEqual([
    `error element/outdated-schema: the schema of \`Badge\` lacks property \`now\`\n  ${schema}:4:11`,
    `error element/outdated-schema: outdated schema of \`Badge\`: property \`label\` changed\n  ${schema}:7:5`,
    `error element/outdated-schema: \`Badge\` has no property \`old\`\n  ${schema}:8:5`,
    `error element/outdated-schema: outdated schema of \`Badge\`: event \`press\` changed\n  ${schema}:12:15`,
  ]);

  rmSync(join(root, "designs/shop/custom/elements/Badge.tsx"));
  expect((await run("check")).told).toContain("error element/no-component: custom/elements/Badge.tsx has no function");
});

test("check type-checks the uses against the component itself", async () => {
  writeBadge(
    ...badge("tone?: 'plain' | 'loud'; sizes?: number[]; label: string; onPick?: (row: { id: number }) => void;"),
  );
  expect(await run("adopt")).toMatchObject({ code: 0 });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of a formula
  const log = { action: "log", message: { formula: "`${event.id}`" } };
  writeHome({ id: "badge", type: "Badge", props: { label: "New" }, on: { pick: { steps: [log] } } });
  expect(await run("compile")).toMatchObject({ code: 0 });
  expect(await run("check")).toMatchObject({ code: 0 });
  // The schema and the design agree with each other, but not with the code.
  writeBadge(
    ...badge("tone?: 'plain' | 'loud'; sizes?: number[]; label: number; onPick?: (row: { no: number }) => void;"),
  );
  const { told } = await run("check");
  expect(told).toContain("error output/type-error: the output does not type-check: Type 'string' is not assignable");
  expect(told).toContain("Property 'id' does not exist on type");
});
