// @generated from design/tables.json. Do not edit.
import type {
  Mensagens,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      mensagens: {
        Row: Mensagens;
        Insert: Pick<Mensagens, "chat_id" | "id" | "texto"> & Partial<Pick<Mensagens, "cliente_ref" | "criado_em">>;
        Update: Partial<Pick<
          Mensagens,
            | "chat_id"
            | "cliente_ref"
            | "criado_em"
            | "id"
            | "texto"
        >>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
