// @generated from designs/vendas/components/busca-global.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  closePopup,
  component,
  fetchCollection,
  handle,
  latestWorkflow,
  localVariable,
  navigate,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  getByIndex,
  slice,
  startsWith,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import type { BuscaAchadosRow } from "../collections/busca-achados";
import { buscaAchados } from "../collections/busca-achados";
import { chatAberto } from "../collections/chat-aberto";
import { permissoes } from "../collections/permissoes";
import ErroCarga from "./erro-carga";
import { enderecoDaPagina } from "../formulas/endereco-da-pagina";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { keyboardIcon } from "../icons/keyboard";
import { messagesSquareIcon } from "../icons/messages-square";
import { plusIcon } from "../icons/plus";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { buscaAgir } from "../workflows/busca-agir";

/** Busca em tudo o que a pessoa pode ver: páginas, contatos, transações e atendimentos. */
const BuscaGlobal = component("busca-global", {}, () => {
  const elements = {
    campo: handle(SearchBar),
  };
  const own = {
    falhou: localVariable<boolean>({
      id: "falhou",
      type: "boolean",
      default: false,
    }),
    /** O texto que as respostas na tela respondem. */
    termo: localVariable<string>({
      id: "termo",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    achados: (): readonly BuscaAchadosRow[] =>
      variables.buscaTexto.value === ""
        ? []
        : buscaAchados.data.value,
    /** O que se cria de qualquer página, e o que se faz com a conversa aberta. */
    acoes: (): readonly {
      readonly id: string;
      readonly titulo: string;
      readonly pode: boolean;
    }[] => filter([{
      id: "contato",
      titulo: "Novo contato",
      pode: podeEditarPagina("pg-contatos"),
    }, {
      id: "atendimento",
      titulo: "Novo atendimento",
      pode: podeEditarPagina("pg-atendimentos"),
    }, {
      id: "venda",
      titulo: "Nova venda manual",
      pode: podeEditarPagina("pg-transacoes"),
    }, {
      id: "chatConcluir",
      titulo: "Resolver e ir para a próxima conversa",
      pode: formulas.conversaAberta(),
    }, {
      id: "chatAssumir",
      titulo: "Assumir a conversa",
      pode: formulas.conversaAberta() && chatAberto.data.value?.responsavel_id == null,
    }, {
      id: "chatResponder",
      titulo: "Responder na conversa",
      pode: formulas.conversaAberta(),
    }, {
      id: "chatAnotar",
      titulo: "Escrever uma nota interna",
      pode: formulas.conversaAberta(),
    }, {
      id: "chatAdiar",
      titulo: "Adiar a conversa",
      pode: formulas.conversaAberta() && chatAberto.data.value?.status !== "resolvido",
    }, {
      id: "chatSeguinte",
      titulo: "Próxima conversa",
      pode: formulas.conversaAberta(),
    }, {
      id: "chatAnterior",
      titulo: "Conversa anterior",
      pode: formulas.conversaAberta(),
    }, {
      id: "atalhos",
      titulo: "Atalhos do teclado",
      pode: variables.buscaTexto.value !== "",
    }], (acao) => acao.pode && (variables.buscaTexto.value === "" || custom.termoDeBusca(acao.titulo).includes(custom.termoDeBusca(variables.buscaTexto.value)))),
    conversaAberta: (): boolean => variables.chat.value !== "" && podeEditarPagina("pg-chats"),
    grupos: (): readonly {
      readonly id: string;
      readonly nome: string;
      readonly itens: readonly {
        readonly caminho: string;
        readonly detalhe: string;
        readonly id: string;
        readonly titulo: string;
      }[];
    }[] => filter([{
      id: "recentes",
      nome: "Recentes",
      itens: variables.buscaTexto.value === "" ? variables.buscaRecentes.value : [],
    }, {
      id: "paginas",
      nome: "Páginas",
      itens: formulas.paginas(),
    }, {
      id: "contatos",
      nome: "Contatos",
      itens: formulas.itens("contatos"),
    }, {
      id: "transacoes",
      nome: "Transações",
      itens: formulas.itens("transacoes"),
    }, {
      id: "atendimentos",
      nome: "Atendimentos",
      itens: formulas.itens("atendimentos"),
    }, {
      id: "envios",
      nome: "Envios",
      itens: formulas.itens("envios"),
    }], (grupo) => grupo.itens.length > 0),
    itens: (grupo: string): readonly {
      readonly id: string;
      readonly titulo: string;
      readonly detalhe: string;
      readonly caminho: string;
    }[] => formulas.achados().filter((achado) => achado.grupo === grupo).map((achado) => ({
      id: achado.id,
      titulo: grupo === "transacoes" ? achado.detalhe ?? "" : achado.titulo,
      detalhe: grupo === "transacoes" ? achado.titulo : achado.detalhe ?? "",
      caminho: achado.rota,
    })),
    paginas: (): readonly {
      readonly id: string;
      readonly titulo: string;
      readonly detalhe: string;
      readonly caminho: string;
    }[] => permissoes.data.value.filter((pagina) => pagina.podeVer && pagina.noMenu && (variables.buscaTexto.value === "" || custom.termoDeBusca(pagina.titulo).includes(custom.termoDeBusca(variables.buscaTexto.value)))).map((pagina) => ({
      id: pagina.paginaId,
      titulo: pagina.titulo,
      detalhe: pagina.grupo ?? "",
      caminho: enderecoDaPagina(pagina.rota),
    })),
    primeiro: (): {
      readonly caminho: string;
      readonly detalhe: string;
      readonly id: string;
      readonly titulo: string;
    } | null | undefined =>
      variables.buscaTexto.value === ""
        ? null
        : getByIndex(formulas.grupos()[0]?.itens, 0),
    situacao: (): string =>
      variables.buscaTexto.value === "" ? "Escreva 2 letras ou mais."
        : formulas.grupos().length > 0 || formulas.acoes().length > 0 ? ""
        : own.termo.value !== variables.buscaTexto.value ? "Buscando…"
        : `Nada encontrado para “${variables.buscaTexto.value}”.`,
  };
  const workflows = {
    buscar: latestWorkflow<{ readonly texto: string }>("buscar", async (run, params) => {
      const texto = params.texto.trim();
      batch(() => {
        variables.buscaTexto.set(texto.length < 2 ? "" : texto);
        own.falhou.set(false);
      });
      if (variables.buscaTexto.value === "") {
        return;
      }
      await fetchCollection(run, buscaAchados);
      own.termo.set(texto);
    }, {
      onError: () => {
        own.falhou.set(true);
      },
    }),
    /** O que se abriu por último vem primeiro, na próxima vez. */
    lembrar: workflow<{
      readonly achado: {
        readonly caminho: string;
        readonly detalhe: string;
        readonly id: string;
        readonly titulo: string;
      };
    }>("lembrar", (_run, params) => {
      variables.buscaRecentes.set(slice([params.achado, ...variables.buscaRecentes.value.filter((um) => um.id !== params.achado.id)], 0, 5));
    }),
  };
  return (
    <Component
      onMount={() => {
        variables.buscaTexto.set("");
        elements.campo.actions.focus();
      }}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        ariaLabel="Busca global"
        position="topMiddle"
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <Flexbox
          id="teclas"
          direction="column"
          arrowKeys
          onKeyDown={(_run, event) => {
            if (
              (event.key.length !== 1 && event.key !== "Backspace") ||
                event.key === " " ||
                event.ctrlKey ||
                event.metaKey ||
                event.altKey
            ) {
              return;
            }
            elements.campo.actions.focus();
          }}
        >
          <div className="trama-flexbox busca-global-topo">
            <SearchBar
              id="campo"
              handle={elements.campo}
              placeholder="Buscar contatos, transações, atendimentos e páginas"
              ariaLabel="Buscar em tudo"
              clearLabel="Limpar busca"
              isEmbedIcon
              iconPosition="left"
              inputWidth="100%"
              debounceDelay={300}
              onChange={(run, event) => workflows.buscar(run, {
                texto: event.value,
              })}
              onSubmit={async (run, event) => {
                if (own.termo.value !== event.value.trim()) {
                  await workflows.buscar(run, {
                    texto: event.value,
                  });
                }
                const destino = formulas.primeiro();
                if (destino) {
                  await workflows.lembrar(run, {
                    achado: destino,
                  });
                  await navigate(run, {
                    path: destino.caminho,
                  });
                }
              }}
            />
          </div>
          <div className="trama-flexbox busca-global-corpo">
            <If when={() => own.falhou.value}>
              <ErroCarga
                id="falha"
                titulo="Não foi possível buscar."
                onTentar={(run) => workflows.buscar(run, {
                  texto: elements.campo.value.value,
                })}
              />
            </If>
            <If when={() => !own.falhou.value}>
              <TextBlock
                id="situacao"
                classes={["dica"]}
                text={formulas.situacao}
                role="status"
              />
            </If>
            <If when={() => formulas.acoes().length > 0}>
              <section className="trama-base busca-global-acoes" aria-label="Ações">
                <span className="trama-text busca-global-nomeAcoes dica">
                  Ações
                </span>
                <Repeat
                  items={formulas.acoes}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <Button
                      id="acao"
                      classes={["botao", "discreto", "item"]}
                      text={() => item.value.titulo}
                      onClick={async (run) => {
                        const acao = item.value.id;
                        closePopup(run);
                        await buscaAgir(run, {
                          acao,
                        });
                      }}
                      leftIcon={
                        <Icon
                          id="mais"
                          icon={() =>
                            startsWith(item.value.id, "chat") ? messagesSquareIcon
                              : item.value.id === "atalhos" ? keyboardIcon
                              : plusIcon
                          }
                          size="16px"
                        />
                      }
                    />
                  )}
                </Repeat>
              </section>
            </If>
            <Repeat
              items={formulas.grupos}
              by={(item) => item.id}
            >
              {(item) => (
                <Base
                  id="grupo"
                  tag="section"
                  ariaLabel={() => item.value.nome}
                >
                  <TextBlock
                    id="nomeGrupo"
                    classes={["dica"]}
                    text={() => item.value.nome}
                    tag="span"
                  />
                  <Repeat
                    items={() => item.value.itens}
                    by={(item) => item.id}
                  >
                    {(achadoItem) => (
                      <Flexbox
                        id="achado"
                        link={() => ({
                          path: achadoItem.value.caminho,
                        })}
                        onClick={(run) => workflows.lembrar(run, {
                          achado: achadoItem.value,
                        })}
                      >
                        <TextBlock
                          id="titulo"
                          classes={["forte", "corta"]}
                          text={() => achadoItem.value.titulo}
                          tag="span"
                        />
                        <TextBlock
                          id="detalhe"
                          classes={["dica", "corta"]}
                          text={() => achadoItem.value.detalhe}
                          tag="span"
                        />
                      </Flexbox>
                    )}
                  </Repeat>
                </Base>
              )}
            </Repeat>
          </div>
        </Flexbox>
        <Button
          id="fechar"
          classes={["botao", "discreto", "so-icone"]}
          ariaLabel="Fechar busca"
          link={{
            closePopup: true,
          }}
          leftIcon={
            <Icon
              id="x"
              icon={xIcon}
              size="16px"
            />
          }
        />
      </Modal>
    </Component>
  );
});

export default BuscaGlobal;
