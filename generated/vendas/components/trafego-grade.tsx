// @generated from designs/vendas/components/trafego-grade.json. Do not edit.
import {
  If,
  batch,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  match,
  merge,
} from "trama/runtime/helpers";
import { contasAnuncio } from "../collections/contas-anuncio";
import { trafegoResumo } from "../collections/trafego-resumo";
import { trafegoTotal } from "../collections/trafego-total";
import Vazio from "./vazio";
import { moeda } from "../formulas/moeda";
import { percentual } from "../formulas/percentual";
import { razao } from "../formulas/razao";
import { trafegoDirecao } from "../formulas/trafego-direcao";
import { trafegoNivel } from "../formulas/trafego-nivel";
import { formatNumber } from "../helpers/format-number";
import { chartColumnIcon } from "../icons/chart-column";
import * as variables from "../variables";
import { trafegoEntrar } from "../workflows/trafego-entrar";
import { trafegoLimpar } from "../workflows/trafego-limpar";
import { trafegoProcurar } from "../workflows/trafego-procurar";

/** As métricas do nível escolhido; o nome entra no nível seguinte. */
const TrafegoGrade = component("trafego-grade", {}, () => (
  <DataGrid
    id="grade"
    data={() => merge(trafegoResumo.data.value, trafegoResumo.data.value.length > 0 && variables.q.value.trim() === "" ? trafegoTotal.data.value : [])}
    dataIdPath="id"
    columns={[
      {
        id: "nome",
        name: () => match(trafegoNivel(), [
          ["conta", () => "Conta"],
          ["campanha", () => "Campanha"],
          ["conjunto", () => "Conjunto"],
        ], () => "Anúncio"),
        type: "custom",
        width: "minmax(104px, 2fr)",
        sortable: true,
      },
      {
        id: "gasto",
        name: "Gasto",
        type: "custom",
        width: "minmax(102px, 1fr)",
        sortable: true,
        align: "end",
      },
      {
        id: "impressoes",
        name: "Impr.",
        type: "custom",
        width: "minmax(68px, 1fr)",
        sortable: true,
        align: "end",
        hideOn: ["tablet"],
      },
      {
        id: "cliques",
        name: "Cliques",
        type: "custom",
        width: "minmax(76px, 1fr)",
        sortable: true,
        align: "end",
        hideOn: ["tablet"],
      },
      {
        id: "ctr",
        name: "CTR",
        type: "custom",
        width: "minmax(58px, 1fr)",
        sortable: true,
        align: "end",
      },
      {
        id: "cpc",
        name: "CPC",
        type: "custom",
        width: "minmax(70px, 1fr)",
        sortable: true,
        align: "end",
        hideOn: ["tablet"],
      },
      {
        id: "cpm",
        name: "CPM",
        type: "custom",
        width: "minmax(78px, 1fr)",
        sortable: true,
        align: "end",
        hideOn: ["tablet"],
      },
      {
        id: "compras",
        name: "Meta",
        type: "custom",
        width: "minmax(62px, 1fr)",
        sortable: true,
        align: "end",
        hideOn: ["tablet"],
      },
      {
        id: "vendas",
        name: "Vendas",
        type: "custom",
        width: "minmax(74px, 1fr)",
        sortable: true,
        align: "end",
      },
      {
        id: "cpa",
        name: "CPA",
        type: "custom",
        width: "minmax(84px, 1fr)",
        sortable: true,
        align: "end",
      },
      {
        id: "roasMeta",
        name: "ROAS M.",
        type: "custom",
        width: "minmax(88px, 1fr)",
        sortable: true,
        align: "end",
        hideOn: ["tablet"],
      },
      {
        id: "roasReal",
        name: "ROAS",
        type: "custom",
        width: "minmax(98px, 1fr)",
        sortable: true,
        align: "end",
      },
      {
        id: "lucro",
        name: "Lucro",
        type: "custom",
        width: "minmax(110px, 1fr)",
        sortable: true,
        align: "end",
      },
    ]}
    ariaLabel="Métricas dos anúncios"
    hasStickyHeader
    rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
    sortName={() => ifEmpty(variables.ordem.value, "gasto")}
    sortOrder={() => trafegoDirecao() === "desc" ? "DESC" : "ASC"}
    isFetching={() => trafegoResumo.isFetching.value}
    skeletonRows={8}
    onSort={async (run, event) => {
      batch(() => {
        variables.ordem.set(event.name);
        variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
      });
      await trafegoProcurar(run);
    }}
    card={(item) => (
      <div className="trama-flexbox trafego-grade-cartao">
        <div className="trama-flexbox trafego-grade-cartaoTopo">
          <If when={() => trafegoNivel() !== "anuncio" && item.value.id !== "total"}>
            <Button
              id="entrarCartao"
              classes={["ligacao", "forte"]}
              text={() => item.value.nome}
              onClick={(run) => trafegoEntrar(run, {
                id: item.value.id,
              })}
            />
          </If>
          <If when={() => trafegoNivel() === "anuncio" || item.value.id === "total"}>
            <TextBlock
              id="nomeCartao"
              classes={["forte", "corta"]}
              text={() => item.value.nome}
              tag="span"
            />
          </If>
          <TextBlock
            id="gastoCartao"
            classes={["forte", "junto"]}
            text={() => moeda(item.value.gasto_centavos)}
            tag="span"
          />
        </div>
        <div className="trama-flexbox trafego-grade-cartaoFim">
          <TextBlock
            id="vendasCartao"
            classes={["dica"]}
            text={() => `${formatNumber(item.value.vendas)} vendas · CTR ${item.value.ctr == null ? "—" : percentual(item.value.ctr)}`}
            tag="span"
          />
          <TextBlock
            id="roasCartao"
            classes={["junto"]}
            states={{
              empata: () =>
                item.value.roas_real != null &&
                  item.value.roas_real >= 1 &&
                  item.value.roas_real <= 2,
              ganha: () => (item.value.roas_real ?? 0) > 2,
              perde: () => item.value.roas_real != null && item.value.roas_real < 1,
            }}
            text={() =>
              item.value.roas_real == null
                ? "—"
                : `${razao(item.value.roas_real)} ${item.value.roas_real < 1 ? "perde" : item.value.roas_real <= 2 ? "empata" : "ganha"}`
            }
            tag="span"
          />
        </div>
      </div>
    )}
    empty={
      <Vazio
        id="vazio"
        texto={() =>
          variables.q.value.trim() !== "" || variables.campanha.value !== "" || variables.contaAnuncio.value !== "" ? "Nenhum resultado para os filtros escolhidos."
            : contasAnuncio.isFetched.value && contasAnuncio.data.value.length === 0 ? "Conecte uma conta de anúncio."
            : "Sem dados no período."
        }
        acao={
          <If
            when={() =>
              variables.q.value.trim() !== "" ||
                variables.campanha.value !== "" ||
                variables.contaAnuncio.value !== ""
            }
          >
            <Button
              id="limparVazio"
              classes={["botao", "secundario"]}
              text="Limpar filtros"
              onClick={trafegoLimpar}
            />
          </If>
        }
        icone={
          <Icon
            id="iconeVazio"
            icon={chartColumnIcon}
            size="32px"
          />
        }
      />
    }
    cells={{
      cliques: (item) => (
        <TextBlock
          id="cliques"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() => formatNumber(item.value.cliques_link)}
          tag="span"
        />
      ),
      compras: (item) => (
        <TextBlock
          id="compras"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() => formatNumber(item.value.compras)}
          tag="span"
        />
      ),
      cpa: (item) => (
        <TextBlock
          id="cpa"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() =>
            item.value.cpa_real_centavos == null
              ? "—"
              : moeda(item.value.cpa_real_centavos)
          }
          tag="span"
        />
      ),
      cpc: (item) => (
        <TextBlock
          id="cpc"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() =>
            item.value.cpc_centavos == null
              ? "—"
              : moeda(item.value.cpc_centavos)
          }
          tag="span"
        />
      ),
      cpm: (item) => (
        <TextBlock
          id="cpm"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() =>
            item.value.cpm_centavos == null
              ? "—"
              : moeda(item.value.cpm_centavos)
          }
          tag="span"
        />
      ),
      ctr: (item) => (
        <TextBlock
          id="ctr"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() =>
            item.value.ctr == null
              ? "—"
              : percentual(item.value.ctr)
          }
          tag="span"
        />
      ),
      gasto: (item) => (
        <TextBlock
          id="gasto"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() => moeda(item.value.gasto_centavos)}
          tag="span"
        />
      ),
      impressoes: (item) => (
        <TextBlock
          id="impressoes"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() => formatNumber(item.value.impressoes)}
          tag="span"
        />
      ),
      lucro: (item) => (
        <TextBlock
          id="lucro"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() => moeda(item.value.lucro_centavos)}
          tag="span"
        />
      ),
      nome: (item) => (
        <>
          <If when={() => trafegoNivel() !== "anuncio" && item.value.id !== "total"}>
            <Button
              id="entrar"
              classes={["ligacao", "forte"]}
              text={() => item.value.nome}
              onClick={(run) => trafegoEntrar(run, {
                id: item.value.id,
              })}
            />
          </If>
          <If when={() => trafegoNivel() === "anuncio" || item.value.id === "total"}>
            <TextBlock
              id="nomeTexto"
              classes={["forte", "corta"]}
              rootAttributes={{
                title: () => item.value.nome,
              }}
              text={() => item.value.nome}
              tag="span"
            />
          </If>
        </>
      ),
      roasMeta: (item) => (
        <TextBlock
          id="roasMeta"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() =>
            item.value.roas_meta == null
              ? "—"
              : razao(item.value.roas_meta)
          }
          tag="span"
        />
      ),
      roasReal: (item) => (
        <TextBlock
          id="roasReal"
          classes={["junto"]}
          states={{
            empata: () =>
              item.value.roas_real != null &&
                item.value.roas_real >= 1 &&
                item.value.roas_real <= 2,
            ganha: () => (item.value.roas_real ?? 0) > 2,
            perde: () => item.value.roas_real != null && item.value.roas_real < 1,
          }}
          text={() =>
            item.value.roas_real == null
              ? "—"
              : `${razao(item.value.roas_real)} ${item.value.roas_real < 1 ? "perde" : item.value.roas_real <= 2 ? "empata" : "ganha"}`
          }
          tag="span"
        />
      ),
      vendas: (item) => (
        <TextBlock
          id="vendas"
          classes={["junto"]}
          states={{
            total: () => item.value.id === "total",
          }}
          text={() => formatNumber(item.value.vendas)}
          tag="span"
        />
      ),
    }}
  />
));

export default TrafegoGrade;
