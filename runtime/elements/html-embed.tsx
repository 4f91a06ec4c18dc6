import { type ReactNode, useEffect, useState } from "react";
import { loadPart } from "../app/reload.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { finish } from "./parts/embed/embed-html.ts";
import { parse, runScripts } from "./parts/embed/run-html.ts";
import type { HtmlEmbedProps, HtmlEmbedVariables } from "./props.ts";

interface Resolved {
  readonly source: string;
  readonly trusted: boolean;
  readonly refreshOnResize: boolean;
  readonly ariaLabel: string;
}

const defaults: Resolved = { source: "", trusted: false, refreshOnResize: true, ariaLabel: "" };

/** How long the window width must rest before the HTML is rendered again. */
const restMs = 150;

/**
 * HTML of the design or of data, rendered only in the browser: the prerendered page does not contain it.
 *
 * The sanitiser is loaded only by pages with untrusted HTML.
 */
export function HtmlEmbed(props: HtmlEmbedProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "html-embed", { isPlain: true });
  const { attributes, node, label } = root;
  const { source, trusted, refreshOnResize, ariaLabel } = root.values<Resolved>(props, defaults);
  const width = useRestingWidth(refreshOnResize);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width renders the same HTML again.
  useEffect(() => {
    const root = node.current;
    if (!root) return;
    const ending = new AbortController();
    const put = (content: DocumentFragment) => {
      finish(content, ariaLabel);
      root.replaceChildren(content);
    };
    if (source === "") root.replaceChildren();
    else if (trusted) {
      const content = parse(source);
      const scripts = [...content.querySelectorAll("script")];
      put(content);
      void runScripts(scripts, ending.signal);
    } else {
      loadPart("html-embed.view", () => import("./parts/embed/sanitise.ts")).then(
        ({ sanitise }) => {
          if (!ending.signal.aborted) put(sanitise(source, label("source")));
        },
        // The error is logged, and the rest of the page stays.
        () => {},
      );
    }
    return () => ending.abort();
  }, [node, label, source, trusted, ariaLabel, width]);

  // Make overflowing content scrollable by keyboard.
  useEffect(() => {
    const root = node.current;
    if (!root || trusted) return;
    const reach = () => {
      if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight) root.tabIndex = 0;
      else root.removeAttribute("tabindex");
    };
    const sizes = new ResizeObserver(reach);
    const contents = new MutationObserver(reach);
    sizes.observe(root);
    contents.observe(root, { childList: true });
    root.addEventListener("load", reach, true);
    return () => {
      sizes.disconnect();
      contents.disconnect();
      root.removeEventListener("load", reach, true);
    };
  }, [node, trusted]);

  const named = ariaLabel === "" ? {} : { role: "group", "aria-label": ariaLabel };
  return <div {...attributes} {...named} data-sanitised={trusted ? undefined : ""} />;
}

/** Returns the width of the window once it rests; 0 when it is not needed. */
function useRestingWidth(isWanted: boolean): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = window.innerWidth;
    const rest = () => {
      if (window.innerWidth === last) return;
      last = window.innerWidth;
      setWidth(last);
    };
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", onResize);
    };
  }, [isWanted]);
  return width;
}

HtmlEmbed.spec = elementSpec<HtmlEmbedVariables>({ type: "html-embed", variables: {}, actions: [] });
