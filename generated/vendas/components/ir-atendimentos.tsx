// @generated from designs/vendas/components/ir-atendimentos.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  closePopup,
  component,
  fetchCollection,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  reverse,
  sort,
  split,
  subText,
  toText,
} from "trama/runtime/helpers";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import { conta } from "../collections/conta";
import { mensagens } from "../collections/mensagens";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import SeloSituacao from "./selo-situacao";
import SlaBarra from "./sla-barra";
import Vazio from "./vazio";
import { haQuanto } from "../formulas/ha-quanto";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatDate } from "../helpers/format-date";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { xIcon } from "../icons/x";
import type {
  VwAtendimentos,
} from "../tables";
import { atendimentoCriar } from "../workflows/atendimento-criar";

export type IrAtendimentosShape = {
  readonly props: {
    readonly chatId?: string;
    readonly contatoId: string;
    readonly contatoNome: string;
    readonly podeAbrir?: boolean;
  };
  readonly result: string;
};

/** Os atendimentos de um contato, os abertos primeiro; deles se vai a um, ou se abre outro. */
const IrAtendimentos = component<IrAtendimentosShape>("ir-atendimentos", {
  chatId: "",
  podeAbrir: true,
}, ({ props }) => {
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
    linhas: localVariable<readonly {
      readonly aberto: boolean;
      readonly assunto: string;
      readonly atualizado_em: string;
      readonly codigo: string;
      readonly id: string;
      readonly pausado_em?: string | null | undefined;
      readonly resolvido_em?: string | null | undefined;
      readonly sla_resolucao_em?: string | null | undefined;
      readonly sla_resolucao_minutos: number;
      readonly status: string;
    }[]>({
      id: "linhas",
      type: "array",
      default: [],
    }),
  };
  const formulas = {
    abertos: (): readonly {
      readonly aberto: boolean;
      readonly assunto: string;
      readonly atualizado_em: string;
      readonly codigo: string;
      readonly id: string;
      readonly pausado_em?: string | null | undefined;
      readonly resolvido_em?: string | null | undefined;
      readonly sla_resolucao_em?: string | null | undefined;
      readonly sla_resolucao_minutos: number;
      readonly status: string;
    }[] => own.linhas.value.filter((linha) => linha.aberto),
    emOrdem: (): readonly {
      readonly aberto: boolean;
      readonly assunto: string;
      readonly atualizado_em: string;
      readonly codigo: string;
      readonly id: string;
      readonly pausado_em?: string | null | undefined;
      readonly resolvido_em?: string | null | undefined;
      readonly sla_resolucao_em?: string | null | undefined;
      readonly sla_resolucao_minutos: number;
      readonly status: string;
    }[] => [...sort(formulas.abertos(), "asc", "sla_resolucao_em"), ...sort(own.linhas.value.filter((linha) => !linha.aberto), "desc", "atualizado_em")],
    /** O que o cliente escreveu por último, em ordem. */
    pedidos: (): readonly string[] => reverse(mensagens.data.value).filter((uma) => uma.chat_id === props.chatId.value && uma.direcao === "entrada" && (uma.conteudo ?? "").trim() !== "").map((uma) => (uma.conteudo ?? "").trim()),
    /** O código do único aberto; nada quando há nenhum ou mais. */
    unico: (): string => {
      const lista = formulas.abertos();
      return lista.length === 1
        ? lista[0]?.codigo ?? ""
        : "";
    },
  };
  const workflows = {
    buscar: workflow("buscar", async (run) => {
      own.falhou.set(false);
      if (!conta.isFetched.value) {
        await fetchCollection(run, conta);
      }
      const achados = await supabaseSelect<Pick<
        VwAtendimentos,
          | "aberto"
          | "assunto"
          | "atualizado_em"
          | "codigo"
          | "id"
          | "pausado_em"
          | "resolvido_em"
          | "sla_resolucao_em"
          | "sla_resolucao_minutos"
          | "status"
      >>(run, {
        table: "vw_atendimentos",
        filter: {
          and: [
            {
              field: "contato_id",
              operator: "eq",
              value: props.contatoId.value,
            },
          ],
        },
        columns: ["id", "codigo", "assunto", "status", "aberto", "atualizado_em", "pausado_em", "resolvido_em", "sla_resolucao_em", "sla_resolucao_minutos"],
        limit: 100,
      });
      batch(() => {
        own.linhas.set(achados);
        own.buscou.set(true);
      });
    }, {
      onError: () => {
        own.falhou.set(true);
      },
    }),
    /** Abre outro; o resultado desta janela é o código dele. */
    criar: workflow("criar", async (run) => {
      const pedidos = formulas.pedidos();
      const ultimo = split(reverse(pedidos)[0] ?? "", "\n")[0] ?? "";
      const codigo = await atendimentoCriar(run, {
        assunto: ultimo.length > 140
          ? `${subText(ultimo, 0, 139)}…`
          : ultimo,
        chatId: props.chatId.value,
        contatoId: props.contatoId.value,
        contatoNome: props.contatoNome.value,
        descricao: pedidos.slice(-5).join("\n"),
      });
      if (ifEmpty(codigo, "") === "") {
        return;
      }
      closePopup(run, toText(codigo));
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
        <div className="trama-flexbox ir-atendimentos-topo">
          <TextBlock
            id="titulo"
            classes={["subtitulo"]}
            text={() => `Atendimentos de ${props.contatoNome.value}`}
            tag="h2"
          />
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
        <If when={() => own.falhou.value}>
          <ErroCarga
            id="falha"
            titulo="Não foi possível carregar os atendimentos."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !own.buscou.value && !own.falhou.value}>
          <Esqueleto
            id="espera"
            altura="96px"
          />
        </If>
        <If when={() => own.buscou.value && own.linhas.value.length === 0}>
          <Vazio
            id="vazio"
            texto="Este contato não tem atendimentos."
            icone={
              <Icon
                id="iconeVazio"
                icon={lifeBuoyIcon}
                size="32px"
              />
            }
          />
        </If>
        <If when={() => own.linhas.value.length > 0}>
          <Flexbox
            id="lista"
            tag="ul"
            direction="column"
            arrowKeys
          >
            <Repeat
              items={formulas.emOrdem}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-base ir-atendimentos-linha">
                  <Flexbox
                    id="ir"
                    link={() => ({
                      page: "pg-atendimento",
                      params: {
                        atendimentoId: item.value.codigo,
                      },
                    })}
                  >
                    <div className="trama-flexbox ir-atendimentos-linhaAlto">
                      <TextBlock
                        id="assunto"
                        classes={["forte", "corta"]}
                        text={() => item.value.assunto}
                        tag="span"
                      />
                      <SeloSituacao
                        id="status"
                        valor={() => item.value.status}
                      />
                    </div>
                    <div className="trama-flexbox ir-atendimentos-linhaBaixo">
                      <div className="trama-flexbox ir-atendimentos-codigoQuando">
                        <TextBlock
                          id="codigo"
                          classes={["codigo", "junto"]}
                          text={() => item.value.codigo}
                          tag="span"
                        />
                        <TextBlock
                          id="quando"
                          classes={["dica", "junto"]}
                          rootAttributes={{
                            title: () => formatDate(item.value.atualizado_em, "DD/MM/YY HH:mm:ss"),
                          }}
                          text={() => haQuanto(item.value.atualizado_em)}
                          tag="span"
                        />
                      </div>
                      <div className="trama-base ir-atendimentos-lugarSla">
                        <SlaBarra
                          id="sla"
                          cumprido={() => item.value.resolvido_em != null}
                          fim={() => item.value.resolvido_em ?? item.value.pausado_em}
                          prazo={() => item.value.sla_resolucao_em}
                          rotulo={() => `Prazo de ${item.value.codigo}`}
                          total={() => item.value.sla_resolucao_minutos}
                        />
                      </div>
                    </div>
                  </Flexbox>
                </li>
              )}
            </Repeat>
          </Flexbox>
        </If>
        <div className="trama-flexbox ir-atendimentos-acoes">
          <If when={() => own.linhas.value.length > 0 && podeVerPagina("pg-atendimentos")}>
            <Button
              id="todos"
              classes={["botao", "discreto"]}
              text="Ver todos do contato"
              link={() => ({
                page: "pg-atendimentos",
                query: {
                  q: props.contatoNome.value,
                },
              })}
            />
          </If>
          <If when={() => props.podeAbrir.value}>
            <Button
              id="novo"
              classes={["botao", "secundario"]}
              states={{
                primario: () => formulas.unico() === "",
              }}
              text="Novo atendimento"
              onClick={workflows.criar}
            />
          </If>
          <If when={() => formulas.unico() !== ""}>
            <Button
              id="abrir"
              classes={["botao", "primario"]}
              text={() => `Abrir ${formulas.unico()}`}
              link={() => ({
                page: "pg-atendimento",
                params: {
                  atendimentoId: formulas.unico(),
                },
              })}
            />
          </If>
        </div>
      </Modal>
    </Component>
  );
});

export default IrAtendimentos;
