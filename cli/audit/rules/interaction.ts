import { isObject, recordOf } from "../../json.ts";
import type { ElementFact } from "../facts.ts";
import { repeatedInserts } from "../repeated-inserts.ts";
import { elementRule, isText, type Rule, stepRule, textsIn, unitRule } from "../rule.ts";

const category = "interaction";

const isDelete = (action: unknown): boolean => action === "supabase.delete" || action === "supabase.storageRemove";

/** Asking first: a popup that is waited for, or a condition. */
const isQuestion = (step: unknown): boolean =>
  ["openPopup", "if", "stopUnless", "switch"].includes(String(recordOf(step).action));

const labelOf = ({ props }: ElementFact): string => textsIn(props.label).join(" ");

const isPlainField = ({ type, props }: ElementFact): boolean => type === "form-input" && !("type" in props);

export const interaction: readonly Rule[] = [
  stepRule({
    category,
    code: "audit/delete-without-question",
    message: "one click deletes, without a question",
    help: "open a popup that asks, or offer to undo it",
    why: "A slip of the finger loses data for good.",
    wrong: `{ "id": "remove", "type": "button", "props": { "text": "Delete" }, "on": { "click": { "steps": [{ "action": "supabase.delete", "table": "contacts", "match": { "id": 1 } }] } } }`,
    right: `{ "id": "remove", "type": "button", "props": { "text": "Delete" }, "on": { "click": { "steps": [{ "action": "stopUnless", "condition": { "formula": "variables.isOpen" } }, { "action": "supabase.delete", "table": "contacts", "match": { "id": 1 } }] } } }`,
    test: ({ json, element, event, unit, around }) => {
      if (!isDelete(json.action) || !element || event !== "click" || around.length > 0) return false;
      if (recordOf(unit?.json).kind === "popup") return false;
      const { steps } = recordOf(recordOf(element.json.on).click);
      if (!Array.isArray(steps)) return false;
      return !steps.slice(0, steps.indexOf(json)).some(isQuestion);
    },
  }),
  {
    category,
    code: "audit/repeated-insert",
    message: "a second click inserts the row into `{}` again",
    help: "set a variable while it runs, and bind `disabled` to it; or use a form, a key or an upsert",
    why: "People double-click, and click again when nothing seems to happen. The submit of a form runs once at a time, but clicks run in parallel, as a counter needs it. As a guard counts: `disabled`, `show`, `if` or a condition of the workflow that reads a variable which the workflow sets before the insert; a popup that opens or closes before, or another page; a unique key that the new row has, as far as it is known. Where each click is meant to add a row, allow the finding.",
    wrong: `{ "id": "add", "type": "button", "props": { "text": "Add" }, "on": { "click": { "steps": [{ "action": "supabase.insert", "table": "contacts", "data": { "name": "New" } }] } } }`,
    right: `{ "id": "add", "type": "button", "props": { "text": "Add", "disabled": { "formula": "variables.isOpen" } }, "on": { "click": { "steps": [{ "action": "setVariable", "variable": "isOpen", "value": true }, { "action": "supabase.insert", "table": "contacts", "data": { "name": "New" } }, { "action": "setVariable", "variable": "isOpen", "value": false }] } } }`,
    find: (facts) =>
      repeatedInserts(facts).map(({ element, place, table }) => ({ file: element.file, owner: place, word: table })),
  },
  unitRule({
    category,
    code: "audit/popup-without-way-out",
    message: "nothing in the popup closes it",
    help: "add a button with the step `closePopup`",
    why: "People look for a way to cancel. Escape and a click beside it work, but nobody sees that, and phones have no Escape.",
    wrong: `components/notice.json: { "kind": "popup", "children": [{ "id": "text", "type": "text", "props": { "text": "Hello" } }] }`,
    right: `components/notice.json: { "kind": "popup", "children": [{ "id": "close", "type": "button", "props": { "text": "Close" }, "on": { "click": { "steps": [{ "action": "closePopup" }] } } }] }`,
    test: ({ unit, json }) =>
      unit.kind === "component" &&
      json.kind === "popup" &&
      !/"(?:closePopup|closeAllPopups|emitEvent)"|"run":|"component":|"navigate"|"type":"slot"/.test(
        JSON.stringify(json),
      ),
  }),
  elementRule({
    category,
    code: "audit/dead-link",
    message: "the link leads nowhere",
    help: "set its address, or use a button",
    why: "A click on it jumps to the top of the page, and nothing happens.",
    wrong: `{ "id": "go", "type": "text", "props": { "text": "Prices" }, "link": { "url": "#" } }`,
    right: `{ "id": "go", "type": "text", "props": { "text": "Prices" }, "link": { "page": "start" } }`,
    test: ({ json }) => {
      const { url, path } = recordOf(json.link);
      return [url, path].some((each) => each === "#" || each === "javascript:void(0)") && "link";
    },
  }),
  elementRule({
    category,
    code: "audit/empty-handler",
    message: "the handler of `{}` has no steps",
    help: "remove it, or add its steps",
    why: "A click on the element shows a hand and does nothing.",
    wrong: `{ "id": "b", "type": "button", "props": { "text": "Save" }, "on": { "click": { "steps": [] } } }`,
    right: `{ "id": "b", "type": "button", "props": { "text": "Save" } }`,
    test: ({ json }) => {
      const on = recordOf(json.on);
      const event = Object.keys(on).find((name) => {
        const { steps } = recordOf(on[name]);
        return Array.isArray(steps) && steps.length === 0;
      });
      return event !== undefined && { at: `on.${event}`, word: event, fix: { value: undefined } };
    },
  }),
  elementRule({
    category,
    code: "audit/field-of-email",
    message: "the field for an e-mail address has the type of any text",
    help: 'set `"type": "email"`',
    why: "Phones show a keyboard with @, and the browser checks the address.",
    wrong: `{ "id": "e", "type": "form-input", "props": { "label": "E-mail" } }`,
    right: `{ "id": "e", "type": "form-input", "props": { "label": "E-mail", "type": "email" } }`,
    test: (element) =>
      isPlainField(element) &&
      /^e-?mail\*?$/i.test(labelOf(element).trim()) && { at: "props.type", fix: { value: "email" } },
  }),
  elementRule({
    category,
    code: "audit/field-of-phone",
    message: "the field for a telephone number has the type of any text",
    help: 'set `"type": "tel"`',
    why: "Phones show a keyboard with digits, and browsers fill in the number.",
    wrong: `{ "id": "t", "type": "form-input", "props": { "label": "Phone" } }`,
    right: `{ "id": "t", "type": "form-input", "props": { "label": "Phone", "type": "tel" } }`,
    test: (element) =>
      isPlainField(element) &&
      /^(?:telefone|celular|phone|telephone)\*?$/i.test(labelOf(element).trim()) && {
        at: "props.type",
        fix: { value: "tel" },
      },
  }),
  elementRule({
    category,
    code: "audit/visible-password",
    message: "the password is shown while it is typed",
    help: 'set `"type": "password"`',
    why: "Everybody who sees the screen reads it, and browsers do not offer to keep it.",
    wrong: `{ "id": "s", "type": "form-input", "props": { "label": "Password" } }`,
    right: `{ "id": "s", "type": "form-input", "props": { "label": "Password", "type": "password", "autocomplete": "current-password" } }`,
    test: (element) =>
      element.type === "form-input" &&
      ["text", undefined].includes(element.props.type as string | undefined) &&
      /^(?:nova )?(?:senha|password)\*?$/i.test(labelOf(element).trim()) && {
        at: "props.type",
        fix: { value: "password" },
      },
  }),
  elementRule({
    category,
    code: "audit/password-without-autocomplete",
    message: "password managers do not know which password this is",
    help: 'set `autocomplete` to `"current-password"` or `"new-password"`',
    why: "People with a password manager choose long passwords. Without a name the manager fills in the wrong one, or none.",
    wrong: `{ "id": "s", "type": "form-input", "props": { "label": "Password", "type": "password" } }`,
    right: `{ "id": "s", "type": "form-input", "props": { "label": "Password", "type": "password", "autocomplete": "current-password" } }`,
    test: ({ type, props }) =>
      type === "form-input" &&
      props.type === "password" &&
      !isText(props.autocomplete) &&
      !isObject(props.autocomplete) &&
      "props.type",
  }),
  stepRule({
    category,
    code: "audit/short-error",
    message: "the error disappears after {} ms",
    help: "leave errors until they are closed, or for at least 6000 ms",
    why: "An error asks people to do something. Who looks away for a moment never sees it.",
    wrong: `{ "action": "showToast", "text": "Not saved", "kind": "error", "duration": 4000 }`,
    right: `{ "action": "showToast", "text": "Not saved", "kind": "error", "duration": 10000 }`,
    test: ({ json }) =>
      json.action === "showToast" &&
      json.kind === "error" &&
      typeof json.duration === "number" &&
      json.duration >= 3000 &&
      json.duration < 6000 && { at: "duration", word: String(json.duration) },
  }),
  stepRule({
    category,
    code: "audit/back-trap",
    message: "Back returns to this page, which leads away again",
    help: 'set `"replace": true`',
    why: "The page is an entry of the history. Who goes back is sent forward at once, and cannot leave.",
    wrong: `{ "on": { "load": { "steps": [{ "action": "navigate", "page": "start" }] } }, "title": "Start" }`,
    right: `{ "on": { "load": { "steps": [{ "action": "navigate", "page": "start", "replace": true }] } }, "title": "Start" }`,
    test: ({ json, element, event, unit, around }) =>
      json.action === "navigate" &&
      unit?.kind === "page" &&
      !element &&
      event === "load" &&
      around.length === 0 &&
      json.replace !== true &&
      json.newTab !== true &&
      !("url" in json) && { at: "replace", fix: { value: true } },
  }),
  stepRule({
    category,
    code: "audit/popup-at-start",
    message: "a popup covers the page as soon as it opens",
    help: "show it on the page, or after something that people do",
    why: "People close what covers the page without reading it, and search engines rank such pages lower.",
    wrong: `components/offer.json: { "kind": "popup", "children": [{ "id": "x", "type": "button", "props": { "text": "Close" }, "on": { "click": { "steps": [{ "action": "closePopup" }] } } }] }
pages/start.json: { "on": { "load": { "steps": [{ "action": "openPopup", "popup": "offer" }] } } }`,
    right: `pages/start.json: { "on": { "load": { "steps": [{ "action": "log", "message": "open" }] } } }`,
    test: ({ json, element, event, unit, around }) =>
      json.action === "openPopup" && unit?.kind === "page" && !element && event === "load" && around.length === 0,
  }),
  stepRule({
    category,
    code: "audit/long-wait",
    message: "people wait {} seconds for nothing",
    help: "show the result at once; wait for an answer, not for the clock",
    why: "A fixed wait is too long on a fast day and too short on a slow one.",
    wrong: `{ "id": "b", "type": "button", "props": { "text": "Send" }, "on": { "click": { "steps": [{ "action": "wait", "ms": 8000 }] } } }`,
    right: `{ "id": "b", "type": "button", "props": { "text": "Send" }, "on": { "click": { "steps": [{ "action": "wait", "ms": 300 }] } } }`,
    test: ({ json, around, event }) =>
      json.action === "wait" &&
      typeof json.ms === "number" &&
      json.ms > 5000 &&
      event !== "load" &&
      !around.some(({ action }) => action === "while") && { at: "ms", word: String(json.ms / 1000) },
  }),
];
