// @generated from designs/vendas/components/perfil-resumo.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import type { UsuarioRow } from "../collections/usuario";
import { usuario } from "../collections/usuario";
import AvatarIniciais from "./avatar-iniciais";
import Presenca from "./presenca";
import { presencaDe } from "../formulas/presenca-de";
import { rotuloPerfil } from "../formulas/rotulo-perfil";

/** O que qualquer pessoa da conta vê de outra. */
const PerfilResumo = component("perfil-resumo", {}, () => {
  const formulas = {
    pessoa: (): UsuarioRow | null | undefined => usuario.data.value[0],
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
        foto={() => formulas.pessoa()?.avatar_url}
        nome={() => formulas.pessoa()?.nome}
      />
      <div className="trama-base perfil-resumo-quem">
        <TextBlock
          id="nome"
          classes={["titulo"]}
          text={() => formulas.pessoa()?.nome}
          tag="h1"
        />
        <Flexbox
          id="abaixo"
          classes={["dica"]}
          wrap
          alignItems="center"
          columnGap="var(--e-12)"
        >
          <TextBlock
            id="perfil"
            text={() => rotuloPerfil(formulas.pessoa()?.perfil ?? "")}
            tag="span"
          />
          <Presenca
            id="presenca"
            presenca={() => {
              const pessoa = formulas.pessoa();
              return presencaDe(pessoa?.presenca ?? "", pessoa?.visto_em);
            }}
          />
        </Flexbox>
      </div>
    </Flexbox>
  );
});

export default PerfilResumo;
