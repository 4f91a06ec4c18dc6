// @generated from designs/vendas/formulas.json. Do not edit.
import type { EnvioDetalheRow } from "../collections/envio-detalhe";
import { envioDetalhe } from "../collections/envio-detalhe";
import type { EnviosRow } from "../collections/envios";
import { envios } from "../collections/envios";
import type { EnviosLoteRow } from "../collections/envios-lote";
import { enviosLote } from "../collections/envios-lote";
import * as variables from "../variables";

/** O envio aberto; o que as listas já sabem aparece na hora. */
export function envioAtual(): EnvioDetalheRow | EnviosRow | EnviosLoteRow | null | undefined {
  const id = variables.envioAberto.value;
  return envioDetalhe.data.value.find((item) => item.id === id) ??
    envios.data.value.find((item) => item.id === id) ??
    enviosLote.data.value.find((item) => item.id === id);
}
