/** O que todos os serviços têm em comum: a chave que a conta guardou, e um pedido que diz em português o que falhou. */

/** O que a conta guardou de um serviço. */
export interface Conexao {
  readonly identificacao: string;
  readonly chave: string;
  /** O que prova os avisos do serviço, ou o cartão de postagem. */
  readonly prova: string | null;
}

/** Um serviço que não fez o que se pediu; `message` se mostra a quem pediu. */
export class Falha extends Error {
  readonly codigo: string;

  constructor(codigo: string, message: string) {
    super(message);
    this.codigo = codigo;
  }
}

const prazoMs = 10_000;

/** A resposta de um serviço, em JSON; `recusa` diz o que uma recusa significa. */
export async function pedirA(
  servico: string,
  url: string,
  init: RequestInit,
  recusa: (status: number, corpo: unknown) => Falha,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(prazoMs) });
  } catch {
    throw new Falha("sem_resposta", `${servico} não respondeu. Tente de novo em instantes.`);
  }
  const corpo: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    throw response.status >= 500
      ? new Falha(String(response.status), `${servico} está fora do ar. Tente de novo em instantes.`)
      : recusa(response.status, corpo);
  }
  return corpo;
}

/** O valor em um caminho de um JSON de fora; nenhum quando não há. */
export function em(valor: unknown, ...caminho: readonly (string | number)[]): unknown {
  let aqui = valor;
  for (const parte of caminho) {
    if (typeof aqui !== "object" || aqui === null || !Object.hasOwn(aqui, parte)) {
      return undefined;
    }
    aqui = Reflect.get(aqui, parte);
  }
  return aqui;
}

/** A lista em um caminho; vazia quando não é uma. */
export function lista(valor: unknown, ...caminho: readonly (string | number)[]): readonly unknown[] {
  const achada = em(valor, ...caminho);
  return Array.isArray(achada) ? achada : [];
}

/** O texto em um caminho, também de um número; vazio quando não há. */
export function texto(valor: unknown, ...caminho: readonly (string | number)[]): string {
  const achado = em(valor, ...caminho);
  return typeof achado === "string" || typeof achado === "number" ? String(achado) : "";
}
