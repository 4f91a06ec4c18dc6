// @generated from designs/vendas/sections/conteudo-sem-permissao.json. Do not edit.
import {
  If,
  type PageProps,
  Section,
  resetVariables,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import { paginaInicial } from "../formulas/pagina-inicial";
import { podeVer } from "../formulas/pode-ver";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { lockIcon } from "../icons/lock";
import * as variables from "../variables";
import { irParaInicio } from "../workflows/ir-para-inicio";
import { paginaOnload } from "../workflows/pagina-onload";
import { sair } from "../workflows/sair";

/** No lugar do conteúdo, para quem não pode ver a página ou quando as permissões não vieram. */
export default function ConteudoSemPermissao({ page }: PageProps) {
  return (
    <If
      when={() =>
        !variables.carregando.value &&
          !podeVer() &&
          !(page.id === "pg-envios-logistica" && podeVerPagina(page.id))
      }
    >
      <Section
        id="conteudo-sem-permissao"
        scope="conteudo-sem-permissao"
        tag="main"
      >
        <Casca
          id="casca"
          corpo={
            <>
              <If when={() => variables.erroPermissoes.value}>
                <ErroCarga
                  id="falha"
                  titulo="Não foi possível carregar suas permissões."
                  onTentar={async (run) => {
                    resetVariables([
                      variables.erroPermissoes,
                      variables.carregando,
                    ]);
                    await paginaOnload(run);
                  }}
                />
              </If>
              <If when={() => !variables.erroPermissoes.value}>
                <div className="trama-flexbox conteudo-sem-permissao-recusa">
                  <Icon
                    id="cadeado"
                    icon={lockIcon}
                    size="32px"
                    color="var(--texto-3)"
                  />
                  <h1 className="trama-text conteudo-sem-permissao-titulo titulo">
                    Você não tem acesso a esta página
                  </h1>
                  <TextBlock
                    id="texto"
                    classes={["texto"]}
                    text={() => paginaInicial() === "" ? "Seu usuário ainda não tem páginas liberadas." : "Peça acesso à pessoa responsável pela conta."}
                  />
                  <If when={() => paginaInicial() === ""}>
                    <Button
                      id="sair"
                      classes={["botao", "secundario"]}
                      text="Sair"
                      onClick={sair}
                    />
                  </If>
                  <If when={() => paginaInicial() !== ""}>
                    <Button
                      id="inicio"
                      classes={["botao", "primario"]}
                      text="Ir para o início"
                      onClick={irParaInicio}
                    />
                  </If>
                </div>
              </If>
            </>
          }
        />
      </Section>
    </If>
  );
}
