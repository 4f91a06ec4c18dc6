// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

/** A aba aberta; vazia é a primeira. */
export const aba = variable<string>({
  id: "aba",
  type: "string",
  default: "",
  query: true,
});

/** Quando se usou o acesso pela última vez: `7`, `30` ou `90` dias, ou `nunca`. */
export const acesso = variable<string>({
  id: "acesso",
  type: "string",
  default: "",
  query: true,
});

/** Parte do nome de quem vendeu como afiliado. */
export const afiliado = variable<string>({
  id: "afiliado",
  type: "string",
  default: "",
  query: true,
});

/** O que se configura de um pipeline está aberto ao lado. */
export const ajustes = variable<boolean>({
  id: "ajustes",
  type: "boolean",
  default: false,
  query: true,
  history: "push",
});

/** Arquivos escolhidos para uma conversa e ainda não enviados: `espera`, `na_fila` ou `falhou`. */
export const anexos = variable<readonly {
  readonly chat_id: string;
  readonly erro: string;
  readonly legenda: string;
  readonly nome: string;
  readonly nota: boolean;
  readonly previa: string;
  readonly ref: string;
  readonly status: string;
  readonly tamanho: number;
  readonly tipo: "imagem" | "audio" | "video" | "documento";
}[]>({
  id: "anexos",
  type: "array",
  default: [],
});

/** O que a página diz a quem a ouve: a mensagem que chegou. */
export const anuncio = variable<string>({
  id: "anuncio",
  type: "string",
  default: "",
});

/** Último dia do período, quando o endereço o diz. */
export const ate = variable<string>({
  id: "ate",
  type: "string",
  default: "",
  query: true,
});

/** O código do atendimento da página aberta, para as coleções dela. */
export const atendimentoAberto = variable<string>({
  id: "atendimentoAberto",
  type: "string",
  default: "",
});

/** Quem mudou o atendimento aberto enquanto ele se editava. */
export const atendimentoAlteradoPor = variable<string>({
  id: "atendimentoAlteradoPor",
  type: "string",
  default: "",
});

/** O assunto do atendimento aberto está sendo escrito: mudanças de outros esperam. */
export const atendimentoEditando = variable<boolean>({
  id: "atendimentoEditando",
  type: "boolean",
  default: false,
});

/** Os campos do atendimento aberto que outra pessoa acabou de mudar. */
export const atendimentoMudados = variable<readonly string[]>({
  id: "atendimentoMudados",
  type: "array",
  default: [],
});

/** Quantos atendimentos a lista aberta ainda não mostra. */
export const atendimentosNovos = variable<number>({
  id: "atendimentosNovos",
  type: "number",
  default: 0,
});

/** Quantas mudanças a lista de atendimentos já ouviu; a última manda buscar. */
export const atendimentosOuvidos = variable<number>({
  id: "atendimentosOuvidos",
  type: "number",
  default: 0,
});

/** A lista se busca de novo sem que se veja: ninguém pediu. */
export const atendimentosQuietos = variable<boolean>({
  id: "atendimentosQuietos",
  type: "boolean",
  default: false,
});

/** O problema dos avisos de plataforma que alguém abriu. */
export const avisoErro = variable<string>({
  id: "avisoErro",
  type: "string",
  default: "",
});

/** A plataforma dos avisos que alguém abriu. */
export const avisoPlataforma = variable<string>({
  id: "avisoPlataforma",
  type: "string",
  default: "",
});

/** Avisos no canto da tela, do mais antigo ao mais novo; seguem para a próxima página. */
export const avisos = variable<readonly {
  readonly acao:
    | ""
    | "abrirContato"
    | "abrir"
    | "verExportacoes"
    | "recolocarTag"
    | "desfazerAtendimento"
    | "desfazerTarefa"
    | "reabrirOportunidade";
  readonly caminho: string;
  readonly contato: string;
  readonly desfazer?: {
    readonly campo: string;
    readonly id: string;
    readonly valor?: string | null | undefined;
    readonly versao: number;
  } | null | undefined;
  readonly id: string;
  readonly mensagem: string;
  readonly tag: string;
  readonly tipo: "sucesso" | "erro" | "atencao" | "info";
}[]>({
  id: "avisos",
  type: "array",
  default: [],
  persist: true,
});

/** E-mail de quem recebe as comissões que a lista mostra. */
export const beneficiario = variable<string>({
  id: "beneficiario",
  type: "string",
  default: "",
  query: true,
});

/** Cobre o app inteiro: entrar, sair, trocar de conta. */
export const bloqueado = variable<boolean>({
  id: "bloqueado",
  type: "boolean",
  default: false,
});

