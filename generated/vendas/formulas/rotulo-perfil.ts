// @generated from designs/vendas/formulas.json. Do not edit.
import { perfis } from "../collections/perfis";

export function rotuloPerfil(perfil: string): string | null | undefined {
  return perfis.data.value.find((item) => item.value === perfil)?.label;
}
