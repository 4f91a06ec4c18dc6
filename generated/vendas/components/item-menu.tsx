// @generated from designs/vendas/components/item-menu.json. Do not edit.
import {
  If,
  Slot,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { menuEstreito } from "../formulas/menu-estreito";
import { paginaDoMenu } from "../formulas/pagina-do-menu";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import {
  currentPage,
} from "../runtime";

export type ItemMenuShape = {
  readonly props: {
    readonly caminho: string;
    readonly contador?: number | null | undefined;
    readonly inteiro?: boolean;
    readonly pagina: string;
    readonly rotuloContador?: string;
    readonly titulo: string;
  };
  readonly slots: "icone";
};

/** Uma página no menu; não aparece para quem não pode vê-la. */
const ItemMenu = component<ItemMenuShape>("item-menu", {
  contador: null,
  inteiro: false,
  rotuloContador: "",
}, ({ props }) => {
  const formulas = {
    soIcone: (): boolean => menuEstreito() && !props.inteiro.value,
  };
  return (
    <If when={() => podeVerPagina(props.pagina.value)}>
      <Button
        id="pagina"
        classes={["botao", "discreto", "item"]}
        states={{
          estreito: formulas.soIcone,
        }}
        text={() => formulas.soIcone() ? "" : props.titulo.value}
        ariaLabel={() => {
          const contador = props.contador.value ?? 0;
          return !formulas.soIcone() ? ""
            : contador === 0 ? props.titulo.value
            : `${props.titulo.value} ${contador > 99 ? "99+" : `${contador}`} ${props.rotuloContador.value}`;
        }}
        current={() => props.pagina.value === paginaDoMenu(currentPage.value.id)}
        tooltip={() => formulas.soIcone() ? props.titulo.value : ""}
        link={() => ({
          path: props.caminho.value,
        })}
        leftIcon={
          <Slot
            name="icone"
          />
        }
        rightIcon={
          <If when={() => (props.contador.value ?? 0) > 0}>
            <TextBlock
              id="contador"
              states={{
                estreito: formulas.soIcone,
              }}
              text={() => {
                const contador = props.contador.value ?? 0;
                return contador > 99
                  ? "99+"
                  : `${contador}`;
              }}
              tag="span"
              role="note"
              ariaLabel={() => `${props.contador.value ?? 0} ${props.rotuloContador.value}`}
            />
          </If>
        }
      />
    </If>
  );
});

export default ItemMenu;
