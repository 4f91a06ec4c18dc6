// @generated from designs/vendas/components/recuperacao-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { recuperacoes } from "../collections/recuperacoes";
import ErroCarga from "./erro-carga";
import PaginasLista from "./paginas-lista";
import RecuperacaoGrade from "./recuperacao-grade";
import { mensagemErro } from "../formulas/mensagem-erro";
import { recuperacoesBuscar } from "../workflows/recuperacoes-buscar";

/** Uma aba da página Recuperação: o erro, a lista e as páginas. */
const RecuperacaoLista = component("recuperacao-lista", {}, () => (
  <div className="trama-flexbox recuperacao-lista-corpo">
    <If
      when={() => recuperacoes.error.value}
    >
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(recuperacoes.error.value)}
        titulo="Não foi possível carregar a fila."
        onTentar={recuperacoesBuscar}
      />
    </If>
    <If
      when={() => !recuperacoes.error.value || recuperacoes.data.value.length > 0}
    >
      <RecuperacaoGrade
        id="grade"
      />
    </If>
    <PaginasLista
      id="paginas"
      total={() => recuperacoes.total.value}
      onMudar={recuperacoesBuscar}
    />
  </div>
));

export default RecuperacaoLista;
