// @generated from designs/vendas/components/recuperacao-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { recuperacoes } from "../collections/recuperacoes";
import ErroCarga from "./erro-carga";
import PaginasLista from "./paginas-lista";
import RecuperacaoGrade from "./recuperacao-grade";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatNumber } from "../helpers/format-number";
import { arrowUpIcon } from "../icons/arrow-up";
import * as variables from "../variables";
import { recuperacoesBuscar } from "../workflows/recuperacoes-buscar";

/** Uma aba da página Recuperação: o erro, a lista e as páginas. */
const RecuperacaoLista = component("recuperacao-lista", {}, () => (
  <div className="trama-flexbox recuperacao-lista-corpo">
    <Flexbox
      id="novas"
      role="status"
    >
      <If when={() => variables.vendasNovas.value > 0}>
        <Button
          id="novasBotao"
          classes={["botao", "primario"]}
          text={() =>
            variables.vendasNovas.value === 1
              ? "1 recuperação nova"
              : `${formatNumber(variables.vendasNovas.value)} recuperações novas`
          }
          onClick={recuperacoesBuscar}
          leftIcon={
            <Icon
              id="novasSeta"
              icon={arrowUpIcon}
              size="16px"
            />
          }
        />
      </If>
    </Flexbox>
    <If when={() => recuperacoes.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(recuperacoes.error.value)}
        titulo="Não foi possível carregar a fila."
        onTentar={recuperacoesBuscar}
      />
    </If>
    <If when={() => !recuperacoes.error.value || recuperacoes.data.value.length > 0}>
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
