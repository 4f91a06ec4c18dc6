// @generated from designs/vendas/components/contato-oportunidades.json. Do not edit.
import {
  Component,
  If,
  component,
  fetchCollection,
  localVariable,
  screenSize,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { contatoOportunidades } from "../collections/contato-oportunidades";
import CarregarMais from "./carregar-mais";
import ErroCarga from "./erro-carga";
import SeloSituacao from "./selo-situacao";
import Vazio from "./vazio";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { dinheiro } from "../formulas/dinheiro";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { handshakeIcon } from "../icons/handshake";
import { plusIcon } from "../icons/plus";
import * as variables from "../variables";
import { contatoBuscarTudo } from "../workflows/contato-buscar-tudo";
import { oportunidadeAbrir } from "../workflows/oportunidade-abrir";
import { oportunidadeCriar } from "../workflows/oportunidade-criar";

/** As oportunidades do contato aberto, também as encerradas. */
const ContatoOportunidades = component("contato-oportunidades", {}, () => {
  const own = {
    /** A primeira resposta já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, contatoOportunidades);
      own.buscou.set(true);
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
    /** Uma oportunidade nova do contato aberto. */
    criar: workflow("criar", async (run) => {
      const criou = await oportunidadeCriar(run, {
        contatoId: variables.contatoAberto.value,
        contatoNome: contatoAtual()?.nome ?? "",
      });
      if (!criou) {
        return;
      }
      await workflows.buscar(run);
      await contatoBuscarTudo(run);
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox contato-oportunidades-tudo">
        <If when={() => contatoEditavel() && podeEditarPagina("pg-pipelines")}>
          <div className="trama-flexbox contato-oportunidades-topo">
            <Button
              id="novo"
              classes={["botao", "secundario"]}
              text="Nova oportunidade"
              onClick={workflows.criar}
              leftIcon={
                <Icon
                  id="iconeNovo"
                  icon={plusIcon}
                  size="16px"
                />
              }
            />
          </div>
        </If>
        <If when={() => contatoOportunidades.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoOportunidades.error.value)}
            titulo="Não foi possível carregar as oportunidades."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !contatoOportunidades.error.value || contatoOportunidades.data.value.length > 0}>
          <DataGrid
            id="grade"
            data={() => contatoOportunidades.data.value}
            dataIdPath="id"
            columns={[
              {
                id: "titulo",
                name: "Título",
                type: "custom",
                width: "minmax(120px, 1.4fr)",
              },
              {
                id: "etapa",
                name: "Etapa",
                type: "custom",
                width: "minmax(104px, 1fr)",
              },
              {
                id: "situacao",
                name: "Situação",
                type: "custom",
                width: "104px",
              },
              {
                id: "responsavel",
                name: "Responsável",
                type: "custom",
                width: "minmax(96px, 0.8fr)",
                display: () => screenSize.value.width >= 1500,
                hideOn: ["tablet"],
              },
              {
                id: "criada",
                name: "Criada em",
                type: "custom",
                width: "96px",
              },
              {
                id: "valor",
                name: "Valor",
                type: "custom",
                width: "104px",
                align: "end",
              },
            ]}
            ariaLabel="Oportunidades"
            rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
            isFetching={() => contatoOportunidades.isFetching.value || !own.buscou.value}
            skeletonRows={5}
            currentId={() => variables.oportunidade.value}
            onRowClick={(run, event) => oportunidadeAbrir(run, {
              id: event.id,
            })}
            card={(item) => (
              <div className="trama-flexbox contato-oportunidades-cartao">
                <div className="trama-flexbox contato-oportunidades-cartaoTopo">
                  <TextBlock
                    id="tituloCartao"
                    classes={["forte", "corta"]}
                    text={() => item.value.titulo}
                    tag="span"
                  />
                  <TextBlock
                    id="valorCartao"
                    classes={["forte", "junto"]}
                    text={() => dinheiro(item.value.valor_centavos, item.value.moeda)}
                    tag="span"
                  />
                </div>
                <div className="trama-flexbox contato-oportunidades-cartaoFim">
                  <SeloSituacao
                    id="situacaoCartao"
                    valor={() => item.value.status}
                  />
                  <TextBlock
                    id="etapaCartao"
                    classes={["dica", "corta"]}
                    text={() => item.value.etapa_nome}
                    tag="span"
                  />
                </div>
              </div>
            )}
            empty={
              <Vazio
                id="vazio"
                texto="Nenhuma oportunidade ainda."
                icone={
                  <Icon
                    id="iconeVazio"
                    icon={handshakeIcon}
                    size="32px"
                  />
                }
              />
            }
            cells={{
              criada: (item) => (
                <DateText
                  id="criada"
                  classes={["junto"]}
                  date={() => item.value.criado_em}
                  format="DD/MM/YY"
                />
              ),
              etapa: (item) => (
                <div className="trama-flexbox contato-oportunidades-etapa">
                  <Base
                    id="cor"
                    style={{
                      backgroundColor: () => item.value.etapa_cor,
                    }}
                    tag="span"
                  >
                  </Base>
                  <TextBlock
                    id="nomeEtapa"
                    classes={["corta"]}
                    rootAttributes={{
                      title: () => item.value.etapa_nome,
                    }}
                    text={() => item.value.etapa_nome}
                    tag="span"
                  />
                </div>
              ),
              responsavel: (item) => (
                <TextBlock
                  id="responsavel"
                  classes={["corta"]}
                  rootAttributes={{
                    title: () => ifEmpty(item.value.responsavel_nome, "—"),
                  }}
                  text={() => ifEmpty(item.value.responsavel_nome, "—")}
                  tag="span"
                />
              ),
              situacao: (item) => (
                <SeloSituacao
                  id="situacao"
                  valor={() => item.value.status}
                />
              ),
              titulo: (item) => (
                <TextBlock
                  id="titulo"
                  classes={["forte", "corta"]}
                  rootAttributes={{
                    title: () => item.value.titulo,
                  }}
                  text={() => item.value.titulo}
                  tag="span"
                />
              ),
              valor: (item) => (
                <TextBlock
                  id="valor"
                  classes={["forte", "junto"]}
                  text={() => dinheiro(item.value.valor_centavos, item.value.moeda)}
                  tag="span"
                />
              ),
            }}
          />
        </If>
        <CarregarMais
          id="mais"
          buscando={() => contatoOportunidades.isFetching.value}
          mostradas={() => contatoOportunidades.data.value.length}
          total={() => contatoOportunidades.total.value}
          onMais={async (run) => {
            variables.limite.set(variables.limite.value + 25);
            await workflows.buscar(run);
          }}
        />
      </div>
    </Component>
  );
});

export default ContatoOportunidades;
