// @generated from designs/vendas/pages/pg-atendimento.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  breakpoint,
  handle,
  openPopup,
  preventDefault,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Columns } from "trama/runtime/elements/columns";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { atendimento } from "../collections/atendimento";
import { atendimentoNotas } from "../collections/atendimento-notas";
import AoAbrir from "../components/ao-abrir";
import AtendimentoCabecalho from "../components/atendimento-cabecalho";
import AtendimentoHistorico from "../components/atendimento-historico";
import AtendimentoLateral from "../components/atendimento-lateral";
import AtendimentoNotas from "../components/atendimento-notas";
import AtendimentoPropriedades from "../components/atendimento-propriedades";
import AtendimentoResponder from "../components/atendimento-responder";
import AtendimentoSla from "../components/atendimento-sla";
import Bloco from "../components/bloco";
import Casca from "../components/casca";
import Conversa from "../components/conversa";
import ErroCarga from "../components/erro-carga";
import Esqueleto from "../components/esqueleto";
import Vazio from "../components/vazio";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoEditavel } from "../formulas/atendimento-editavel";
import { atendimentoTemConversa } from "../formulas/atendimento-tem-conversa";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVer } from "../formulas/pode-ver";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { lifeBuoyIcon } from "../icons/life-buoy";
import {
  atalhos,
} from "../popups";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { atendimentoAbrir } from "../workflows/atendimento-abrir";
import { atendimentoAdiar } from "../workflows/atendimento-adiar";
import { atendimentoBuscar } from "../workflows/atendimento-buscar";
import { atendimentoOuvir } from "../workflows/atendimento-ouvir";
import { buscaAbrir } from "../workflows/busca-abrir";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgAtendimento() {
  const page = usePage<"atendimentoId">();
  const elements = {
    campos: handle(AtendimentoPropriedades),
    conversa: handle(Conversa),
  };
  return (
    <Page
      id="pg-atendimento"
      page={page}
      title={() => atendimentoAtual()?.codigo ?? "Atendimento"}
      onBeforeFetch={(run) => atendimentoAbrir(run, {
        codigo: page.params.atendimentoId,
      })}
      onKeydown={async (run, event) => {
        if (
          !variables.atalhosDeTecla.value ||
            event.isTyping ||
            event.isInLayer ||
            event.ctrlKey ||
            event.metaKey ||
            event.altKey ||
            !podeVer()
        ) {
          return;
        }
        switch (event.key.toLowerCase()) {
          case "r": {
            if (atendimentoTemConversa()) {
              preventDefault(run);
              await elements.conversa.actions.focar(run);
            }
            break;
          }
          case "n": {
            if (atendimentoTemConversa()) {
              preventDefault(run);
              await elements.conversa.actions.anotar(run);
            }
            break;
          }
          case "e": {
            preventDefault(run);
            await elements.campos.actions.resolver(run);
            break;
          }
          case "a": {
            preventDefault(run);
            await elements.campos.actions.atribuir(run);
            break;
          }
          case "z": {
            preventDefault(run);
            await atendimentoAdiar(run);
            break;
          }
          case "?": {
            void openPopup(run, atalhos);
            break;
          }
        }
      }}
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
                    atendimentoAtual()?.codigo
                      ? [{ nome: atendimentoAtual()?.codigo ?? "" }]
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
                <AoAbrir
                  id="carga"
                  onAbrir={async (run) => {
                    await atendimentoOuvir(run);
                    await atendimentoBuscar(run);
                  }}
                />
                <TextBlock
                  id="voltar"
                  classes={["ligacao"]}
                  text="‹ Atendimentos"
                  tag="span"
                  link={{
                    page: "pg-atendimentos",
                  }}
                />
                <If when={() => atendimento.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(atendimento.error.value)}
                    titulo="Não foi possível carregar o atendimento."
                    onTentar={atendimentoBuscar}
                  />
                </If>
                <If
                  when={() =>
                    atendimento.isFetched.value &&
                      !atendimento.error.value &&
                      !atendimentoAtual()
                  }
                >
                  <Vazio
                    id="ninguem"
                    pagina
                    texto={() => `Atendimento ${variables.atendimentoAberto.value} não encontrado.`}
                    acao={
                      <>
                        <If when={() => podeVerPagina("pg-atendimentos")}>
                          <Button
                            id="voltarLista"
                            classes={["botao", "primario"]}
                            text="Voltar para atendimentos"
                            link={{
                              page: "pg-atendimentos",
                            }}
                          />
                        </If>
                        <If when={() => !podeVerPagina("pg-atendimentos")}>
                          <Button
                            id="buscar"
                            classes={["botao", "primario"]}
                            text="Buscar atendimento"
                            onClick={buscaAbrir}
                          />
                        </If>
                      </>
                    }
                    icone={
                      <Icon
                        id="iconeNinguem"
                        icon={lifeBuoyIcon}
                        size="32px"
                      />
                    }
                  />
                </If>
                <If when={() => !atendimento.isFetched.value && !atendimento.error.value}>
                  <div className="trama-flexbox pg-atendimento-esqueleto">
                    <Esqueleto
                      id="esqueletoAlto"
                      altura="96px"
                    />
                    <Esqueleto
                      id="esqueletoCorpo"
                      altura="320px"
                    />
                  </div>
                </If>
                <If when={atendimentoAtual}>
                  <Columns
                    id="colunas"
                    classes={["pilha-tablet"]}
                    grid={[8, 4]}
                    alignItems="flex-start"
                    columnGap="var(--e-16)"
                  >
                    <div className="trama-flexbox pg-atendimento-esquerda solta-tablet">
                      <div className="trama-base pg-atendimento-ordemCabecalho ordem-1">
                        <AtendimentoCabecalho
                          id="cabecalho"
                        />
                      </div>
                      <div className="trama-flexbox pg-atendimento-ordemConversa ordem-2">
                        <If when={atendimentoTemConversa}>
                          <section className="trama-flexbox pg-atendimento-lugarConversa" aria-label="Conversa">
                            <Conversa
                              id="conversa"
                              handle={elements.conversa}
                              chatId={() => atendimentoAtual()?.chat_id ?? ""}
                              editavel={() => atendimentoEditavel() && podeEditarPagina("pg-chats")}
                            />
                          </section>
                        </If>
                        <If when={() => !atendimentoTemConversa() && atendimentoEditavel()}>
                          <AtendimentoResponder
                            id="responder"
                          />
                        </If>
                        <If when={() => !atendimentoTemConversa() || atendimentoNotas.data.value.length > 0}>
                          <AtendimentoNotas
                            id="notas"
                          />
                        </If>
                        <If when={() => !atendimentoTemConversa() && breakpoint.value === "default"}>
                          <AtendimentoHistorico
                            id="historicoAberto"
                            aberto
                          />
                        </If>
                      </div>
                    </div>
                    <div className="trama-flexbox pg-atendimento-direita solta-tablet">
                      <div className="trama-flexbox pg-atendimento-ordemPropriedades ordem-3">
                        <Bloco
                          id="propriedades"
                          titulo="Propriedades"
                          conteudo={
                            <AtendimentoPropriedades
                              id="campos"
                              handle={elements.campos}
                            />
                          }
                        />
                        <AtendimentoSla
                          id="sla"
                        />
                      </div>
                      <div className="trama-flexbox pg-atendimento-ordemLateral ordem-4">
                        <AtendimentoLateral
                          id="lateral"
                        />
                        <If when={() => atendimentoTemConversa() || breakpoint.value !== "default"}>
                          <AtendimentoHistorico
                            id="historico"
                          />
                        </If>
                      </div>
                    </div>
                  </Columns>
                </If>
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
