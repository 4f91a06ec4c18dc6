// @generated from designs/vendas/design.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Diz algo que precisa ser lido, quase sempre um erro. */
export const alerta = popup({
  id: "alerta",
  load: () => import("./components/alerta"),
  css: "components/alerta.css",
  history: "push",
});

/** Um atendimento visto de outra página: prazos, propriedades e o fim da conversa. */
export const atendimentoDetalhe = popup({
  id: "atendimento-detalhe",
  load: () => import("./components/atendimento-detalhe"),
  css: "components/atendimento-detalhe.css",
  history: "push",
});

/** Um atendimento novo. O resultado é o código que o servidor lhe deu. */
export const atendimentoNovo = popup({
  id: "atendimento-novo",
  load: () => import("./components/atendimento-novo"),
  css: "components/atendimento-novo.css",
  history: "push",
});

/** O que foi feito em um atendimento que se resolve, e o que se diz ao cliente. */
export const atendimentoResolver = popup({
  id: "atendimento-resolver",
  load: () => import("./components/atendimento-resolver"),
  css: "components/atendimento-resolver.css",
  history: "push",
});

/** Os avisos de uma plataforma que têm o mesmo problema, um de cada vez. */
export const avisoCorrigir = popup({
  id: "aviso-corrigir",
  load: () => import("./components/aviso-corrigir"),
  css: "components/aviso-corrigir.css",
  history: "push",
});

/** Busca em tudo o que a pessoa pode ver: páginas, contatos, transações e atendimentos. */
export const buscaGlobal = popup({
  id: "busca-global",
  load: () => import("./components/busca-global"),
  css: "components/busca-global.css",
  history: "push",
});

/** Marca como pagas comissões liberadas de uma pessoa. O resultado diz se marcou. */
export const comissaoPagamento = popup({
  id: "comissao-pagamento",
  load: () => import("./components/comissao-pagamento"),
  css: "components/comissao-pagamento.css",
  history: "push",
});

/** Pergunta antes de fazer. O resultado é verdadeiro quando a pessoa confirma; com `digitar`, só depois de escrever a palavra. Enquanto o que se confirmou é feito, o botão espera. */
export const confirmacao = popup({
  id: "confirmacao",
  load: () => import("./components/confirmacao"),
  css: "components/confirmacao.css",
  history: "push",
});

/** Junta outro contato ao aberto, que fica. O resultado é verdadeiro quando foram mesclados. */
export const contatoMesclar = popup({
  id: "contato-mesclar",
  load: () => import("./components/contato-mesclar"),
  css: "components/contato-mesclar.css",
  history: "push",
});

/** Um contato novo com o mínimo. O resultado é o id dele. */
export const contatoRapido = popup({
  id: "contato-rapido",
  load: () => import("./components/contato-rapido"),
  css: "components/contato-rapido.css",
  history: "push",
});

/** Até quando uma conversa fica adiada. O resultado é o instante. */
export const conversaAdiar = popup({
  id: "conversa-adiar",
  load: () => import("./components/conversa-adiar"),
  css: "components/conversa-adiar.css",
  history: "push",
});

/** Um convite para a conta. O resultado é verdadeiro quando foi feito. */
export const convite = popup({
  id: "convite",
  load: () => import("./components/convite"),
  css: "components/convite.css",
  history: "push",
});

/** Por que um envio se cancela. O resultado é o motivo. */
export const envioCancelar = popup({
  id: "envio-cancelar",
  load: () => import("./components/envio-cancelar"),
  css: "components/envio-cancelar.css",
  history: "push",
});

/** As etiquetas que se emitem: quantas já se pediram, e o que saiu de cada uma. */
export const envioEtiquetas = popup({
  id: "envio-etiquetas",
  load: () => import("./components/envio-etiquetas"),
  css: "components/envio-etiquetas.css",
  history: "push",
});

/** Quando e de onde se postaram envios com etiqueta. O resultado é quantos. */
export const envioPostar = popup({
  id: "envio-postar",
  load: () => import("./components/envio-postar"),
  css: "components/envio-postar.css",
  history: "push",
});

/** Uma etapa de um pipeline, nova ou já em uso. O resultado é verdadeiro quando foi gravada ou excluída. */
export const etapa = popup({
  id: "etapa",
  load: () => import("./components/etapa"),
  css: "components/etapa.css",
  history: "push",
});

/** Pede um relatório. De uma lista, leva o filtro dela; sem lista, o período e os filtros se escolhem aqui. O resultado diz se alguém pediu. */
export const gerarRelatorio = popup({
  id: "gerar-relatorio",
  load: () => import("./components/gerar-relatorio"),
  css: "components/gerar-relatorio.css",
  history: "push",
});

/** A ligação da conta com uma plataforma: o endereço que recebe os avisos e o token que os prova. */
export const integracao = popup({
  id: "integracao",
  load: () => import("./components/integracao"),
  css: "components/integracao.css",
  history: "push",
});

