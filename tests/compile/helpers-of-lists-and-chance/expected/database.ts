// @generated from design/tables.json. Do not edit.
import type {
  Contatos,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      contatos: {
        Row: Contatos;
        Insert: Pick<Contatos, "id" | "nome"> & Partial<Pick<Contatos, "idade">>;
        Update: Partial<Pick<Contatos, "id" | "idade" | "nome">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
