// @generated from designs/vendas/components/filtros-lista.json. Do not edit.
import {
  Component,
  If,
  Slot,
  breakpoint,
  component,
  handle,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { SearchBar } from "trama/runtime/elements/search-bar";
import {
  trim,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export type FiltrosListaShape = {
  readonly props: {
    readonly dica?: string;
    readonly quantos?: number;
    readonly rotulo: string;
    readonly temPeriodo?: boolean;
  };
  readonly events: {
    readonly limpar: undefined;
    readonly mudar: undefined;
  };
  readonly slots: "periodo" | "filtros";
  readonly actions: { readonly abrir: () => unknown };
};

/** A busca, o período e os filtros de uma lista; em telas pequenas tudo menos a busca fica dobrado. Quem a usa busca de novo quando algo muda. */
const FiltrosLista = component<FiltrosListaShape>("filtros-lista", {
  dica: "",
  quantos: 0,
  temPeriodo: false,
}, ({ props, emit }) => {
  const elements = {
    dobra: handle(ExpandableSection),
  };
  return (
    <Component
      actions={{
        abrir: workflow("abrir", () => {
          elements.dobra.actions.setValue({ value: true });
        }),
      }}
    >
      <Flexbox
        id="bloco"
        classes={["nao-imprime"]}
        direction="column"
        rowGap="var(--e-8)"
      >
        <Flexbox
          id="alto"
          wrap
          alignItems="center"
          rowGap="var(--e-8)"
          columnGap="var(--e-8)"
        >
          <SearchBar
            id="busca"
            value={() => variables.q.value}
            placeholder={() => props.dica.value}
            ariaLabel={() => props.rotulo.value}
            clearLabel="Limpar busca"
            isEmbedIcon
            iconPosition="left"
            inputWidth="100%"
            shortcut="/"
            onChange={[
              (run, event) => {
                variables.q.set(event.value);
              },
              async (run) => {
                await emit(run, "mudar");
              },
            ]}
          />
          <If
            when={() => props.temPeriodo.value && breakpoint.value !== "mobile"}
          >
            <Flexbox
              id="ladoBusca"
              wrap
              alignItems="center"
              rowGap="var(--e-8)"
              columnGap="var(--e-8)"
            >
              <Slot
                name="periodo"
              />
            </Flexbox>
          </If>
        </Flexbox>
        <If
          when={() => breakpoint.value !== "mobile"}
        >
          <Flexbox
            id="linha"
            wrap
            alignItems="center"
            rowGap="var(--e-8)"
            columnGap="var(--e-8)"
          >
            <Slot
              name="filtros"
            />
            <If
              when={() => props.quantos.value > 0 || trim(variables.q.value) !== ""}
            >
              <Button
                id="limpar"
                classes={["botao", "discreto"]}
                text="Limpar filtros"
                onClick={async (run) => {
                  await emit(run, "limpar");
                }}
              />
            </If>
          </Flexbox>
        </If>
        <If
          when={() => breakpoint.value === "mobile"}
        >
          <ExpandableSection
            id="dobra"
            handle={elements.dobra}
            text={() => `Filtros (${props.quantos.value})`}
          >
            <Flexbox
              id="coluna"
              direction="column"
              alignItems="stretch"
              rowGap="var(--e-8)"
            >
              <Slot
                name="periodo"
              />
              <Slot
                name="filtros"
              />
              <If
                when={() => props.quantos.value > 0 || trim(variables.q.value) !== ""}
              >
                <Button
                  id="limparDobrado"
                  classes={["botao", "discreto"]}
                  text="Limpar filtros"
                  onClick={async (run) => {
                    await emit(run, "limpar");
                  }}
                />
              </If>
            </Flexbox>
          </ExpandableSection>
        </If>
      </Flexbox>
    </Component>
  );
}, ["abrir"]);

export default FiltrosLista;
