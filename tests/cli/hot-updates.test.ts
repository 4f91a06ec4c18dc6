import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContext } from "../browser/harness.ts";
import { addressOf } from "../served-address.ts";

/**
 * `trama dev` while somebody types into a form of the open page: what changes is taken in, and nothing that was typed is
 * lost.
 */

const trama = resolve(import.meta.dirname, "../../dist/cli/main.js");
const project = mkdtempSync(join(tmpdir(), "trama-hot-"));
let server: ChildProcess | undefined;
let page: Page;
const problems: string[] = [];
const dialogs: string[] = [];

const text = (id: string, value: string | object, rest: object = {}) => ({
  id,
  type: "text",
  props: { text: value },
  ...rest,
});

/** The files of the design, which the edits change one after the other. */
const files: Readonly<Record<string, object>> = {
  "design.json": {
    formatVersion: 1,
    name: "hot",
    title: "Hot",
    languages: ["en"],
    pages: { home: "form" },
    themes: { default: "light" },
  },
  "theme.json": { colors: { light: { brand: "#112233" }, dark: { brand: "#aabbcc" } } },
  "variables.json": {
    variables: {
      count: { type: "number", default: 0 },
      loads: { type: "number", default: 0, persist: true },
    },
  },
  "formulas.json": {
    formulas: {
      counted: { formula: "concatenate('Count: ', variables.count)" },
      elsewhere: { formula: "'one'" },
    },
  },
  "workflows.json": {
    workflows: {
      more: { steps: [{ action: "setVariable", variable: "count", value: { formula: "variables.count + 1" } }] },
      loaded: { steps: [{ action: "setVariable", variable: "loads", value: { formula: "variables.loads + 1" } }] },
    },
  },
  "components/window.json": {
    id: "window",
    kind: "popup",
    props: { heading: { type: "text" } },
    children: [
      {
        id: "modal",
        type: "modal",
        props: { ariaLabel: "Window" },
        children: [text("heading", { formula: "props.heading" })],
      },
    ],
  },
  "components/other-part.json": { id: "other-part", children: [text("part", "A part")] },
  "pages/form.json": {
    id: "form",
    path: "",
    title: "Form",
    unsaved: { formula: "elements.name.value != ''" },
    on: { load: { run: "loaded" } },
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          text("heading", "Write something", { style: { color: "$brand", paddingTop: "4px" } }),
          {
            id: "fields",
            type: "form-container",
            children: [
              { id: "name", type: "form-input", props: { label: "Name" } },
              { id: "agreed", type: "checkbox", props: { label: "Agreed" } },
              { id: "send", type: "button", props: { text: "Send", buttonType: "submit" } },
            ],
          },
          text("counted", { formula: "formulas.counted()" }),
          text("loads", { formula: "concatenate('Loads: ', variables.loads)" }),
          { id: "more", type: "button", props: { text: "More" }, on: { click: { run: "more" } } },
          {
            id: "open",
            type: "button",
            props: { text: "Open" },
            on: { click: { steps: [{ action: "openPopup", popup: "window", with: { heading: "In the window" } }] } },
          },
        ],
      },
    ],
  },
  "pages/other.json": {
    id: "other",
    path: "other",
    title: "Other",
    sections: [
      {
        id: "main",
        tag: "main",
        children: [
          text("heading", "Other page"),
          text("formula", { formula: "formulas.elsewhere()" }),
          { id: "part", type: "component", component: "other-part" },
        ],
      },
    ],
  },
};

const path = (file: string): string => join(project, "designs/hot", file);

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), JSON.stringify(content, null, 2));
  }
  writeFileSync(join(project, "package.json"), '{ "name": "hot", "private": true }');
  mkdirSync(join(project, "node_modules"));
  symlinkSync(resolve(import.meta.dirname, "../.."), join(project, "node_modules/trama"));
  server = spawn(process.execPath, [trama, "dev", "--port", "0"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(server);
  page = await (await openContext()).newPage();
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.addInitScript(countMessages);
  await page.goto(address);
  await page.getByLabel("Name").waitFor();
});
afterAll(() => {
  server?.kill();
  rmSync(project, { recursive: true, force: true });
});

function edit(file: string, before: string, after: string): void {
  const now = readFileSync(path(file), "utf8");
  expect(now).toContain(before);
  writeFileSync(path(file), now.replace(before, after));
}

/** A mark that the document keeps until it is loaded again, and one on a field until it is made again. */
const mark = () =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    Object.assign(document.querySelector("input[name=name]") ?? {}, { isMarked: true });
  });
const isSameDocument = () => page.evaluate(() => "isMarked" in window);
const isSameField = () => page.evaluate(() => "isMarked" in (document.querySelector("input[name=name]") ?? {}));

/** How many messages of the server the page has had. */
const messageCount = () => page.evaluate(() => Number(Reflect.get(window, "messageCount") ?? 0));
/** Counts them. */
function countMessages(): void {
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", () =>
        Object.assign(window, { messageCount: Number(Reflect.get(window, "messageCount") ?? 0) + 1 }),
      );
    }
  };
}

const name = () => page.getByLabel("Name");
const isBlue = (element: Element): string => getComputedStyle(element).color;
const heading = () => page.locator(".form-heading");

