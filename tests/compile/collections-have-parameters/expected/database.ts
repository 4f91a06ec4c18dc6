// @generated from design/tables.json. Do not edit.
import type {
  Contatos,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      contatos: {
        Row: Contatos;
        Insert: Pick<Contatos, "cidade" | "id" | "nome">;
        Update: Partial<Pick<Contatos, "cidade" | "id" | "nome">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      rpc_pedidos: {
        Args: { p_contato: string };
        Returns: readonly {
          readonly id: string;
          readonly total: number;
        }[];
      };
    };
  };
};
