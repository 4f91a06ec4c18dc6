import { withStylesAside } from "./embed-html.ts";

/** HTML as nodes, all of it. Its scripts do not run yet. */
export function parse(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = withStylesAside(html);
  const nonce = pageNonce();
  for (const sheet of template.content.querySelectorAll<HTMLElement>("style, link")) sheet.nonce = nonce;
  return template.content;
}

/**
 * Run scripts that came with HTML, in their order: each waits for those before it that are loaded from somewhere.
 *
 * Ends without running the rest once `stop` is given.
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
    // Browsers run a script that came with HTML only in the place of one that scripts made.
    written.replaceWith(script);
    if (isAwaited) await settled;
  }
}

/** The types of scripts that browsers load and run. */
const runs = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** What a server that makes each page anew lets scripts pass by; empty elsewhere, where written ones pass by their hash. */
const pageNonce = (): string => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
