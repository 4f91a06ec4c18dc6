// @generated from designs/vendas/pages/pg-perfil.json. Do not edit.
import {
  If,
  Page,
  Section,
  fetchCollection,
  handle,
  navigate,
  usePage,
  withLastParams,
  withParams,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import {
  filter,
  findIndex,
  ifEmpty,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import { usuario } from "../collections/usuario";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import PerfilAvatar from "../components/perfil-avatar";
import PerfilDados from "../components/perfil-dados";
import PerfilPermissoes from "../components/perfil-permissoes";
import PerfilPreferencias from "../components/perfil-preferencias";
import PerfilResumo from "../components/perfil-resumo";
import Vazio from "../components/vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";
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

export default function PgPerfil() {
  const page = usePage<"usuarioId">();
  const elements = {
    abas: handle(Tabs),
  };
  return (
    <Page
      id="pg-perfil"
      page={page}
      title={() => ifEmpty(nomeDaPessoa(page.params.usuarioId), "Perfil")}
      collections={[
        withParams(usuario, () => ({
          id: custom.uuidOuNulo(page.params.usuarioId),
        })),
      ]}
      onLoad={async (run) => {
        await paginaOnload(run);
        if (!["conta", "equipe"].includes(variables.aba.value) || !temConta()) {
          return;
        }
        await navigate(run, {
          page: "pg-configuracoes",
          query: {
            aba: variables.aba.value === "conta" ? null : variables.aba.value,
          },
          replace: true,
        });
      }}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If when={() => podeVer()}>
        <Section
          id="conteudo"
          tag="main"
        >
          <Casca
            id="casca"
            corpo={(
              <>
                <If when={() => usuario.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(usuario.error.value)}
                    titulo="Não foi possível carregar o perfil."
                    onTentar={async (run) => {
                      await fetchCollection(run, withLastParams(usuario));
                    }}
                  />
                </If>
                <If when={() => usuario.isFetched.value && usuario.data.value.length === 0}>
                  <Vazio
                    id="ninguem"
                    pagina
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
                <If when={() => usuario.data.value.length === 1}>
                  <div className="trama-flexbox pg-perfil-pessoa">
                    <PerfilResumo
                      id="resumo"
                    />
                    <If when={() => page.params.usuarioId === auth.user.value?.id || temConta()}>
                      <Tabs
                        id="abas"
                        handle={elements.abas}
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
                          {
                            id: "permissoes",
                            label: "Permissões",
                            display: () => temConta(),
                          },
                        ]}
                        value={() => findIndex(filter(["", "preferencias", "permissoes"], (aba) => aba !== "preferencias" || page.params.usuarioId === auth.user.value?.id), variables.aba.value)}
                        ariaLabel="Partes do perfil"
                        onChange={(_run, event) => {
                          variables.aba.set(event.id === "dados" ? "" : event.id);
                        }}
                        panels={{
                          dados: (
                            <>
                              <PerfilAvatar
                                id="avatar"
                              />
                              <PerfilDados
                                id="dados"
                              />
                            </>
                          ),
                          permissoes: (
                            <If when={() => temConta()}>
                              <PerfilPermissoes
                                id="permissoes"
                                aberta={() => elements.abas.currentTab.value === "permissoes"}
                              />
                            </If>
                          ),
                          preferencias: (
                            <PerfilPreferencias
                              id="preferencias"
                            />
                          ),
                        }}
                      />
                    </If>
                  </div>
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
