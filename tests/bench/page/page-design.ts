import type { DesignTexts } from "../design.ts";

// A page of 300 elements, of which 100 have something bound: 120 texts, 60 boxes, 40 buttons, 30 inputs, 20 selects, 20
// images and 10 checkboxes, in 20 cards. Its button shows and hides them.

export const cardCount = 20;

/** Returns the files of the design. */
export function pageDesign(): DesignTexts {
  const files = { "design.json": design, "variables.json": variables, "pages/home.json": page };
  return new Map(Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)]));
}

const design = {
  formatVersion: 1,
  name: "page",
  title: "Page",
  languages: ["en"],
  pages: { home: "home" },
  serviceWorker: false,
};

const variables = {
  variables: {
    isShown: { type: "boolean", default: false },
    name: { type: "string", default: "Ada" },
    count: { type: "number", default: 0 },
  },
};

const formula = (text: string) => ({ formula: text });
const set = (variable: string, value: unknown) => ({ steps: [{ action: "setVariable", variable, value }] });
const text = (id: string, shown: unknown, tag = "p") => ({ id, type: "text", props: { text: shown, tag } });

const card = (index: number) => {
  const id = (name: string): string => `${name}${index}`;
  const isEven = index % 2 === 0;
  return {
    id: id("card"),
    type: "base",
    states: { current: { when: formula(`variables.count == ${index}`), style: { color: "#036" } } },
    children: [
      text(id("title"), `Card ${index}`, "h2"),
      text(id("name"), formula("variables.name")),
      text(id("count"), formula(`concatenate('Count ', toText(variables.count + ${index}))`)),
      {
        id: id("body"),
        type: "base",
        children: [
          { id: id("image"), type: "image", props: { url: picture, alt: `Picture ${index}` } },
          text(id("first"), "The first line of the card"),
          text(id("second"), "The second line of the card"),
          text(id("third"), "The third line of the card"),
        ],
      },
      {
        id: id("fields"),
        type: "base",
        children: [
          {
            id: id("field"),
            type: "text-input",
            props: { ariaLabel: "Name", value: formula("variables.name") },
            on: { change: set("name", formula("event.value")) },
          },
          ...(isEven ? [{ id: id("note"), type: "form-input", props: { label: "Note", required: false } }] : []),
          { id: id("choice"), type: "select", props: { label: "Choice", searchable: false, options } },
          ...(isEven ? [{ id: id("check"), type: "checkbox", props: { label: "Done" } }] : []),
          {
            id: id("more"),
            type: "button",
            props: { text: "More", disabled: formula("variables.count > 99") },
            on: { click: set("count", formula("variables.count + 1")) },
          },
          {
            id: id("less"),
            type: "button",
            props: { text: "Less" },
            on: { click: set("count", formula("variables.count - 1")) },
          },
        ],
      },
    ],
  };
};

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const options = ["One", "Two", "Three"];

const page = {
  id: "home",
  path: "",
  title: "Page",
  sections: [
    {
      id: "main",
      tag: "main",
      children: [
        {
          id: "toggle",
          type: "button",
          props: { text: "Toggle" },
          on: { click: set("isShown", formula("!variables.isShown")) },
        },
        {
          id: "cards",
          type: "base",
          if: formula("variables.isShown"),
          children: Array.from({ length: cardCount }, (_, index) => card(index)),
        },
      ],
    },
  ],
};
