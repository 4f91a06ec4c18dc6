// @generated from design/tables.json. Do not edit.
import type {
  Notas,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      notas: {
        Row: Notas;
        Insert: Pick<Notas, "texto"> & Partial<Pick<Notas, "autor" | "id">>;
        Update: Partial<Pick<Notas, "autor" | "id" | "texto">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
