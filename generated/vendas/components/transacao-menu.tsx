// @generated from designs/vendas/components/transacao-menu.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import type { TransacoesRow } from "../collections/transacoes";
import { podeGerir } from "../formulas/pode-gerir";
import { arrowLeftRightIcon } from "../icons/arrow-left-right";
import { copyIcon } from "../icons/copy";
import { ellipsisIcon } from "../icons/ellipsis";
import * as variables from "../variables";
import { copiarTexto } from "../workflows/copiar-texto";
import { transacaoMudarStatus } from "../workflows/transacao-mudar-status";

export type TransacaoMenuShape = {
  readonly props: { readonly transacao: TransacoesRow };
};

/** O que se pode fazer com uma transação da lista. */
const TransacaoMenu = component<TransacaoMenuShape>("transacao-menu", {}, ({ props }) => (
  <Dropdown
    id="menu"
    kind="menu"
    alignment="end"
    ariaLabel={() => `Ações da venda de ${props.transacao.value.comprador_nome}`}
    history="push"
    onClick={(run) => {
      stopPropagation(run);
    }}
    content={
      <div className="trama-base transacao-menu-painel base">
        <Button
          id="copiar"
          classes={["botao", "discreto", "item"]}
          text="Copiar código"
          onClick={(run) => copiarTexto(run, {
            aviso: "Código copiado.",
            texto: props.transacao.value.transacao_codigo,
          })}
          leftIcon={
            <Icon
              id="folhas"
              icon={copyIcon}
              size="16px"
            />
          }
        />
        <If when={podeGerir}>
          <Button
            id="status"
            classes={["botao", "discreto", "item"]}
            text="Alterar status"
            onClick={(run) => transacaoMudarStatus(run, {
              id: props.transacao.value.id,
            })}
            leftIcon={
              <Icon
                id="setas"
                icon={arrowLeftRightIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    }
    trigger={
      <Button
        id="abrir"
        classes={["botao", "discreto", "so-icone"]}
        states={{
          compacto: () => variables.densidade.value === "compacta" && breakpoint.value !== "mobile",
        }}
        ariaLabel={() => `Ações da venda de ${props.transacao.value.comprador_nome}`}
        leftIcon={
          <Icon
            id="pontos"
            icon={ellipsisIcon}
            size="16px"
          />
        }
      />
    }
  />
));

export default TransacaoMenu;
