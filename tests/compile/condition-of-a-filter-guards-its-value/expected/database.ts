// @generated from design/tables.json. Do not edit.
import type {
  Saidas,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      saidas: {
        Row: Saidas;
        Insert: Pick<Saidas, "em" | "id" | "vagas">;
        Update: Partial<Pick<Saidas, "em" | "id" | "vagas">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
