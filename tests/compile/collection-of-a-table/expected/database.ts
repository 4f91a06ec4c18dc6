// @generated from design/tables.json. Do not edit.
import type {
  Contas,
  Contatos,
  Pedidos,
  VwContatos,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      contas: {
        Row: Contas;
        Insert: Pick<Contas, "id" | "nome">;
        Update: Partial<Pick<Contas, "id" | "nome">>;
        Relationships: [];
      };
      contatos: {
        Row: Contatos;
        Insert: Pick<
          Contatos,
            | "conta_id"
            | "dados"
            | "nome"
            | "tags"
            | "tipo"
        > & Partial<Pick<Contatos, "criado_em" | "idade">>;
        Update: Partial<Pick<
          Contatos,
            | "conta_id"
            | "criado_em"
            | "dados"
            | "idade"
            | "nome"
            | "tags"
            | "tipo"
        >>;
        Relationships: [
          {
            foreignKeyName: "contatos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      pedidos: {
        Row: Pedidos;
        Insert: Pick<Pedidos, "contato_id" | "id" | "total">;
        Update: Partial<Pick<Pedidos, "contato_id" | "id" | "total">>;
        Relationships: [];
      };
    };
    Views: {
      vw_contatos: {
        Row: VwContatos;
        Relationships: [];
      };
    };
    Functions: {
      rpc_listar: {
        Args: { p_nome: string };
        Returns: readonly VwContatos[];
      };
      rpc_resumo: {
        Args: never;
        Returns: readonly {
          readonly mes: string;
          readonly total: number;
        }[];
      };
      rpc_somar: {
        Args: {
          p_ate?: string;
          p_ids: readonly string[];
        };
        Returns: number;
      };
    };
  };
};
