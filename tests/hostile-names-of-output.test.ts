import { testHostileNames } from "./hostile-names.ts";

/** Words of browsers, of React, and names that the output uses itself. */
testHostileNames([
  ["globalThis", "window", "document", "console", "key", "ref", "children", "style", "id", "handle", "props"],
  ["run", "event", "error", "params", "page", "item", "index", "own", "emit", "custom", "variables", "formulas"],
  ["elements", "workflows", "trust", "text", "button", "app", "routes", "theme", "auth", "data", "record", "index"],
  ["map", "join", "variable", "component", "section", "object", "string", "array", "promise", "con", "nul", "a"],
]);
