// What generated collections and workflows import; each name from the module that has it, so that a page loads only that.
export * from "../filter.ts";
export * from "./supabase-channels.ts";
export * from "./supabase-collection.ts";
export * from "./supabase-steps.ts";
export * from "./supabase-storage.ts";
