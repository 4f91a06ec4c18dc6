/** A Graph API da Meta: mensagens do WhatsApp e do Instagram, e os números dos anúncios. */

import { type Conexao, em, Falha, lista, pedirA, texto } from "./servico.ts";

const versao = "v23.0";

/** Um serviço, como se diz a quem lê um erro, e onde está. */
interface Servico {
  readonly nome: string;
  readonly casa: string;
}

const whatsapp: Servico = { nome: "O WhatsApp", casa: "https://graph.facebook.com" };
const instagram: Servico = { nome: "O Instagram", casa: "https://graph.instagram.com" };
const facebook: Servico = { nome: "O Facebook", casa: "https://graph.facebook.com" };

/** Uma mensagem que espera para sair, como o banco a descreve. */
export interface Saida {
  readonly id: string;
  readonly canal: "whatsapp" | "instagram";
  readonly canal_ref: string;
  readonly tipo: string;
  readonly conteudo: string | null;
  readonly arquivo: string | null;
  readonly arquivo_nome: string | null;
  readonly janela_aberta: boolean;
  readonly modelo: string | null;
  readonly valores: readonly string[] | null;
}

/** O número do WhatsApp de uma conexão, com o nome que os clientes veem. */
export async function testarWhatsapp(conexao: Conexao): Promise<string> {
  const campos = { fields: "display_phone_number,verified_name" };
  const numero = await pedir(whatsapp, conexao, [conexao.identificacao], campos);
  return juntos(texto(numero, "verified_name"), texto(numero, "display_phone_number"));
}

/** O perfil do Instagram de uma conexão. */
export async function testarInstagram(conexao: Conexao): Promise<string> {
  const perfil = await pedir(instagram, conexao, [conexao.identificacao], { fields: "username,name" });
  return juntos(texto(perfil, "name"), `@${texto(perfil, "username")}`);
}

/** A conta de anúncio de uma conexão, com a moeda. */
export async function testarAnuncios(conexao: Conexao): Promise<string> {
  const { nome, moeda } = await contaDeAnuncio(conexao);
  return juntos(nome, moeda);
}

const juntos = (...partes: readonly string[]): string => partes.filter((parte) => parte !== "").join(" · ");

/** Manda uma mensagem, e devolve o id que o serviço lhe deu. */
export async function mandar(conexao: Conexao, saida: Saida): Promise<string> {
  if (saida.canal === "whatsapp") {
    const corpo = {
      messaging_product: "whatsapp",
      to: saida.canal_ref.replace(/\D/g, ""),
      ...mensagemDoWhatsapp(saida),
    };
    const ficou = await pedir(whatsapp, conexao, [conexao.identificacao, "messages"], {}, corpo);
    return idDe(texto(ficou, "messages", 0, "id"), whatsapp);
  }
  const message = saida.arquivo
    ? { attachment: { type: midias[saida.tipo]?.instagram ?? "file", payload: { url: saida.arquivo } } }
    : { text: saida.conteudo ?? "" };
  const corpo = { recipient: { id: saida.canal_ref }, message };
  const ficou = await pedir(instagram, conexao, [conexao.identificacao, "messages"], {}, corpo);
  return idDe(texto(ficou, "message_id"), instagram);
}

function idDe(id: string, { nome }: Servico): string {
  if (id === "") {
    throw new Falha("sem_id", `${nome} não disse se ficou com a mensagem. Confira se chegou.`);
  }
  return id;
}

const midias: Readonly<Record<string, { readonly whatsapp: string; readonly instagram: string }>> = {
  imagem: { whatsapp: "image", instagram: "image" },
  audio: { whatsapp: "audio", instagram: "audio" },
  video: { whatsapp: "video", instagram: "video" },
  documento: { whatsapp: "document", instagram: "file" },
};

