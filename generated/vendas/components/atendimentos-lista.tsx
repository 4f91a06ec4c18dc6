// @generated from designs/vendas/components/atendimentos-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { atendimentos } from "../collections/atendimentos";
import AtendimentosGrade from "./atendimentos-grade";
import ErroCarga from "./erro-carga";
import PaginasLista from "./paginas-lista";
import { mensagemErro } from "../formulas/mensagem-erro";
import { arrowUpIcon } from "../icons/arrow-up";
import * as variables from "../variables";
import { atendimentosBuscar } from "../workflows/atendimentos-buscar";

/** Uma aba da lista de atendimentos: o aviso de novos, a lista e as páginas. */
const AtendimentosLista = component("atendimentos-lista", {}, () => (
  <div className="trama-flexbox atendimentos-lista-corpo">
    <Flexbox
      id="lugarNovos"
      role="status"
    >
      <If when={() => variables.atendimentosNovos.value > 0}>
        <Button
          id="novos"
          classes={["botao", "primario"]}
          text={() =>
            variables.atendimentosNovos.value === 1
              ? "1 novo atendimento"
              : `${variables.atendimentosNovos.value} novos atendimentos`
          }
          onClick={atendimentosBuscar}
          leftIcon={
            <Icon
              id="setaNovos"
              icon={arrowUpIcon}
              size="16px"
            />
          }
        />
      </If>
    </Flexbox>
    <If when={() => atendimentos.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(atendimentos.error.value)}
        titulo="Não foi possível carregar os atendimentos."
        onTentar={atendimentosBuscar}
      />
    </If>
    <If when={() => !atendimentos.error.value || atendimentos.data.value.length > 0}>
      <AtendimentosGrade
        id="grade"
        aba={() => variables.aba.value}
      />
    </If>
    <PaginasLista
      id="paginas"
      total={() => atendimentos.total.value}
      onMudar={atendimentosBuscar}
    />
  </div>
));

export default AtendimentosLista;
