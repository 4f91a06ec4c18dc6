// @generated from designs/vendas/components/lista-colunas.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { DraggableList } from "trama/runtime/elements/draggable-list";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import {
  add,
  remove,
} from "trama/runtime/helpers";
import { columns3Icon } from "../icons/columns-3";

export type ListaColunasShape = {
  readonly props: {
    readonly colunas: readonly {
      readonly id: string;
      readonly nome: string;
    }[];
    readonly ocultas?: readonly string[];
    readonly ordem?: readonly string[];
  };
  readonly events: {
    readonly mudar: {
      readonly ocultas: readonly string[];
      readonly ordem: readonly string[];
    };
    readonly padrao: undefined;
  };
};

/** Escolhe as colunas de uma lista e a ordem delas; uma sempre fica. */
const ListaColunas = component<ListaColunasShape>("lista-colunas", {
  ocultas: [],
  ordem: [],
}, ({ props, emit }) => {
  const formulas = {
    linhas: (): readonly {
      readonly id: string;
      readonly nome: string;
    }[] => props.ordem.value.map((id) => ({ id, nome: props.colunas.value.find((item) => item.id === id)?.nome ?? id })),
  };
  return (
    <Dropdown
      id="menu"
      alignment="end"
      closeOnClick={false}
      ariaLabel="Colunas"
      history="push"
      content={
        <div className="trama-base lista-colunas-painel base">
          <DraggableList
            id="lista"
            items={formulas.linhas}
            itemKey="id"
            labelField="nome"
            ariaLabel="Colunas da lista, em ordem"
            onItemMoved={async (run, event) => {
              await emit(run, "mudar", { ordem: event.updatedList.map((item) => item.id), ocultas: props.ocultas.value });
            }}
            item={(item) => (
              <Checkbox
                id="marca"
                value={() => !props.ocultas.value.includes(item.value.id)}
                label={() => item.value.nome}
                disabled={() => !props.ocultas.value.includes(item.value.id) && props.ocultas.value.length >= props.ordem.value.length - 1}
                onChange={async (run, event) => {
                  await emit(run, "mudar", { ordem: props.ordem.value, ocultas: event.value ? remove(props.ocultas.value, item.value.id) : add(props.ocultas.value, item.value.id) });
                }}
              />
            )}
          />
          <Button
            id="padrao"
            classes={["botao", "discreto"]}
            text="Voltar ao padrão"
            onClick={async (run) => {
              await emit(run, "padrao");
            }}
          />
        </div>
      }
      trigger={
        <Button
          id="abrir"
          classes={["botao", "secundario"]}
          text="Colunas"
          leftIcon={
            <Icon
              id="desenho"
              icon={columns3Icon}
              size="16px"
            />
          }
        />
      }
    />
  );
});

export default ListaColunas;
