// @generated from design/tables.json. Do not edit.
import type {
  PreOs,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      "preços": {
        Row: PreOs;
        Insert: Pick<
          PreOs,
            | "dados"
            | "dito \"sim\""
            | "first name"
            | "id"
            | "ligação"
            | "limit"
            | "v1.0"
        >;
        Update: Partial<Pick<
          PreOs,
            | "dados"
            | "dito \"sim\""
            | "first name"
            | "id"
            | "ligação"
            | "limit"
            | "v1.0"
        >>;
        Relationships: [
          {
            foreignKeyName: "inner_fkey";
            columns: ["ligação"];
            isOneToOne: false;
            referencedRelation: "preços";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
