// @generated from designs/vendas/components/rastreios-filtros.json. Do not edit.
import {
  batch,
  component,
} from "trama/runtime";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import { estadosBrasil } from "../collections/estados-brasil";
import { transportadoras } from "../collections/transportadoras";
import FiltroPeriodo from "./filtro-periodo";
import FiltrosLista from "./filtros-lista";
import { rastreiosFiltros } from "../formulas/rastreios-filtros";
import * as variables from "../variables";
import { rastreiosFiltrar } from "../workflows/rastreios-filtrar";
import { rastreiosLimpar } from "../workflows/rastreios-limpar";

/** A busca e os filtros da lista de rastreios. */
const RastreiosFiltros = component("rastreios-filtros", {}, () => (
  <FiltrosLista
    id="lista"
    dica="Código, destinatário ou ENV-"
    quantos={rastreiosFiltros}
    rotulo="Buscar objetos"
    onLimpar={rastreiosLimpar}
    onMudar={rastreiosFiltrar}
    filtros={
      <>
        <Select
          id="transportadora"
          classes={["filtro"]}
          options={() => transportadoras.data.value}
          value={() => variables.transportadora.value}
          ariaLabel="Transportadora"
          placeholder="Transportadora"
          clearLabel="Limpar transportadora"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.transportadora.set(event.value ?? null);
            },
            rastreiosFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="transportadoraEscolhido"
              classes={["corta"]}
              text={() => `Transportadora: ${item.value.label}`}
              tag="span"
            />
          )}
        />
        <Select
          id="uf"
          classes={["filtro"]}
          options={() => estadosBrasil.data.value.map((um) => ({ value: um.value, label: um.value }))}
          value={() => variables.uf.value}
          ariaLabel="UF"
          placeholder="UF"
          clearLabel="Limpar uF"
          searchable={false}
          clearIcon
          onChange={[
            (_run, event) => {
              variables.uf.set(event.value ?? null);
            },
            rastreiosFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="ufEscolhido"
              classes={["corta"]}
              text={() => `UF: ${item.value.label}`}
              tag="span"
            />
          )}
        />
        <FiltroPeriodo
          id="postado"
          fim={() => variables.postadoAte.value}
          inicio={() => variables.postadoDe.value}
          opcional
          rotulo="Postado em"
          onMudar={async (run, event) => {
            batch(() => {
              variables.postadoDe.set(event.inicio);
              variables.postadoAte.set(event.fim);
            });
            await rastreiosFiltrar(run);
          }}
        />
      </>
    }
  />
));

export default RastreiosFiltros;
