// @generated from designs/vendas/components/rastreios-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { rastreios } from "../collections/rastreios";
import ErroCarga from "./erro-carga";
import PaginasLista from "./paginas-lista";
import RastreiosGrade from "./rastreios-grade";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { rastreiosBuscar } from "../workflows/rastreios-buscar";

/** Uma aba da lista de rastreios: a lista e as páginas. */
const RastreiosLista = component("rastreios-lista", {}, () => (
  <div className="trama-flexbox rastreios-lista-corpo">
    <If when={() => rastreios.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(rastreios.error.value)}
        titulo="Não foi possível carregar os rastreios."
        onTentar={rastreiosBuscar}
      />
    </If>
    <If when={() => !rastreios.error.value || rastreios.data.value.length > 0}>
      <RastreiosGrade
        id="grade"
        aba={() => variables.aba.value}
      />
    </If>
    <PaginasLista
      id="paginas"
      total={() => rastreios.total.value}
      onMudar={rastreiosBuscar}
    />
  </div>
));

export default RastreiosLista;
