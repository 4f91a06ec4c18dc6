// @generated from designs/vendas/components/selo-situacao.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  match,
} from "trama/runtime/helpers";
import type { SituacoesRow } from "../collections/situacoes";
import { situacoes } from "../collections/situacoes";
import { circleIcon } from "../icons/circle";
import { circleCheckIcon } from "../icons/circle-check";
import { circleDotIcon } from "../icons/circle-dot";
import { circlePauseIcon } from "../icons/circle-pause";
import { circleXIcon } from "../icons/circle-x";

export type SeloSituacaoShape = {
  readonly props: { readonly valor: string };
};

/** A situação de uma oportunidade, tarefa, acesso ou atendimento: um sinal e a palavra. */
const SeloSituacao = component<SeloSituacaoShape>("selo-situacao", {}, ({ props }) => {
  const formulas = {
    situacao: (): SituacoesRow | null | undefined => situacoes.data.value.find((item) => item.value === props.valor.value),
    tom: (): string => formulas.situacao()?.tom ?? "neutro",
  };
  return (
    <Flexbox
      id="selo"
      classes={["etiqueta"]}
      states={{
        atencao: () => formulas.tom() === "atencao",
        info: () => formulas.tom() === "info",
        perigo: () => formulas.tom() === "perigo",
        roxo: () => formulas.tom() === "roxo",
        sucesso: () => formulas.tom() === "sucesso",
      }}
      tag="span"
    >
      <Icon
        id="sinal"
        icon={() => match(formulas.tom(), [
          ["sucesso", () => circleCheckIcon],
          ["perigo", () => circleXIcon],
          ["atencao", () => circlePauseIcon],
          ["info", () => circleDotIcon],
        ], () => circleIcon)}
        size="12px"
      />
      <TextBlock
        id="palavra"
        text={() => formulas.situacao()?.label}
        tag="span"
      />
    </Flexbox>
  );
});

export default SeloSituacao;
