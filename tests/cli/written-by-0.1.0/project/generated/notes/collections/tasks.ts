// @generated from designs/notes/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type TasksTable,
} from "../tables";

/** All tasks, the newest first. */
export const tasks = supabaseCollection<TasksTable>({
  id: "tasks",
  table: "tasks",
  sort: () => [
    { by: "created_at", direction: "desc" },
    { by: "id" },
  ],
  limit: () => 200,
});
