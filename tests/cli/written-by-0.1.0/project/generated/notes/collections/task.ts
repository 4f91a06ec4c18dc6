// @generated from designs/notes/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";
import {
  type TasksTable,
} from "../tables";

/** The task of the detail page. */
export const task = supabaseCollection<TasksTable, { readonly id: string }>({
  id: "task",
  hasParams: true,
  table: "tasks",
  single: true,
  filter: (params) => ({
    and: [
      {
        field: "id",
        operator: "eq",
        value: params.id,
      },
    ],
  }),
});
