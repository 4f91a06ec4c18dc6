// @generated from designs/vendas/components/ajustes-equipe.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  supabaseInvoke,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { pessoas } from "../collections/pessoas";
import AvatarIniciais from "./avatar-iniciais";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Presenca from "./presenca";
import { mensagemErro } from "../formulas/mensagem-erro";
import { presencaDe } from "../formulas/presenca-de";
import { rotuloPerfil } from "../formulas/rotulo-perfil";
import { userPlusIcon } from "../icons/user-plus";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { equipeConvidar } from "../workflows/equipe-convidar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** As pessoas da conta: quem está aqui, quem foi convidada, quem não entra mais. */
const AjustesEquipe = component("ajustes-equipe", {}, () => {
  const formulas = {
    /** O que se diz de uma pessoa no lugar da presença; nada de quem já entrou e pode entrar. */
    situacao: (ativo: boolean, convidadaEm: string | null | undefined, vistaEm: string | null | undefined): string =>
      !ativo ? "Acesso desativado"
        : convidadaEm != null && vistaEm == null ? "Convite pendente"
        : "",
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, pessoas);
    }, {
      onError: () => {
        return;
      },
    }),
    convidar: workflow("convidar", async (run) => {
      await equipeConvidar(run);
      await workflows.buscar(run);
    }),
    desativar: workflow<{
      readonly id: string;
      readonly nome: string;
    }>("desativar", (run, params) => {
      void openPopup(run, confirmacao, {
        mensagem: "A pessoa sai do app na hora e não entra mais. O que ela fez continua aqui.",
        perigo: true,
        textoConfirmar: "Desativar acesso",
        titulo: `Desativar o acesso de ${params.nome}?`,
      }, {
        onResult: async (run) => {
          await workflows.gravar(run, {
            ativo: false,
            aviso: "Acesso desativado.",
            id: params.id,
          });
        },
      });
    }),
    gravar: workflow<{
      readonly id: string;
      readonly ativo: boolean;
      readonly aviso: string;
    }>("gravar", async (run, params) => {
      variables.salvando.set(`equipe-${params.id}`);
      await supabaseUpdate(run, {
        table: "usuarios",
        match: {
          id: params.id,
        },
        data: {
          ativo: params.ativo,
        },
        columns: ["id"],
        single: true,
      });
      await workflows.buscar(run);
      await fetchCollection(run, equipe);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: params.aviso,
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Manda outro link; o de antes deixa de valer. */
    reenviar: workflow<{ readonly id: string }>("reenviar", async (run, params) => {
      variables.salvando.set(`convite-${params.id}`);
      await supabaseInvoke(run, {
        function: "convites/enviar",
        body: { id: params.id },
      });
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Convite enviado de novo.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox ajustes-equipe-tudo">
        <div className="trama-flexbox ajustes-equipe-topo">
          <h2 className="trama-text ajustes-equipe-titulo subtitulo">
            Equipe
          </h2>
          <Button
            id="convidar"
            classes={["botao", "primario"]}
            text="Convidar pessoa"
            onClick={workflows.convidar}
            leftIcon={(
              <Icon
                id="iconeConvidar"
                icon={userPlusIcon}
                size="16px"
              />
            )}
          />
        </div>
        <If when={() => pessoas.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(pessoas.error.value)}
            titulo="Não foi possível carregar a equipe."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !pessoas.error.value && pessoas.data.value.length === 0}>
          <Esqueleto
            id="aCaminho"
            altura="240px"
          />
        </If>
        <If when={() => pessoas.data.value.length > 0}>
          <ul className="trama-flexbox ajustes-equipe-lista cartao lista" aria-label="Equipe">
            <Repeat
              items={() => pessoas.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-equipe-linha linha">
                  <AvatarIniciais
                    id="avatar"
                    cor={() => item.value.cor}
                    foto={() => item.value.avatar_url}
                    nome={() => item.value.nome}
                  />
                  <div className="trama-base ajustes-equipe-quem">
                    <TextBlock
                      id="nome"
                      classes={["ligacao", "corta"]}
                      text={() => item.value.nome}
                      tag="span"
                      link={() => ({
                        page: "pg-perfil",
                        params: {
                          usuarioId: item.value.id,
                        },
                      })}
                    />
                    <TextBlock
                      id="detalhe"
                      classes={["dica", "corta"]}
                      text={() => `${rotuloPerfil(item.value.perfil) ?? ""} · ${item.value.email}`}
                    />
                  </div>
                  <div className="trama-base ajustes-equipe-onde">
                    <If
                      when={() => formulas.situacao(item.value.ativo, item.value.convidado_em, item.value.visto_em) === ""}
                    >
                      <Presenca
                        id="presenca"
                        presenca={() => presencaDe(item.value.presenca, item.value.visto_em)}
                      />
                    </If>
                    <If
                      when={() => formulas.situacao(item.value.ativo, item.value.convidado_em, item.value.visto_em) !== ""}
                    >
                      <TextBlock
                        id="situacao"
                        classes={["etiqueta"]}
                        text={() => formulas.situacao(item.value.ativo, item.value.convidado_em, item.value.visto_em)}
                        tag="span"
                      />
                    </If>
                  </div>
                  <div className="trama-flexbox ajustes-equipe-acao">
                    <If when={() => item.value.id === auth.user.value?.id}>
                      <span className="trama-text ajustes-equipe-voce dica">
                        Você
                      </span>
                    </If>
                    <If
                      when={() => formulas.situacao(item.value.ativo, item.value.convidado_em, item.value.visto_em) === "Convite pendente"}
                    >
                      <Button
                        id="reenviar"
                        classes={["botao", "secundario", "botao-menor"]}
                        text="Reenviar convite"
                        ariaLabel={() => `Reenviar convite a ${item.value.nome}`}
                        loading={() => variables.salvando.value === `convite-${item.value.id}`}
                        onClick={(run) => workflows.reenviar(run, {
                          id: item.value.id,
                        })}
                      />
                    </If>
                    <If when={() => item.value.id !== auth.user.value?.id && item.value.ativo}>
                      <Button
                        id="desativar"
                        classes={["botao", "secundario", "botao-menor"]}
                        text="Desativar acesso"
                        ariaLabel={() => `Desativar acesso de ${item.value.nome}`}
                        loading={() => variables.salvando.value === `equipe-${item.value.id}`}
                        onClick={(run) => workflows.desativar(run, {
                          id: item.value.id,
                          nome: item.value.nome,
                        })}
                      />
                    </If>
                    <If when={() => !item.value.ativo}>
                      <Button
                        id="reativar"
                        classes={["botao", "secundario", "botao-menor"]}
                        text="Reativar acesso"
                        ariaLabel={() => `Reativar acesso de ${item.value.nome}`}
                        loading={() => variables.salvando.value === `equipe-${item.value.id}`}
                        onClick={(run) => workflows.gravar(run, {
                          ativo: true,
                          aviso: "Acesso reativado.",
                          id: item.value.id,
                        })}
                      />
                    </If>
                  </div>
                </li>
              )}
            </Repeat>
          </ul>
        </If>
      </div>
    </Component>
  );
});

export default AjustesEquipe;