/** A janela da busca global já está aberta. */
export const buscaAberta = variable<boolean>({
  id: "buscaAberta",
  type: "boolean",
  default: false,
});

/** O que se abriu por último pela busca global, até sair. */
export const buscaRecentes = variable<readonly {
  readonly caminho: string;
  readonly detalhe: string;
  readonly id: string;
  readonly titulo: string;
}[]>({
  id: "buscaRecentes",
  type: "array",
  default: [],
  persist: true,
});

/** O que a busca global procura; vazio com menos de 2 letras. */
export const buscaTexto = variable<string>({
  id: "buscaTexto",
  type: "string",
  default: "",
});

/** A campanha em que se entrou. */
export const campanha = variable<string>({
  id: "campanha",
  type: "string",
  default: "",
  query: true,
});

/** Canal escolhido nos filtros. */
export const canal = variable<string>({
  id: "canal",
  type: "string",
  default: "",
  query: true,
});

/** A página ainda espera a sua permissão. */
export const carregando = variable<boolean>({
  id: "carregando",
  type: "boolean",
  default: true,
});

/** Categoria de atendimento escolhida. */
export const categoria = variable<string>({
  id: "categoria",
  type: "string",
  default: "",
  query: true,
});

/** A conversa aberta em Chats. */
export const chat = variable<string>({
  id: "chat",
  type: "string",
  default: "",
  query: true,
  history: "push",
});

/** A conversa cujas mensagens estão na tela, para as coleções dela. */
export const chatAtual = variable<string>({
  id: "chatAtual",
  type: "string",
  default: "",
});

/** A conversa de uma página de teste; volta ao início a cada página. */
export const chatTesteId = variable<string>({
  id: "chatTesteId",
  type: "string",
  default: "",
});

/** A conversa de teste que se mandou guardar ao trocar de página. */
export const chatTestePersistido = variable<string>({
  id: "chatTestePersistido",
  type: "string",
  default: "",
  persist: true,
});

/** Quantas conversas a lista mostra; cresce ao rolar. */
export const chatsLimite = variable<number>({
  id: "chatsLimite",
  type: "number",
  default: 30,
});

/** As conversas sem resposta há mais de 15 minutos, quando os filtros de Chats pedem só elas. */
export const chatsSemResposta = variable<readonly string[]>({
  id: "chatsSemResposta",
  type: "array",
  default: [],
});

/** As colunas de cada lista como cada pessoa as deixou, por `<pessoa>/<lista>`. */
export const colunasVisiveis = variable<Readonly<Record<string, {
  readonly ocultas: readonly string[];
  readonly ordem: readonly string[];
}>>>({
  id: "colunasVisiveis",
  type: "object",
  default: {},
  local: true,
});

/** Os números se comparam com os do período anterior. */
export const comparar = variable<boolean>({
  id: "comparar",
  type: "boolean",
  default: false,
  query: true,
});

/** Só quem já comprou. */
export const compradores = variable<boolean>({
  id: "compradores",
  type: "boolean",
  default: false,
  query: true,
});

/** O conjunto de anúncios em que se entrou. */
export const conjunto = variable<string>({
  id: "conjunto",
  type: "string",
  default: "",
  query: true,
});

/** A conta de anúncio escolhida. */
export const contaAnuncio = variable<string>({
  id: "contaAnuncio",
  type: "string",
  default: "",
  query: true,
});

/** O contato da página aberta, para as coleções dela. */
export const contatoAberto = variable<string>({
  id: "contatoAberto",
  type: "string",
  default: "",
});

/** Contatos com a tag dos filtros de Chats. */
export const contatosDaTag = variable<readonly string[]>({
  id: "contatosDaTag",
  type: "array",
  default: [],
});

/** Quantos contatos a última exclusão tirou das listas. */
export const contatosExcluidos = variable<number>({
  id: "contatosExcluidos",
  type: "number",
  default: 0,
});

/** O contexto de uma conversa, em telas em que ele não cabe ao lado. */
export const contextoAberto = variable<boolean>({
  id: "contextoAberto",
  type: "boolean",
  default: false,
  query: "contexto",
  history: "push",
});

/** Dia seguinte ao último dia de criação, AAAA-MM-DD. */
export const criadoAte = variable<string>({
  id: "criadoAte",
  type: "string",
  default: "",
  query: true,
});

/** Primeiro dia de criação, AAAA-MM-DD; vazio é qualquer um. */
export const criadoDe = variable<string>({
  id: "criadoDe",
  type: "string",
  default: "",
  query: true,
});

