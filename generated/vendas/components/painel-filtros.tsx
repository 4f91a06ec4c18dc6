// @generated from designs/vendas/components/painel-filtros.json. Do not edit.
import {
  If,
  batch,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import { dashKpis } from "../collections/dash-kpis";
import { plataformas } from "../collections/plataformas";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import FiltroPeriodo from "./filtro-periodo";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { tiposQueExporta } from "../formulas/tipos-que-exporta";
import { downloadIcon } from "../icons/download";
import { refreshCwIcon } from "../icons/refresh-cw";
import * as variables from "../variables";
import { dashBuscar } from "../workflows/dash-buscar";
import { exportacaoNova } from "../workflows/exportacao-nova";

/** O período, o produto e a plataforma do painel, e o botão que busca tudo de novo. */
const PainelFiltros = component("painel-filtros", {}, () => (
  <div className="trama-flexbox painel-filtros-linha nao-imprime">
    <FiltroPeriodo
      id="periodo"
      fim={() => variables.dataFim.value}
      inicio={() => variables.dataInicio.value}
      onMudar={async (run, event) => {
        batch(() => {
          variables.dataInicio.set(event.inicio);
          variables.dataFim.set(event.fim);
        });
        await dashBuscar(run);
      }}
    />
    <Select
      id="produto"
      classes={["filtro"]}
      options={() => produtosOpcoes.data.value}
      labelField="nome"
      valueField="id"
      value={() => variables.produto.value}
      ariaLabel="Produto"
      placeholder="Produto"
      noOptionsText="Nenhum produto ainda."
      noResultsText="Nenhum produto com esse nome."
      searchPlaceholder="Buscar produto"
      clearLabel="Limpar produto"
      clearIcon
      onChange={[
        (_run, event) => {
          variables.produto.set(event.value ?? null);
        },
        dashBuscar,
      ]}
      selected={(item) => (
        <TextBlock
          id="produtoEscolhido"
          classes={["corta"]}
          text={() => `Produto: ${item.value.nome}`}
          tag="span"
        />
      )}
    />
    <Select
      id="plataforma"
      classes={["filtro"]}
      options={() => plataformas.data.value}
      value={() => variables.plataforma.value}
      ariaLabel="Plataforma"
      placeholder="Plataforma"
      clearLabel="Limpar plataforma"
      searchable={false}
      clearIcon
      onChange={[
        (_run, event) => {
          variables.plataforma.set(event.value ?? null);
        },
        dashBuscar,
      ]}
      selected={(item) => (
        <TextBlock
          id="plataformaEscolhido"
          classes={["corta"]}
          text={() => `Plataforma: ${item.value.label}`}
          tag="span"
        />
      )}
    />
    <Button
      id="atualizar"
      classes={["botao", "secundario", "so-icone"]}
      ariaLabel="Atualizar"
      loading={() => dashKpis.isFetching.value}
      tooltip="Atualizar"
      onClick={dashBuscar}
      leftIcon={
        <Icon
          id="seta"
          icon={refreshCwIcon}
          size="16px"
        />
      }
    />
    <If when={() => podeVerPagina("pg-exportacoes") && tiposQueExporta().length > 0}>
      <Button
        id="relatorio"
        classes={["botao", "secundario", "so-icone"]}
        ariaLabel="Gerar relatório"
        tooltip="Gerar relatório"
        onClick={(run) => exportacaoNova(run)}
        leftIcon={
          <Icon
            id="relatorioIcone"
            icon={downloadIcon}
            size="16px"
          />
        }
      />
    </If>
  </div>
));

export default PainelFiltros;
