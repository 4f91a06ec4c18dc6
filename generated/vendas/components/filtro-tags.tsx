// @generated from designs/vendas/components/filtro-tags.json. Do not edit.
import {
  Repeat,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import {
  add,
  contains,
  join,
  length,
  remove,
  split,
} from "trama/runtime/helpers";
import { tagsOpcoes } from "../collections/tags-opcoes";
import { chevronDownIcon } from "../icons/chevron-down";

export type FiltroTagsShape = {
  readonly props: { readonly valor?: string };
  readonly events: { readonly mudar: { readonly valor: string; readonly [name: string]: unknown } };
};

/** Escolhe várias tags; o valor são os ids separados por vírgula. */
const FiltroTags = component<FiltroTagsShape>("filtro-tags", {
  valor: "",
}, ({ props, emit }) => {
  const formulas = {
    escolhidas: (): readonly string[] => props.valor.value === "" ? [] : split(props.valor.value, ","),
  };
  return (
    <Dropdown
      id="lista"
      closeOnClick={false}
      ariaLabel="Tags"
      content={(
        <Base
          id="painel"
          classes={["painel", "base"]}
          tag="ul"
        >
          <Repeat
            items={() => tagsOpcoes.data.value}
            by={(item) => item.id}
          >
            {(item, index) => (
              <Base
                id="opcao"
                tag="li"
              >
                <Checkbox
                  id="marca"
                  value={() => contains(formulas.escolhidas(), item.value.id)}
                  label={() => item.value.nome}
                  onChange={async (run, event) => {
                    await emit(run, "mudar", { valor: join(event.value ? add(formulas.escolhidas(), item.value.id) : remove(formulas.escolhidas(), item.value.id), ",") });
                  }}
                />
              </Base>
            )}
          </Repeat>
        </Base>
      )}
      trigger={(
        <Button
          id="abrir"
          classes={["botao", "secundario"]}
          text={() => props.valor.value === "" ? "Tags" : `Tags (${length(formulas.escolhidas())})`}
          rightIcon={(
            <Icon
              id="seta"
              icon={chevronDownIcon}
              size="16px"
            />
          )}
        />
      )}
    />
  );
});

export default FiltroTags;
