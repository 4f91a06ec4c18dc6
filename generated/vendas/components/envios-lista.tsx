// @generated from designs/vendas/components/envios-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { envios } from "../collections/envios";
import EnviosGrade from "./envios-grade";
import ErroCarga from "./erro-carga";
import PaginasLista from "./paginas-lista";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { enviosBuscar } from "../workflows/envios-buscar";

/** Uma aba da lista de envios: a lista e as páginas. */
const EnviosLista = component("envios-lista", {}, () => (
  <div className="trama-flexbox envios-lista-corpo">
    <If when={() => envios.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(envios.error.value)}
        titulo="Não foi possível carregar os envios."
        onTentar={enviosBuscar}
      />
    </If>
    <If when={() => !envios.error.value || envios.data.value.length > 0}>
      <EnviosGrade
        id="grade"
        aba={() => variables.aba.value}
      />
    </If>
    <PaginasLista
      id="paginas"
      total={() => envios.total.value}
      onMudar={enviosBuscar}
    />
  </div>
));

export default EnviosLista;
