// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A linha de vw_permissoes da página aberta. */
export const permissaoPaginaAtual = variable<{
  readonly paginaId: string;
  readonly podeEditar: boolean;
  readonly podeGerir: boolean;
  readonly podeVer: boolean;
  readonly titulo: string;
} | null>({
  id: "permissaoPaginaAtual",
  type: "object",
  default: null,
});
