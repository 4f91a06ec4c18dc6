// @generated from designs/notes/collections.json. Do not edit.
import { supabaseCollection } from "trama/runtime/plugins/supabase";

export type PeopleRow = {
  readonly boss_id?: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly rate: number;
  readonly boss?: { readonly name: string } | null | undefined;
};

/** All people, with their boss. */
export const people = supabaseCollection<PeopleRow>({
  id: "people",
  table: "people",
  select: "*,boss:people!people_boss_id_fkey(name)",
  sort: () => [
    { by: "name" },
  ],
  limit: () => 200,
});
