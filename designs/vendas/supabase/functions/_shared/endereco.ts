/**
 * Os endereços do Supabase, que se montam aqui e só aqui: cada parte vai codificada, e uma que sobe de pasta é recusada,
 * ou `fetch` a resolveria e o pedido acabaria noutro arquivo, noutro balde ou noutro serviço.
 */

declare const Deno: { env: { get(name: string): string | undefined } };

/** O endereço de `partes`, como `["rest", "v1", "usuarios"]`, com uma consulta. */
export function endereco(partes: readonly string[], consulta: Readonly<Record<string, string>> = {}): string {
  if (!partes.every(parteSegura)) {
    throw new Error(`not a path: ${JSON.stringify(partes)}`);
  }
  const caminho = partes.map(encodeURIComponent).join("/");
  const perguntas = new URLSearchParams(consulta);
  return `${env("SUPABASE_URL")}/${caminho}?${perguntas}`.replace(/\?$/, "");
}

/** Se um caminho fica no balde: nenhuma parte é vazia, sobe de pasta, ou esconde uma que sobe. */
export const seguro = (caminho: string): boolean => caminho.split("/").every(parteSegura);

const parteSegura = (parte: string): boolean =>
  /^[^/\\%\p{Cc}\p{Cs}]+$/u.test(parte) && parte !== "." && parte !== "..";

export function env(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) {
    throw new Error(`${name} is not set`);
  }
  return value;
}