test("twenty edits while a form is filled in lose no character, ask nothing and load the page once", async () => {
  await mark();
  await page.getByRole("button", { name: "More" }).click();
  await name().focus();
  let typed = "";
  /** Types a character before and after an edit, and waits until the page has it. */
  const whileTyping = async (change: () => void, isThere: () => Promise<boolean>): Promise<void> => {
    const before = await messageCount();
    await page.keyboard.type("a");
    change();
    await page.keyboard.type("b");
    await expect.poll(messageCount).toBeGreaterThan(before);
    await expect.poll(isThere).toBe(true);
    await page.keyboard.type("c");
    typed += "abc";
    expect(await name().inputValue()).toBe(typed);
  };
  const onPage = async (change: () => void, isThere: () => Promise<boolean>): Promise<void> => {
    await whileTyping(change, isThere);
    expect(await isSameDocument()).toBe(true);
  };
  /** The open page is not touched. */
  const elsewhere = async (change: () => void, isThere = async () => true): Promise<void> => {
    await mark();
    await whileTyping(change, isThere);
    expect([await isSameDocument(), await isSameField()]).toEqual([true, true]);
  };
  const shows = (words: string) => async () => (await page.getByText(words, { exact: true }).count()) === 1;

  // Style, text and token of the open page.
  await onPage(
    () => edit("theme.json", "#112233", "#0000ff"),
    async () => (await heading().evaluate(isBlue)) === "rgb(0, 0, 255)",
  );
  await onPage(() => edit("pages/form.json", "Write something", "Write anything"), shows("Write anything"));
  await onPage(
    () => edit("pages/form.json", '"4px"', '"9px"'),
    async () => (await heading().evaluate((element) => getComputedStyle(element).paddingTop)) === "9px",
  );
  await onPage(
    () => edit("theme.json", "#0000ff", "#00ff00"),
    async () => (await heading().evaluate(isBlue)) === "rgb(0, 255, 0)",
  );
  await onPage(() => edit("pages/form.json", '"Open"', '"Open it"'), shows("Open it"));
  await onPage(() => edit("pages/form.json", '"Open it"', '"Open"'), shows("Open"));
  await onPage(
    () => edit("pages/form.json", '"9px"', '"12px"'),
    async () => (await heading().evaluate((element) => getComputedStyle(element).paddingTop)) === "12px",
  );
  await onPage(() => edit("pages/form.json", "Write anything", "Write it"), shows("Write it"));

  // Elsewhere: another page, its component, formulas, workflows and variables.
  await elsewhere(() => edit("pages/other.json", "Other page", "Another page"));
  await elsewhere(() => edit("components/other-part.json", "A part", "A piece"));
  await elsewhere(() => edit("formulas.json", "'one'", "'two'"));
  await elsewhere(() => edit("formulas.json", "'Count: ", "'Counted: "), shows("Counted: 1"));
  await elsewhere(() => edit("workflows.json", "variables.count + 1", "variables.count + 10"));
  await elsewhere(() => edit("pages/other.json", '"title": "Other"', '"title": "The other"'));
  await elsewhere(() => edit("pages/other.json", '"path": "other"', '"path": "others"'));
  await elsewhere(() =>
    edit("variables.json", '"count": {', '"added": { "type": "string", "default": "" },\n    "count": {'),
  );
  await elsewhere(() =>
    edit("pages/other.json", '"id": "formula",', '"id": "formula", "style": { "color": "$brand" },'),
  );
  await elsewhere(() => edit("formulas.json", "'Counted: ", "'Sum: "), shows("Sum: 1"));
  await elsewhere(() =>
    edit("pages/other.json", '"Another page"', `{ "formula": "concatenate('Another page ', formulas.elsewhere())" }`),
  );
  await elsewhere(() => edit("components/window.json", '"Window"', '"A window"'));

  // What changed is there: the workflow, the variable that kept its value, and the other page.
  await page.getByRole("button", { name: "More" }).click();
  await expect.poll(shows("Sum: 11")).toBe(true);
  expect(await page.getByText("Loads: 1").count()).toBe(1);
  expect(dialogs).toEqual([]);
  await name().fill("");
  await page.evaluate(() => {
    history.pushState(null, "", "/others");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect.poll(shows("Another page two")).toBe(true);
  expect(await page.getByText("A piece").count()).toBe(1);
  expect(await isSameDocument()).toBe(true);
  expect(problems).toEqual([]);
});

test("a change that needs another page brings back what was typed, variables and open windows", async () => {
  await page.goto(new URL("/", page.url()).href);
  await page.getByRole("button", { name: "More" }).click();
  await name().fill("typed");
  await page.getByRole("checkbox", { name: "Agreed" }).check();
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByText("In the window").waitFor();
  await mark();
  const told = page.waitForEvent("console", (message) => message.text().includes("its load workflows ran again"));
  edit("design.json", '"title": "Hot"', '"title": "Hotter"');
  await told;
  await page.getByText("In the window").waitFor();
  await expect.poll(() => name().inputValue()).toBe("typed");
  expect(await page.getByRole("checkbox", { name: "Agreed", includeHidden: true }).isChecked()).toBe(true);
  expect(await page.getByText("Sum: 10").count()).toBe(1);
  expect(await isSameDocument()).toBe(false);
  expect(dialogs).toEqual([]);
  expect(problems).toEqual([]);
});
