// What generated collections and workflows import; each name from its own module, so that a page loads only what it
// uses.
export * from "../data/filter.ts";
export * from "../realtime/channel-types.ts";
export * from "./supabase/supabase-calls.ts";
export * from "./supabase/supabase-channels.ts";
export * from "./supabase/supabase-collection.ts";
export * from "./supabase/supabase-steps.ts";
export * from "./supabase/supabase-storage.ts";
export * from "./supabase/supabase-storage-types.ts";
