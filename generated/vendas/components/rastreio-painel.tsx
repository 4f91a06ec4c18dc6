// @generated from designs/vendas/components/rastreio-painel.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  clock,
  component,
  detach,
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { DateText } from "trama/runtime/elements/date";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  toNumber,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { rastreio } from "../collections/rastreio";
import { rastreioEventos } from "../collections/rastreio-eventos";
import ErroCarga from "./erro-carga";
import Fato from "./fato";
import SeloEnvio from "./selo-envio";
import SimulacaoDesligada from "./simulacao-desligada";
import { avisoDoRastreio } from "../formulas/aviso-do-rastreio";
import { enderecoDoRastreio } from "../formulas/endereco-do-rastreio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { motivoAtencao } from "../formulas/motivo-atencao";
import { podeEditar } from "../formulas/pode-editar";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { rastreioAtual } from "../formulas/rastreio-atual";
import { rotuloTransportadora } from "../formulas/rotulo-transportadora";
import { formatDate } from "../helpers/format-date";
import { copyIcon } from "../icons/copy";
import { ellipsisIcon } from "../icons/ellipsis";
import { externalLinkIcon } from "../icons/external-link";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { messageCircleIcon } from "../icons/message-circle";
import { pencilIcon } from "../icons/pencil";
import { plusIcon } from "../icons/plus";
import { refreshCwIcon } from "../icons/refresh-cw";
import { triangleAlertIcon } from "../icons/triangle-alert";
import {
  rastreioCodigo,
  rastreioEvento,
} from "../popups";
import * as variables from "../variables";
import { atendimentoCriar } from "../workflows/atendimento-criar";
import { avisar } from "../workflows/avisar";
import { copiarTexto } from "../workflows/copiar-texto";
import { correiosPerguntar } from "../workflows/correios-perguntar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { rastreioAvisar } from "../workflows/rastreio-avisar";
import { rastreioBuscar } from "../workflows/rastreio-buscar";
import { rastreiosBuscar } from "../workflows/rastreios-buscar";

export type RastreioPainelShape = {
  readonly events: { readonly abrir: undefined };
};

