// @generated from designs/vendas/components/filtro-periodo.json. Do not edit.
import {
  Component,
  component,
  handle,
  inStep,
  localVariable,
  workflow,
} from "trama/runtime";
import { DatePicker } from "trama/runtime/elements/date-picker";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { addDays } from "../helpers/add-days";
import { addMonths } from "../helpers/add-months";
import { daysBetween } from "../helpers/days-between";
import { setDays } from "../helpers/set-days";
import { today } from "../helpers/today";

export type FiltroPeriodoShape = {
  readonly props: {
    readonly fim?: string;
    readonly inicio?: string;
    readonly opcional?: boolean;
    readonly rotulo?: string;
  };
  readonly events: {
    readonly mudar: {
      readonly fim: string;
      readonly inicio: string;
    };
  };
  readonly actions: { readonly abrir: () => unknown };
};

/** Escolhe um período de até um ano. O fim é o dia seguinte ao último; sem período escolhido, os dois são vazios. */
const FiltroPeriodo = component<FiltroPeriodoShape>("filtro-periodo", {
  fim: "",
  inicio: "",
  opcional: false,
  rotulo: "Período",
}, ({ props, emit }) => {
  const elements = {
    periodo: handle(DatePicker),
  };
  const own = {
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    primeiroDoMes: (): string => setDays(today(), 1),
  };
  return (
    <Component
      actions={{
        abrir: workflow("abrir", () => {
          elements.periodo.actions.open();
        }),
      }}
    >
      <DatePicker
        id="periodo"
        handle={elements.periodo}
        classes={["filtro"]}
        classesWhen={{
          "filtro-sempre": () => !props.opcional.value,
        }}
        selectionMode="range"
        dateMode="date"
        initValueRangeStart={() => props.inicio.value}
        initValueRangeEnd={() =>
          props.fim.value
            ? addDays(props.fim.value, -1)
            : null
        }
        ariaLabel={() => props.rotulo.value}
        error={() => own.erro.value}
        placeholder={() => props.rotulo.value}
        format="DD/MM/YY"
        presets={[
          {
            label: "Hoje",
            start: () => today(),
            end: () => today(),
          },
          {
            label: "Ontem",
            start: () => addDays(today(), -1),
            end: () => addDays(today(), -1),
          },
          {
            label: "7 dias",
            start: () => addDays(today(), -6),
            end: () => today(),
          },
          {
            label: "30 dias",
            start: () => addDays(today(), -29),
            end: () => today(),
          },
          {
            label: "Mês atual",
            start: formulas.primeiroDoMes,
            end: () => today(),
          },
          {
            label: "Mês passado",
            start: () => addMonths(formulas.primeiroDoMes(), -1),
            end: () => addDays(formulas.primeiroDoMes(), -1),
          },
        ]}
        enablePartialRange={false}
        enableMultiCalendars
        required={() => !props.opcional.value}
        clearIcon={() => props.opcional.value}
        onChange={async (run, event) => {
          inStep(run, "if");
          if (event.end && daysBetween(event.start, event.end) >= 366) {
            own.erro.set("Escolha um período de até 1 ano.");
            return;
          }
          own.erro.set("");
          inStep(run, "emitEvent");
          await emit(run, "mudar", { inicio: ifEmpty(event.start, ""), fim: event.end ? addDays(event.end, 1) : "" });
        }}
      />
    </Component>
  );
}, ["abrir"]);

export default FiltroPeriodo;