/** Parte do cupom. */
export const cupom = variable<string>({
  id: "cupom",
  type: "string",
  default: "",
  query: true,
});

/** `aprovacao` conta o período pela data da aprovação; vazia, pela do pedido. */
export const dataDe = variable<string>({
  id: "dataDe",
  type: "string",
  default: "",
  query: true,
});

/** Dia seguinte ao último do período, AAAA-MM-DD. */
export const dataFim = variable<string>({
  id: "dataFim",
  type: "string",
  default: "",
  persist: true,
});

/** Primeiro dia do período, AAAA-MM-DD. */
export const dataInicio = variable<string>({
  id: "dataInicio",
  type: "string",
  default: "",
  persist: true,
});

/** Primeiro dia do período, quando o endereço o diz. */
export const de = variable<string>({
  id: "de",
  type: "string",
  default: "",
  query: true,
});

/** confortavel ou compacta. */
export const densidade = variable<string>({
  id: "densidade",
  type: "string",
  default: "confortavel",
  local: true,
});

/** asc ou desc. */
export const direcao = variable<string>({
  id: "direcao",
  type: "string",
  default: "asc",
  query: true,
});

/** Registros com o CPF ou CNPJ buscado. */
export const documentoIds = variable<readonly string[]>({
  id: "documentoIds",
  type: "array",
  default: [],
});

/** Enter envia e Shift+Enter quebra a linha; sem isso, o contrário. */
export const enviarComEnter = variable<boolean>({
  id: "enviarComEnter",
  type: "boolean",
  default: true,
  local: true,
});

/** O envio aberto ao lado da lista; `novo`, enquanto se escreve um. */
export const envioAberto = variable<string>({
  id: "envioAberto",
  type: "string",
  default: "",
  query: "envio",
  history: "push",
});

/** O arquivo que está a caminho. */
export const envioAtual = variable<string>({
  id: "envioAtual",
  type: "string",
  default: "",
});

/** O envio aberto está sendo escrito: mudanças de outros esperam. */
export const envioEditando = variable<boolean>({
  id: "envioEditando",
  type: "boolean",
  default: false,
});

/** Quanto do arquivo já foi, de 0 a 100. */
export const envioProgresso = variable<number>({
  id: "envioProgresso",
  type: "number",
  default: 0,
});

/** As permissões não puderam ser carregadas. */
export const erroPermissoes = variable<boolean>({
  id: "erroPermissoes",
  type: "boolean",
  default: false,
});

/** A conversa que se abre põe o foco no que se escreve. */
export const escreverLogo = variable<boolean>({
  id: "escreverLogo",
  type: "boolean",
  default: false,
});

/** A etapa que o quadro mostra em telas pequenas; vazia é a primeira. */
export const etapa = variable<string>({
  id: "etapa",
  type: "string",
  default: "",
  query: true,
});

/** Só acessos que expiram em sete dias. */
export const expiram = variable<boolean>({
  id: "expiram",
  type: "boolean",
  default: false,
  query: true,
});

/** Quantas vezes a lista de exportações já se buscou enquanto se espera por um arquivo. */
export const exportacoesVoltas = variable<number>({
  id: "exportacoesVoltas",
  type: "number",
  default: 0,
});

/** Forma de pagamento escolhida. */
export const forma = variable<string>({
  id: "forma",
  type: "string",
  default: "",
  query: true,
});

/** A importação que a página mostra; vazia é a escolha de um arquivo. */
export const importacaoAberta = variable<string>({
  id: "importacaoAberta",
  type: "string",
  default: "",
  query: "importacao",
});

/** As colunas de uma importação já conferida se escolhem de novo. */
export const importacaoColunas = variable<boolean>({
  id: "importacaoColunas",
  type: "boolean",
  default: false,
});

/** Quantas vezes o andamento de uma importação já se buscou. */
export const importacaoVoltas = variable<number>({
  id: "importacaoVoltas",
  type: "number",
  default: 0,
});

/** Quantas linhas as listas de um contato mostram; cresce com “Carregar mais”. */
export const limite = variable<number>({
  id: "limite",
  type: "number",
  default: 25,
});

/** Uma lista se busca de novo sem que se veja: ninguém pediu. */
export const listaQuieta = variable<boolean>({
  id: "listaQuieta",
  type: "boolean",
  default: false,
});

