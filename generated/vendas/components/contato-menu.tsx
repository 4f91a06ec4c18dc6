// @generated from designs/vendas/components/contato-menu.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  stopPropagation,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { podeGerir } from "../formulas/pode-gerir";
import { ellipsisIcon } from "../icons/ellipsis";
import { trash2Icon } from "../icons/trash-2";
import * as variables from "../variables";
import { contatosExcluir } from "../workflows/contatos-excluir";

export type ContatoMenuShape = {
  readonly props: { readonly contatoId: string; readonly nome: string };
};

/** O que se pode fazer com um contato da lista. */
const ContatoMenu = component<ContatoMenuShape>("contato-menu", {}, ({ props }) => (
  <If
    when={() => podeGerir()}
  >
    <Dropdown
      id="menu"
      kind="menu"
      alignment="end"
      ariaLabel={() => `Ações de ${props.nome.value}`}
      onClick={(run) => {
        stopPropagation(run);
      }}
      content={(
        <Base
          id="painel"
          classes={["painel"]}
        >
          <Button
            id="excluir"
            classes={["botao", "discreto", "item"]}
            text="Excluir"
            onClick={(run) => contatosExcluir(run, {
              ids: [props.contatoId.value],
            })}
            leftIcon={(
              <Icon
                id="lixeira"
                icon={trash2Icon}
                size="16px"
              />
            )}
          />
        </Base>
      )}
      trigger={(
        <Button
          id="abrir"
          classes={["botao", "discreto", "so-icone"]}
          states={{
            compacto: () => variables.densidade.value === "compacta" && breakpoint.value !== "mobile",
          }}
          ariaLabel={() => `Ações de ${props.nome.value}`}
          leftIcon={(
            <Icon
              id="pontos"
              icon={ellipsisIcon}
              size="16px"
            />
          )}
        />
      )}
    />
  </If>
));

export default ContatoMenu;
