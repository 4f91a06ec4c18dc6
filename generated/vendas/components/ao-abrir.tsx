// @generated from designs/vendas/components/ao-abrir.json. Do not edit.
import {
  Component,
  component,
} from "trama/runtime";

export type AoAbrirShape = {
  readonly events: { readonly abrir: undefined };
};

/** Avisa quando aparece: dentro do conteúdo de uma página, é a hora de buscar o que ela mostra. */
const AoAbrir = component<AoAbrirShape>("ao-abrir", {}, ({ emit }) => (
  <Component
    onMount={async (run) => {
      await emit(run, "abrir");
    }}
  >
  </Component>
));

export default AoAbrir;
