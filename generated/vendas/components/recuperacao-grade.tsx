// @generated from designs/vendas/components/recuperacao-grade.json. Do not edit.
import {
  If,
  component,
  screenSize,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { recuperacaoResumo } from "../collections/recuperacao-resumo";
import { recuperacoes } from "../collections/recuperacoes";
import { tiposRecuperacao } from "../collections/tipos-recuperacao";
import Momento from "./momento";
import SeloSituacao from "./selo-situacao";
import Vazio from "./vazio";
import { recuperacoesFiltros } from "../formulas/recuperacoes-filtros";
import { valor } from "../formulas/valor";
import { formatDate } from "../helpers/format-date";
import { inboxIcon } from "../icons/inbox";
import * as variables from "../variables";
import { recuperacaoAbrir } from "../workflows/recuperacao-abrir";
import { recuperacoesLimpar } from "../workflows/recuperacoes-limpar";

/** A fila de recuperação: tabela em telas grandes, cartões nas pequenas. */
const RecuperacaoGrade = component("recuperacao-grade", {}, () => (
  <DataGrid
    id="grade"
    data={() => recuperacoes.data.value}
    dataIdPath="id"
    columns={[
      {
        id: "contato",
        name: "Contato",
        type: "custom",
        width: "minmax(170px, 1.4fr)",
      },
      {
        id: "tipo",
        name: "Tipo",
        type: "custom",
        width: "176px",
      },
      {
        id: "valor",
        name: "Valor",
        type: "custom",
        width: "112px",
        align: "end",
      },
      {
        id: "prioridade",
        name: "Prioridade",
        type: "custom",
        width: "92px",
        display: () => variables.recuperacaoAberta.value === "" || screenSize.value.width >= 1700,
        align: "end",
      },
      {
        id: "quando",
        name: "Aconteceu em",
        type: "custom",
        width: "120px",
        display: () => variables.recuperacaoAberta.value === "" || screenSize.value.width >= 1700,
      },
      {
        id: "tentativas",
        name: "Tentativas",
        type: "custom",
        width: "92px",
        display: () => variables.recuperacaoAberta.value === "" || screenSize.value.width >= 1700,
        align: "end",
      },
      {
        id: "proxima",
        name: "Próxima tentativa",
        type: "custom",
        width: "144px",
        display: () => variables.recuperacaoAberta.value === "" || screenSize.value.width >= 1700,
      },
      {
        id: "situacao",
        name: "Situação",
        type: "custom",
        width: "minmax(150px, 0.9fr)",
      },
      {
        id: "encerrada",
        name: "Encerrada em",
        type: "custom",
        width: "144px",
        display: () => variables.recuperacaoAberta.value === "" || screenSize.value.width >= 1700,
      },
    ]}
    visibleColumns={() =>
      variables.aba.value === "em_contato" ? ["contato", "tipo", "produto", "valor", "tentativas", "proxima", "situacao"]
        : variables.aba.value === "recuperadas" ? ["contato", "tipo", "produto", "valor", "tentativas", "situacao", "encerrada"]
        : variables.aba.value === "encerradas" ? ["contato", "tipo", "produto", "valor", "tentativas", "situacao", "encerrada"]
        : ["contato", "tipo", "produto", "valor", "prioridade", "quando", "tentativas", "situacao"]
    }
    ariaLabel="Recuperações"
    hasStickyHeader
    rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
    isFetching={() => recuperacoes.isFetching.value && !variables.listaQuieta.value}
    skeletonRows={10}
    currentId={() => variables.recuperacaoAberta.value}
    nextRowKey={() => variables.atalhosDeTecla.value && variables.recuperacaoAberta.value === "" ? "j" : ""}
    previousRowKey={() => variables.atalhosDeTecla.value && variables.recuperacaoAberta.value === "" ? "k" : ""}
    onRowClick={(run, event) => recuperacaoAbrir(run, {
      id: event.id,
    })}
    card={(item) => (
      <div className="trama-flexbox recuperacao-grade-cartao">
        <div className="trama-flexbox recuperacao-grade-cartaoTopo">
          <TextBlock
            id="contatoCartao"
            classes={["forte", "corta"]}
            text={() => item.value.contato_nome}
            tag="span"
            link={() => ({
              page: "pg-recuperacao",
              query: {
                aba: variables.aba.value,
                recuperacao: item.value.id,
              },
            })}
          />
          <TextBlock
            id="valorCartao"
            classes={["forte", "junto"]}
            text={() => valor(item.value.valor_centavos, item.value.moeda)}
            tag="span"
          />
        </div>
        <TextBlock
          id="tipoCartao"
          classes={["texto", "corta"]}
          text={() => `${tiposRecuperacao.data.value.find((other) => other.value === item.value.tipo)?.label ?? ""} · ${item.value.produto_nome ?? "Sem produto"}`}
          tag="span"
        />
        <div className="trama-flexbox recuperacao-grade-cartaoFim">
          <div className="trama-flexbox recuperacao-grade-situacaoCartao">
            <If when={() => item.value.reservada_ate}>
              <TextBlock
                id="reservaCartao"
                classes={["corta", "dica"]}
                text={() => `Até ${formatDate(item.value.reservada_ate ?? "", "HH:mm")} com ${ifEmpty(item.value.responsavel_nome, "alguém")}`}
                tag="span"
              />
            </If>
            <If
              when={() =>
                !item.value.reservada_ate &&
                  item.value.motivo === "pagou" &&
                  item.value.aba === "em_contato"
              }
            >
              <span className="trama-text recuperacao-grade-confirmaCartao corta dica">
                Aguardando confirmação
              </span>
            </If>
            <If
              when={() =>
                !item.value.reservada_ate &&
                  ["fila", "em_contato"].includes(item.value.aba) &&
                  item.value.motivo !== "pagou"
              }
            >
              <TextBlock
                id="deCartao"
                classes={["dica", "corta"]}
                text={() => item.value.responsavel_nome ?? "Ninguém ainda"}
                tag="span"
              />
            </If>
            <If when={() => ["recuperadas", "encerradas"].includes(item.value.aba)}>
              <SeloSituacao
                id="seloCartao"
                valor={() => item.value.status}
              />
            </If>
          </div>
          <TextBlock
            id="quandoCartao"
            classes={["dica", "junto"]}
            text={() => formatDate(item.value.encerrada_em ?? item.value.evento_em, "DD/MM/YY HH:mm")}
            tag="span"
          />
        </div>
      </div>
    )}
    empty={
      <Vazio
        id="vazio"
        texto={() =>
          recuperacoesFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos."
            : variables.aba.value === "em_contato" ? "Ninguém espera outra tentativa."
            : variables.aba.value === "recuperadas" ? "Nenhuma venda recuperada no período."
            : variables.aba.value === "encerradas" ? "Nenhuma recuperação encerrada no período."
            : (recuperacaoResumo.data.value?.esperando ?? 0) > 0 ? "Ninguém na fila agora."
            : "Ninguém na fila."
        }
        acao={
          <If when={() => recuperacoesFiltros() > 0 || variables.q.value.trim() !== ""}>
            <Button
              id="limpar"
              classes={["botao", "secundario"]}
              text="Limpar filtros"
              onClick={recuperacoesLimpar}
            />
          </If>
        }
        icone={
          <Icon
            id="iconeVazio"
            icon={inboxIcon}
            size="32px"
          />
        }
      />
    }
    cells={{
      contato: (item) => (
        <div className="trama-flexbox recuperacao-grade-quem linha-dupla">
          <TextBlock
            id="contato"
            classes={["nome", "corta"]}
            rootAttributes={{
              title: () => item.value.contato_nome,
            }}
            text={() => item.value.contato_nome}
            tag="span"
            link={() => ({
              page: "pg-recuperacao",
              query: {
                aba: variables.aba.value,
                recuperacao: item.value.id,
              },
            })}
          />
          <TextBlock
            id="produto"
            classes={["linha-apoio"]}
            rootAttributes={{
              title: () => item.value.produto_nome ?? "—",
            }}
            text={() => item.value.produto_nome ?? "—"}
            tag="span"
          />
        </div>
      ),
      encerrada: (item) => (
        <DateText
          id="encerrada"
          classes={["junto"]}
          date={() => item.value.encerrada_em}
          format="DD/MM/YY HH:mm"
          emptyText="—"
        />
      ),
      prioridade: (item) => (
        <TextBlock
          id="prioridade"
          classes={["junto"]}
          text={() => `${item.value.prioridade}`}
          tag="span"
        />
      ),
      proxima: (item) => (
        <DateText
          id="proxima"
          classes={["junto"]}
          date={() => item.value.proxima_tentativa_em}
          format="DD/MM/YY HH:mm"
          emptyText="—"
        />
      ),
      quando: (item) => (
        <Momento
          id="quando"
          em={() => item.value.evento_em}
        />
      ),
      situacao: (item) => (
        <div className="trama-flexbox recuperacao-grade-situacao">
          <If when={() => item.value.reservada_ate}>
            <TextBlock
              id="reserva"
              classes={["corta", "dica"]}
              text={() => `Até ${formatDate(item.value.reservada_ate ?? "", "HH:mm")} com ${ifEmpty(item.value.responsavel_nome, "alguém")}`}
              tag="span"
            />
          </If>
          <If
            when={() =>
              !item.value.reservada_ate &&
                item.value.motivo === "pagou" &&
                item.value.aba === "em_contato"
            }
          >
            <span className="trama-text recuperacao-grade-confirma corta dica">
              Aguardando confirmação
            </span>
          </If>
          <If
            when={() =>
              !item.value.reservada_ate &&
                ["fila", "em_contato"].includes(item.value.aba) &&
                item.value.motivo !== "pagou"
            }
          >
            <TextBlock
              id="de"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.responsavel_nome ?? "Ninguém ainda",
              }}
              text={() => item.value.responsavel_nome ?? "Ninguém ainda"}
              tag="span"
            />
          </If>
          <If when={() => ["recuperadas", "encerradas"].includes(item.value.aba)}>
            <SeloSituacao
              id="selo"
              valor={() => item.value.status}
            />
          </If>
        </div>
      ),
      tentativas: (item) => (
        <TextBlock
          id="tentativas"
          classes={["junto"]}
          text={() => `${item.value.tentativas} de 4`}
          tag="span"
        />
      ),
      tipo: (item) => (
        <TextBlock
          id="tipo"
          classes={["corta"]}
          rootAttributes={{
            title: () => tiposRecuperacao.data.value.find((other) => other.value === item.value.tipo)?.label ?? "",
          }}
          text={() => tiposRecuperacao.data.value.find((other) => other.value === item.value.tipo)?.label ?? ""}
          tag="span"
        />
      ),
      valor: (item) => (
        <TextBlock
          id="valor"
          classes={["junto"]}
          text={() => valor(item.value.valor_centavos, item.value.moeda)}
          tag="span"
        />
      ),
    }}
  />
));

export default RecuperacaoGrade;
