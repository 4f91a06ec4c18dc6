// @generated from design/tables.json. Do not edit.
import type {
  Contas,
  LanAmentos,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      contas: {
        Row: Contas;
        Insert: Pick<Contas, "id" | "nome"> & Partial<Pick<Contas, "saldo">>;
        Update: Partial<Pick<Contas, "id" | "nome" | "saldo">>;
        Relationships: [];
      };
      "lançamentos": {
        Row: LanAmentos;
        Insert: Pick<LanAmentos, "conta_id" | "id" | "valor"> & Partial<Pick<LanAmentos, "taxa exata">>;
        Update: Partial<Pick<LanAmentos, "conta_id" | "id" | "taxa exata" | "valor">>;
        Relationships: [
          {
            foreignKeyName: "lançamentos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: {
      extrato: {
        Args: never;
        Returns: readonly {
          readonly dia: string;
          readonly total: number;
        }[];
      };
    };
  };
};
