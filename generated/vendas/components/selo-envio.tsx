// @generated from designs/vendas/components/selo-envio.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  asList,
  asText,
  get,
  lookup,
} from "trama/runtime/helpers";
import { statusEnvio } from "../collections/status-envio";
import { statusRastreio } from "../collections/status-rastreio";
import { banIcon } from "../icons/ban";
import { bikeIcon } from "../icons/bike";
import { circleCheckIcon } from "../icons/circle-check";
import { clockIcon } from "../icons/clock";
import { doorClosedIcon } from "../icons/door-closed";
import { mapPinOffIcon } from "../icons/map-pin-off";
import { packageOpenIcon } from "../icons/package-open";
import { storeIcon } from "../icons/store";
import { tagIcon } from "../icons/tag";
import { triangleAlertIcon } from "../icons/triangle-alert";
import { truckIcon } from "../icons/truck";
import { undo2Icon } from "../icons/undo-2";

export type SeloEnvioShape = {
  readonly props: {
    readonly objeto?: boolean;
    readonly valor: string;
  };
};

/** Onde está um envio ou um objeto: um sinal e a palavra. */
const SeloEnvio = component<SeloEnvioShape>("selo-envio", {
  objeto: false,
}, ({ props }) => {
  const formulas = {
    situacao: (): unknown => lookup(props.valor.value, asList(props.objeto.value ? statusRastreio.data.value : statusEnvio.data.value), "value"),
    tom: (): unknown => get(formulas.situacao(), "tom") ?? "neutro",
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
        icon={() =>
          props.valor.value === "pendente" ? clockIcon
            : props.valor.value === "endereco_incompleto" ? mapPinOffIcon
            : props.valor.value === "em_separacao" ? packageOpenIcon
            : props.valor.value === "etiqueta_emitida" ? tagIcon
            : props.valor.value === "aguardando_postagem" ? clockIcon
            : props.valor.value === "saiu_para_entrega" ? bikeIcon
            : props.valor.value === "tentativa_falha" ? doorClosedIcon
            : props.valor.value === "aguardando_retirada" ? storeIcon
            : props.valor.value === "entregue" ? circleCheckIcon
            : props.valor.value === "em_devolucao" ? undo2Icon
            : props.valor.value === "devolvido" ? undo2Icon
            : props.valor.value === "extraviado" ? triangleAlertIcon
            : props.valor.value === "cancelado" ? banIcon
            : truckIcon
        }
        size="14px"
      />
      <TextBlock
        id="palavra"
        text={() => asText(get(formulas.situacao(), "label") ?? props.valor.value)}
        tag="span"
      />
    </Flexbox>
  );
});

export default SeloEnvio;
