import { formula } from "../browser/open-design.ts";

/** How a fixed message is provoked in a small app, and where it is visible. */
export interface MessageCase {
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string>>;
  /** Languages of the app; default: one. */
  readonly languages?: readonly string[];
  /** The steps of a button. Without them the page shows or logs the message when it opens. */
  readonly steps?: readonly object[];
  /** Code that runs in the page before the click, such as a stub of a browser's function. */
  readonly before?: string;
  /** Whether the steps leave something behind, so that the next case needs the page as it loads. */
  readonly leaves?: boolean;
  /** The line of the error log, if the message is logged instead of thrown. */
  readonly logged?: string;
  /** The element that shows the message, if it is shown instead of thrown. */
  readonly shown?: string;
}

/** A step with a value whose type the compiler does not know. */
const untyped = (value: unknown, step: object): readonly object[] => [
  { id: "dado", action: "callFunction", function: "given", args: [value] },
  step,
];
const data = formula("steps.dado");

const set = (variable: string, value: unknown) => untyped(value, { action: "setVariable", variable, value: data });
const wrong = (id: string, problem: string): string =>
  `variable ${id}: Unable to set variable ${id} value: ${problem}. Expected value of type ${id}`;

const move = (to: string) =>
  untyped(to, { action: "elementAction", element: "agenda", name: "move", with: { to: data } });
const openCalendar = { action: "elementAction", element: "agenda", name: "open" };

const invoke = (name: string): readonly object[] => [{ action: "supabase.invoke", function: name }];

