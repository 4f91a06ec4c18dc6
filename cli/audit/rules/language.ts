import { formulaRule, type Rule, textRule } from "../rule.ts";

const category = "language";

const shown = (text: string): string => `\`${text.length > 40 ? `${text.slice(0, 40)}…` : text}\``;

export const language: readonly Rule[] = [
  textRule({
    category,
    code: "audit/three-dots",
    message: "three dots instead of an ellipsis in {}",
    help: "write `…`",
    why: "An ellipsis is one character: it is not broken over two lines, and screen readers pause instead of saying “dot dot dot”.",
    wrong: `{ "id": "waiting", "type": "text", "props": { "text": "Loading..." } }`,
    right: `{ "id": "waiting", "type": "text", "props": { "text": "Loading…" } }`,
    test: ({ key, text }) =>
      /(?<!\.)\.{3}(?!\.)/.test(text) && {
        at: key,
        word: shown(text),
        fix: { value: text.replace(/(?<!\.)\.{3}(?!\.)/g, "…") },
      },
  }),
  textRule({
    category,
    code: "audit/double-space",
    message: "two spaces in {}",
    help: "write one",
    why: "Browsers show one space, so the second is a slip. Tests and translations that compare texts see both.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Good  day" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Good day" } }`,
    test: ({ key, text, prop }) =>
      prop !== "html" &&
      /\S {2,}\S/.test(text) && { at: key, word: shown(text), fix: { value: text.replace(/(\S) {2,}(?=\S)/g, "$1 ") } },
  }),
  textRule({
    category,
    code: "audit/space-around",
    message: "space around the text {}",
    help: "remove it; use a style for distances",
    why: "Labels and names with space at the end look the same and compare as different.",
    wrong: `{ "id": "field", "type": "form-input", "props": { "label": "Name " } }`,
    right: `{ "id": "field", "type": "form-input", "props": { "label": "Name" } }`,
    test: ({ key, text, prop }) =>
      prop !== "text" &&
      prop !== "html" &&
      text.trim() !== "" &&
      text !== text.trim() && { at: key, word: shown(text), fix: { value: text.trim() } },
  }),
  textRule({
    category,
    code: "audit/space-before-mark",
    message: "a space before a punctuation mark in {}",
    help: "remove the space",
    why: "The mark can move to the next line alone.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Order saved ." } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Order saved." } }`,
    test: ({ key, text }) =>
      /\p{L} [,;.](?:\s|$)/u.test(text) && {
        at: key,
        word: shown(text),
        fix: { value: text.replace(/(\p{L}) +([,;.])(?=\s|$)/gu, "$1$2") },
      },
  }),
  textRule({
    category,
    code: "audit/filler-text",
    message: "filler text: {}",
    help: "write the text",
    why: "The text was meant to be replaced before people see it.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Lorem ipsum dolor sit amet" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Sales of today" } }`,
    test: ({ key, text }) =>
      /\blorem ipsum\b|^(?:TODO|FIXME|XXX)\b|^(?:texto aqui|text here|novo texto|new text|título aqui)$/i.test(
        text,
      ) && { at: key, word: shown(text) },
  }),
  textRule({
    category,
    code: "audit/many-marks",
    message: "several exclamation or question marks in {}",
    help: "write one",
    why: "An app that shouts is tiring, and screen readers say each mark.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Order saved!!!" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Order saved!" } }`,
    test: ({ key, text }) =>
      /([!?])\1+/.test(text) && { at: key, word: shown(text), fix: { value: text.replace(/([!?])\1+/g, "$1") } },
  }),
  textRule({
    category,
    code: "audit/plural-in-parentheses",
    message: "a plural in parentheses: {}",
    help: "choose between both forms with a formula",
    why: "“1 item(s)” reads like a machine. A formula that knows the number can choose the form.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Item(s) in the cart" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Items in the cart" } }`,
    test: ({ key, text }) => /\p{L}\((?:s|es|ns)\)/u.test(text) && { at: key, word: shown(text) },
  }),
  formulaRule({
    category,
    code: "audit/plural-in-formula",
    message: "a plural in parentheses",
    help: "choose between both forms by the number",
    why: "“1 item(s)” reads like a machine, and the formula knows the number.",
    wrong: `{ "formula": "\`\${variables.total} item(s)\`" }`,
    right: `{ "formula": "\`\${variables.total} \${variables.total == 1 ? 'item' : 'items'}\`" }`,
    test: ({ formula }) => /\$\{[^}]*\} \p{L}+\((?:s|es|ns)\)/u.test(formula) && "formula",
  }),
  formulaRule({
    category,
    code: "audit/currency-by-hand",
    message: "an amount of money is put together by hand",
    help: "use `formatCurrency`, which knows separators, decimals and the sign",
    why: "“R$ 1234.5” has the separators of another language and one decimal. `formatCurrency` follows the language of the app.",
    wrong: `{ "formula": "\`R$ \${variables.total}\`" }`,
    right: `{ "formula": "formatCurrency(variables.total, 'BRL')" }`,
    test: ({ formula }) => /(?:R\$|US\$|€|£) ?\$\{/.test(formula) && "formula",
  }),
  formulaRule({
    category,
    code: "audit/percent-by-hand",
    message: "a percentage is put together by hand",
    help: "use `formatPercent`, or `formatNumber` before the sign",
    why: "A computed share has many decimals: “33.333333%”.",
    wrong: `{ "formula": "\`\${variables.a / variables.b * 100}%\`" }`,
    right: `{ "formula": "\`\${round(variables.a / variables.b * 100)}%\`" }`,
    test: ({ formula }) => /\$\{[^}()]*[*/] ?100\}\s?%/.test(formula) && "formula",
  }),
];
