import { isObject, recordOf } from "../../json.ts";
import { elementRule, isText, type Rule, stepRule, textsIn, unitRule } from "../rule.ts";

const category = "accessibility";

/** Fields that a label names. */
const fields = new Set([
  "form-input",
  "text-input",
  "select",
  "multiselect",
  "date-picker",
  "file-picker",
  "search-bar",
  "range-slider",
]);

/** What else names a field: the placeholder of one without a label, the text of a button. */
const otherName: Readonly<Record<string, readonly string[]>> = {
  "text-input": ["placeholder"],
  "search-bar": ["placeholder"],
  "file-picker": ["text"],
};

const charts = new Set(["bar-chart", "line-chart", "pie-chart", "apex-chart"]);

const pixels = (value: unknown): number | undefined => {
  const [, digits] = /^(\d+(?:\.\d+)?)px$/.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

const unclear =
  /^(clique aqui|aqui|saiba mais|leia mais|ver mais|mais|click here|here|read more|learn more|more|link)[.!…]*$/i;

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, "");

export const accessibility: readonly Rule[] = [
  elementRule({
    category,
    code: "audit/alt-is-file-name",
    message: "the `alt` of the image is a file name: {}",
    help: "describe what the image shows, or write an empty `alt` for decoration",
    why: "Screen readers read the file name aloud, character by character. Say what the image shows.",
    wrong: `{ "id": "photo", "type": "image", "props": { "url": "assets/team.png", "alt": "team.png" } }`,
    right: `{ "id": "photo", "type": "image", "props": { "url": "assets/team.png", "alt": "The team at the counter" } }`,
    test: ({ type, props }) => {
      const name =
        type === "image"
          ? textsIn(props.alt).find((text) => /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(text))
          : undefined;
      return name !== undefined && { at: "props.alt", word: `\`${name}\`` };
    },
  }),
  elementRule({
    category,
    code: "audit/alt-says-image",
    message: "the `alt` says that it is an image: {}",
    help: "leave out “image of”: screen readers say it",
    why: "Screen readers announce an image before its text, so the listener hears it twice.",
    wrong: `{ "id": "photo", "type": "image", "props": { "url": "assets/team.png", "alt": "Image of the team" } }`,
    right: `{ "id": "photo", "type": "image", "props": { "url": "assets/team.png", "alt": "The team at the counter" } }`,
    test: ({ type, props }) => {
      const text =
        type === "image"
          ? textsIn(props.alt).find((each) => /^(imagem|foto|figura|image|picture|photo) (d[aeo]s?|of) /i.test(each))
          : undefined;
      return text !== undefined && { at: "props.alt", word: `\`${text}\`` };
    },
  }),
  elementRule({
    category,
    code: "audit/field-without-label",
    message: "the field has no label",
    help: "set `label`, or `ariaLabel` where there is no room for one",
    why: "Without a label, screen readers announce only “edit text”, and speech control cannot reach the field. A placeholder disappears with the first character.",
    wrong: `{ "id": "city", "type": "form-input", "props": { "placeholder": "City" } }`,
    right: `{ "id": "city", "type": "form-input", "props": { "label": "City" } }`,
    test: ({ type, props, attributes }) =>
      fields.has(type) &&
      !["label", "ariaLabel"].some((name) => name in props && props[name] !== "") &&
      !(otherName[type] ?? []).some((name) => name in props) &&
      !("aria-labelledby" in attributes),
  }),
  elementRule({
    category,
    code: "audit/button-without-name",
    message: "the button has no name",
    help: "set `text`, or `ariaLabel` if it shows only an icon",
    why: "A button with only an icon is announced as “button”. The name says what it does.",
    wrong: `{ "id": "remove", "type": "button", "children": [{ "id": "icon", "type": "icon", "props": { "icon": "trash" } }] }`,
    right: `{ "id": "remove", "type": "button", "props": { "ariaLabel": "Delete" }, "children": [{ "id": "icon", "type": "icon", "props": { "icon": "trash" } }] }`,
    test: ({ type, props, json }) =>
      type === "button" &&
      (!("text" in props) || props.text === "") &&
      !("ariaLabel" in props) &&
      !("tooltip" in props) &&
      Array.isArray(json.children) &&
      json.children.every((child) => isObject(child) && child.type === "icon"),
  }),
  elementRule({
    category,
    code: "audit/unclear-link",
    message: "the text {} does not say where the link leads",
    help: "name the target: “Preços”, not “saiba mais”",
    why: "People who use a screen reader jump from link to link and hear only their texts.",
    wrong: `{ "id": "go", "type": "text", "props": { "text": "Click here" }, "link": { "url": "https://shop.example/prices" } }`,
    right: `{ "id": "go", "type": "text", "props": { "text": "See the prices" }, "link": { "url": "https://shop.example/prices" } }`,
    test: ({ json, props }) => {
      const text =
        json.link && !("ariaLabel" in props)
          ? textsIn(props.text).find((each) => unclear.test(each.trim()))
          : undefined;
      return text !== undefined && { at: "props.text", word: `\`${text}\`` };
    },
  }),
  elementRule({
    category,
    code: "audit/capital-letters",
    message: "the text is in capital letters",
    help: "write it as usual, and set `textTransform` to `uppercase` in the style",
    why: "Some screen readers spell words in capitals letter by letter, and they are slower to read. A style can show them without changing the text.",
    wrong: `{ "id": "notice", "type": "text", "props": { "text": "ORDER SENT WITHOUT PROBLEMS" } }`,
    right: `{ "id": "notice", "type": "text", "props": { "text": "Order sent without problems" }, "style": { "textTransform": "uppercase" } }`,
    test: ({ type, props }) => {
      const text = ["text", "button"].includes(type)
        ? textsIn(props.text).find(
            (each) => letters(each).length > 12 && each.includes(" ") && each === each.toUpperCase(),
          )
        : undefined;
      return text !== undefined && "props.text";
    },
  }),
  elementRule({
    category,
    code: "audit/tiny-text",
    message: "the text is {} high",
    help: "use at least 11px",
    why: "Text below 11 pixels is unreadable for many people, on phones above all.",
    wrong: `{ "id": "note", "type": "text", "props": { "text": "Subject to change" }, "style": { "fontSize": "9px" } }`,
    right: `{ "id": "note", "type": "text", "props": { "text": "Subject to change" }, "style": { "fontSize": "12px" } }`,
    test: ({ style }) => {
      const size = pixels(style.fontSize);
      return size !== undefined && size < 11 && { at: "style.fontSize", word: `${size}px` };
    },
  }),
  elementRule({
    category,
    code: "audit/small-target",
    message: "the control is only {} pixels wide or high",
    help: "make it at least 24 pixels in both directions",
    why: "WCAG 2.2 asks for targets of 24 by 24 pixels: smaller ones are hard to hit with a finger or an unsteady hand.",
    wrong: `{ "id": "close", "type": "button", "props": { "text": "x" }, "style": { "width": "16px", "height": "16px" } }`,
    right: `{ "id": "close", "type": "button", "props": { "text": "x" }, "style": { "width": "32px", "height": "32px" } }`,
    test: ({ type, style }) => {
      const [width, height] = [pixels(style.width), pixels(style.height)];
      const least = Math.min(width ?? 24, height ?? 24);
      return (
        type === "button" && least < 24 && { at: width === least ? "style.width" : "style.height", word: String(least) }
      );
    },
  }),
  elementRule({
    category,
    code: "audit/outline-removed",
    message: "the outline of the focus is removed",
    help: "remove it, or show the focus in the state `focus`",
    why: "People who use the keyboard see the focus by its outline. Without one they do not know where they are.",
    wrong: `{ "id": "save", "type": "button", "props": { "text": "Save" }, "style": { "outline": "none" } }`,
    right: `{ "id": "save", "type": "button", "props": { "text": "Save" } }`,
    test: ({ style, json }) =>
      (style.outline === "none" || style.outline === "0" || style.outlineWidth === "0") &&
      !Object.keys(recordOf(json.states)).some((state) => state.startsWith("focus")) &&
      "style.outline",
  }),
  elementRule({
    category,
    code: "audit/justified-text",
    message: "the text is justified",
    help: "align it to the left, or to the start",
    why: "Uneven gaps between words make lines hard to follow, for people with dyslexia above all.",
    wrong: `{ "id": "terms", "type": "text", "props": { "text": "Terms of use" }, "style": { "textAlign": "justify" } }`,
    right: `{ "id": "terms", "type": "text", "props": { "text": "Terms of use" }, "style": { "textAlign": "start" } }`,
    test: ({ style }) => style.textAlign === "justify" && { at: "style.textAlign", fix: { value: "start" } },
  }),
  elementRule({
    category,
    code: "audit/hidden-control",
    message: "the control is hidden from screen readers, but has the focus of the keyboard",
    help: "remove `aria-hidden`, or hide the control with `show`",
    why: "The focus lands on a control that is not announced.",
    wrong: `{ "id": "menu", "type": "button", "props": { "text": "Menu" }, "attributes": { "aria-hidden": true } }`,
    right: `{ "id": "menu", "type": "button", "props": { "text": "Menu" } }`,
    test: ({ type, attributes }) =>
      (type === "button" || fields.has(type) || type === "checkbox") &&
      attributes["aria-hidden"] === true && {
        at: "attributes.aria-hidden",
        fix: { value: undefined },
      },
  }),
  elementRule({
    category,
    code: "audit/sound-at-start",
    message: "the video starts with sound",
    help: "set `muted`, or let people start it",
    why: "Sound that nobody asked for covers the voice of a screen reader. Browsers block it, too.",
    wrong: `{ "id": "film", "type": "video", "props": { "file": "assets/team.png", "ariaLabel": "Tour", "autoplay": true, "controls": true } }`,
    right: `{ "id": "film", "type": "video", "props": { "file": "assets/team.png", "ariaLabel": "Tour", "autoplay": true, "muted": true, "controls": true } }`,
    test: ({ type, props }) => type === "video" && props.autoplay === true && !props.muted && "props.autoplay",
  }),
  elementRule({
    category,
    code: "audit/video-without-controls",
    message: "the video has no controls",
    help: "set `controls`, so that people can pause it",
    why: "Movement that cannot be stopped distracts, and makes some people ill.",
    wrong: `{ "id": "film", "type": "video", "props": { "file": "assets/team.png", "ariaLabel": "Tour", "controls": false, "autoplay": true, "muted": true } }`,
    right: `{ "id": "film", "type": "video", "props": { "file": "assets/team.png", "ariaLabel": "Tour", "controls": true, "autoplay": true, "muted": true } }`,
    test: ({ type, props }) =>
      type === "video" && props.controls === false && { at: "props.controls", fix: { value: true } },
  }),
  elementRule({
    category,
    code: "audit/chart-without-name",
    message: "the chart has no name",
    help: "set `ariaLabel` to what the chart shows",
    why: "A screen reader announces the drawing by this name, and the table behind it.",
    wrong: `{ "id": "chart", "type": "bar-chart", "props": { "labels": ["a"], "datasets": [{ "label": "Sales", "data": [1] }] } }`,
    right: `{ "id": "chart", "type": "bar-chart", "props": { "ariaLabel": "Sales by month", "labels": ["a"], "datasets": [{ "label": "Sales", "data": [1] }] } }`,
    test: ({ type, props }) => charts.has(type) && (!("ariaLabel" in props) || props.ariaLabel === ""),
  }),
  elementRule({
    category,
    code: "audit/grid-without-name",
    message: "the grid has no name",
    help: "set `ariaLabel` to what its rows are",
    why: "A page can have several grids. Screen readers list them by their names.",
    wrong: `{ "id": "grid", "type": "data-grid", "props": { "data": { "formula": "collections.tags.data" }, "columns": [{ "id": "a", "name": "A" }] } }`,
    right: `{ "id": "grid", "type": "data-grid", "props": { "ariaLabel": "Labels", "data": { "formula": "collections.tags.data" }, "columns": [{ "id": "a", "name": "A" }] } }`,
    test: ({ type, props }) => type === "data-grid" && (!("ariaLabel" in props) || props.ariaLabel === ""),
  }),
  stepRule({
    category,
    code: "audit/short-toast",
    message: "the message disappears after {} ms",
    help: "leave it for at least 3000 ms, or until it is closed",
    why: "Slow readers, and people who use a magnifier, do not see a message that disappears at once.",
    wrong: `{ "action": "showToast", "text": "Order saved", "duration": 1000 }`,
    right: `{ "action": "showToast", "text": "Order saved", "duration": 6000 }`,
    test: ({ json }) =>
      json.action === "showToast" &&
      typeof json.duration === "number" &&
      json.duration > 0 &&
      json.duration < 3000 && {
        at: "duration",
        word: String(json.duration),
      },
  }),
  unitRule({
    category,
    code: "audit/two-main-headings",
    message: "the page has {} headings of the first level",
    help: "keep one `h1` that says what the page is about",
    why: "The heading of the first level is the title of the page for screen readers. With several, none is.",
    wrong: `[{ "id": "one", "type": "text", "props": { "text": "Orders", "tag": "h1" } }, { "id": "two", "type": "text", "props": { "text": "Help", "tag": "h1" } }]`,
    right: `[{ "id": "one", "type": "text", "props": { "text": "Orders", "tag": "h1" } }, { "id": "two", "type": "text", "props": { "text": "Help", "tag": "h2" } }]`,
    test: ({ unit }, { elements }) => {
      const main = elements.filter(
        ({ unit: of, props, json, around }) =>
          of === unit &&
          props.tag === "h1" &&
          ![json, ...around.map((each) => each.json)].some((each) => "if" in each || "show" in each),
      );
      return main.length > 1 && { word: String(main.length) };
    },
  }),
  elementRule({
    category,
    code: "audit/heading-skipped",
    message: "the heading {} follows a higher level at once",
    help: "use the next level; a style sets the size",
    why: "Screen readers list the headings of a page as an outline. A level that is left out looks like a missing part.",
    wrong: `[{ "id": "one", "type": "text", "props": { "text": "Orders", "tag": "h1" } }, { "id": "two", "type": "text", "props": { "text": "Help", "tag": "h4" } }]`,
    right: `[{ "id": "one", "type": "text", "props": { "text": "Orders", "tag": "h1" } }, { "id": "two", "type": "text", "props": { "text": "Help", "tag": "h2" } }]`,
    test: (element, { elements }) => {
      const level = levelOf(element.props.tag);
      if (level === undefined || element.unit.kind !== "page") return undefined;
      const before = elements
        .slice(0, elements.indexOf(element))
        .findLast(
          ({ unit, props, type }) =>
            unit === element.unit && (levelOf(props.tag) !== undefined || type === "component"),
        );
      const last = before && levelOf(before.props.tag);
      return last !== undefined && level > last + 1 && { at: "props.tag", word: `\`h${level}\`` };
    },
  }),
];

const levelOf = (tag: unknown): number | undefined => {
  const [, digit] = isText(tag) ? (/^h([1-6])$/.exec(tag) ?? []) : [];
  return digit === undefined ? undefined : Number(digit);
};
