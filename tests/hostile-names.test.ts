import { testHostileNames } from "./hostile-names.ts";

/** Words of the language and of every object. */
testHostileNames([
  ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "toJSON", "then", "length"],
  ["default", "class", "new", "await", "async", "yield", "let", "static", "eval", "arguments", "undefined", "null"],
  ["enum", "of", "as", "type", "name", "get", "set", "delete", "import", "export", "true", "this", "typeof"],
]);