/** Mensagens escritas aqui que o banco ainda não mostrou; ficam ao trocar de página. */
export const mensagensPendentes = variable<readonly {
  readonly arquivo_id: string;
  readonly arquivo_nome: string;
  readonly chat_id: string;
  readonly cliente_ref: string;
  readonly conteudo: string;
  readonly criado_em: string;
  readonly erro: string;
  readonly nota: boolean;
  readonly status: string;
  readonly tipo:
    | "texto"
    | "imagem"
    | "audio"
    | "video"
    | "documento"
    | "modelo";
}[]>({
  id: "mensagensPendentes",
  type: "array",
  default: [],
  persist: true,
});

/** O menu em telas pequenas. */
export const menuAberto = variable<boolean>({
  id: "menuAberto",
  type: "boolean",
  default: false,
  history: "push",
});

/** O menu só com ícones. */
export const menuRecolhido = variable<boolean>({
  id: "menuRecolhido",
  type: "boolean",
  default: false,
  local: true,
});

/** O nível das métricas; vazio é por campanha. */
export const nivel = variable<string>({
  id: "nivel",
  type: "string",
  default: "",
  query: true,
});

/** A oportunidade aberta ao lado. */
export const oportunidade = variable<string>({
  id: "oportunidade",
  type: "string",
  default: "",
  query: true,
  history: "push",
});

/** Os campos da oportunidade aberta que outra pessoa mudou enquanto se escrevia. */
export const oportunidadeMudados = variable<readonly string[]>({
  id: "oportunidadeMudados",
  type: "array",
  default: [],
});

/** Coluna da ordenação; vazia é a da lista. */
export const ordem = variable<string>({
  id: "ordem",
  type: "string",
  default: "",
  query: true,
});

export const origem = variable<string>({
  id: "origem",
  type: "string",
  default: "",
  query: true,
});

export const pagina = variable<number>({
  id: "pagina",
  type: "number",
  default: 1,
  query: true,
});

/** O painel ao lado da lista tem o que não foi salvo; veja `nao-salvo`. */
export const painelMudado = variable<boolean>({
  id: "painelMudado",
  type: "boolean",
  default: false,
});

export const papel = variable<string>({
  id: "papel",
  type: "string",
  default: "",
  query: true,
});

/** Os primeiros passos não aparecem mais neste navegador. */
export const passosDispensados = variable<boolean>({
  id: "passosDispensados",
  type: "boolean",
  default: false,
  local: true,
});

/** A linha de vw_permissoes da página aberta. */
export const permissaoPaginaAtual = variable<{
  readonly paginaId: string;
  readonly podeEditar: boolean;
  readonly podeGerir: boolean;
  readonly podeVer: boolean;
  readonly titulo: string;
} | null>({
  id: "permissaoPaginaAtual",
  type: "object",
  default: null,
});

/** O pipeline que o quadro mostra; vazio é o padrão da conta. */
export const pipeline = variable<string>({
  id: "pipeline",
  type: "string",
  default: "",
  query: true,
});

/** Plataforma escolhida. */
export const plataforma = variable<string>({
  id: "plataforma",
  type: "string",
  default: "",
  query: true,
});

export const porPagina = variable<number>({
  id: "porPagina",
  type: "number",
  default: 25,
  query: true,
});

/** Dia seguinte ao último dia de postagem, AAAA-MM-DD. */
export const postadoAte = variable<string>({
  id: "postadoAte",
  type: "string",
  default: "",
  query: true,
});

/** Primeiro dia de postagem, AAAA-MM-DD; vazio é qualquer um. */
export const postadoDe = variable<string>({
  id: "postadoDe",
  type: "string",
  default: "",
  query: true,
});

/** Como quem está dentro é visto pelos outros; online até o banco dizer outra coisa. */
export const presenca = variable<string>({
  id: "presenca",
  type: "string",
  default: "online",
  persist: true,
});

/** Quando a presença foi marcada pela última vez, em milissegundos. */
export const presencaEm = variable<number>({
  id: "presencaEm",
  type: "number",
  default: 0,
  persist: true,
});

/** Prioridade escolhida. */
export const prioridade = variable<string>({
  id: "prioridade",
  type: "string",
  default: "",
  query: true,
});

/** Id do produto escolhido. */
export const produto = variable<string>({
  id: "produto",
  type: "string",
  default: "",
  query: true,
});

/** Texto da busca. */
export const q = variable<string>({
  id: "q",
  type: "string",
  default: "",
  query: true,
});

/** Quantos cartões o quadro mostra de uma etapa, quando são mais do que 50. */
export const quadroLimites = variable<Readonly<Record<string, number>>>({
  id: "quadroLimites",
  type: "object",
  default: {},
});

/** O que se começou a escrever em cada conversa. */
export const rascunhos = variable<Readonly<Record<string, string>>>({
  id: "rascunhos",
  type: "object",
  default: {},
  local: true,
});

