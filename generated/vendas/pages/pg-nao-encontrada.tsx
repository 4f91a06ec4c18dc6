// @generated from designs/vendas/pages/pg-nao-encontrada.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  caughtError,
  fetchCollections,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import Casca from "../components/casca";
import { compassIcon } from "../icons/compass";
import { searchIcon } from "../icons/search";
import Avisos from "../sections/avisos";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { buscaAbrir } from "../workflows/busca-abrir";

export default function PgNaoEncontrada() {
  const page = usePage();
  return (
    <Page
      id="pg-nao-encontrada"
      page={page}
      title="Página não encontrada"
      onLoad={async (run) => {
        if (auth.isAuthenticated.value && permissoes.total.value === 0) {
          try {
            await fetchCollections(run, [
              permissoes,
              equipe,
            ]);
          } catch (cause) {
            caughtError(cause);
          }
        }
        variables.carregando.set(false);
      }}
    >
      <MenuLateral
        page={page}
      />
      <Section
        id="conteudo"
        tag="main"
      >
        <Casca
          id="casca"
          inteira={() => permissoes.total.value === 0}
          corpo={
            <div className="trama-flexbox pg-nao-encontrada-caixa">
              <Icon
                id="desenho"
                icon={compassIcon}
                size="48px"
                color="var(--texto-3)"
              />
              <h1 className="trama-text pg-nao-encontrada-titulo titulo">
                Página não encontrada
              </h1>
              <TextBlock
                id="qual"
                classes={["texto"]}
                text={() => `Não achamos ${page.path}. O endereço pode ter mudado, ou a página não existe mais.`}
              />
              <div className="trama-flexbox pg-nao-encontrada-saidas">
                <TextBlock
                  id="inicio"
                  classes={["botao", "primario"]}
                  text="Ir para o início"
                  tag="span"
                  link={{
                    page: "pg-login",
                  }}
                />
                <If when={() => permissoes.total.value > 0}>
                  <Button
                    id="buscar"
                    classes={["botao", "secundario"]}
                    text="Buscar no Balcão"
                    onClick={buscaAbrir}
                    leftIcon={
                      <Icon
                        id="lupa"
                        icon={searchIcon}
                        size="16px"
                      />
                    }
                  />
                </If>
              </div>
              <If when={() => permissoes.total.value > 0 && variables.buscaRecentes.value.length > 0}>
                <div className="trama-flexbox pg-nao-encontrada-recentes">
                  <h2 className="trama-text pg-nao-encontrada-recentesTitulo dica">
                    Onde você esteve
                  </h2>
                  <Repeat
                    items={() => variables.buscaRecentes.value.slice(0, 3)}
                    by={(item) => item.id}
                  >
                    {(item) => (
                      <div className="trama-flexbox pg-nao-encontrada-recente linha">
                        <TextBlock
                          id="recenteTitulo"
                          classes={["ligacao", "corta"]}
                          text={() => item.value.titulo}
                          tag="span"
                          link={() => ({
                            url: item.value.caminho,
                          })}
                        />
                        <TextBlock
                          id="recenteDetalhe"
                          classes={["dica", "junto"]}
                          text={() => item.value.detalhe}
                          tag="span"
                        />
                      </div>
                    )}
                  </Repeat>
                </div>
              </If>
            </div>
          }
        />
      </Section>
      <Avisos
        page={page}
      />
    </Page>
  );
}
