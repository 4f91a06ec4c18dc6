// @generated from designs/vendas/pages/pg-contato.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  batch,
  breakpoint,
  fetchCollection,
  handle,
  usePage,
} from "trama/runtime";
import { Accordion } from "trama/runtime/elements/accordion";
import { Button } from "trama/runtime/elements/button";
import { Columns } from "trama/runtime/elements/columns";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  findIndex,
} from "trama/runtime/helpers";
import { contato } from "../collections/contato";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import AoAbrir from "../components/ao-abrir";
import Casca from "../components/casca";
import ContatoArquivos from "../components/contato-arquivos";
import ContatoAtendimentos from "../components/contato-atendimentos";
import ContatoCabecalho from "../components/contato-cabecalho";
import ContatoCompras from "../components/contato-compras";
import ContatoConsentimento from "../components/contato-consentimento";
import ContatoConversas from "../components/contato-conversas";
import ContatoDados from "../components/contato-dados";
import ContatoEndereco from "../components/contato-endereco";
import ContatoEnvios from "../components/contato-envios";
import ContatoLateral from "../components/contato-lateral";
import ContatoLinhaTempo from "../components/contato-linha-tempo";
import ContatoNumeros from "../components/contato-numeros";
import ContatoOportunidades from "../components/contato-oportunidades";
import ContatoTarefas from "../components/contato-tarefas";
import ErroCarga from "../components/erro-carga";
import OportunidadeGaveta from "../components/oportunidade-gaveta";
import Vazio from "../components/vazio";
import { contatoAtual } from "../formulas/contato-atual";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeVer } from "../formulas/pode-ver";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { userXIcon } from "../icons/user-x";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { buscaAbrir } from "../workflows/busca-abrir";
import { contatoAbrir } from "../workflows/contato-abrir";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgContato() {
  const page = usePage<"contatoId">();
  const elements = {
    abas: handle(Tabs),
  };
  return (
    <Page
      id="pg-contato"
      page={page}
      title={() => contatoAtual()?.nome ?? "Contato"}
      collections={[
        contato,
        produtosOpcoes,
      ]}
      onBeforeFetch={(run) => contatoAbrir(run, {
        id: page.params.contatoId,
      })}
      onLoad={paginaOnload}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If when={podeVer}>
        <Section
          id="conteudo"
          tag="main"
        >
          <Casca
            id="casca"
            corpo={
              <>
                <Repeat
                  items={() =>
                    contatoAtual()?.nome
                      ? [{ nome: contatoAtual()?.nome ?? "" }]
                      : []
                  }
                  by={(item) => item.nome}
                >
                  {(item) => (
                    <AoAbrir
                      id="titulo"
                      onAbrir={() => {
                        variables.tituloDaPagina.set(item.value.nome);
                      }}
                    />
                  )}
                </Repeat>
                <TextBlock
                  id="voltar"
                  classes={["ligacao"]}
                  text="‹ Contatos"
                  tag="span"
                  link={{
                    page: "pg-contatos",
                  }}
                />
                <If when={() => contato.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(contato.error.value)}
                    titulo="Não foi possível carregar o contato."
                    onTentar={async (run) => {
                      await fetchCollection(run, contato);
                    }}
                  />
                </If>
                <If
                  when={() =>
                    contato.isFetched.value &&
                      !contato.error.value &&
                      !contatoAtual()
                  }
                >
                  <Vazio
                    id="ninguem"
                    pagina
                    texto="Contato não encontrado."
                    acao={
                      <>
                        <If when={() => podeVerPagina("pg-contatos")}>
                          <Button
                            id="voltarLista"
                            classes={["botao", "primario"]}
                            text="Voltar para contatos"
                            link={{
                              page: "pg-contatos",
                            }}
                          />
                        </If>
                        <If when={() => !podeVerPagina("pg-contatos")}>
                          <Button
                            id="buscar"
                            classes={["botao", "primario"]}
                            text="Buscar contato"
                            onClick={buscaAbrir}
                          />
                        </If>
                      </>
                    }
                    icone={
                      <Icon
                        id="iconeNinguem"
                        icon={userXIcon}
                        size="32px"
                      />
                    }
                  />
                </If>
                <If when={contatoAtual}>
                  <Columns
                    id="colunas"
                    classes={["pilha-tablet"]}
                    grid={[3, 6, 3]}
                    alignItems="flex-start"
                    columnGap="var(--e-16)"
                  >
                    <div className="trama-flexbox pg-contato-esquerda solta-tablet">
                      <div className="trama-base pg-contato-ordemCabecalho ordem-1">
                        <ContatoCabecalho
                          id="cabecalho"
                        />
                      </div>
                      <div className="trama-base pg-contato-ordemDados ordem-4">
                        <Accordion
                          id="dados"
                          classes={["cartao", "dobras"]}
                          items={[
                            {
                              id: "dados",
                              label: "Dados pessoais",
                            },
                            {
                              id: "endereco",
                              label: "Endereço",
                            },
                          ]}
                          value={() =>
                            breakpoint.value === "mobile"
                              ? []
                              : ["dados", "endereco"]
                          }
                          type="multiple"
                          heading="h2"
                          panels={{
                            dados: (
                              <>
                                <ContatoDados
                                  id="pessoais"
                                />
                                <ContatoConsentimento
                                  id="consentimento"
                                />
                              </>
                            ),
                            endereco: (
                              <ContatoEndereco
                                id="endereco"
                              />
                            ),
                          }}
                        />
                      </div>
                    </div>
                    <div className="trama-base pg-contato-centro ordem-3">
                      <Tabs
                        id="abas"
                        handle={elements.abas}
                        tabs={[
                          {
                            id: "linha",
                            label: "Linha do tempo",
                          },
                          {
                            id: "compras",
                            label: "Compras",
                          },
                          {
                            id: "conversas",
                            label: "Conversas",
                          },
                          {
                            id: "atendimentos",
                            label: "Atendimentos",
                          },
                          {
                            id: "oportunidades",
                            label: "Oportunidades",
                          },
                          {
                            id: "envios",
                            label: "Envios",
                          },
                          {
                            id: "tarefas",
                            label: "Tarefas",
                          },
                          {
                            id: "arquivos",
                            label: "Arquivos",
                          },
                        ]}
                        value={() => findIndex(["", "compras", "conversas", "atendimentos", "oportunidades", "envios", "tarefas", "arquivos"], variables.aba.value)}
                        transition="fade"
                        ariaLabel="Partes do contato"
                        onChange={(_run, event) => {
                          batch(() => {
                            variables.limite.set(25);
                            variables.aba.set(event.id === "linha" ? "" : event.id);
                          });
                        }}
                        panels={{
                          arquivos: (
                            <If when={() => elements.abas.currentTab.value === "arquivos"}>
                              <ContatoArquivos
                                id="arquivosPainel"
                              />
                            </If>
                          ),
                          atendimentos: (
                            <If when={() => elements.abas.currentTab.value === "atendimentos"}>
                              <ContatoAtendimentos
                                id="atendimentosPainel"
                              />
                            </If>
                          ),
                          compras: (
                            <If when={() => elements.abas.currentTab.value === "compras"}>
                              <ContatoCompras
                                id="comprasPainel"
                              />
                            </If>
                          ),
                          conversas: (
                            <If when={() => elements.abas.currentTab.value === "conversas"}>
                              <ContatoConversas
                                id="conversasPainel"
                              />
                            </If>
                          ),
                          envios: (
                            <If when={() => elements.abas.currentTab.value === "envios"}>
                              <ContatoEnvios
                                id="enviosPainel"
                              />
                            </If>
                          ),
                          linha: (
                            <ContatoLinhaTempo
                              id="linhaTempo"
                            />
                          ),
                          oportunidades: (
                            <If when={() => elements.abas.currentTab.value === "oportunidades"}>
                              <ContatoOportunidades
                                id="oportunidadesPainel"
                              />
                            </If>
                          ),
                          tarefas: (
                            <If when={() => elements.abas.currentTab.value === "tarefas"}>
                              <ContatoTarefas
                                id="tarefasPainel"
                              />
                            </If>
                          ),
                        }}
                      />
                    </div>
                    <div className="trama-flexbox pg-contato-direita solta-tablet">
                      <div className="trama-base pg-contato-ordemNumeros ordem-2">
                        <ContatoNumeros
                          id="numeros"
                        />
                      </div>
                      <div className="trama-base pg-contato-ordemLateral ordem-5">
                        <ContatoLateral
                          id="lateral"
                        />
                      </div>
                    </div>
                  </Columns>
                </If>
                <OportunidadeGaveta
                  id="gaveta"
                  solta
                />
              </>
            }
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