/** Um objeto ao lado da lista: onde está, por onde passou e o que fazer. */
const RastreioPainel = component<RastreioPainelShape>("rastreio-painel", {}, ({ emit }) => {
  const formulas = {
    /** A última consulta que alguém pediu ainda não teve resposta. */
    esperaResposta: (): boolean => {
      const atual = rastreioAtual();
      return atual?.consulta_pedida_em != null && atual.consulta_pedida_em > (atual.consultado_em ?? "");
    },
    lugar: (cidade: string | null | undefined, uf: string | null | undefined): string => filter([cidade ?? "", uf ?? ""], (parte) => parte !== "").join(" – "),
    minutos: (): number => {
      const atual = rastreioAtual();
      return toNumber(custom.minutosDesde((formulas.esperaResposta() ? atual?.consulta_pedida_em : atual?.consultado_em) ?? "", clock.value));
    },
    /** Quanto do caminho o objeto já fez. */
    passo: (): number => {
      const status = rastreioAtual()?.status ?? "";
      return ["entregue", "devolvido", "extraviado"].includes(status) ? 100
        : status === "saiu_para_entrega" || status === "aguardando_retirada" || status === "tentativa_falha" ? 75
        : status === "em_transito" || status === "em_devolucao" ? 50
        : status === "postado" ? 25
        : 0;
    },
    /** A transportadora ainda pode dizer algo de novo. */
    podeAtualizar: (): boolean => {
      const atual = rastreioAtual();
      return podeEditar() && !["entregue", "devolvido", "extraviado"].includes(atual?.status ?? "");
    },
    /** Perguntou-se há menos de dez minutos. */
    recente: (): boolean => {
      const atual = rastreioAtual();
      return (atual?.consultado_em != null || atual?.consulta_pedida_em != null) && formulas.minutos() < 10;
    },
  };
  const workflows = {
    /** Pergunta à transportadora; a resposta aparece aqui quando vem. */
    atualizar: workflow("atualizar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      variables.salvando.set("rastreioAtualizar");
      await supabaseCall(run, "rpc_rastreio_atualizar", {
        p_ids: [variables.rastreio.value],
      });
      detach(run, correiosPerguntar(run));
      await fetchCollection(run, rastreio);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Consulta pedida.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    registrar: workflow("registrar", async (run) => {
      const fica = await openPopup(run, rastreioEvento, {
        rastreioId: variables.rastreio.value,
      });
      if (!fica) {
        return;
      }
      await rastreioBuscar(run);
      await rastreiosBuscar(run);
      await avisar(run, {
        mensagem: "Evento registrado.",
      });
    }),
    trocarCodigo: workflow("trocarCodigo", async (run) => {
      const novo = await openPopup(run, rastreioCodigo, {
        codigo: rastreioAtual()?.codigo ?? "",
        rastreioId: variables.rastreio.value,
      });
      if (!novo) {
        return;
      }
      await rastreioBuscar(run);
      await rastreiosBuscar(run);
      await avisar(run, {
        mensagem: "Código trocado.",
      });
    }),
  };
  return (
    <Component
      onMount={async (run) => {
        await emit(run, "abrir");
        await rastreioBuscar(run);
      }}
    >
      <div className="trama-flexbox rastreio-painel-tudo">
        <If when={() => rastreio.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(rastreio.error.value)}
            titulo="Não foi possível carregar o rastreio."
            onTentar={rastreioBuscar}
          />
        </If>
        <If
          when={() =>
            rastreio.isFetched.value &&
              !rastreio.isFetching.value &&
              !rastreio.error.value &&
              !rastreioAtual()
          }
        >
          <p className="trama-text rastreio-painel-naoHa texto">
            Registro não encontrado. Ele pode ter sido excluído.
          </p>
        </If>
        <If when={rastreioAtual}>
          <div className="trama-flexbox rastreio-painel-ficha">
            <div className="trama-flexbox rastreio-painel-topo">
              <div className="trama-flexbox rastreio-painel-linhaCodigo">
                <TextBlock
                  id="codigo"
                  classes={["codigo", "forte"]}
                  text={() => rastreioAtual()?.codigo ?? ""}
                  tag="span"
                />
                <Button
                  id="copiar"
                  classes={["botao", "discreto", "so-icone"]}
                  ariaLabel="Copiar código"
                  onClick={(run) => copiarTexto(run, {
                    aviso: "Código copiado.",
                    texto: rastreioAtual()?.codigo ?? "",
                  })}
                  leftIcon={
                    <Icon
                      id="copiarIcone"
                      icon={copyIcon}
                      size="16px"
                    />
                  }
                />
              </div>
              <div className="trama-flexbox rastreio-painel-linhaStatus">
                <SeloEnvio
                  id="status"
                  objeto
                  valor={() => rastreioAtual()?.status ?? ""}
                />
                <TextBlock
                  id="transportadora"
                  classes={["texto"]}
                  text={() => rotuloTransportadora(rastreioAtual()?.transportadora ?? "")}
                  tag="span"
                />
              </div>
            </div>
            <If when={() => rastreioAtual()?.precisa_atencao}>
              <div className="trama-flexbox rastreio-painel-atencao tom-atencao">
                <Icon
                  id="atencaoIcone"
                  icon={triangleAlertIcon}
                  size="16px"
                />
                <TextBlock
                  id="atencaoTexto"
                  text={() => {
                    const atual = rastreioAtual();
                    return motivoAtencao(atual?.status ?? "", atual?.falhas_consulta ?? 0, atual?.reembolsado_em != null, atual?.atrasado ?? false, atual?.dias_sem_evento);
                  }}
                  tag="span"
                />
              </div>
            </If>
            <div className="trama-flexbox rastreio-painel-caminho">
              <ProgressBar
                id="barra"
                value={formulas.passo}
                label="none"
                ariaLabel="Quanto do caminho o objeto já fez"
              />
              <div className="trama-flexbox rastreio-painel-passos">
                <span className="trama-text rastreio-painel-passo1 dica">
                  Postado
                </span>
                <span className="trama-text rastreio-painel-passo2 dica">
                  Em trânsito
                </span>
                <span className="trama-text rastreio-painel-passo3 dica">
                  Saiu para entrega
                </span>
                <span className="trama-text rastreio-painel-passo4 dica">
                  Entregue
                </span>
              </div>
            </div>
            <dl className="trama-base rastreio-painel-fatos">
              <Fato
                id="destinatario"
                rotulo="Destinatário"
                valor={() => rastreioAtual()?.destinatario_nome ?? ""}
              />
              <Fato
                id="destino"
                rotulo="Destino"
                valor={() => formulas.lugar(rastreioAtual()?.cidade, rastreioAtual()?.uf)}
              />
              <Fato
                id="produto"
                rotulo="Produto"
                valor={() => rastreioAtual()?.produto_nome ?? ""}
              />
              <Fato
                id="envio"
                rotulo="Envio"
                valor={() => rastreioAtual()?.envio_codigo ?? ""}
              />
              <If when={() => rastreioAtual()?.postado_em}>
                <Fato
                  id="postado"
                  rotulo="Postado em"
                  valor={() => formatDate(rastreioAtual()?.postado_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
                />
              </If>
              <If when={() => rastreioAtual()?.previsto_em}>
                <Fato
                  id="previsto"
                  rotulo="Previsto"
                  valor={() => formatDate(rastreioAtual()?.previsto_em, "DD/MM/YY")}
                />
              </If>
              <If when={() => rastreioAtual()?.entregue_em}>
                <Fato
                  id="entregue"
                  rotulo="Entregue em"
                  valor={() => formatDate(rastreioAtual()?.entregue_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
                />
              </If>
            </dl>
            <div className="trama-flexbox rastreio-painel-acoes">
              <If when={() => formulas.podeAtualizar() && !formulas.recente()}>
                <Button
                  id="atualizar"
                  classes={["botao", "secundario"]}
                  text="Atualizar agora"
                  loading={() => variables.salvando.value === "rastreioAtualizar"}
                  onClick={workflows.atualizar}
                  leftIcon={
                    <Icon
                      id="atualizarIcone"
                      icon={refreshCwIcon}
                      size="16px"
                    />
                  }
                />
              </If>
              <If when={() => formulas.podeAtualizar() && formulas.recente()}>
                <TextBlock
                  id="recente"
                  classes={["dica"]}
                  text={() => {
                    const minutos = formulas.minutos();
                    const o = formulas.esperaResposta() ? "Consulta pedida" : "Atualizado";
                    return minutos < 1
                      ? `${o} agora.`
                      : `${o} há ${minutos} min.`;
                  }}
                  tag="span"
                />
              </If>
              <If when={() => rastreioAtual()?.contato_id != null && podeEditarPagina("pg-chats")}>
                <Button
                  id="avisar"
                  classes={["botao", "secundario"]}
                  text="Avisar cliente"
                  onClick={(run) => {
                    const atual = rastreioAtual();
                    return rastreioAvisar(run, {
                      contato: rastreioAtual()?.contato_id ?? "",
                      texto: avisoDoRastreio(atual?.destinatario_nome ?? "", atual?.codigo ?? "", atual?.status ?? "", enderecoDoRastreio(rastreioAtual()?.transportadora ?? "", rastreioAtual()?.codigo ?? "")),
                    });
                  }}
                  leftIcon={
                    <Icon
                      id="avisarIcone"
                      icon={messageCircleIcon}
                      size="16px"
                    />
                  }
                />
              </If>
              <Dropdown
                id="mais"
                kind="menu"
                alignment="end"
                ariaLabel="Mais ações"
                history="push"
                content={
                  <div className="trama-base rastreio-painel-maisPainel base">
                    <If
                      when={() => enderecoDoRastreio(rastreioAtual()?.transportadora ?? "", rastreioAtual()?.codigo ?? "") !== ""}
                    >
                      <Button
                        id="naTransportadora"
                        classes={["botao", "discreto", "item"]}
                        text="Abrir na transportadora"
                        link={() => ({
                          url: enderecoDoRastreio(rastreioAtual()?.transportadora ?? "", rastreioAtual()?.codigo ?? ""),
                          newTab: true,
                        })}
                        leftIcon={
                          <Icon
                            id="naTransportadoraIcone"
                            icon={externalLinkIcon}
                            size="16px"
                          />
                        }
                      />
                    </If>
                    <If when={() => rastreioAtual()?.contato_id != null && podeEditarPagina("pg-atendimentos")}>
                      <Button
                        id="atendimento"
                        classes={["botao", "discreto", "item"]}
                        text="Abrir atendimento"
                        onClick={(run) => atendimentoCriar(run, {
                          contatoId: rastreioAtual()?.contato_id ?? "",
                          contatoNome: rastreioAtual()?.destinatario_nome ?? "",
                          envioId: rastreioAtual()?.envio_id ?? "",
                          transacaoId: rastreioAtual()?.transacao_id ?? "",
                        })}
                        leftIcon={
                          <Icon
                            id="atendimentoIcone"
                            icon={lifeBuoyIcon}
                            size="16px"
                          />
                        }
                      />
                    </If>
                    <If when={podeEditar}>
                      <Button
                        id="trocar"
                        classes={["botao", "discreto", "item"]}
                        text="Trocar código"
                        onClick={workflows.trocarCodigo}
                        leftIcon={
                          <Icon
                            id="trocarIcone"
                            icon={pencilIcon}
                            size="16px"
                          />
                        }
                      />
                    </If>
                    <If when={podeEditar}>
                      <Button
                        id="registrar"
                        classes={["botao", "discreto", "item"]}
                        text="Registrar evento manual"
                        onClick={workflows.registrar}
                        leftIcon={
                          <Icon
                            id="registrarIcone"
                            icon={plusIcon}
                            size="16px"
                          />
                        }
                      />
                    </If>
                  </div>
                }
                trigger={
                  <Button
                    id="maisAbrir"
                    classes={["botao", "secundario", "so-icone"]}
                    ariaLabel="Mais ações"
                    leftIcon={
                      <Icon
                        id="maisAbrirIcone"
                        icon={ellipsisIcon}
                        size="16px"
                      />
                    }
                  />
                }
              />
            </div>
            <If when={formulas.esperaResposta}>
              <SimulacaoDesligada
                id="semServico"
                servico="correios"
                texto="A resposta vem quando um serviço de rastreio conectado responde."
              />
            </If>
            <h3 className="trama-text rastreio-painel-tituloEventos subtitulo">
              Movimentação
            </h3>
            <If when={() => rastreioEventos.data.value.length > 0}>
              <ol className="trama-base rastreio-painel-eventos" aria-label="Movimentação">
                <Repeat
                  items={() => rastreioEventos.data.value}
                  by={(item) => item.id}
                >
                  {(item, index) => (
                    <Base
                      id="evento"
                      states={{
                        novo: () => index.value === 0,
                      }}
                      tag="li"
                    >
                      <TextBlock
                        id="descricao"
                        classes={["forte"]}
                        text={() => item.value.descricao}
                        tag="p"
                      />
                      <If when={() => item.value.cidade || item.value.destino_cidade}>
                        <TextBlock
                          id="onde"
                          classes={["texto"]}
                          text={() => {
                            const aqui = formulas.lugar(item.value.cidade, item.value.uf);
                            const la = formulas.lugar(item.value.destino_cidade, item.value.destino_uf);
                            return la === ""
                              ? aqui
                              : `${aqui} → ${la}`;
                          }}
                          tag="p"
                        />
                      </If>
                      <div className="trama-flexbox rastreio-painel-quando">
                        <DateText
                          id="ocorrido"
                          classes={["dica"]}
                          date={() => item.value.ocorrido_em}
                          format="DD/MM/YY HH:mm:ss"
                        />
                        <If when={() => item.value.tipo === "manual"}>
                          <span className="trama-text rastreio-painel-manual dica">
                            Registrado à mão
                          </span>
                        </If>
                      </div>
                    </Base>
                  )}
                </Repeat>
              </ol>
            </If>
            <If
              when={() =>
                rastreioEventos.isFetched.value &&
                  !rastreioEventos.isFetching.value &&
                  rastreioEventos.data.value.length === 0
              }
            >
              <p className="trama-text rastreio-painel-semEventos texto">
                A transportadora ainda não registrou movimentação.
              </p>
            </If>
          </div>
        </If>
      </div>
    </Component>
  );
});

export default RastreioPainel;
