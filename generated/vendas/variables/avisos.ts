// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Avisos no canto da tela, do mais antigo ao mais novo; seguem para a próxima página. */
export const avisos = variable<readonly {
  readonly acao:
    | ""
    | "abrirContato"
    | "abrir"
    | "verExportacoes"
    | "recolocarTag"
    | "desfazerAtendimento"
    | "desfazerTarefa"
    | "desfazerMovida"
    | "reabrirOportunidade";
  readonly caminho: string;
  readonly contato: string;
  readonly desfazer?: {
    readonly campo: string;
    readonly id: string;
    readonly valor?: string | null | undefined;
    readonly versao: number;
  } | null | undefined;
  readonly id: string;
  readonly mensagem: string;
  readonly tag: string;
  readonly tipo: "sucesso" | "erro" | "atencao" | "info";
}[]>({
  id: "avisos",
  type: "array",
  default: [],
  persist: true,
});
