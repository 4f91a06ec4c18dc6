// @generated from designs/vendas/components/atendimento-detalhe.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  fetchCollection,
  fetchCollections,
  localVariable,
  updateCollection,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  getByIndex,
  lookup,
  reverse,
} from "trama/runtime/helpers";
import { atendimento } from "../collections/atendimento";
import type { AtendimentoMensagensRow } from "../collections/atendimento-mensagens";
import { atendimentoMensagens } from "../collections/atendimento-mensagens";
import { canais } from "../collections/canais";
import { categoriasAtendimento } from "../collections/categorias-atendimento";
import { conta } from "../collections/conta";
import { prioridades } from "../collections/prioridades";
import AtendimentoSla from "./atendimento-sla";
import ConversaMensagem from "./conversa-mensagem";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Fato from "./fato";
import SeloSituacao from "./selo-situacao";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoTemConversa } from "../formulas/atendimento-tem-conversa";
import { haQuanto } from "../formulas/ha-quanto";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatDate } from "../helpers/format-date";
import { xIcon } from "../icons/x";
import { atendimentoAbrir } from "../workflows/atendimento-abrir";

export type AtendimentoDetalheShape = {
  readonly props: { readonly codigo: string };
};

/** Um atendimento visto de outra página: prazos, propriedades e o fim da conversa. */
const AtendimentoDetalhe = component<AtendimentoDetalheShape>("atendimento-detalhe", {}, ({ props }) => {
  const own = {
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
    falhou: localVariable<boolean>({
      id: "falhou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** Da mais antiga à mais nova. */
    linhas: (): readonly AtendimentoMensagensRow[] => reverse(atendimentoMensagens.data.value),
  };
  const workflows = {
    /** O que falha se mostra no lugar. */
    buscar: workflow("buscar", async (run) => {
      batch(() => {
        own.falhou.set(false);
        updateCollection(run, atendimentoMensagens, {
          operation: "replace",
          data: [],
        });
      });
      await atendimentoAbrir(run, {
        codigo: props.codigo.value,
      });
      await fetchCollections(run, [
        conta,
        atendimento,
      ]);
      if (atendimentoTemConversa()) {
        await fetchCollection(run, atendimentoMensagens);
      }
      own.buscou.set(true);
    }, {
      onError: () => {
        own.falhou.set(true);
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <div className="trama-flexbox atendimento-detalhe-topo">
          <TextBlock
            id="codigo"
            classes={["codigo"]}
            text={() => props.codigo.value}
            tag="span"
          />
          <If when={atendimentoAtual}>
            <SeloSituacao
              id="status"
              valor={() => atendimentoAtual()?.status ?? ""}
            />
          </If>
          <div className="trama-base atendimento-detalhe-espaco">
          </div>
          <Button
            id="fechar"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Fechar"
            link={{
              closePopup: true,
            }}
            leftIcon={
              <Icon
                id="x"
                icon={xIcon}
                size="16px"
              />
            }
          />
        </div>
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => atendimentoAtual()?.assunto ?? "Atendimento"}
          tag="h2"
        />
        <If when={() => own.falhou.value}>
          <ErroCarga
            id="falha"
            titulo="Não foi possível carregar o atendimento."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !own.buscou.value && !own.falhou.value}>
          <Esqueleto
            id="espera"
            altura="240px"
          />
        </If>
        <If when={() => own.buscou.value && atendimentoAtual() != null}>
          <div className="trama-base atendimento-detalhe-partes">
            <div className="trama-flexbox atendimento-detalhe-lado">
              <AtendimentoSla
                id="prazos"
              />
              <dl className="trama-base atendimento-detalhe-propriedades">
                <Fato
                  id="contato"
                  rotulo="Contato"
                  valor={() => atendimentoAtual()?.contato_nome ?? ""}
                />
                <Fato
                  id="categoria"
                  rotulo="Categoria"
                  valor={() => lookup(atendimentoAtual()?.categoria, categoriasAtendimento.data.value, "value")?.label ?? ""}
                />
                <Fato
                  id="prioridade"
                  rotulo="Prioridade"
                  valor={() => lookup(atendimentoAtual()?.prioridade, prioridades.data.value, "value")?.label ?? ""}
                />
                <Fato
                  id="responsavel"
                  rotulo="Responsável"
                  valor={() => nomeDaPessoa(atendimentoAtual()?.responsavel_id)}
                />
                <Fato
                  id="canal"
                  rotulo="Canal"
                  valor={() => lookup(atendimentoAtual()?.canal, canais.data.value, "value")?.label ?? ""}
                />
                <Fato
                  id="quando"
                  rotulo="Atualizado"
                  valor={() => haQuanto(atendimentoAtual()?.atualizado_em ?? currentDate())}
                />
              </dl>
            </div>
            <div className="trama-base atendimento-detalhe-conversa">
              <h3 className="trama-text atendimento-detalhe-conversaTitulo dica">
                Últimas mensagens
              </h3>
              <If when={() => atendimentoMensagens.data.value.length === 0}>
                <p className="trama-text atendimento-detalhe-semMensagens dica">
                  Nenhuma mensagem.
                </p>
              </If>
              <If when={() => atendimentoMensagens.data.value.length > 0}>
                <ScrollArea
                  id="mensagens"
                  role="region"
                  ariaLabel="Últimas mensagens"
                  stickToEnd
                >
                  <ul className="trama-flexbox atendimento-detalhe-linhas">
                    <Repeat
                      items={formulas.linhas}
                      by={(item) => item.id}
                    >
                      {(item, index) => (
                        <ConversaMensagem
                          id="mensagem"
                          arquivoNome={() => item.value.arquivo?.nome ?? ""}
                          arquivoTamanho={() => item.value.arquivo?.tamanho ?? 0}
                          arquivoUrl={() => item.value.arquivo?.url ?? ""}
                          autor={() => nomeDaPessoa(item.value.autor_id)}
                          conteudo={() => item.value.conteudo ?? ""}
                          criadoEm={() => item.value.criado_em}
                          direcao={() => item.value.direcao}
                          mostraDia={() => index.value === 0 || formatDate(item.value.criado_em, "YYYY-MM-DD") !== formatDate(getByIndex(formulas.linhas(), index.value - 1)?.criado_em ?? item.value.criado_em, "YYYY-MM-DD")}
                          status={() => item.value.status}
                          tipo={() => item.value.tipo}
                        />
                      )}
                    </Repeat>
                  </ul>
                </ScrollArea>
              </If>
            </div>
          </div>
        </If>
        <div className="trama-flexbox atendimento-detalhe-acoes">
          <If when={() => podeVerPagina("pg-atendimento")}>
            <Button
              id="abrir"
              classes={["botao", "primario"]}
              text="Abrir página completa"
              link={() => ({
                page: "pg-atendimento",
                params: {
                  atendimentoId: props.codigo.value,
                },
              })}
            />
          </If>
        </div>
      </Modal>
    </Component>
  );
});

export default AtendimentoDetalhe;
