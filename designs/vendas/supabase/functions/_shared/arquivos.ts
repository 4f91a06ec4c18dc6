/**
 * Arquivos do Storage, com os direitos de quem pede: as políticas decidem o que se lê e o que se apaga.
 *
 * Um caminho que sobe de pasta é o de um arquivo que não existe.
 */

import { endereco, env, seguro } from "./endereco.ts";

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
  const chave = env("SUPABASE_ANON_KEY");
  return arquivos(balde, { apikey: chave, authorization: request.headers.get("authorization") ?? `Bearer ${chave}` });
}

/** Arquivos com todos os direitos, que nenhuma política confere: só para um caminho que veio do banco. */
export function arquivosDoServico(balde: string): Arquivos & {
  guardar(caminho: string, arquivo: Blob): Promise<void>;
} {
  const chave = env("SUPABASE_SERVICE_ROLE_KEY");
  const direitos = { apikey: chave, authorization: `Bearer ${chave}` };
  return {
    ...arquivos(balde, direitos),
    async guardar(caminho, arquivo) {
      const headers = { ...direitos, "content-type": arquivo.type };
      await conferir(await fetch(doBalde(["object"], balde, caminho), { method: "POST", headers, body: arquivo }));
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
      const response = await fetch(doBalde(["object", "authenticated"], balde, caminho), { headers: direitos });
      if (response.status >= 500) {
        throw new Error(`storage answered ${response.status}`);
      }
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async assinarEnvio(caminho) {
      const pedido = doBalde(["object", "upload", "sign"], balde, caminho);
      const response = await fetch(pedido, { method: "POST", headers, body: "{}" });
      const { url }: { url?: string } = await response.json();
      return url;
    },
    async apagar(caminhos) {
      if (caminhos.length > 0) {
        const body = JSON.stringify({ prefixes: caminhos.filter(seguro) });
        await conferir(await fetch(doBalde(["object"], balde), { method: "DELETE", headers, body }));
      }
    },
  };
}

const doBalde = (operacao: readonly string[], balde: string, caminho?: string): string =>
  endereco(["storage", "v1", ...operacao, balde, ...(caminho?.split("/") ?? [])]);

async function conferir(response: Response): Promise<void> {
  if (!response.ok) {
    throw new Error(`storage answered ${response.status}: ${await response.text()}`);
  }
}
