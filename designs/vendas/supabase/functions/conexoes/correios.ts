/** Os Correios: onde está um objeto. */

import { type Conexao, Falha, lista, pedirA, texto } from "./servico.ts";

/** Um evento de um objeto, com os nomes que o banco entende. */
export interface Evento {
  readonly tipo: string;
  readonly codigo: string;
  readonly descricao: string;
  readonly detalhe: string | null;
  readonly cidade: string | null;
  readonly uf: string | null;
  readonly em: string;
}

export async function testarCorreios(conexao: Conexao): Promise<string> {
  await entrar(conexao);
  return `Cartão ${conexao.prova ?? ""}`;
}

/** O token de um dia, em troca do código de acesso e do cartão de postagem. */
export async function entrar({ identificacao, chave, prova }: Conexao): Promise<string> {
  const basico = btoa(String.fromCharCode(...new TextEncoder().encode(`${identificacao}:${chave}`)));
  const entrada = await pedir(["token", "v1", "autentica", "cartaopostagem"], {
    method: "POST",
    headers: { authorization: `Basic ${basico}`, "content-type": "application/json" },
    body: JSON.stringify({ numero: prova }),
  });
  const token = texto(entrada, "token");
  if (token === "") {
    throw new Falha("sem_token", "Os Correios não deram acesso com estas chaves.");
  }
  return token;
}

export async function eventosDe(
  token: string,
  objeto: string,
): Promise<{ readonly eventos: readonly Evento[]; readonly previsto: string | null }> {
  const lido = await pedir(
    ["srorastro", "v1", "objetos", objeto],
    { headers: { authorization: `Bearer ${token}` } },
    {
      resultado: "T",
    },
  );
  const [achado] = lista(lido, "objetos");
  return {
    // As horas vêm sem fuso, e são as de Brasília.
    eventos: lista(achado, "eventos").flatMap((evento): readonly Evento[] => {
      const hora = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(texto(evento, "dtHrCriado"))?.[0];
      return hora === undefined
        ? []
        : [
            {
              tipo: texto(evento, "codigo"),
              codigo: texto(evento, "tipo"),
              descricao: texto(evento, "descricao"),
              detalhe: texto(evento, "detalhe") || null,
              cidade: texto(evento, "unidade", "endereco", "cidade") || null,
              uf: texto(evento, "unidade", "endereco", "uf") || null,
              em: `${hora}-03:00`,
            },
          ];
    }),
    previsto: /^\d{4}-\d\d-\d\d/.exec(texto(achado, "dtPrevista"))?.[0] ?? null,
  };
}

function pedir(
  partes: readonly string[],
  init: RequestInit,
  consulta: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const url = `https://api.correios.com.br/${partes.map(encodeURIComponent).join("/")}?${new URLSearchParams(consulta)}`;
  return pedirA("Os Correios", url, init, (status, corpo) => {
    const dito = texto(corpo, "msgs", 0) || texto(corpo, "msg");
    return new Falha(
      String(status),
      status === 401 || status === 403
        ? "Os Correios não aceitaram o usuário, o código de acesso ou o cartão de postagem."
        : `Os Correios recusaram: ${dito || status}`,
    );
  });
}
