// @generated from designs/vendas/components/contatos-filtros.json. Do not edit.
import {
  If,
  batch,
  component,
  localVariable,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { Select } from "trama/runtime/elements/select";
import {
  trim,
} from "trama/runtime/helpers";
import { equipe } from "../collections/equipe";
import { origens } from "../collections/origens";
import FiltroPeriodo from "./filtro-periodo";
import FiltroTags from "./filtro-tags";
import { contatosFiltros } from "../formulas/contatos-filtros";
import { chevronDownIcon } from "../icons/chevron-down";
import * as variables from "../variables";
import { contatosFiltrar } from "../workflows/contatos-filtrar";
import { contatosLimpar } from "../workflows/contatos-limpar";

/** A busca e os filtros da lista de contatos; em telas pequenas os filtros ficam dobrados. */
const ContatosFiltros = component("contatos-filtros", {}, () => {
  const own = {
    /** Os filtros em telas pequenas. */
    abertos: localVariable<boolean>({
      id: "abertos",
      type: "boolean",
      default: false,
    }),
  };
  return (
    <div className="trama-flexbox contatos-filtros-linha nao-imprime">
      <SearchBar
        id="busca"
        value={() => variables.q.value}
        placeholder="Nome, e-mail, telefone ou CPF/CNPJ"
        ariaLabel="Buscar contatos"
        clearLabel="Limpar busca"
        isEmbedIcon
        iconPosition="left"
        inputWidth="100%"
        shortcut={() => variables.atalhosDeTecla.value ? "/" : ""}
        onChange={[
          (_run, event) => {
            variables.q.set(event.value);
          },
          async (run) => {
            await contatosFiltrar(run);
          },
        ]}
      />
      <Button
        id="dobrar"
        classes={["botao", "secundario"]}
        text={() => `Filtros (${contatosFiltros()})`}
        pressed={() => own.abertos.value}
        onClick={() => {
          own.abertos.set(!own.abertos.value);
        }}
        rightIcon={(
          <Icon
            id="setaFiltros"
            icon={chevronDownIcon}
            size="16px"
          />
        )}
      />
      <Flexbox
        id="filtros"
        states={{
          dobrado: () => !own.abertos.value,
        }}
      >
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
        />
        <Select
          id="responsavel"
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
          value={() => variables.compradores.value}
          label="Só compradores"
          onChange={[
            (_run, event) => {
              variables.compradores.set(event.value);
            },
            contatosFiltrar,
          ]}
        />
        <If
          when={() => contatosFiltros() > 0 || trim(variables.q.value) !== ""}
        >
          <Button
            id="limpar"
            classes={["botao", "discreto"]}
            text="Limpar filtros"
            onClick={contatosLimpar}
          />
        </If>
      </Flexbox>
    </div>
  );
});

export default ContatosFiltros;
