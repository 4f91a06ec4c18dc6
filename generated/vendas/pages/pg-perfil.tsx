// @generated from designs/vendas/pages/pg-perfil.json. Do not edit.
import {
  If,
  Page,
  type PageProps,
  Section,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import {
  length,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { usuario } from "../collections/usuario";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import PerfilDados from "../components/perfil-dados";
import PerfilPreferencias from "../components/perfil-preferencias";
import PerfilResumo from "../components/perfil-resumo";
import Vazio from "../components/vazio";
import { podeVer } from "../formulas/pode-ver";
import { temConta } from "../formulas/tem-conta";
import { userXIcon } from "../icons/user-x";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { irParaInicio } from "../workflows/ir-para-inicio";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgPerfil({ page }: PageProps<"usuarioId">) {
  return (
    <Page
      id="pg-perfil"
      page={page}
      title="Perfil"
      collections={[
        usuario,
      ]}
      onBeforeFetch={() => {
        variables.perfilAberto.set(page.params.usuarioId);
      }}
      onLoad={paginaOnload}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If
        when={() => podeVer()}
      >
        <Section
          id="conteudo"
          tag="main"
        >
          <Casca
            id="casca"
            corpo={(
              <>
                <If
                  when={() => usuario.error.value}
                >
                  <ErroCarga
                    id="falha"
                    mensagem={() => usuario.error.value?.message}
                    titulo="Não foi possível carregar o perfil."
                    onTentar={async (run) => {
                      await fetchCollection(run, usuario);
                    }}
                  />
                </If>
                <If
                  when={() => usuario.isFetched.value && length(usuario.data.value) === 0}
                >
                  <Vazio
                    id="ninguem"
                    texto="Pessoa não encontrada."
                    acao={(
                      <Button
                        id="meuPerfil"
                        classes={["botao", "primario"]}
                        text="Ir para o início"
                        onClick={irParaInicio}
                      />
                    )}
                    icone={(
                      <Icon
                        id="iconeNinguem"
                        icon={userXIcon}
                        size="32px"
                      />
                    )}
                  />
                </If>
                <If
                  when={() => length(usuario.data.value) === 1}
                >
                  <Flexbox
                    id="pessoa"
                    direction="column"
                    rowGap="var(--e-24)"
                  >
                    <PerfilResumo
                      id="resumo"
                    />
                    <If
                      when={() => page.params.usuarioId === auth.user.value?.id || temConta()}
                    >
                      <Tabs
                        id="abas"
                        tabs={[
                          {
                            id: "dados",
                            label: "Meus dados",
                          },
                          {
                            id: "preferencias",
                            label: "Preferências",
                            display: () => page.params.usuarioId === auth.user.value?.id,
                          },
                        ]}
                        value={() => variables.aba.value === "preferencias" ? 1 : 0}
                        ariaLabel="Partes do perfil"
                        onChange={(run, event) => {
                          variables.aba.set(event.id === "dados" ? "" : event.id);
                        }}
                        panels={{
                          dados: (
                            <PerfilDados
                              id="dados"
                            />
                          ),
                          preferencias: (
                            <PerfilPreferencias
                              id="preferencias"
                            />
                          ),
                        }}
                      />
                    </If>
                  </Flexbox>
                </If>
              </>
            )}
          />
        </Section>
      </If>
      <Avisos
        page={page}
      />
      <LoaderGlobal
        page={page}
      />
    </Page>
  );
}
