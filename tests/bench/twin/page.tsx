import { createElement, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Shown } from "../twin.ts";

// A page of React alone that shows elements as they come: `/before.json`, and `/after.json` after a click or after typing.

const searchDelayMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(node: Shown, key: string | number): ReactNode {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { key, ...props(attributes) }, ...children.map(show));
}

/** Attributes by the names of React, without handlers and inline styles, which are texts here. */
function props(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const { class: className, for: htmlFor, tabindex: tabIndex, value: defaultValue, ...others } = attributes;
  const kept = Object.entries(others).filter(
    ([name]) => !name.startsWith("on") && !["style", "checked", "selected"].includes(name),
  );
  return { className, htmlFor, tabIndex, defaultValue, ...Object.fromEntries(kept) };
}

function Twin() {
  const [shown, setShown] = useState<Shown>();
  const load = async (path: string) => setShown(await (await fetch(path)).json());
  const search = () => {
    clearTimeout(timer);
    timer = setTimeout(load, searchDelayMs, "/after.json");
  };
  return (
    <div>
      <input id="type" onChange={search} />
      <button id="back" type="button" onClick={() => load("/before.json")}>
        Back
      </button>
      <button id="act" type="button" onClick={() => load("/after.json")}>
        Act
      </button>
      {shown && show(shown, "main")}
    </div>
  );
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Twin />);
