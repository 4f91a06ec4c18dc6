import { createElement, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

// The markup of `react-page.tsx` without hooks and listeners: what React takes to create the nodes alone, or with one
// component and one ref for each element that has something bound or does something.

/** A text, or the tag, the properties and the children of an element. */
export type Markup = string | readonly [tag: string, props: Readonly<Record<string, unknown>>, ...children: Markup[]];

/** What `markup.json` has. `hasComponents`: each element that cannot be a tag alone is a component. */
export interface BarePage {
  readonly markup: Markup;
  readonly hasComponents: boolean;
}

const { markup, hasComponents }: BarePage = await fetch("/markup.json").then((answer) => answer.json());

function drawn(markup: Markup): ReactNode {
  if (typeof markup === "string") return markup;
  const [tag, props, ...children] = markup;
  if (hasComponents && isElement.test(String(props.className ?? ""))) return <Part of={markup} />;
  return createElement(tag, props, ...children.map(drawn));
}

/** The elements of the page that cannot be a tag alone. */
const isElement = /^trama-(button|text-input|form-input|select|checkbox|image) |home-(name|count|card)\d/;

function Part({ of }: { readonly of: Exclude<Markup, string> }) {
  const [tag, props, ...children] = of;
  return createElement(tag, { ...props, ref: attach }, ...children.map(drawn));
}

const attached = new Set<Element>();

function attach(node: Element): () => void {
  attached.add(node);
  return () => attached.delete(node);
}

function Home({ cards }: { readonly cards: Markup }) {
  const [isShown, setShown] = useState(false);
  return (
    <main className="trama-section home-main">
      <button type="button" className="trama-button home-toggle" onClick={() => setShown(!isShown)}>
        <span className="trama-button-text">Toggle</span>
      </button>
      {isShown && drawn(cards)}
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Home cards={markup} />);
