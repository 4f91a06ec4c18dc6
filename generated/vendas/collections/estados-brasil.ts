// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type EstadosBrasilRow = {
  readonly value:
    | "AC"
    | "AL"
    | "AM"
    | "AP"
    | "BA"
    | "CE"
    | "DF"
    | "ES"
    | "GO"
    | "MA"
    | "MG"
    | "MS"
    | "MT"
    | "PA"
    | "PB"
    | "PE"
    | "PI"
    | "PR"
    | "RJ"
    | "RN"
    | "RO"
    | "RR"
    | "RS"
    | "SC"
    | "SE"
    | "SP"
    | "TO";
};

/** As unidades da federação. */
export const estadosBrasil = staticCollection<readonly EstadosBrasilRow[]>({
  id: "estadosBrasil",
  data: [
    { value: "AC" },
    { value: "AL" },
    { value: "AM" },
    { value: "AP" },
    { value: "BA" },
    { value: "CE" },
    { value: "DF" },
    { value: "ES" },
    { value: "GO" },
    { value: "MA" },
    { value: "MG" },
    { value: "MS" },
    { value: "MT" },
    { value: "PA" },
    { value: "PB" },
    { value: "PE" },
    { value: "PI" },
    { value: "PR" },
    { value: "RJ" },
    { value: "RN" },
    { value: "RO" },
    { value: "RR" },
    { value: "RS" },
    { value: "SC" },
    { value: "SE" },
    { value: "SP" },
    { value: "TO" },
  ],
  key: "value",
});