/** One case for each fixed message that the runtime reports outside of formulas, by its text. */
export const messageCases: Readonly<Record<string, MessageCase>> = {
  "No page selected.": { steps: untyped(null, { action: "navigate", path: data }) },
  "Page not found.": { steps: untyped("/nada", { action: "navigate", path: data }) },
  "No time delay defined.": { steps: untyped(null, { action: "wait", ms: data }) },
  "No language selected.": { steps: untyped("", { action: "setLanguage", language: data }) },
  "Page does not contain the lang {language}": {
    values: { language: "en" },
    languages: ["pt", "en"],
    steps: [{ action: "setLanguage", language: "en" }],
  },
  "Lang not found": { steps: untyped("xx", { action: "setLanguage", language: data }) },
  "No message defined.": { steps: untyped(null, { action: "log", message: data }) },
  "Message must be a string.": {
    // A result of the wrong shape.
    steps: [
      { id: "dado", action: "supabase.invoke", function: "numero", result: { type: "text" } },
      { action: "log", message: data },
    ],
  },
  "Fail to start loop, as items to parse is not iterable": {
    steps: untyped(1, { action: "forEach", items: data, steps: [{ action: "print" }] }),
  },
  "No file selected. Please create a true / false split to manage the case when there is no file.": {
    steps: untyped(null, { action: "fileToBase64", file: data }),
  },
  "Not a file object.": { steps: untyped("um texto", { action: "fileToBase64", file: data }) },
  "File not found.": { steps: untyped("/arquivos/nada.txt", { action: "downloadFile", file: data }) },
  "File could not be fetch": { steps: untyped("/arquivos/quebrado.txt", { action: "downloadFile", file: data }) },
  "Cannot encode the file. Your file may be too big to be encoded to base64 in a browser": {
    before: `Object.defineProperty(FileReader.prototype, "result", { get: () => null })`,
    steps: untyped("arquivo", { action: "fileToBase64", file: data }),
  },
  "Geolocation is not available.": {
    before: `Object.defineProperty(navigator, "geolocation", { value: undefined })`,
    steps: [{ action: "userLocation" }],
  },
  "Error while geolocation.": {
    before: `navigator.geolocation.getCurrentPosition = (_, refuse) => refuse({ code: 1, message: "negado" })`,
    steps: [{ action: "userLocation" }],
  },
  "Data must be an array (or a collection).": { steps: untyped("x", { action: "downloadCsv", data }) },
  "Invalid value. Data must be an array (or a collection).": {
    // A part of the variable has the wrong type.
    steps: set("vendas", { linhas: "x" }),
    shown: ".casos-grafico .trama-chart-note",
  },
  "value must be a boolean": { steps: set("boolean", "sim"), logged: wrong("boolean", "value must be a boolean") },
  "value must be a string, a number or a boolean": {
    steps: set("string", { a: 1 }),
    logged: wrong("string", "value must be a string, a number or a boolean"),
  },
  "value must be a number": { steps: set("number", "abc"), logged: wrong("number", "value must be a number") },
  "value must be an array": { steps: set("array", { a: 1 }), logged: wrong("array", "value must be an array") },
  "value must be an object": { steps: set("object", [1]), logged: wrong("object", "value must be an object") },
  "Unable to set variable {id} value": {
    values: { id: "number" },
    steps: set("number", "abc"),
    logged: wrong("number", "value must be a number"),
  },
  "Expected value of type {type}": {
    values: { type: "object" },
    steps: set("object", [1]),
    logged: wrong("object", "value must be an object"),
  },
  "Invalid localStorage value for variable {id}": {
    values: { id: "guardada" },
    logged: "variable guardada: Invalid localStorage value for variable guardada",
  },
  "Error while fetching the collection": {
    steps: [{ action: "fetchCollection", collection: "quebrada" }],
    logged: "collection quebrada: Error while fetching the collection: fora do ar",
  },
  "Invalid Supabase configuration.": {
    steps: [{ action: "callFunction", function: "forgetBackend" }, ...invoke("funcao")],
    leaves: true,
  },
  "Mode minimal cannot be used on this postgres version, please update your supabase instance or use another mode.": {
    steps: [{ action: "supabase.select", table: "minimo" }],
  },
  "Function returned an error with status code {status}": { values: { status: "500" }, steps: invoke("quebrada") },
  "Sound not found: {id}": {
    values: { id: "nenhum" },
    steps: untyped("nenhum", { action: "sound.play", sound: data }),
  },
  "Move target is disabled: {page}": {
    values: { page: "2030-01" },
    steps: [openCalendar, ...move("2030-01-05")],
    leaves: true,
  },
  "Invalid page range provided.": { steps: [openCalendar, ...move("nada")], leaves: true },
  "Navigation disabled while calendar is not yet displayed": { steps: move("2025-05-05") },
  "Relay error: {message}": { values: { message: "Relay Error invoking the Edge Function" }, steps: invoke("relay") },
  "Fetch error: {message}": {
    values: { message: "sem rede" },
    before: `window.fetch = async () => { throw new TypeError("sem rede"); }`,
    steps: invoke("funcao"),
  },
  "Channel not found, please subscribe to the channel before unsubscribing.": {
    steps: [{ action: "supabase.unsubscribe", channel: "nenhum" }],
  },
  "Channel not found, please subscribe to the channel before sending a message.": {
    steps: [{ action: "supabase.broadcast", channel: "nenhum", event: "oi", payload: 1 }],
  },
  "Channel not found, please subscribe to the channel before updating its state.": {
    steps: [{ action: "supabase.setPresence", channel: "nenhum", state: 1 }],
  },
  // Chromium keeps the element's content in the document, without showing it.
  "Sorry, your browser doesn't support embedded videos.": { shown: ".casos-filme" },
  "No code provided for social login": { steps: [{ action: "auth.loginWithSso", domain: "aurora.example" }] },
  CSS_CHUNK_LOAD_FAILED: { logged: "/assets/nada.css: CSS_CHUNK_LOAD_FAILED" },
};

/** Argument lists with which a formula helper reports a fixed message; `values` fill its placeholders. */
export interface HelperCase {
  readonly calls: readonly (readonly unknown[])[];
  readonly values?: Readonly<Record<string, string>>;
}

const day = "2026-01-31";

/** One case for each fixed message of formula helpers; every helper whose schema lists it is called. */
export const helperCases: Readonly<Record<string, HelperCase>> = {
  "First parameter must be an array (or collection)": { calls: [[5, ["a"], "a"], ["x"]] },
  "First parameter must be an array (or collection) or a string": { calls: [[5], [null]] },
  "First parameter must be an object": { calls: [[5, "a", 1]] },
  "First parameter must be a text": { calls: [[5, "a", "b"]] },
  "First parameter must be a date": { calls: [["x", 1]] },
  "Second parameter must be a number": {
    calls: [
      [day, "x"],
      [[1], "x"],
    ],
  },
  "Third parameter must be a number": { calls: [[[1], 0, "x"]] },
  "Second parameter must be a text": { calls: [[[1], 2, 3]] },
  "Second parameter must be an array (or collection)": { calls: [[["a"], 5, "a"]] },
  "Second parameter must be a date": { calls: [[day, "x"]] },
  "All parameters must be arrays (or collections)": { calls: [[[1], 5]] },
  "{key} is an invalid key": { calls: [[{ a: 1 }, 2]], values: { key: '{"a":1}' } },
};

/** Returns a text with its placeholders filled. */
export const fill = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
