// @generated from designs/vendas/components/pipelines-filtros.json. Do not edit.
import {
  If,
  batch,
  component,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import { equipe } from "../collections/equipe";
import FiltroPeriodo from "./filtro-periodo";
import FiltroTags from "./filtro-tags";
import FiltrosLista from "./filtros-lista";
import { pipelineFiltros } from "../formulas/pipeline-filtros";
import * as variables from "../variables";
import { pipelinesFiltrar } from "../workflows/pipelines-filtrar";
import { pipelinesLimpar } from "../workflows/pipelines-limpar";

/** A busca, o período e os filtros do pipeline. */
const PipelinesFiltros = component("pipelines-filtros", {}, () => (
  <FiltrosLista
    id="lista"
    dica="Título, contato ou produto"
    quantos={pipelineFiltros}
    rotulo="Buscar oportunidades"
    temPeriodo
    onLimpar={pipelinesLimpar}
    onMudar={pipelinesFiltrar}
    filtros={
      <>
        <Select
          id="responsavel"
          classes={["filtro"]}
          options={() => equipe.data.value}
          labelField="nome"
          valueField="id"
          value={() => variables.responsavel.value}
          ariaLabel="Responsável"
          placeholder="Responsável"
          noResultsText="Ninguém com esse nome."
          searchPlaceholder="Buscar pessoa"
          clearLabel="Limpar responsável"
          searchable
          clearIcon
          onChange={[
            (_run, event) => {
              variables.responsavel.set(event.value ?? null);
            },
            pipelinesFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="responsavelEscolhido"
              classes={["corta"]}
              text={() => `Responsável: ${item.value.nome}`}
              tag="span"
            />
          )}
        />
        <FiltroTags
          id="tags"
          valor={() => variables.tag.value}
          onMudar={async (run, event) => {
            variables.tag.set(event.valor);
            await pipelinesFiltrar(run);
          }}
        />
        <If when={() => variables.visao.value === "lista"}>
          <Checkbox
            id="soParadas"
            value={() => variables.paradas.value}
            label="Só paradas"
            onChange={[
              (_run, event) => {
                variables.paradas.set(event.value);
              },
              pipelinesFiltrar,
            ]}
          />
        </If>
      </>
    }
    periodo={
      <FiltroPeriodo
        id="periodo"
        fim={() => variables.dataFim.value}
        inicio={() => variables.dataInicio.value}
        onMudar={async (run, event) => {
          batch(() => {
            variables.dataInicio.set(event.inicio);
            variables.dataFim.set(event.fim);
          });
          await pipelinesFiltrar(run);
        }}
      />
    }
  />
));

export default PipelinesFiltros;
