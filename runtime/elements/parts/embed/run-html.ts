import { withStylesAside } from "./embed-html.ts";

/** Parse HTML into nodes. Scripts do not run yet. */
export function parse(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = withStylesAside(html);
  const nonce = pageNonce();
  for (const sheet of template.content.querySelectorAll<HTMLElement>("style, link")) sheet.nonce = nonce;
  return template.content;
}

/**
 * Run the scripts of parsed HTML in order: each waits for the external ones before it.
 *
 * Stops without running the rest once `stop` aborts.
 */
export async function runScripts(scripts: readonly HTMLScriptElement[], stop: AbortSignal): Promise<void> {
  for (const written of scripts) {
    if (stop.aborted) return;
    const script = document.createElement("script");
    for (const { name, value } of written.attributes) script.setAttribute(name, value);
    script.nonce = pageNonce();
    script.text = written.text;
    const isAwaited = script.src !== "" && !written.hasAttribute("async") && runs.test(script.type);
    const settled = new Promise((done) => {
      script.onload = done;
      script.onerror = done;
    });
    // Browsers do not run parsed scripts; they run an equal script created by code.
    written.replaceWith(script);
    if (isAwaited) await settled;
  }
}

/** Script types that browsers run. */
const runs = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** Returns the nonce of a server that renders each page; empty elsewhere, where inline scripts are allowed by hash. */
const pageNonce = (): string => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