/** Os atendimentos de um contato, os abertos primeiro; deles se vai a um, ou se abre outro. */
export const irAtendimentos = popup({
  id: "ir-atendimentos",
  load: () => import("./components/ir-atendimentos"),
  css: "components/ir-atendimentos.css",
  history: "push",
});

/** A meta do mês da conta, em reais. O resultado é verdadeiro quando foi gravada. */
export const metaMes = popup({
  id: "meta-mes",
  load: () => import("./components/meta-mes"),
  css: "components/meta-mes.css",
  history: "push",
});

/** Pergunta para qual etapa uma oportunidade vai. O resultado é o id dela. */
export const oportunidadeDestino = popup({
  id: "oportunidade-destino",
  load: () => import("./components/oportunidade-destino"),
  css: "components/oportunidade-destino.css",
  history: "push",
});

/** Diz como uma oportunidade acabou. O resultado é o que se diz dela depois. */
export const oportunidadeEncerrar = popup({
  id: "oportunidade-encerrar",
  load: () => import("./components/oportunidade-encerrar"),
  css: "components/oportunidade-encerrar.css",
  history: "push",
});

/** Uma oportunidade nova, no alto da etapa. O resultado é o id dela. */
export const oportunidadeNova = popup({
  id: "oportunidade-nova",
  load: () => import("./components/oportunidade-nova"),
  css: "components/oportunidade-nova.css",
  history: "push",
});

/** Um pipeline, novo ou já em uso. O resultado é o id dele quando foi gravado. */
export const pipeline = popup({
  id: "pipeline",
  load: () => import("./components/pipeline"),
  css: "components/pipeline.css",
  history: "push",
});

/** Um produto da conta, novo ou já cadastrado. O resultado é verdadeiro quando foi gravado. */
export const produto = popup({
  id: "produto",
  load: () => import("./components/produto"),
  css: "components/produto.css",
  history: "push",
});

/** Quem divide as vendas de um produto, e com quanto. */
export const produtoParticipantes = popup({
  id: "produto-participantes",
  load: () => import("./components/produto-participantes"),
  css: "components/produto-participantes.css",
  history: "push",
});

/** Outro código para um objeto. O resultado é o código que ficou. */
export const rastreioCodigo = popup({
  id: "rastreio-codigo",
  load: () => import("./components/rastreio-codigo"),
  css: "components/rastreio-codigo.css",
  history: "push",
});

/** Um evento que a transportadora não contou. O resultado é o status em que o objeto fica. */
export const rastreioEvento = popup({
  id: "rastreio-evento",
  load: () => import("./components/rastreio-evento"),
  css: "components/rastreio-evento.css",
  history: "push",
});

/** Uma resposta pronta ou um modelo do WhatsApp, novos ou já em uso. O resultado é verdadeiro quando foi gravado ou excluído. */
export const respostaRapida = popup({
  id: "resposta-rapida",
  load: () => import("./components/resposta-rapida"),
  css: "components/resposta-rapida.css",
  history: "push",
});

/** Manda por e-mail o link de uma senha nova. */
export const senhaEsquecida = popup({
  id: "senha-esquecida",
  load: () => import("./components/senha-esquecida"),
  css: "components/senha-esquecida.css",
  history: "push",
});

/** Pede a senha de novo por cima da página, quando a sessão termina no meio do trabalho: o que se escreveu fica onde está. */
export const sessaoEncerrada = popup({
  id: "sessao-encerrada",
  load: () => import("./components/sessao-encerrada"),
  css: "components/sessao-encerrada.css",
});

/** Põe e tira tags: de um contato, a lista inteira; de vários, as escolhidas. O resultado é verdadeiro quando algo foi salvo. */
export const tag = popup({
  id: "tag",
  load: () => import("./components/tag"),
  css: "components/tag.css",
  history: "push",
});

/** Uma tarefa de um contato, talvez de um atendimento dele: nova, ou uma que existe. O resultado diz se foi salva ou excluída. */
export const tarefa = popup({
  id: "tarefa",
  load: () => import("./components/tarefa"),
  css: "components/tarefa.css",
  history: "push",
});

/** Os termos de uso, por enquanto um texto provisório. */
export const termos = popup({
  id: "termos",
  load: () => import("./components/termos"),
  css: "components/termos.css",
  history: "push",
});

/** Muda o status de uma transação à mão, para um dos que as regras permitem, com o motivo. O resultado diz se mudou. */
export const transacaoStatus = popup({
  id: "transacao-status",
  load: () => import("./components/transacao-status"),
  css: "components/transacao-status.css",
  history: "push",
});

/** Libera o acesso de uma pessoa a um produto. O resultado diz se liberou. */
export const usuarioAppNovo = popup({
  id: "usuario-app-novo",
  load: () => import("./components/usuario-app-novo"),
  css: "components/usuario-app-novo.css",
  history: "push",
});

/** Uma venda que não veio de plataforma nenhuma. O resultado é o id dela. */
export const vendaManual = popup({
  id: "venda-manual",
  load: () => import("./components/venda-manual"),
  css: "components/venda-manual.css",
  history: "push",
});
