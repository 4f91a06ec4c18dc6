// @generated from designs/vendas/components/comissoes-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { comissoes } from "../collections/comissoes";
import ComissoesGrade from "./comissoes-grade";
import ErroCarga from "./erro-carga";
import PaginasLista from "./paginas-lista";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { comissoesBuscar } from "../workflows/comissoes-buscar";

export type ComissoesListaShape = {
  readonly events: { readonly mudarPeriodo: undefined };
};

/** As comissões do status da aba, com o que falhou e as páginas. */
const ComissoesLista = component<ComissoesListaShape>("comissoes-lista", {}, ({ emit }) => (
  <div className="trama-flexbox comissoes-lista-coluna">
    <If when={() => comissoes.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(comissoes.error.value)}
        titulo="Não foi possível carregar as comissões."
        onTentar={comissoesBuscar}
      />
    </If>
    <If when={() => !comissoes.error.value || comissoes.data.value.length > 0}>
      <ComissoesGrade
        id="grade"
        aba={() => variables.aba.value}
        onMudarPeriodo={async (run) => {
          await emit(run, "mudarPeriodo");
        }}
      />
    </If>
    <PaginasLista
      id="paginas"
      total={() => comissoes.total.value}
      onMudar={comissoesBuscar}
    />
  </div>
));

export default ComissoesLista;
