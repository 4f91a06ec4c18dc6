// @generated from designs/vendas/components/selo-status.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import type { IconDrawing } from "trama/runtime/elements/props";
import { TextBlock } from "trama/runtime/elements/text";
import type { StatusTransacaoRow } from "../collections/status-transacao";
import { statusTransacao } from "../collections/status-transacao";
import { banIcon } from "../icons/ban";
import { checkCheckIcon } from "../icons/check-check";
import { circleIcon } from "../icons/circle";
import { circleCheckIcon } from "../icons/circle-check";
import { circleXIcon } from "../icons/circle-x";
import { clockIcon } from "../icons/clock";
import { hourglassIcon } from "../icons/hourglass";
import { scaleIcon } from "../icons/scale";
import { searchIcon } from "../icons/search";
import { triangleAlertIcon } from "../icons/triangle-alert";
import { undo2Icon } from "../icons/undo-2";

export type SeloStatusShape = {
  readonly props: { readonly status: string };
};

/** O status de uma transação: desenho e palavra, na cor do tom dele. */
const SeloStatus = component<SeloStatusShape>("selo-status", {}, ({ props }) => {
  const formulas = {
    dados: (): StatusTransacaoRow | null | undefined => statusTransacao.data.value.find((item) => item.value === props.status.value),
    desenho: (): IconDrawing =>
      props.status.value === "aguardando_pagamento" ? clockIcon
        : props.status.value === "em_analise" ? searchIcon
        : props.status.value === "aprovada" ? circleCheckIcon
        : props.status.value === "completa" ? checkCheckIcon
        : props.status.value === "recusada" ? circleXIcon
        : props.status.value === "cancelada" ? banIcon
        : props.status.value === "expirada" ? hourglassIcon
        : props.status.value === "atrasada" ? triangleAlertIcon
        : props.status.value === "em_disputa" ? scaleIcon
        : props.status.value === "reembolsada" ? undo2Icon
        : props.status.value === "reembolsada_parcial" ? undo2Icon
        : props.status.value === "chargeback" ? triangleAlertIcon
        : circleIcon,
  };
  return (
    <Flexbox
      id="selo"
      states={{
        atencao: () => formulas.dados()?.tom === "atencao",
        info: () => formulas.dados()?.tom === "info",
        perigo: () => formulas.dados()?.tom === "perigo",
        roxo: () => formulas.dados()?.tom === "roxo",
        sucesso: () => formulas.dados()?.tom === "sucesso",
      }}
      tag="span"
    >
      <Icon
        id="desenho"
        icon={formulas.desenho}
        size="14px"
      />
      <TextBlock
        id="nome"
        text={() => formulas.dados()?.label ?? props.status.value}
        tag="span"
      />
    </Flexbox>
  );
});

export default SeloStatus;
