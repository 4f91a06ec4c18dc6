// @generated from designs/vendas/components/sla-barra.json. Do not edit.
import {
  If,
  clock,
  component,
} from "trama/runtime";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  match,
  split,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { minutosUteis } from "../formulas/minutos-uteis";

export type SlaBarraShape = {
  readonly props: {
    readonly cumprido?: boolean;
    readonly fim?: string | null | undefined;
    readonly prazo?: string | null | undefined;
    readonly rotulo?: string;
    readonly total: number;
  };
};

/** O que resta de um prazo, em minutos de atendimento, e que parte dele: a barra se esvazia, e estoura cheia. */
const SlaBarra = component<SlaBarraShape>("sla-barra", {
  cumprido: false,
  fim: null,
  prazo: null,
  rotulo: "Prazo",
}, ({ props }) => {
  const formulas = {
    porcento: (): number => 100 - formulas.restam() * 100 / props.total.value,
    resta: (): string => {
      const tempo = formulas.restam();
      const passou = tempo < 0;
      const inteira = custom.duracao(passou ? -tempo : tempo);
      const conta = passou
        ? split(inteira, " ").slice(0, 2).join(" ")
        : inteira;
      const duracao = `${conta} ${["1 min", "1 h"].includes(conta) ? "útil" : "úteis"}`;
      return props.cumprido.value ? passou ? `Atrasou ${duracao}` : "No prazo"
        : passou ? `Estourado há ${duracao}`
        : props.fim.value ? `Pausado · ${conta}`
        : tempo === 0 ? "Vence agora"
        : duracao;
    },
    restam: (): number => minutosUteis(props.fim.value ?? clock.value, props.prazo.value ?? clock.value),
    tom: (): "perigo" | "atencao" | "neutro" =>
      formulas.restam() < 0 ? "perigo"
        : !props.cumprido.value && formulas.porcento() >= 75 ? "atencao"
        : "neutro",
  };
  return (
    <>
      <If when={() => props.prazo.value}>
        <div className="trama-flexbox sla-barra-prazo">
          <TextBlock
            id="resta"
            classes={["dica", "corta"]}
            states={{
              atencao: () => formulas.tom() === "atencao",
              perigo: () => formulas.tom() === "perigo",
            }}
            text={formulas.resta}
            tag="span"
          />
          <ProgressBar
            id="barra"
            value={() => {
              const passado = formulas.porcento();
              return passado > 100
                ? 100
                : 100 - passado;
            }}
            label="none"
            progressBarColor={() => match(formulas.tom(), [
              ["perigo", () => "$perigo"],
              ["atencao", () => "$atencao"],
            ], () => "$primaria")}
            ariaLabel={() => `${props.rotulo.value}: ${formulas.resta()}`}
          />
        </div>
      </If>
      <If when={() => !props.prazo.value}>
        <span className="trama-text sla-barra-semPrazo">
          —
        </span>
      </If>
    </>
  );
});

export default SlaBarra;