/** O objeto aberto ao lado da lista de rastreios. */
export const rastreio = variable<string>({
  id: "rastreio",
  type: "string",
  default: "",
  query: true,
  history: "push",
});

/** Quantas linhas do arquivo de rastreios já se leram. */
export const rastreiosContados = variable<number>({
  id: "rastreiosContados",
  type: "number",
  default: 0,
});

/** As linhas do arquivo de rastreios, enquanto se leem. */
export const rastreiosLidos = variable<readonly { readonly [name: string]: unknown }[]>({
  id: "rastreiosLidos",
  type: "array",
  default: [],
});

/** Por que o painel divide a receita: `forma_pagamento`, `produto`, `plataforma` ou `uf`. */
export const receitaPor = variable<string>({
  id: "receitaPor",
  type: "string",
  default: "forma_pagamento",
  query: true,
});

/** A recuperação aberta ao lado da fila. */
export const recuperacaoAberta = variable<string>({
  id: "recuperacaoAberta",
  type: "string",
  default: "",
  query: "recuperacao",
  history: "push",
});

export const responsavel = variable<string>({
  id: "responsavel",
  type: "string",
  default: "",
  query: true,
});

/** O id da gravação em andamento; gira o botão dela e segura um segundo clique. */
export const salvando = variable<string>({
  id: "salvando",
  type: "string",
  default: "",
});

/** Só conversas sem resposta há mais de 15 minutos. */
export const semResposta = variable<boolean>({
  id: "semResposta",
  type: "boolean",
  default: false,
  query: true,
});

/** `no_prazo`, `vencendo`, `em_1h` ou `estourado`. */
export const sla = variable<string>({
  id: "sla",
  type: "string",
  default: "",
  query: true,
});

/** A pessoa quer ouvir quando chega uma mensagem. */
export const somLigado = variable<boolean>({
  id: "somLigado",
  type: "boolean",
  default: false,
});

/** Status escolhidos, separados por vírgula. */
export const status = variable<string>({
  id: "status",
  type: "string",
  default: "",
  query: true,
});

/** Ids de tags, separados por vírgula. */
export const tag = variable<string>({
  id: "tag",
  type: "string",
  default: "",
  query: true,
});

/** claro, escuro ou sistema. */
export const tema = variable<string>({
  id: "tema",
  type: "string",
  default: "claro",
  local: true,
});

/** Tipos de recuperação escolhidos, com vírgula. */
export const tipo = variable<string>({
  id: "tipo",
  type: "string",
  default: "",
  query: true,
});

/** De quem ou de quê é a página aberta, para a barra do celular; vazio, o título dela. */
export const tituloDaPagina = variable<string>({
  id: "tituloDaPagina",
  type: "string",
  default: "",
});

/** A lista de transações não olha o período; escolher um volta a ele. */
export const todoPeriodo = variable<boolean>({
  id: "todoPeriodo",
  type: "boolean",
  default: false,
  query: true,
});

/** A transação aberta ao lado da lista. */
export const transacaoAberta = variable<string>({
  id: "transacaoAberta",
  type: "string",
  default: "",
  query: "transacao",
  history: "push",
});

/** Transportadora escolhida. */
export const transportadora = variable<string>({
  id: "transportadora",
  type: "string",
  default: "",
  query: true,
});

/** Unidade da federação escolhida. */
export const uf = variable<string>({
  id: "uf",
  type: "string",
  default: "",
  query: true,
});

/** Parte da origem da visita. */
export const utmSource = variable<string>({
  id: "utmSource",
  type: "string",
  default: "",
  query: "utm_source",
});

/** Maior valor, em reais; 0 não limita. */
export const valorMax = variable<number>({
  id: "valorMax",
  type: "number",
  default: 0,
  query: true,
});

/** Menor valor, em reais; 0 não limita. */
export const valorMin = variable<number>({
  id: "valorMin",
  type: "number",
  default: 0,
  query: true,
});

/** Só transações que vencem hoje. */
export const venceHoje = variable<boolean>({
  id: "venceHoje",
  type: "boolean",
  default: false,
  query: true,
});

/** O id da única transação que a lista mostra: a que a busca global achou, seja de quando for. */
export const venda = variable<string>({
  id: "venda",
  type: "string",
  default: "",
  query: true,
});

/** Como uma página mostra suas linhas; vazia, Comissões é por beneficiário, e Pipelines o quadro. */
export const visao = variable<string>({
  id: "visao",
  type: "string",
  default: "",
  query: true,
});
