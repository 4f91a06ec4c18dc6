// @generated from designs/vendas/components/filtro-tags.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Multiselect } from "trama/runtime/elements/multiselect";
import {
  join,
  split,
} from "trama/runtime/helpers";
import { tagsOpcoes } from "../collections/tags-opcoes";

export type FiltroTagsShape = {
  readonly props: { readonly valor?: string };
  readonly events: { readonly mudar: { readonly valor: string } };
};

/** Escolhe várias tags; o valor são os ids separados por vírgula. */
const FiltroTags = component<FiltroTagsShape>("filtro-tags", {
  valor: "",
}, ({ props, emit }) => {
  const formulas = {
    escolhidas: (): readonly string[] =>
      props.valor.value === ""
        ? []
        : split(props.valor.value, ","),
  };
  return (
    <Multiselect
      id="lista"
      classes={["filtro"]}
      options={() => tagsOpcoes.data.value}
      labelField="nome"
      valueField="id"
      value={formulas.escolhidas}
      ariaLabel="Tags"
      placeholder="Tags"
      noOptionsText="Nenhuma tag ainda."
      noResultsText="Nenhuma tag com este nome."
      searchPlaceholder="Buscar tag"
      removeLabel="Tirar"
      onChange={async (run, event) => {
        await emit(run, "mudar", { valor: join(event.value, ",") });
      }}
    />
  );
});

export default FiltroTags;
