import { isObject, recordOf } from "../../json.ts";
import { canonical } from "../../review/compare/similar.ts";
import type { Facts } from "../facts.ts";
import type { Finding, Rule, RuleWords } from "../rule.ts";
import { designRule, elementRule, formulaRule, stepRule, unitRule } from "../rule.ts";

const category = "unused";

const boxes = new Set(["base", "flexbox", "stack", "columns"]);

/** The members of an element that make an empty box visible or useful. */
const reasons = [
  "style",
  "classes",
  "link",
  "on",
  "repeat",
  "states",
  "at",
  "props",
  "slots",
  "attributes",
  "name",
  "description",
];

const isLiteralCondition = (value: unknown, wanted: boolean): boolean =>
  value === wanted || recordOf(value).formula === String(wanted);

/** A rule about the entries of the theme that nothing names. */
const themeRule = ({ test, ...words }: RuleWords & { readonly test: (facts: Facts) => readonly Finding[] }): Rule => ({
  ...words,
  find: test,
});

export const unused: readonly Rule[] = [
  elementRule({
    category,
    code: "audit/never-shown",
    message: "the element is never there",
    help: "remove it; git keeps it",
    why: "Its code is loaded by every visitor and never shown.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Hi" }, "if": { "formula": "false" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Hi" } }`,
    test: ({ json }) => isLiteralCondition(json.if, false) && "if",
  }),
  elementRule({
    category,
    code: "audit/always-true",
    message: "the condition always holds",
    help: "remove it",
    why: "Readers look for the case in which the element is not there.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "Hi" }, "if": { "formula": "true" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Hi" } }`,
    test: ({ json }) => {
      const name = ["if", "show"].find((each) => isLiteralCondition(json[each], true));
      return name !== undefined && { at: name, fix: { value: undefined } };
    },
  }),
  stepRule({
    category,
    code: "audit/disabled-step",
    message: "the step is disabled",
    help: "remove it; git keeps it",
    why: "Nobody knows whether it is meant to come back, and it is not checked against what it names.",
    wrong: `{ "action": "log", "message": "hi", "disabled": true }`,
    right: `{ "action": "log", "message": "hi" }`,
    test: ({ json }) => json.disabled === true && "disabled",
  }),
  elementRule({
    category,
    code: "audit/empty-box",
    message: "the box is empty",
    help: "remove it",
    why: "It takes part in the layout and shows nothing.",
    wrong: `{ "id": "empty", "type": "base" }`,
    right: `{ "id": "empty", "type": "base", "children": [{ "id": "a", "type": "text", "props": { "text": "Hi" } }] }`,
    test: ({ type, json }) =>
      boxes.has(type) &&
      (!Array.isArray(json.children) || json.children.length === 0) &&
      !reasons.some((name) => name in json),
  }),
  stepRule({
    category,
    code: "audit/same-branches",
    message: "both branches do the same",
    help: "keep the steps without the condition",
    why: "Either the condition is not needed, or one branch was copied and not changed.",
    wrong: `{ "action": "if", "condition": { "formula": "variables.isOpen" }, "then": [{ "action": "log", "message": "hi" }], "else": [{ "action": "log", "message": "hi" }] }`,
    right: `{ "action": "if", "condition": { "formula": "variables.isOpen" }, "then": [{ "action": "log", "message": "hi" }], "else": [{ "action": "log", "message": "bye" }] }`,
    test: ({ json }) =>
      json.action === "if" &&
      Array.isArray(json.else) &&
      json.else.length > 0 &&
      canonical(json.then) === canonical(json.else) &&
      "else",
  }),
  stepRule({
    category,
    code: "audit/empty-else",
    message: "the branch `else` is empty",
    help: "remove it",
    why: "Readers wonder what was meant to be there.",
    wrong: `{ "action": "if", "condition": { "formula": "variables.isOpen" }, "then": [{ "action": "log", "message": "hi" }], "else": [] }`,
    right: `{ "action": "if", "condition": { "formula": "variables.isOpen" }, "then": [{ "action": "log", "message": "hi" }] }`,
    test: ({ json }) =>
      json.action === "if" &&
      Array.isArray(json.else) &&
      json.else.length === 0 && { at: "else", fix: { value: undefined } },
  }),
  stepRule({
    category,
    code: "audit/sets-itself",
    message: "the variable is set to its own value",
    help: "remove the step",
    why: "It changes nothing; another value or variable was meant.",
    wrong: `{ "action": "setVariable", "variable": "name", "value": { "formula": "variables.name" } }`,
    right: `{ "action": "setVariable", "variable": "name", "value": "Ana" }`,
    test: ({ json }) =>
      json.action === "setVariable" &&
      !("path" in json) &&
      !("operation" in json) &&
      recordOf(json.value).formula === `variables.${String(json.variable)}` &&
      "value",
  }),
  stepRule({
    category,
    code: "audit/debug-log",
    message: "a log step from the time of writing: {}",
    help: "remove it",
    why: "It fills the log of everybody, in which real errors are then hard to find.",
    wrong: `{ "action": "log", "message": "test 1" }`,
    right: `{ "action": "log", "message": "an order without a customer", "level": "warn" }`,
    test: ({ json }) =>
      json.action === "log" &&
      typeof json.message === "string" &&
      /^(?:debug|test|teste|aqui|here|ok|foo|bar|passou)\b/i.test(json.message) && {
        at: "message",
        word: `\`${json.message}\``,
      },
  }),
  formulaRule({
    category,
    code: "audit/same-alternatives",
    message: "both alternatives are the same",
    help: "write the value without the condition",
    why: "Either the condition is not needed, or one alternative was copied and not changed.",
    wrong: `{ "formula": "variables.isOpen ? 'yes' : 'yes'" }`,
    right: `{ "formula": "variables.isOpen ? 'yes' : 'no'" }`,
    test: ({ formula }) => /\? *('[^']*'|"[^"]*"|\w+) *: *\1\s*$/.test(formula) && "formula",
  }),
  formulaRule({
    category,
    code: "audit/literal-condition",
    message: "the condition is a literal",
    help: "write the branch that applies",
    why: "It was changed while trying something out, and one branch never applies.",
    wrong: `{ "formula": "if(true, variables.name, '')" }`,
    right: `{ "formula": "variables.name" }`,
    test: ({ formula }) =>
      /\bif\(\s*(?:true|false)\s*,|(?:^|[(,])\s*(?:true|false)\s*\?(?![.?])/.test(formula) && "formula",
  }),
  unitRule({
    category,
    code: "audit/unread-property",
    message: "the property `{}` of the component is never read",
    help: "remove it here and where the component is used",
    why: "Whoever uses the component sets a value that has no effect.",
    wrong: `components/price.json: { "props": { "amount": { "type": "text" } }, "children": [{ "id": "a", "type": "text", "props": { "text": "Price" } }] }`,
    right: `components/price.json: { "props": { "amount": { "type": "text" } }, "children": [{ "id": "a", "type": "text", "props": { "text": { "formula": "props.amount" } } }] }`,
    test: ({ unit, json }) => {
      if (unit.kind !== "component") return false;
      const text = JSON.stringify(json);
      const watched = recordOf(recordOf(json.on).propertyChange);
      const name = Object.keys(recordOf(json.props)).find(
        (each) => !Object.hasOwn(watched, each) && !new RegExp(`props(?:\\.|\\?\\.)${each}\\b|props\\[`).test(text),
      );
      return (
        name !== undefined && !/\bprops\b(?!\.|\?|"|\[)/.test(formulasOf(json)) && { at: `props.${name}`, word: name }
      );
    },
  }),
  unitRule({
    category,
    code: "audit/unread-parameter",
    message: "the parameter `{}` of the page is never read",
    help: "read `page.params.{}`, or remove it from the path",
    why: "Two addresses show the same page, and links must name a value that has no effect.",
    wrong: `pages/order.json: { "path": "order/:number", "sections": [{ "id": "s", "children": [{ "id": "a", "type": "text", "props": { "text": "Order" } }] }] }`,
    right: `pages/order.json: { "path": "order/:number", "sections": [{ "id": "s", "children": [{ "id": "a", "type": "text", "props": { "text": { "formula": "page.params.number" } } }] }] }`,
    test: ({ unit, json }, { formulas }) => {
      if (unit.kind !== "page" || "records" in json) return false;
      const names = [...String(json.path).matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
      const name = names.find(
        (each) =>
          !formulas.some(
            ({ formula }) =>
              new RegExp(`page\\.params\\??\\.${each}\\b`).test(formula) || /page\.params(?!\??\.)/.test(formula),
          ),
      );
      return name !== undefined && { at: "path", word: name };
    },
  }),
  designRule({
    category,
    code: "audit/unused-group",
    message: "no page, formula or step is for the group `{}`",
    help: "remove it, or name it under `groups` of its pages",
    why: "Who reads the list of groups believes that it protects something.",
    wrong: `{ "formatVersion": 1, "groups": { "managers": { "roles": ["manager"] } } }`,
    right: `{ "formatVersion": 1 }`,
    test: ({ json }, { units, formulas }) => {
      const used = new Set(
        units.flatMap(({ json: each }) => (recordOf(each).groups as readonly string[] | undefined) ?? []),
      );
      const name = Object.keys(recordOf(json.groups)).find(
        (each) => !used.has(each) && !formulas.some(({ formula }) => formula.includes(each)),
      );
      return name !== undefined && { at: `groups.${name}`, word: name };
    },
  }),
  themeRule({
    category,
    code: "audit/unused-class",
    message: "no element has the style class `{}`",
    help: "remove it",
    why: "Its rules are in the style sheet that every page loads.",
    wrong: `{ "colors": { "light": { "newColor": "#fff" } }, "classes": { "leftover": { "style": { "padding": "4px" } } } }`,
    right: `{ "colors": { "light": { "newColor": "#fff" } } }`,
    test: ({ design: { theme }, files }) => {
      const classes = recordOf(theme?.json.classes);
      const text = JSON.stringify(files.filter(({ path }) => path !== "theme.json").map(({ json }) => json));
      return theme
        ? Object.keys(classes)
            .filter((name) => !text.includes(`"${name}"`) && !text.includes(`'${name}'`))
            .map((name) => ({ file: theme.file, owner: classes, key: name, word: name }))
        : [];
    },
  }),
];

/** The texts of all formulas in a value. */
function formulasOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(formulasOf).join("\n");
  if (!isObject(value)) return "";
  return Object.entries(value)
    .map(([name, each]) => (name === "formula" && typeof each === "string" ? each : formulasOf(each)))
    .join("\n");
}
