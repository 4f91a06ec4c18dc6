import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resolveLink } from "../runtime/routing/router.tsx";
import { linkUrl, safeUrl } from "../runtime/routing/safe-url.ts";
import { addresses } from "./addresses.ts";
import { compileFiles } from "./designs.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The codes that the compiler reports for a literal address in a design. */
function codesFor(address: string, isLink: boolean): readonly string[] {
  const element = isLink
    ? { id: "a", type: "text", props: { text: "A" }, link: { url: address } }
    : { id: "a", type: "video", props: { file: address } };
  const page = { id: "inicio", path: "", title: "Início", sections: [{ id: "s", children: [element] }] };
  const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
  const files = [
    { path: "design.json", bytes: bytes(design) },
    { path: "pages/inicio.json", bytes: bytes(page) },
    { path: "assets/a.png", bytes: bytes("") },
  ];
  return compileFiles(files)
    .diagnostics.map(({ code }) => code)
    .filter((code) => code.startsWith("url/"));
}

test.each(addresses)("a link to $address leads to $link", ({ address, link }) => {
  expect(linkUrl(address)).toBe(link);
  // Not a route of the app: the browser navigates there itself.
  expect(resolveLink({ url: address })).toEqual(link ? { href: link } : {});
  // `//` alone is not an address: it has no scheme that the design could replace.
  const isRefused = link === undefined && address.includes(":");
  expect(codesFor(address, true)).toEqual(isRefused ? [expect.stringMatching(/^url\//)] : []);
});

test.each(addresses)("from $address the app loads $load", ({ address, load }) => {
  expect(safeUrl(address)).toBe(load);
  // Code is an error; a file of another type may be an image.
  const runsCode = load === undefined && /^\W*(?:java|vb|data\W*:text\/html)/i.test(address);
  expect(codesFor(address, false)).toEqual(runsCode ? ["url/active"] : []);
});

test("links and addresses that leave in a new tab keep the page from the opener", () => {
  const away = { target: "_blank", rel: "noopener noreferrer" };
  expect(resolveLink({ url: "//evil.example", newTab: true })).toEqual({ href: "https://evil.example/", ...away });
  expect(resolveLink({ url: "https://evil.example/", newTab: true })).toEqual({
    href: "https://evil.example/",
    ...away,
  });
});
