// @generated from design/tables.json. Do not edit.
import type {
  Members,
  Profiles,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      members: {
        Row: Members;
        Insert: Pick<Members, "person" | "team">;
        Update: Partial<Pick<Members, "person" | "team">>;
        Relationships: [];
      };
      profiles: {
        Row: Profiles;
        Insert: Pick<Profiles, "id" | "name" | "role"> & Partial<Pick<Profiles, "bio">>;
        Update: Partial<Pick<Profiles, "bio" | "id" | "name" | "role">>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
