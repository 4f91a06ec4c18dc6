// @generated from design/tables.json. Do not edit.
import type {
  Contatos,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      contatos: {
        Row: Contatos;
        Insert: Pick<Contatos, "endereco" | "extra" | "id" | "tags">;
        Update: Partial<Pick<Contatos, "endereco" | "extra" | "id" | "tags">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
