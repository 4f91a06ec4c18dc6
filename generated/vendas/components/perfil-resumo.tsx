// @generated from designs/vendas/components/perfil-resumo.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  same,
} from "trama/runtime/helpers";
import { auth } from "../auth";
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
    <div className="trama-flexbox perfil-resumo-cabecalho">
      <If when={() => !same(formulas.pessoa()?.id, auth.user.value?.id)}>
        <AvatarIniciais
          id="avatar"
          cor={() => formulas.pessoa()?.cor}
          foto={() => formulas.pessoa()?.avatar_url}
          nome={() => formulas.pessoa()?.nome}
        />
      </If>
      <div className="trama-base perfil-resumo-quem">
        <TextBlock
          id="nome"
          classes={["titulo"]}
          text={() => formulas.pessoa()?.nome}
          tag="h1"
        />
        <div className="trama-flexbox perfil-resumo-abaixo dica">
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
        </div>
      </div>
    </div>
  );
});

export default PerfilResumo;
