/**
 * Arquivos do Storage, com os direitos de quem pede: as políticas decidem o que se lê e o que se apaga.
 *
 * Um endereço se monta aqui, e só aqui: cada parte do caminho vai codificada, e uma que sobe de pasta é recusada, ou
 * `fetch` a resolveria e o pedido acabaria noutro arquivo, noutro balde ou noutro serviço.
 */

declare const Deno: { env: { get(name: string): string | undefined } };

/** O que se faz com arquivos de um balde. */
export interface Arquivos {
  /** O conteúdo de um arquivo; nada quando não existe, ou não é de quem pede. */
  baixar(caminho: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Pede um endereço para enviar um arquivo; nada quando quem pede não pode. */
  assinarEnvio(caminho: string): Promise<string | undefined>;
  /** Apaga os que quem pede pode apagar; os outros, e os que não existem mais, ficam como estão. */
  apagar(caminhos: readonly string[]): Promise<void>;
}

/** Arquivos com a sessão de quem pede: `Bearer` e o token, como veio no pedido. */
export function arquivosDe(request: Request, balde: string): Arquivos {
  const chave = Deno.env.get("SUPABASE_ANON_KEY") ?? "";
  return arquivos(balde, { apikey: chave, authorization: request.headers.get("authorization") ?? `Bearer ${chave}` });
}

/** Arquivos com todos os direitos, que nenhuma política confere: só para um caminho que veio do banco. */
export function arquivosDoServico(balde: string): Arquivos & {
  guardar(caminho: string, arquivo: Blob): Promise<void>;
} {
  const chave = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "";
  const direitos = { apikey: chave, authorization: `Bearer ${chave}` };
  return {
    ...arquivos(balde, direitos),
    async guardar(caminho, arquivo) {
      const headers = { ...direitos, "content-type": arquivo.type };
      await conferir(await fetch(endereco("object", balde, caminho), { method: "POST", headers, body: arquivo }));
    },
  };
}

function arquivos(balde: string, direitos: Readonly<Record<string, string>>): Arquivos {
  const headers = { ...direitos, "content-type": "application/json" };
  return {
    async baixar(caminho) {
      if (!seguro(caminho)) {
        return undefined;
      }
      const response = await fetch(endereco("object/authenticated", balde, caminho), { headers: direitos });
      if (response.status >= 500) {
        throw new Error(`storage answered ${response.status}`);
      }
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async assinarEnvio(caminho) {
      const pedido = endereco("object/upload/sign", balde, caminho);
      const response = await fetch(pedido, { method: "POST", headers, body: "{}" });
      const { url }: { url?: string } = await response.json();
      return url;
    },
    async apagar(caminhos) {
      if (caminhos.length > 0) {
        const body = JSON.stringify({ prefixes: caminhos.filter(seguro) });
        await conferir(await fetch(endereco("object", balde), { method: "DELETE", headers, body }));
      }
    },
  };
}

/** Se um caminho fica no balde: nenhuma parte é vazia, sobe de pasta, ou esconde uma que sobe. */
export function seguro(caminho: string): boolean {
  return caminho.split("/").every((parte) => /^[^\\%\p{Cc}\p{Cs}]+$/u.test(parte) && parte !== "." && parte !== "..");
}

function endereco(operacao: string, balde: string, caminho?: string): string {
  if (caminho !== undefined && !seguro(caminho)) {
    throw new Error(`not a path: ${JSON.stringify(caminho)}`);
  }
  const partes = [balde, ...(caminho?.split("/") ?? [])].map(encodeURIComponent);
  return `${Deno.env.get("SUPABASE_URL")}/storage/v1/${operacao}/${partes.join("/")}`;
}

async function conferir(response: Response): Promise<void> {
  if (!response.ok) {
    throw new Error(`storage answered ${response.status}: ${await response.text()}`);
  }
}
