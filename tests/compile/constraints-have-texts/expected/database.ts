// @generated from design/tables.json. Do not edit.
import type {
  Bicicletas,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      bicicletas: {
        Row: Bicicletas;
        Insert: Pick<Bicicletas, "id">;
        Update: Partial<Pick<Bicicletas, "id">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
