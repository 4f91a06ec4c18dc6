// `npm run gallery`: builds the design `galeria`, and serves it with a page that shows every element at three widths in
// both themes, with its JSON and the generated code. `--update` rewrites the pictures of tests/gallery instead.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setup } from "./setup.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const port = 4180;
const widths = [360, 768, 1024];

const run = (args, env = {}) => {
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } };
  const { status } = spawnSync(process.execPath, args, options);
  if (status !== 0) process.exit(status ?? 1);
};

if (process.argv.includes("--update")) {
  run([".ci/test.mjs", "tests/gallery"], { UPDATE: "1" });
} else {
  await setup({ browser: false });
  for (const command of ["compile", "build"]) run(["dist/cli/main.js", command, "designs/galeria"]);
  createServer(answer).listen(port, "127.0.0.1", () => console.log(`http://localhost:${port}/gallery`));
}

/** Serves the built site, and at /gallery the page around it. */
function answer(request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
  if (path === "/gallery") return send(response, "text/html", gallery());
  const site = join(root, "dist/galeria");
  for (const name of [path, join(path, "index.html")]) {
    try {
      return send(response, contentTypes[extname(name)] ?? "application/octet-stream", readFileSync(join(site, name)));
    } catch (error) {
      if (error.code !== "ENOENT" && error.code !== "EISDIR") throw error;
    }
  }
  response.writeHead(404).end();
}

const contentTypes = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

const send = (response, type, body) =>
  response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" }).end(body);

/** One entry per page of the design. */
function elements() {
  const folder = join(root, "designs/galeria/pages");
  const types = readdirSync(folder).map((name) => name.slice(0, -".json".length));
  return types
    .filter((type) => type !== "inicio")
    .map((type) => {
      const page = JSON.parse(readFileSync(join(folder, `${type}.json`), "utf8"));
      const schema = JSON.parse(readFileSync(join(root, `schema/elements/${type}.schema.json`), "utf8"));
      return {
        type,
        about: `${schema.title}: ${schema.description}`,
        words: [type, schema.title, schema.description, ...Object.keys(schema.properties)].join(" ").toLowerCase(),
        json: JSON.stringify(page.sections[0].children.slice(1), null, 2),
        code: readFileSync(join(root, `generated/galeria/pages/${type}.tsx`), "utf8"),
      };
    });
}

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const frame = (type, width, theme) =>
  `<figure><figcaption>${width} px, ${theme}</figcaption><iframe title="${type}, ${width} px, ${theme}" src="/${type}/?theme=${theme}" width="${width}" height="420"></iframe></figure>`;

const entry = ({ type, about, words, json, code }) => `<details id="${type}" data-words="${escaped(words)}">
<summary><strong>${type}</strong> ${escaped(about).replace(/`([^`]+)`/g, "<code>$1</code>")}</summary>
<template><div class="frames">${["light", "dark"].flatMap((theme) => widths.map((width) => frame(type, width, theme))).join("")}</div>
<div class="texts"><figure><figcaption>Design</figcaption><pre>${escaped(json)}</pre></figure>
<figure><figcaption>Generated code</figcaption><pre>${escaped(code)}</pre></figure></div></template>
</details>`;

/** The page around the site. The frames of an element load when it is opened. */
function gallery() {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>
:root{color-scheme:light dark}body{font:16px/1.4 system-ui;margin:24px}input{font:inherit;padding:8px;width:320px}
details{border-bottom:1px solid;padding:8px 0}summary{cursor:pointer}figure{margin:0}figcaption{margin:8px 0 4px}
.frames,.texts{display:flex;flex-wrap:wrap;gap:16px}iframe{border:1px solid;max-width:100%}
.texts figure{flex:1 1 400px;min-width:0}pre{border:1px solid;max-height:420px;overflow:auto;padding:12px;margin:0}
</style></head><body><h1>Gallery</h1><p><label>Search <input type="search" id="search"></label></p>
${elements().map(entry).join("\n")}
<script>
const all = [...document.querySelectorAll("details")];
const search = document.querySelector("#search");
search.addEventListener("input", () => {
  const wanted = search.value.toLowerCase().split(" ").filter(Boolean);
  for (const one of all) one.hidden = !wanted.every((word) => one.dataset.words.includes(word));
});
for (const one of all) one.addEventListener("toggle", () => {
  const template = one.querySelector("template");
  if (!template) return;
  template.replaceWith(template.content);
});
const shown = document.getElementById(location.hash.slice(1));
if (shown) shown.open = true;
</script></body></html>`;
}
