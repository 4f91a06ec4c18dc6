// @generated from designs/vendas/components/atendimentos-filtros.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  join,
} from "trama/runtime/helpers";
import { categoriasAtendimento } from "../collections/categorias-atendimento";
import { equipe } from "../collections/equipe";
import { prazosSla } from "../collections/prazos-sla";
import { prioridades } from "../collections/prioridades";
import { statusAtendimento } from "../collections/status-atendimento";
import FiltrosLista from "./filtros-lista";
import SeloSituacao from "./selo-situacao";
import { atendimentosFiltros } from "../formulas/atendimentos-filtros";
import { statusEscolhidos } from "../formulas/status-escolhidos";
import * as variables from "../variables";
import { atendimentosFiltrar } from "../workflows/atendimentos-filtrar";
import { atendimentosLimpar } from "../workflows/atendimentos-limpar";

/** A busca e os filtros da lista de atendimentos. */
const AtendimentosFiltros = component("atendimentos-filtros", {}, () => (
  <FiltrosLista
    id="lista"
    dica="Código, assunto ou contato"
    quantos={atendimentosFiltros}
    rotulo="Buscar atendimentos"
    onLimpar={atendimentosLimpar}
    onMudar={atendimentosFiltrar}
    filtros={
      <>
        <Multiselect
          id="status"
          classes={["filtro"]}
          options={() => statusAtendimento.data.value}
          value={statusEscolhidos}
          ariaLabel="Status"
          mode="multiple"
          multipleLabel={"Status ({count})"}
          layoutType="free"
          placeholder="Status"
          clearLabel="Limpar status"
          searchable={false}
          clearIcon
          onChange={async (run, event) => {
            variables.status.set(join(event.value, ","));
            await atendimentosFiltrar(run);
          }}
          option={(item) => (
            <SeloSituacao
              id="selo"
              valor={() => item.value.value}
            />
          )}
        />
        <Select
          id="prioridade"
          classes={["filtro"]}
          options={() => prioridades.data.value}
          value={() => variables.prioridade.value}
          ariaLabel="Prioridade"
          placeholder="Prioridade"
          clearLabel="Limpar prioridade"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.prioridade.set(event.value ?? null);
            },
            atendimentosFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="prioridadeEscolhido"
              classes={["corta"]}
              text={() => `Prioridade: ${item.value.label}`}
              tag="span"
            />
          )}
        />
        <Select
          id="categoria"
          classes={["filtro"]}
          options={() => categoriasAtendimento.data.value}
          value={() => variables.categoria.value}
          ariaLabel="Categoria"
          placeholder="Categoria"
          clearLabel="Limpar categoria"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.categoria.set(event.value ?? null);
            },
            atendimentosFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="categoriaEscolhido"
              classes={["corta"]}
              text={() => `Categoria: ${item.value.label}`}
              tag="span"
            />
          )}
        />
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
          clearIcon
          onChange={[
            (_run, event) => {
              variables.responsavel.set(event.value ?? null);
            },
            atendimentosFiltrar,
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
        <Select
          id="sla"
          classes={["filtro"]}
          options={() => prazosSla.data.value}
          value={() => variables.sla.value}
          ariaLabel="SLA"
          placeholder="SLA"
          clearLabel="Limpar SLA"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.sla.set(event.value ?? null);
            },
            atendimentosFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="slaEscolhido"
              classes={["corta"]}
              text={() => `SLA: ${item.value.label}`}
              tag="span"
            />
          )}
        />
      </>
    }
  />
));

export default AtendimentosFiltros;
