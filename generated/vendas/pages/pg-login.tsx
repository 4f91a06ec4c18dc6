// @generated from designs/vendas/pages/pg-login.json. Do not edit.
import {
  If,
  Page,
  Section,
  batch,
  fetchCollections,
  finishLogin,
  lateComponent,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Columns } from "trama/runtime/elements/columns";
import { Icon } from "trama/runtime/elements/icon";
import { Picture } from "trama/runtime/elements/image";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import FormularioEntrar from "../components/formulario-entrar";
import { entradaPorLink } from "../formulas/entrada-por-link";
import { mensagemErro } from "../formulas/mensagem-erro";
import { paginaInicial } from "../formulas/pagina-inicial";
import { chartLineIcon } from "../icons/chart-line";
import { messagesSquareIcon } from "../icons/messages-square";
import { refreshCwIcon } from "../icons/refresh-cw";
import LoaderGlobal from "../sections/loader-global";
import * as variables from "../variables";
import { irParaDestino } from "../workflows/ir-para-destino";
import { irParaInicio } from "../workflows/ir-para-inicio";
import { mostrarErro } from "../workflows/mostrar-erro";
import { sair } from "../workflows/sair";

const FormularioConvite = lateComponent("formulario-convite", () => import("../components/formulario-convite"));

const FormularioCriarConta = lateComponent("formulario-criar-conta", () => import("../components/formulario-criar-conta"));

const FormularioSenha = lateComponent("formulario-senha", () => import("../components/formulario-senha"));

export default function PgLogin() {
  const page = usePage();
  return (
    <Page
      id="pg-login"
      page={page}
      title="Entrar"
      description="Entre no Balcão para acompanhar suas vendas."
      onLoad={{
        steps: async (run) => {
          const voltou = await finishLogin(run);
          if (voltou) {
            batch(() => {
              variables.salvando.set("google");
              variables.bloqueado.set(true);
            });
            await fetchCollections(run, [
              permissoes,
              equipe,
            ]);
            await irParaDestino(run);
            variables.carregando.set(false);
            return;
          }
          if (
            auth.isAuthenticated.value &&
              entradaPorLink() === "" &&
              !page.query._source &&
              paginaInicial() !== ""
          ) {
            await irParaInicio(run);
          }
          variables.carregando.set(false);
        },
        onError: async (run, error) => {
          batch(() => {
            variables.bloqueado.set(false);
            variables.salvando.set("");
            variables.carregando.set(false);
          });
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        },
      }}
    >
      <Section
        id="entrada"
        tag="main"
        classes={["base"]}
      >
        <Columns
          id="metades"
          grid={[6, 6]}
          alignItems="stretch"
        >
          <div className="trama-flexbox pg-login-marca">
            <div className="trama-flexbox pg-login-nomeDaCasa">
              <Picture
                id="logo"
                url="assets/balcao.svg"
                alt=""
                loading="eager"
                width={40}
                height={40}
              />
              <span className="trama-text pg-login-nome">
                Balcão
              </span>
            </div>
            <h1 className="trama-text pg-login-lema">
              Venda mais. Perca menos.
            </h1>
            <ul className="trama-flexbox pg-login-razoes">
              <li className="trama-flexbox pg-login-recupera">
                <Icon
                  id="iconeRecupera"
                  icon={refreshCwIcon}
                  size="20px"
                />
                <span className="trama-text pg-login-textoRecupera">
                  Recupere pix, boletos e carrinhos parados
                </span>
              </li>
              <li className="trama-flexbox pg-login-atende">
                <Icon
                  id="iconeAtende"
                  icon={messagesSquareIcon}
                  size="20px"
                />
                <span className="trama-text pg-login-textoAtende">
                  Atenda toda conversa em um só lugar
                </span>
              </li>
              <li className="trama-flexbox pg-login-confere">
                <Icon
                  id="iconeConfere"
                  icon={chartLineIcon}
                  size="20px"
                />
                <span className="trama-text pg-login-textoConfere">
                  Veja o lucro de hoje, não só a venda
                </span>
              </li>
            </ul>
            <Picture
              id="retrato"
              classes={["so-claro"]}
              url="assets/painel.webp"
              alt=""
              loading="lazy"
              width={960}
              height={600}
            />
            <Picture
              id="retratoEscuro"
              classes={["so-escuro"]}
              url="assets/painel-escuro.webp"
              alt=""
              loading="lazy"
              width={960}
              height={600}
            />
          </div>
          <div className="trama-flexbox pg-login-lado">
            <If
              when={() =>
                auth.isAuthenticated.value &&
                  entradaPorLink() === "" &&
                  !variables.carregando.value &&
                  variables.salvando.value === ""
              }
            >
              <div className="trama-flexbox pg-login-recusa cartao">
                <TextBlock
                  id="recusaTexto"
                  classes={["forte"]}
                  text={() => paginaInicial() === "" ? "Seu usuário ainda não tem páginas liberadas." : "Você não tem acesso à página que tentou abrir."}
                  role="alert"
                />
                <If when={() => paginaInicial() !== ""}>
                  <Button
                    id="recusaInicio"
                    classes={["botao", "primario"]}
                    text="Ir para o início"
                    onClick={irParaInicio}
                  />
                </If>
                <Button
                  id="recusaSair"
                  classes={["botao", "secundario"]}
                  text="Sair"
                  onClick={sair}
                />
              </div>
            </If>
            <If
              when={() => entradaPorLink() === "" && (!auth.isAuthenticated.value || variables.salvando.value !== "")}
            >
              <div className="trama-base pg-login-cartao">
                <Tabs
                  id="abas"
                  tabs={[
                    {
                      id: "entrar",
                      label: "Entrar",
                    },
                    {
                      id: "criarConta",
                      label: "Criar conta",
                    },
                  ]}
                  horizontalAlignment="stretch"
                  ariaLabel="Entrar ou criar conta"
                  panels={{
                    criarConta: (
                      <FormularioCriarConta
                        id="formularioCriarConta"
                      />
                    ),
                    entrar: (
                      <FormularioEntrar
                        id="formularioEntrar"
                      />
                    ),
                  }}
                />
              </div>
            </If>
            <If when={() => entradaPorLink() === "convite"}>
              <div className="trama-base pg-login-cartaoConvite cartao">
                <FormularioConvite
                  id="formularioConvite"
                />
              </div>
            </If>
            <If when={() => entradaPorLink() === "senha"}>
              <div className="trama-base pg-login-cartaoSenha cartao">
                <FormularioSenha
                  id="formularioSenha"
                />
              </div>
            </If>
          </div>
        </Columns>
      </Section>
      <LoaderGlobal
        page={page}
      />
    </Page>
  );
}
