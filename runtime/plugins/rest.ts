// What generated collections and workflows import; each name from its own module, so that a page loads only what it
// uses.
export * from "./request/rest-collection.ts";
export * from "./request/rest-steps.ts";
