import { expect, test } from "vitest";
import { mediaOrigins } from "../cli/site/media-origins.ts";
import { shownIn } from "../compiler/5-lower/shown-addresses.ts";

const found = (files: readonly Record<string, unknown>[], sheets: readonly string[] = [], origins = {}) =>
  mediaOrigins(shownIn(origins, files, sheets));
const none = { image: [], frame: [], media: [] };
const image = (...hosts: readonly string[]) => ({ ...none, image: hosts.map((host) => `https://${host}`) });

const element = (type: string, props: object, more: object = {}) => ({
  sections: [{ children: [{ type, props, ...more }] }],
});

test.each<[what: string, file: Record<string, unknown>, origins: object]>([
  ["a picture", element("image", { url: "https://a.example/x?y" }), image("a.example")],
  ["a picture with a port", element("image", { url: "https://a.example:8443/x" }), image("a.example:8443")],
  [
    "a picture per language",
    element("image", { url: { pt: "https://a.example/x", en: "https://b.example/x" } }),
    image("a.example", "b.example"),
  ],
  [
    "a picture in a state",
    element("image", {}, { states: { big: { props: { url: "https://a.example/x" } } } }),
    image("a.example"),
  ],
  [
    "a picture on a phone",
    element("image", {}, { at: { mobile: { props: { url: "https://a.example/x" } } } }),
    image("a.example"),
  ],
  [
    "a formula with an origin",
    element("image", { url: { formula: "'https://a.example/' + item.id" } }),
    image("a.example"),
  ],
  ["a formula with data", element("image", { url: { formula: "item.photo" } }), none],
  ["a link of a picture", element("image", {}, { link: { url: "https://a.example/page" } }), none],
  [
    "a video and its poster",
    element("video", { file: "https://a.example/v", previewImage: "https://b.example/p" }),
    { ...none, image: ["https://b.example"], media: ["https://a.example"] },
  ],
  [
    "a video behind a box",
    element("flexbox", { backgroundVideo: "https://a.example/v" }),
    { ...none, media: ["https://a.example"] },
  ],
  [
    "a sound",
    { on: { load: { steps: [{ action: "sound.load", src: "https://a.example/s" }] } } },
    { ...none, media: ["https://a.example"] },
  ],
  ["a request", { on: { load: { steps: [{ action: "rest.request", url: "https://a.example/s" }] } } }, none],
  [
    "a background",
    element("flexbox", {}, { style: { backgroundImage: "url('https://a.example/b')" } }),
    image("a.example"),
  ],
  [
    "markup",
    element("html-embed", {
      source:
        "<p><img src='https://a.example/i' srcset='https://b.example/i 2x, /c 3x'><iframe src='//c.example/f'></iframe><video poster='https://d.example/p'><source src='https://e.example/v'></video>",
    }),
    {
      image: ["https://a.example", "https://b.example", "https://d.example"],
      frame: ["https://c.example"],
      media: ["https://e.example"],
    },
  ],
  [
    "a trusted script",
    element("html-embed", { trusted: true, source: "<script src='https://a.example/w.js'></script>" }),
    { ...none, image: ["https://a.example"], frame: ["https://a.example"] },
  ],
  [
    "static data",
    { collections: { a: { data: [{ photo: "https://a.example/x.png?s=1", page: "https://b.example/x" }] } } },
    image("a.example"),
  ],
  ["a default", { variables: { a: { default: "https://a.example/x.WEBP" } } }, image("a.example")],
  ["a picture to share", { meta: { image: "https://a.example/x.png" } }, none],
  ["an address without TLS", element("image", { url: "http://a.example/x" }), none],
  ["an address that would end a directive", element("image", { url: "https://a.example;script-src/x" }), none],
])("%s", (_, file, origins) => {
  expect(found([file])).toEqual(origins);
});

test("style sheets, and what design.json names", () => {
  expect(found([], ["p { background: url(https://a.example/b.png) }"])).toEqual(image("a.example"));
  const origins = { image: ["https://i.example"], frame: ["https://f.example"], media: ["https://m.example"] };
  expect(found([], [], origins)).toEqual(origins);
});
