import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { compile } from "../compiler/compile.ts";
import { openText } from "../compiler/printed-text.ts";
import { fileOf } from "./all-designs.ts";

const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };

test("a drawing of an icon is data, however it is written", () => {
  const shown = (svg: string) => {
    const page = {
      id: "inicio",
      path: "",
      title: "Início",
      sections: [{ id: "s", children: [{ id: "i", type: "icon", props: { icon: "seta" } }] }],
    };
    const files = Object.entries({ "design.json": design, "pages/inicio.json": page });
    const { output = [] } = compile({
      files: files.map(([path, json]) => fileOf(path, JSON.stringify(json))),
      assets: [],
      icon: () => svg,
      options: { designFolder: "design" },
    });
    const file = output.find(({ path }) => path === "icons/seta.ts");
    const { code } = transformSync(file ? openText(file.text) : "", { loader: "ts", format: "cjs" });
    const module: { exports: { setaIcon?: unknown } } = { exports: {} };
    new Function("module", "exports", code)(module, module.exports);
    return module.exports.setaIcon;
  };
  expect(shown('<svg onload="a()"><script>a()</script><path d="M0 0"/><image href="//a.example"/></svg>')).toEqual([
    ["path", { d: "M0 0" }],
  ]);
  const attributes = { d: `\`\${a()}\`*/\u2028`, onload: "a()", constructor: "a", ["__proto__"]: "b" };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  expect(shown(`<path ${written.join("\n")}>`)).toEqual([
    ["path", { d: attributes.d, onload: "a()", constructor: "a" }],
  ]);
  // Work that grows with the square of the length would take hours here.
  expect(shown("<path ".repeat(500_000))).toEqual([]);
  expect(shown(`<path ${"a".repeat(2_000_000)}>`)).toEqual([["path", {}]]);
});
