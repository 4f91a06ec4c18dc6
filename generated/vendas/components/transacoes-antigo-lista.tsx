// @generated from designs/vendas/components/transacoes-antigo-lista.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
  inStep,
  responsive,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { DateTimePicker } from "trama/runtime/elements/date-time-picker";
import { Icon } from "trama/runtime/elements/icon";
import { Paginator } from "trama/runtime/elements/paginator";
import { TextBlock } from "trama/runtime/elements/text";
import * as custom from "../../../designs/vendas/custom";
import { transacoesAntigo } from "../collections/transacoes-antigo";
import ErroCarga from "./erro-carga";
import SeloStatus from "./selo-status";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { valor } from "../formulas/valor";
import { addDays } from "../helpers/add-days";
import { formatDate } from "../helpers/format-date";
import { infoIcon } from "../icons/info";
import { receiptIcon } from "../icons/receipt";
import {
  theme,
} from "../runtime";
import * as variables from "../variables";
import { transacoesAntigoFiltrar } from "../workflows/transacoes-antigo-filtrar";

/** A lista de transações de antes, só para comparar. */
const TransacoesAntigoLista = component("transacoes-antigo-lista", {}, () => (
  <div className="trama-flexbox transacoes-antigo-lista-tudo">
    <div className="trama-flexbox transacoes-antigo-lista-faixa tom-info">
      <Icon
        id="aviso"
        icon={infoIcon}
        size="16px"
      />
      <span className="trama-text transacoes-antigo-lista-texto">
        Esta é a versão antiga.
      </span>
      <TextBlock
        id="nova"
        classes={["ligacao", "forte"]}
        text="Abrir a nova"
        tag="span"
        link={() => ({
          path: `/vendas/transacoes/?de=${variables.dataInicio.value}&ate=${addDays(variables.dataFim.value, -1)}`,
        })}
      />
    </div>
    <div className="trama-flexbox transacoes-antigo-lista-periodo nao-imprime">
      <DateTimePicker
        id="inicio"
        initValue={() => variables.dataInicio.value}
        showOn="click"
        label="De"
        mask="DD/MM/YYYY"
        isDarkMode={() => theme.value === "dark"}
        firstDayOfWeek={2}
        isRequired
        onChange={async (run, event) => {
          if (!event.value) {
            return;
          }
          inStep(run, "runWorkflow transacoesAntigoFiltrar");
          await transacoesAntigoFiltrar(run, {
            fim: variables.dataFim.value,
            inicio: formatDate(event.value, "YYYY-MM-DD"),
          });
        }}
      />
      <DateTimePicker
        id="fim"
        initValue={() => addDays(variables.dataFim.value, -1)}
        showOn="click"
        label="Até"
        mask="DD/MM/YYYY"
        isDarkMode={() => theme.value === "dark"}
        firstDayOfWeek={2}
        isRequired
        onChange={async (run, event) => {
          if (!event.value) {
            return;
          }
          inStep(run, "runWorkflow transacoesAntigoFiltrar");
          await transacoesAntigoFiltrar(run, {
            fim: addDays(formatDate(event.value, "YYYY-MM-DD"), 1),
            inicio: variables.dataInicio.value,
          });
        }}
      />
    </div>
    <If when={() => transacoesAntigo.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(transacoesAntigo.error.value)}
        titulo="Não foi possível carregar as transações."
        onTentar={async (run) => {
          await fetchCollection(run, transacoesAntigo);
        }}
      />
    </If>
    <If when={() => !transacoesAntigo.error.value || transacoesAntigo.data.value.length > 0}>
      <DataGrid
        id="grade"
        data={() => transacoesAntigo.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "data",
            name: "Data",
            type: "custom",
            width: "160px",
          },
          {
            id: "cliente",
            name: "Cliente",
            type: "custom",
            width: "minmax(140px, 1fr)",
          },
          {
            id: "produto",
            name: "Produto",
            type: "custom",
            width: "minmax(140px, 1fr)",
          },
          {
            id: "valor",
            name: "Valor",
            type: "custom",
            width: "128px",
            align: "end",
          },
          {
            id: "status",
            name: "Status",
            type: "custom",
            width: "168px",
          },
        ]}
        ariaLabel="Transações"
        rowHeight="36px"
        isFetching={() => transacoesAntigo.isFetching.value}
        skeletonRows={12}
        card={(item) => (
          <div className="trama-flexbox transacoes-antigo-lista-cartao">
            <div className="trama-flexbox transacoes-antigo-lista-topo">
              <TextBlock
                id="clienteCartao"
                classes={["forte", "corta"]}
                text={() => item.value.comprador_nome}
                tag="span"
              />
              <TextBlock
                id="valorCartao"
                classes={["junto"]}
                text={() => valor(item.value.valor_produto_centavos, item.value.moeda)}
                tag="span"
              />
            </div>
            <TextBlock
              id="produtoCartao"
              classes={["texto", "corta"]}
              text={() => item.value.produto_nome}
              tag="span"
            />
            <div className="trama-flexbox transacoes-antigo-lista-pe">
              <SeloStatus
                id="seloCartao"
                status={() => item.value.status}
              />
              <DateText
                id="dataCartao"
                classes={["dica", "junto"]}
                date={() => item.value.pedida_em}
                format="DD/MM/YY HH:mm:ss"
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto="Nenhuma transação no período."
            icone={
              <Icon
                id="iconeVazio"
                icon={receiptIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          cliente: (item) => (
            <TextBlock
              id="cliente"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.comprador_nome,
              }}
              text={() => item.value.comprador_nome}
              tag="span"
            />
          ),
          data: (item) => (
            <DateText
              id="data"
              classes={["junto"]}
              date={() => item.value.pedida_em}
              format="DD/MM/YY HH:mm:ss"
            />
          ),
          produto: (item) => (
            <TextBlock
              id="produto"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.produto_nome,
              }}
              text={() => item.value.produto_nome}
              tag="span"
            />
          ),
          status: (item) => (
            <SeloStatus
              id="selo"
              status={() => item.value.status}
            />
          ),
          valor: (item) => (
            <TextBlock
              id="valor"
              classes={["junto"]}
              text={() => valor(item.value.valor_produto_centavos, item.value.moeda)}
              tag="span"
            />
          ),
        }}
      />
    </If>
    <If when={() => transacoesAntigo.total.value > 50}>
      <Paginator
        id="paginas"
        total={() => transacoesAntigo.total.value}
        limit={50}
        offset={() => (variables.pagina.value - 1) * 50}
        ariaLabel="Páginas da lista"
        previousLabel="Página anterior"
        nextLabel="Próxima página"
        pageLabel={"Página {page}"}
        compact={responsive({
          default: false,
          mobile: true,
        })}
        onChange={async (run, event) => {
          variables.pagina.set(event.page);
          await custom.irAoComeco();
          await fetchCollection(run, transacoesAntigo);
        }}
      />
    </If>
  </div>
));

export default TransacoesAntigoLista;
