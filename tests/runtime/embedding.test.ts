import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type OpenedApp, openApp } from "../browser/harness.ts";
import { button, formula, outputOf, page } from "../browser/open-design.ts";

/** An app in an element of a React page, which keeps its own look and its own head. */

const design = {
  "design.json": { name: "dentro" },
  "variables.json": { variables: { vezes: { type: "number", default: 0 } } },
  "pages/inicio.json": {
    ...page([
      { id: "texto", type: "text", props: { text: formula("concatenate('vezes ', variables.vezes)") } },
      button("soma", [{ action: "setVariable", variable: "vezes", value: formula("variables.vezes + 1") }]),
    ]),
    description: "do aplicativo",
  },
};

const host = `
import "./runtime.css";
import { StrictMode, useEffect, useRef, useState } from "react";
import client from "react-dom/client";
import { mount } from "trama/runtime";
import { memoryAddressBar } from "trama/runtime/memory";
import { app } from "./dentro/app";

function Embedded({ round }) {
  const box = useRef(null);
  useEffect(() => mount(app, box.current, { addressBar: memoryAddressBar(["/"]) }), [round]);
  return <div ref={box} id="app" />;
}

function Host() {
  const [round, setRound] = useState(0);
  const [isShown, setShown] = useState(true);
  Object.assign(window, { again: () => setRound((now) => now + 1), setShown });
  return <><h1 id="own">Host</h1><p hidden id="concealed" style={{ display: "block" }}>x</p><button id="plain">Host</button>{isShown && <Embedded round={round} />}</>;
}

document.title = "Host";
client.createRoot(document.getElementById("root")).render(<StrictMode><Host /></StrictMode>);
`;

async function openHost(): Promise<OpenedApp> {
  const files: Record<string, string> = {
    "runtime.css": readFileSync(join(import.meta.dirname, "../../runtime/styles.css"), "utf8"),
    "main.tsx": host,
  };
  for (const [path, text] of Object.entries(outputOf(design))) files[`dentro/${path}`] = text;
  return openApp({ files });
}

const textOf = ({ page: shown }: OpenedApp) => shown.locator("#app .inicio-texto").allTextContents();

test("an effect of React mounts an app, mounts it again and removes it, and nothing is logged", async () => {
  const opened = await openHost();
  await expect.poll(() => textOf(opened)).toEqual(["vezes 0"]);
  await opened.page.locator("#app .inicio-soma").click();
  await expect.poll(() => textOf(opened)).toEqual(["vezes 1"]);
  await opened.page.evaluate("again()");
  await opened.page.evaluate("again()");
  await expect.poll(() => textOf(opened)).toHaveLength(1);
  await opened.page.evaluate("setShown(false)");
  await expect.poll(() => opened.page.locator("#app").count()).toBe(0);
  await opened.page.evaluate("setShown(true)");
  await expect.poll(() => textOf(opened)).toHaveLength(1);
  await opened.page.locator("#app .inicio-soma").click();
  await expect.poll(() => textOf(opened)).not.toEqual(["vezes 0"]);
  expect(opened.errors).toEqual([]);
});

test("title, body and resets of the page around an app stay as they are", async () => {
  const opened = await openHost();
  await expect.poll(() => textOf(opened)).toEqual(["vezes 0"]);
  const { title, description, ...look } = await opened.page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const { margin, fontSize, backgroundColor } = styleOf("body");
    return {
      title: document.title,
      description: document.querySelector("meta[name=description]")?.getAttribute("content"),
      margin,
      fontSize,
      backgroundColor,
      scheme: styleOf("html").colorScheme,
      boxes: styleOf("#own").boxSizing,
      lines: styleOf("#own").lineHeight,
      buttons: styleOf("#plain").fontSize,
      hidden: styleOf("#concealed").display,
      inside: [styleOf("#app").fontSize, styleOf("#app .inicio-soma").boxSizing],
    };
  });
  expect([title, description]).toEqual(["Host", undefined]);
  expect(look).toEqual({
    margin: "8px",
    fontSize: "16px",
    backgroundColor: "rgba(0, 0, 0, 0)",
    scheme: "normal",
    boxes: "content-box",
    lines: "normal",
    buttons: "13.3333px",
    hidden: "block",
    inside: ["14px", "border-box"],
  });
});
