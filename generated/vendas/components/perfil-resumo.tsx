// @generated from designs/vendas/components/perfil-resumo.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Text } from "trama/runtime/elements/text";
import {
  getByIndex,
} from "trama/runtime/helpers";
import {
  type UsuarioRow,
  usuario,
} from "../collections/usuario";
import AvatarIniciais from "./avatar-iniciais";
import { rotuloPerfil } from "../formulas/rotulo-perfil";
import { rotuloPresenca } from "../formulas/rotulo-presenca";

/** O que qualquer pessoa da conta vê de outra. */
const PerfilResumo = component("perfil-resumo", {}, () => {
  const formulas = {
    pessoa: (): UsuarioRow | null | undefined => getByIndex(usuario.data.value, 0),
  };
  return (
    <Flexbox
      id="cabecalho"
      alignItems="center"
      columnGap="var(--e-12)"
    >
      <AvatarIniciais
        id="avatar"
        cor={() => formulas.pessoa()?.cor}
        nome={() => formulas.pessoa()?.nome}
      />
      <Base
        id="quem"
      >
        <Text
          id="nome"
          classes={["titulo"]}
          text={() => formulas.pessoa()?.nome}
          tag="h1"
        />
        <Text
          id="perfil"
          classes={["dica"]}
          text={() => `${rotuloPerfil(formulas.pessoa()?.perfil ?? "") ?? ""} · ${rotuloPresenca(formulas.pessoa()?.presenca ?? "") ?? ""}`}
        />
      </Base>
    </Flexbox>
  );
});

export default PerfilResumo;
