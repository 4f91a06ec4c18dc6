/** What a refused write says of its columns, as `error.data` has it. */
interface Dados {
  readonly code?: unknown;
  readonly fields?: unknown;
}

/** Columns with unique values, as people name them. */
const nomes: Readonly<Record<string, string>> = {
  atalho: "atalho",
  contatos_conta_email: "e-mail",
  email: "e-mail",
  nome: "nome",
};

const frases: Readonly<Record<string, (coluna: string) => string>> = {
  "23502": () => "Preencha este campo.",
  "23505": (coluna) => `Já existe um registro com este ${nomes[coluna] ?? "valor"}.`,
  "23514": () => "Valor inválido.",
};

/** Codes of refusals whose details are messages by column. */
const recusas = new Set(["validacao", "duplicado"]);

/**
 * The errors of a refused write by the fields of a form, or null when they are of none of them.
 *
 * `campos` has the field of each column. Details of other refusals are not fields.
 */
export function errosDosCampos(erro: unknown, campos: unknown): Record<string, string> | null {
  const { message, data } = membros(erro);
  const { code, fields }: Dados = membros(data);
  if (![message, code].some((nome) => typeof nome === "string" && (nome in frases || recusas.has(nome)))) return null;
  const lugares = membros(campos);
  const achados = Object.entries(membros(fields)).flatMap(([coluna, texto]) => {
    const campo = lugares[coluna];
    return typeof campo === "string" && typeof texto === "string" ? [[campo, frases[texto]?.(coluna) ?? texto]] : [];
  });
  return achados.length > 0 ? Object.fromEntries(achados) : null;
}

const membros = (valor: unknown): Readonly<Record<string, unknown>> =>
  typeof valor === "object" && valor !== null ? { ...valor } : {};

/** The sentence with which a function of the backend refused a request, or `""` when it said none. */
export function mensagemDaFuncao(erro: unknown): string {
  const { data } = membros(erro);
  const { body } = membros(data);
  if (typeof body !== "string") return "";
  try {
    const { message } = membros(JSON.parse(body));
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}
