// @generated from design/tables.json. Do not edit.
import type {
  Empresas,
  Mensagens,
  Pessoas,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      empresas: {
        Row: Empresas;
        Insert: Pick<Empresas, "id" | "nome">;
        Update: Partial<Pick<Empresas, "id" | "nome">>;
        Relationships: [];
      };
      mensagens: {
        Row: Mensagens;
        Insert: Pick<Mensagens, "conta_id" | "id"> & Partial<Pick<Mensagens, "resposta_a">>;
        Update: Partial<Pick<Mensagens, "conta_id" | "id" | "resposta_a">>;
        Relationships: [
          {
            foreignKeyName: "mensagens_resposta_a_fkey";
            columns: ["conta_id", "resposta_a"];
            isOneToOne: false;
            referencedRelation: "mensagens";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      pessoas: {
        Row: Pessoas;
        Insert: Pick<Pessoas, "empresa_id" | "nome"> & Partial<Pick<Pessoas, "chefe_id" | "left_id">>;
        Update: Partial<Pick<Pessoas, "chefe_id" | "empresa_id" | "left_id" | "nome">>;
        Relationships: [
          {
            foreignKeyName: "pessoas_chefe_id_fkey";
            columns: ["chefe_id"];
            isOneToOne: false;
            referencedRelation: "pessoas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "inner_fkey";
            columns: ["empresa_id"];
            isOneToOne: false;
            referencedRelation: "empresas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "pessoas_left_id_fkey";
            columns: ["left_id"];
            isOneToOne: false;
            referencedRelation: "pessoas";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
