import { supabase } from "trama/runtime/supabase";
import type { Database } from "../../expected/database";

/** The name of a contact and of its account, which the client types by the tables of the design. */
export async function nameOf(id: string): Promise<readonly [string, string] | undefined> {
  const { data } = await supabase<Database>().from("contatos").select("nome, contas(nome)").eq("id", id).maybeSingle();
  return data === null ? undefined : [data.nome, data.contas.nome];
}

/** Generated columns cannot be written, and those with a default may be left out. */
export async function add(nome: string): Promise<number | null> {
  await supabase<Database>()
    .from("contatos")
    .insert({ nome, tipo: "pessoa", dados: {}, tags: [], conta_id: "1" });
  return (await supabase<Database>().rpc("rpc_somar", { p_ids: ["1"] })).data;
}
