// @generated from designs/vendas/components/item-menu.json. Do not edit.
import {
  If,
  Slot,
  component,
  currentPage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { menuEstreito } from "../formulas/menu-estreito";
import { podeVerPagina } from "../formulas/pode-ver-pagina";

export type ItemMenuShape = {
  readonly props: { readonly caminho: string; readonly pagina: string; readonly titulo: string };
  readonly slots: "icone";
};

/** Uma página no menu; não aparece para quem não pode vê-la. */
const ItemMenu = component<ItemMenuShape>("item-menu", {}, ({ props }) => (
  <If
    when={() => podeVerPagina(props.pagina.value)}
  >
    <Button
      id="pagina"
      classes={["botao", "discreto", "item"]}
      states={{
        estreito: () => menuEstreito(),
      }}
      text={() => menuEstreito() ? "" : props.titulo.value}
      ariaLabel={() => menuEstreito() ? props.titulo.value : ""}
      current={() => currentPage.value.id === props.pagina.value}
      tooltip={() => menuEstreito() ? props.titulo.value : ""}
      link={() => ({
        path: props.caminho.value,
      })}
      leftIcon={(
        <Slot
          name="icone"
        />
      )}
    />
  </If>
));

export default ItemMenu;
