// @generated from designs/vendas/components/contato-lateral.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  breakpoint,
  component,
  fetchCollection,
  fetchCollections,
  inStep,
  workflow,
} from "trama/runtime";
import { Accordion } from "trama/runtime/elements/accordion";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  rollup,
  toText,
} from "trama/runtime/helpers";
import { supabaseDelete } from "trama/runtime/plugins/supabase";
import { contato } from "../collections/contato";
import { contatoAbertas } from "../collections/contato-abertas";
import { contatoAcessos } from "../collections/contato-acessos";
import { contatoEmAtendimento } from "../collections/contato-em-atendimento";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import EtiquetaTag from "./etiqueta-tag";
import SeloSituacao from "./selo-situacao";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { dinheiro } from "../formulas/dinheiro";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatDate } from "../helpers/format-date";
import { plusIcon } from "../icons/plus";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { oportunidadeAbrir } from "../workflows/oportunidade-abrir";
import { tagsAbrir } from "../workflows/tags-abrir";

/** Tags, oportunidades e atendimentos abertos e acessos do contato aberto. */
const ContatoLateral = component("contato-lateral", {}, () => {
  const workflows = {
    /** O que falha se mostra no seu lugar. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollections(run, [
        contatoAbertas,
        contatoEmAtendimento,
        contatoAcessos,
      ]);
    }, {
      onError: () => {
        return;
      },
    }),
    tirar: workflow<{
      readonly tag: string;
      readonly nome: string;
    }>("tirar", async (run, params) => {
      await supabaseDelete(run, {
        table: "contato_tags",
        match: {
          contato_id: variables.contatoAberto.value,
          tag_id: params.tag,
        },
      });
      await fetchCollection(run, contato);
      await avisar(run, {
        acao: "recolocarTag",
        contato: variables.contatoAberto.value,
        mensagem: `Tag “${params.nome}” tirada.`,
        tag: params.tag,
      });
    }, {
      onError: async (run, error) => {
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
      <Accordion
        id="partes"
        classes={["cartao", "dobras"]}
        items={[
          {
            id: "tags",
            label: () => `Tags (${(contatoAtual()?.tags ?? []).length})`,
          },
          {
            id: "oportunidades",
            label: () =>
              contatoAbertas.isFetched.value
                ? `Oportunidades abertas (${contatoAbertas.data.value.length})`
                : "Oportunidades abertas",
          },
          {
            id: "atendimentos",
            label: () =>
              contatoEmAtendimento.isFetched.value
                ? `Atendimentos abertos (${contatoEmAtendimento.data.value.length})`
                : "Atendimentos abertos",
          },
          {
            id: "acessos",
            label: "Acessos ao app",
          },
        ]}
        value={() =>
          breakpoint.value === "mobile"
            ? []
            : ["tags", "oportunidades", "atendimentos", "acessos"]
        }
        type="multiple"
        heading="h2"
        panels={{
          acessos: (
            <>
              <If when={() => contatoAcessos.error.value}>
                <ErroCarga
                  id="falhaAcessos"
                  mensagem={() => mensagemErro(contatoAcessos.error.value)}
                  titulo="Não foi possível carregar os acessos."
                  onTentar={workflows.buscar}
                />
              </If>
              <If when={() => !contatoAcessos.isFetched.value && !contatoAcessos.error.value}>
                <Esqueleto
                  id="esqueletoAcessos"
                  altura="36px"
                />
              </If>
              <If when={() => contatoAcessos.isFetched.value && contatoAcessos.data.value.length === 0}>
                <p className="trama-text contato-lateral-semAcessos dica">
                  Nenhum acesso ao app.
                </p>
              </If>
              <ul className="trama-flexbox contato-lateral-acessosLista">
                <Repeat
                  items={() => contatoAcessos.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <li className="trama-base contato-lateral-acesso">
                      <div className="trama-flexbox contato-lateral-linhaAcesso">
                        <TextBlock
                          id="produto"
                          classes={["forte", "corta"]}
                          text={() => item.value.produto_nome}
                          tag="span"
                        />
                        <SeloSituacao
                          id="situacaoAcesso"
                          valor={() => item.value.status}
                        />
                      </div>
                      <TextBlock
                        id="prazo"
                        classes={["dica"]}
                        text={() => `${item.value.acesso_ate ? `Até ${formatDate(item.value.acesso_ate, "DD/MM/YY")}` : "Vitalício"} · ${item.value.progresso_pct}% concluído`}
                      />
                    </li>
                  )}
                </Repeat>
              </ul>
            </>
          ),
          atendimentos: (
            <>
              <If when={() => contatoEmAtendimento.error.value}>
                <ErroCarga
                  id="falhaAtendimentos"
                  mensagem={() => mensagemErro(contatoEmAtendimento.error.value)}
                  titulo="Não foi possível carregar os atendimentos."
                  onTentar={workflows.buscar}
                />
              </If>
              <If
                when={() => contatoEmAtendimento.isFetched.value && contatoEmAtendimento.data.value.length === 0}
              >
                <p className="trama-text contato-lateral-semAtendimentos dica">
                  Nenhum atendimento aberto.
                </p>
              </If>
              <ul className="trama-flexbox contato-lateral-atendimentosLista">
                <Repeat
                  items={() => contatoEmAtendimento.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <li className="trama-base contato-lateral-atendimento">
                      <If when={() => podeVerPagina("pg-atendimento")}>
                        <TextBlock
                          id="assunto"
                          classes={["ligacao", "corta"]}
                          text={() => item.value.assunto}
                          tag="span"
                          link={() => ({
                            page: "pg-atendimento",
                            params: {
                              atendimentoId: item.value.codigo,
                            },
                          })}
                        />
                      </If>
                      <If when={() => !podeVerPagina("pg-atendimento")}>
                        <TextBlock
                          id="soAssunto"
                          classes={["forte", "corta"]}
                          text={() => item.value.assunto}
                          tag="span"
                        />
                      </If>
                      <div className="trama-flexbox contato-lateral-codigoSituacao">
                        <TextBlock
                          id="codigoAtendimento"
                          classes={["codigo", "corta"]}
                          text={() => item.value.codigo}
                          tag="span"
                        />
                        <SeloSituacao
                          id="situacaoAtendimento"
                          valor={() => item.value.status}
                        />
                      </div>
                    </li>
                  )}
                </Repeat>
              </ul>
            </>
          ),
          oportunidades: (
            <>
              <If when={() => contatoAbertas.error.value}>
                <ErroCarga
                  id="falhaOportunidades"
                  mensagem={() => mensagemErro(contatoAbertas.error.value)}
                  titulo="Não foi possível carregar as oportunidades."
                  onTentar={workflows.buscar}
                />
              </If>
              <If when={() => !contatoAbertas.isFetched.value && !contatoAbertas.error.value}>
                <Esqueleto
                  id="esqueletoOportunidades"
                  altura="36px"
                />
              </If>
              <If when={() => contatoAbertas.isFetched.value && contatoAbertas.data.value.length === 0}>
                <p className="trama-text contato-lateral-semOportunidades dica">
                  Nenhuma oportunidade aberta.
                </p>
              </If>
              <ul className="trama-flexbox contato-lateral-oportunidadesLista">
                <Repeat
                  items={() => contatoAbertas.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <li className="trama-base contato-lateral-oportunidade">
                      <div className="trama-flexbox contato-lateral-linhaOportunidade">
                        <Button
                          id="tituloOportunidade"
                          classes={["titulo-linha", "corta"]}
                          text={() => item.value.titulo}
                          onClick={(run) => oportunidadeAbrir(run, {
                            id: item.value.id,
                          })}
                        />
                        <TextBlock
                          id="valorOportunidade"
                          classes={["junto"]}
                          text={() => dinheiro(item.value.valor_centavos, item.value.moeda)}
                          tag="span"
                        />
                      </div>
                      <div className="trama-flexbox contato-lateral-etapa">
                        <Base
                          id="corEtapa"
                          style={{
                            backgroundColor: () => item.value.etapa_cor,
                          }}
                          tag="span"
                        >
                        </Base>
                        <TextBlock
                          id="nomeEtapa"
                          classes={["dica", "corta"]}
                          text={() => item.value.etapa_nome}
                          tag="span"
                        />
                      </div>
                    </li>
                  )}
                </Repeat>
              </ul>
            </>
          ),
          tags: (
            <>
              <If when={() => (contatoAtual()?.tags ?? []).length > 0}>
                <ul className="trama-flexbox contato-lateral-etiquetas">
                  <Repeat
                    items={() => contatoAtual()?.tags}
                    by={(item) => item.id}
                  >
                    {(item) => (
                      <li className="trama-base contato-lateral-umaTag">
                        <EtiquetaTag
                          id="etiqueta"
                          cor={() => item.value.cor}
                          nome={() => item.value.nome}
                          removivel={contatoEditavel}
                          onRemover={(run) => workflows.tirar(run, {
                            nome: toText(item.value.nome),
                            tag: toText(item.value.id),
                          })}
                        />
                      </li>
                    )}
                  </Repeat>
                </ul>
              </If>
              <If when={() => (contatoAtual()?.tags ?? []).length === 0}>
                <p className="trama-text contato-lateral-semTags dica">
                  Nenhuma tag.
                </p>
              </If>
              <If when={contatoEditavel}>
                <Button
                  id="porTag"
                  classes={["botao", "discreto", "botao-menor"]}
                  text="Adicionar tag"
                  onClick={async (run) => {
                    inStep(run, "mudou");
                    const mudou = await tagsAbrir(run, {
                      contatos: [{ id: variables.contatoAberto.value, tags: rollup(contatoAtual()?.tags, "id") }],
                    });
                    if (!mudou) {
                      return;
                    }
                    await fetchCollection(run, contato);
                  }}
                  leftIcon={
                    <Icon
                      id="iconePorTag"
                      icon={plusIcon}
                      size="16px"
                    />
                  }
                />
              </If>
            </>
          ),
        }}
      />
    </Component>
  );
});

export default ContatoLateral;
