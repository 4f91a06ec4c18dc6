// @generated from designs/notes/tables.json. Do not edit.
import {
  type PeopleTable,
  type TasksTable,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      people: {
        Row: PeopleTable;
        Insert: Pick<PeopleTable, "name"> & Partial<Pick<PeopleTable, "boss_id" | "id" | "rate">>;
        Update: Partial<Pick<PeopleTable, "boss_id" | "id" | "name" | "rate">>;
        Relationships: [
          {
            foreignKeyName: "people_boss_id_fkey";
            columns: ["boss_id"];
            isOneToOne: false;
            referencedRelation: "people";
            referencedColumns: ["id"];
          },
        ];
      };
      tasks: {
        Row: TasksTable;
        Insert: Pick<TasksTable, "title"> & Partial<Pick<TasksTable, "created_at" | "id" | "is_done" | "notes">>;
        Update: Partial<Pick<
          TasksTable,
            | "created_at"
            | "id"
            | "is_done"
            | "notes"
            | "title"
        >>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
