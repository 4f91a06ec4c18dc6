// What generated collections and workflows import; each name from the module that has it, so that a page loads only that.
export * from "./request/rest-collection.ts";
export * from "./request/rest-steps.ts";
