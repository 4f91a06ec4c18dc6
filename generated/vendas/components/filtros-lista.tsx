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
import { SearchBar } from "trama/runtime/elements/search-bar";
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
      <div className="trama-flexbox filtros-lista-bloco nao-imprime">
        <div className="trama-flexbox filtros-lista-alto">
          <SearchBar
            id="busca"
            classes={["busca-lista"]}
            value={() => variables.q.value}
            placeholder={() => props.dica.value}
            ariaLabel={() => props.rotulo.value}
            clearLabel="Limpar busca"
            isEmbedIcon
            iconPosition="left"
            inputWidth="100%"
            shortcut={() => variables.atalhosDeTecla.value ? "/" : ""}
            onChange={[
              (_run, event) => {
                variables.q.set(event.value);
              },
              async (run) => {
                await emit(run, "mudar");
              },
            ]}
          />
          <If when={() => breakpoint.value !== "mobile"}>
            <div className="trama-flexbox filtros-lista-linha fila-filtros">
              <Slot
                name="filtros"
              />
              <If when={() => props.quantos.value > 0 || variables.q.value.trim() !== ""}>
                <Button
                  id="limpar"
                  classes={["botao", "discreto", "botao-menor", "junto"]}
                  text="Limpar filtros"
                  onClick={async (run) => {
                    await emit(run, "limpar");
                  }}
                />
              </If>
            </div>
          </If>
          <If when={() => props.temPeriodo.value && breakpoint.value !== "mobile"}>
            <div className="trama-flexbox filtros-lista-ladoBusca">
              <Slot
                name="periodo"
              />
            </div>
          </If>
        </div>
        <If when={() => breakpoint.value === "mobile"}>
          <ExpandableSection
            id="dobra"
            handle={elements.dobra}
            text={() =>
              props.quantos.value > 0
                ? `Filtros (${props.quantos.value})`
                : "Filtros"
            }
          >
            <div className="trama-flexbox filtros-lista-coluna">
              <Slot
                name="periodo"
              />
              <Slot
                name="filtros"
              />
              <If when={() => props.quantos.value > 0 || variables.q.value.trim() !== ""}>
                <Button
                  id="limparDobrado"
                  classes={["botao", "discreto"]}
                  text="Limpar filtros"
                  onClick={async (run) => {
                    await emit(run, "limpar");
                  }}
                />
              </If>
            </div>
          </ExpandableSection>
        </If>
      </div>
    </Component>
  );
}, ["abrir"]);

export default FiltrosLista;
