import { type ReactNode, useEffect, useState } from "react";
import { loadPart } from "../app/reload.ts";
import { elementSpec, useElement, useProps } from "../react/element.tsx";
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

/** How long the width of the window has to rest before the HTML is put in anew. */
const restMs = 150;

/**
 * HTML of the design or of data, put in by the browser only: nothing of it is in what the build renders.
 *
 * What sanitises it is loaded by pages that have HTML which is not trusted.
 */
export function HtmlEmbed(props: HtmlEmbedProps): ReactNode {
  const { attributes, node, label } = useElement<HTMLDivElement>(props, "html-embed", { isPlain: true });
  const { source, trusted, refreshOnResize, ariaLabel } = useProps<Resolved>(props, defaults, label);
  const width = useRestingWidth(refreshOnResize);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width puts the same HTML in anew.
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
        // It is in the log, and the rest of the page stands.
        () => {},
      );
    }
    return () => ending.abort();
  }, [node, label, source, trusted, ariaLabel, width]);

  // What is wider than its box is within reach of the keyboard.
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

/** The width of the window, once it rests; 0 when nobody wants to know. */
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
