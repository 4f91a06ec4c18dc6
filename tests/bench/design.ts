/** A design for measuring: file texts by path. */
export type DesignTexts = ReadonlyMap<string, string>;

const blockElementCount = 10;

/**
 * A design of `pageCount` pages with `elementCount` elements each, a multiple of ten.
 *
 * Every ten elements are nested containers, fixed and bound texts, an input, a button with a workflow, and a repeat.
 */
export function benchDesign(pageCount: number, elementCount: number): DesignTexts {
  const pages = Array.from({ length: pageCount }, (_, index) => page(index, elementCount, pageCount));
  return new Map(
    [
      ["design.json", design(pageCount)] as const,
      ["variables.json", variables] as const,
      ...pages.map((each) => [`pages/${each.id}.json`, each] as const),
    ].map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]),
  );
}

/** The same design with one changed text on its first page. */
export function withOtherText(texts: DesignTexts, text: string): DesignTexts {
  const path = "pages/page-0.json";
  return new Map(texts).set(
    path,
    (texts.get(path) ?? "").replace(/"text": "Block 0[^"]*"/, `"text": "Block 0 ${text}"`),
  );
}

const design = (pageCount: number) => ({
  formatVersion: 1,
  name: "bench",
  title: `Bench of ${pageCount} pages`,
  languages: ["en"],
  pages: { home: "page-0" },
});

const variables = {
  variables: {
    name: { type: "string", default: "Ana" },
    count: { type: "number", default: 0 },
    isBusy: { type: "boolean", default: false },
    rows: {
      type: "array",
      default: [
        { id: "a", title: "First", amount: 3 },
        { id: "b", title: "Second", amount: 5 },
      ],
      schema: {
        type: "array",
        items: {
          type: "object",
          required: ["id", "title", "amount"],
          properties: { id: { type: "string" }, title: { type: "string" }, amount: { type: "number" } },
        },
      },
    },
  },
};

function page(index: number, elementCount: number, pageCount: number) {
  // Each page links to the next: an unreachable page is a warning.
  const next = `page-${(index + 1) % pageCount}`;
  return {
    id: `page-${index}`,
    path: index === 0 ? "" : `page-${index}`,
    title: `Page ${index}`,
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          ...Array.from({ length: elementCount / blockElementCount }, (_, block) => blockOf(index, block, next)),
        ],
      },
    ],
  };
}

function blockOf(pageIndex: number, block: number, next: string) {
  const id = (name: string): string => `${name}${block}`;
  return {
    id: id("row"),
    type: "flexbox",
    props: { direction: "column", rowGap: "8px" },
    style: { padding: `${(block % 5) + 4}px`, borderBottom: "1px solid #ddd" },
    children: [
      {
        id: id("left"),
        type: "base",
        style: { minWidth: `${100 + block}px` },
        children: [
          {
            id: id("title"),
            type: "text",
            props: { tag: "h2", text: `Block ${block} of page ${pageIndex}` },
            style: { fontSize: "18px" },
            ...(block === 0 ? { link: { page: next } } : {}),
          },
          {
            id: id("hello"),
            type: "text",
            props: { text: { formula: `\`Hello, \${variables.name}: \${variables.count + ${block}}\`` } },
          },
          { id: id("field"), type: "form-input", props: { label: "Name", placeholder: `Name ${block}` } },
          {
            id: id("echo"),
            type: "text",
            props: { text: { formula: `elements.${id("field")}.value` } },
            style: { color: "#555" },
          },
        ],
      },
      {
        id: id("more"),
        type: "button",
        props: { text: "One more", disabled: { formula: "variables.isBusy" } },
        on: {
          click: {
            steps: [
              { action: "setVariable", variable: "isBusy", value: true },
              { action: "setVariable", variable: "count", value: { formula: `variables.count + ${block + 1}` } },
              { action: "setVariable", variable: "isBusy", value: false },
            ],
          },
        },
      },
      {
        id: id("item"),
        type: "base",
        repeat: { items: { formula: "variables.rows" }, key: "id" },
        children: [{ id: id("itemTitle"), type: "text", props: { text: { formula: "item.title" } } }],
      },
      {
        id: id("total"),
        type: "text",
        props: { text: { formula: `\`\${variables.count} of \${variables.rows.length}\`` } },
      },
    ],
  };
}

/** The hand-written React code for the same pages, as the reference for type-checking. */
export function handWritten(pageCount: number, elementCount: number): Map<string, string> {
  const files = new Map<string, string>();
  for (let index = 0; index < pageCount; index++) files.set(`page-${index}.tsx`, handWrittenPage(index, elementCount));
  return files;
}

function handWrittenPage(index: number, elementCount: number): string {
  const blocks = Array.from({ length: elementCount / blockElementCount }, (_, block) => block);
  return `import { useState } from "react";

interface Row {
  id: string;
  title: string;
  amount: number;
}

interface Props {
  name: string;
  rows: readonly Row[];
}

export default function Page${index}({ name, rows }: Props) {
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
${blocks.map((block) => `  const [field${block}, setField${block}] = useState("");\n`).join("")}
  return (
    <main>
${blocks.map((block) => handWrittenBlock(index, block)).join("")}    </main>
  );
}
`;
}

const handWrittenBlock = (index: number, block: number): string => `      <div className="row${block}">
        <div className="left${block}">
          <h2 className="title${block}">Block ${block} of page ${index}</h2>
          <p className="hello${block}">{\`Hello, \${name}: \${count + ${block}}\`}</p>
          <label>
            Name
            <input
              className="field${block}"
              placeholder="Name ${block}"
              value={field${block}}
              onChange={(event) => setField${block}(event.target.value)}
            />
          </label>
          <p className="echo${block}">{field${block}}</p>
        </div>
        <button
          className="more${block}"
          type="button"
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            setCount(count + ${block + 1});
            setBusy(false);
          }}
        >
          One more
        </button>
        {rows.map((item) => (
          <div key={item.id} className="item${block}">
            <p className="itemTitle${block}">{item.title}</p>
          </div>
        ))}
        <p className="total${block}">{\`\${count} of \${rows.length}\`}</p>
      </div>
`;