function mensagemDoWhatsapp(saida: Saida): Readonly<Record<string, unknown>> {
  const { conteudo, arquivo, arquivo_nome, janela_aberta, modelo, valores } = saida;
  if (arquivo) {
    const type = midias[saida.tipo]?.whatsapp ?? "document";
    return {
      type,
      [type]: {
        link: arquivo,
        ...(conteudo && type !== "audio" && { caption: conteudo }),
        ...(arquivo_nome && type === "document" && { filename: arquivo_nome }),
      },
    };
  }
  // Dentro das 24 horas um modelo é um texto como outro; fora delas o WhatsApp o quer pelo nome que aprovou.
  if (modelo && !janela_aberta) {
    const parameters = (valores ?? []).map((text) => ({ type: "text", text }));
    return {
      type: "template",
      template: {
        name: modelo,
        language: { code: "pt_BR" },
        ...(parameters.length > 0 && { components: [{ type: "body", parameters }] }),
      },
    };
  }
  return { type: "text", text: { body: conteudo ?? "", preview_url: true } };
}

// Anúncios -----------------------------------------------------------------------------------------------------------

export interface ContaDeAnuncio {
  readonly nome: string;
  readonly moeda: string;
  readonly fuso: string;
}

export async function contaDeAnuncio(conexao: Conexao): Promise<ContaDeAnuncio> {
  const campos = { fields: "name,currency,timezone_name" };
  const conta = await pedir(facebook, conexao, [conexao.identificacao], campos);
  return { nome: texto(conta, "name"), moeda: texto(conta, "currency"), fuso: texto(conta, "timezone_name") };
}

const maisPaginas = 50;

/** Uma linha por anúncio e dia dos últimos 28 dias, o prazo em que a rede ainda corrige o que contou. */
export async function numerosDosAnuncios(conexao: Conexao): Promise<readonly unknown[]> {
  const linhas: unknown[] = [];
  let depois: string | undefined;
  for (let pagina = 0; pagina < maisPaginas; pagina++) {
    const lida = await pedir(facebook, conexao, [conexao.identificacao, "insights"], {
      level: "ad",
      time_increment: "1",
      date_preset: "last_28d",
      limit: "500",
      fields:
        "campaign_id,campaign_name,adset_id,adset_name,ad_id,ad_name,spend,impressions,reach,clicks,inline_link_clicks,actions,action_values",
      ...(depois !== undefined && { after: depois }),
    });
    linhas.push(...lista(lida, "data"));
    depois = em(lida, "paging", "next") === undefined ? undefined : texto(lida, "paging", "cursors", "after");
    if (!depois) {
      return linhas;
    }
  }
  throw new Falha("paginas", "A conta tem anúncios demais para ler de uma vez.");
}

// Pedidos ------------------------------------------------------------------------------------------------------------

function pedir(
  { nome, casa }: Servico,
  { chave }: Conexao,
  partes: readonly string[],
  consulta: Readonly<Record<string, string>>,
  corpo?: unknown,
): Promise<unknown> {
  const url = `${casa}/${[versao, ...partes].map(encodeURIComponent).join("/")}?${new URLSearchParams(consulta)}`;
  const init: RequestInit = {
    headers: { authorization: `Bearer ${chave}`, "content-type": "application/json" },
    ...(corpo !== undefined && { method: "POST", body: JSON.stringify(corpo) }),
  };
  return pedirA(nome, url, init, (status, resposta) => {
    const codigo = texto(resposta, "error", "code") || String(status);
    const dito = texto(resposta, "error", "error_data", "details") || texto(resposta, "error", "message");
    return new Falha(codigo, fraseDaMeta(codigo) ?? `${nome} recusou: ${dito || status}`);
  });
}

const frases: Readonly<Record<string, string>> = {
  4: "Pedidos demais de uma vez. Tente de novo em alguns minutos.",
  100: "Não há nada com esta identificação, ou a chave não a alcança.",
  190: "A chave venceu ou foi revogada. Gere outra e salve em Configurações.",
  200: "A chave não tem a permissão que isto pede.",
  130429: "Mensagens demais de uma vez. Tente de novo em alguns minutos.",
  131026: "Este número não recebe mensagens do WhatsApp.",
  131047: "A janela de 24 horas do WhatsApp fechou. Envie um modelo aprovado.",
  131056: "Mensagens demais para este número. Tente de novo em alguns minutos.",
  132001: "O WhatsApp não tem um modelo aprovado com este nome.",
};

/** O que um código da Meta significa para quem escreve; nenhum quando não se conhece. */
export const fraseDaMeta = (codigo: string): string | undefined =>
  Object.hasOwn(frases, codigo) ? frases[codigo] : undefined;
