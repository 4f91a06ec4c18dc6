import { createElement, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

// The markup of `react-page.tsx` without components, hooks and listeners: what React takes to create the nodes alone.

/** A text, or the tag, the properties and the children of an element. */
export type Markup = string | readonly [tag: string, props: Readonly<Record<string, unknown>>, ...children: Markup[]];

function drawn(markup: Markup): ReactNode {
  if (typeof markup === "string") return markup;
  const [tag, props, ...children] = markup;
  return createElement(tag, props, ...children.map(drawn));
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
const cards: Markup = await fetch("/markup.json").then((answer) => answer.json());
if (root) createRoot(root).render(<Home cards={cards} />);
