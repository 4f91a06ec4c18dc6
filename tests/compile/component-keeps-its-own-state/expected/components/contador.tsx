// @generated from design/components/contador.json. Do not edit.
import {
  Component,
  component,
  localVariable,
  log,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";

export type ContadorShape = {
  readonly props: { readonly passo?: number };
  readonly actions: {
    readonly definir: (params: { readonly valor: number }) => unknown;
    readonly zerar: () => unknown;
  };
};

/** Counts. */
const Contador = component<ContadorShape>("contador", {
  passo: 1,
}, ({ props }) => {
  const own = {
    /** What it counted. */
    total: localVariable<number>({
      id: "total",
      type: "number",
      default: 0,
    }),
  };
  const formulas = {
    dobro: (): number =>
      own.total.value *
        props.passo.value *
        2,
    vezes: (fator: number): number => own.total.value * fator,
  };
  const workflows = {
    somar: workflow<{ readonly quanto: number }>("somar", (_run, params) => {
      own.total.set(own.total.value + params.quanto);
    }),
  };
  return (
    <Component
      onMount={async (run) => {
        await workflows.somar(run, {
          quanto: props.passo.value,
        });
      }}
      onUnmount={(run) => {
        log(run, "fim");
      }}
      actions={{
        definir: workflow<{ readonly valor: number }>("definir", (_run, params) => {
          own.total.set(params.valor);
        }),
        zerar: workflow("zerar", () => {
          own.total.reset();
        }),
      }}
    >
      <TextBlock
        id="total"
        text={() => `${own.total.value} ${formulas.dobro()} ${formulas.vezes(3)}`}
      />
      <Button
        id="mais"
        text="+"
        onClick={(run) => workflows.somar(run, {
          quanto: 1,
        })}
      />
    </Component>
  );
}, ["definir", "zerar"]);

export default Contador;
