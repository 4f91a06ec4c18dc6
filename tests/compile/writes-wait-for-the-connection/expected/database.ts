// @generated from design/tables.json. Do not edit.
import type {
  Mensagens,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      mensagens: {
        Row: Mensagens;
        Insert: Pick<Mensagens, "texto"> & Partial<Pick<Mensagens, "id">>;
        Update: Partial<Pick<Mensagens, "id" | "texto">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      rpc_enviar: {
        Args: { p_texto: string };
        Returns: string;
      };
      rpc_limpar: {
        Args: never;
        Returns: null;
      };
    };
  };
};
