// @generated from designs/vendas/components/contatos-filtros.json. Do not edit.
import {
  batch,
  component,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import { equipe } from "../collections/equipe";
import { origens } from "../collections/origens";
import FiltroPeriodo from "./filtro-periodo";
import FiltroTags from "./filtro-tags";
import FiltrosLista from "./filtros-lista";
import { contatosFiltros } from "../formulas/contatos-filtros";
import * as variables from "../variables";
import { contatosFiltrar } from "../workflows/contatos-filtrar";
import { contatosLimpar } from "../workflows/contatos-limpar";

/** A busca e os filtros da lista de contatos. */
const ContatosFiltros = component("contatos-filtros", {}, () => (
  <FiltrosLista
    id="lista"
    dica="Nome, e-mail, telefone ou CPF/CNPJ"
    quantos={contatosFiltros}
    rotulo="Buscar contatos"
    onLimpar={contatosLimpar}
    onMudar={contatosFiltrar}
    filtros={
      <>
        <FiltroTags
          id="tags"
          valor={() => variables.tag.value}
          onMudar={async (run, event) => {
            variables.tag.set(event.valor);
            await contatosFiltrar(run);
          }}
        />
        <Select
          id="origem"
          classes={["filtro"]}
          options={() => origens.data.value}
          value={() => variables.origem.value}
          ariaLabel="Origem"
          placeholder="Origem"
          clearLabel="Limpar origem"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.origem.set(event.value ?? null);
            },
            contatosFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="origemEscolhido"
              classes={["corta"]}
              text={() => `Origem: ${item.value.label}`}
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
            contatosFiltrar,
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
        <FiltroPeriodo
          id="criado"
          fim={() => variables.criadoAte.value}
          inicio={() => variables.criadoDe.value}
          opcional
          rotulo="Criado em"
          onMudar={async (run, event) => {
            batch(() => {
              variables.criadoDe.set(event.inicio);
              variables.criadoAte.set(event.fim);
            });
            await contatosFiltrar(run);
          }}
        />
        <Checkbox
          id="compradores"
          classes={["junto"]}
          value={() => variables.compradores.value}
          label="Só compradores"
          onChange={[
            (_run, event) => {
              variables.compradores.set(event.value);
            },
            contatosFiltrar,
          ]}
        />
      </>
    }
  />
));

export default ContatosFiltros;
