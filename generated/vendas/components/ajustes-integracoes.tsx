// @generated from designs/vendas/components/ajustes-integracoes.json. Do not edit.
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
import { TextBlock } from "trama/runtime/elements/text";
import {
  sortBy,
} from "trama/runtime/helpers";
import type { IntegracoesRow } from "../collections/integracoes";
import { integracoes } from "../collections/integracoes";
import { plataformasAviso } from "../collections/plataformas-aviso";
import type { WebhooksAtencaoRow } from "../collections/webhooks-atencao";
import { webhooksAtencao } from "../collections/webhooks-atencao";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { formatDate } from "../helpers/format-date";
import {
  integracao,
} from "../popups";

/** As plataformas que avisam das vendas da conta. */
const AjustesIntegracoes = component("ajustes-integracoes", {}, () => {
  const formulas = {
    /** A ligação com uma plataforma; nenhuma quando não foi feita. */
    integracao: (plataforma: string): IntegracoesRow | null | undefined => integracoes.data.value.find((uma) => uma.plataforma === plataforma),
    /** Em que pé está a ligação com uma plataforma, e quando ela avisou pela última vez. */
    situacao: (plataforma: string): string => {
      const ligada = formulas.integracao(plataforma);
      return ligada == null
        ? "Não conectada"
        : `${ligada.ativa ? "Conectada" : "Pausada"} · ${ligada.recebido_em == null ? "Nenhum aviso ainda" : `Último aviso em ${formatDate(ligada.recebido_em, "DD/MM/YY HH:mm:ss")}`}`;
    },
    /** O problema mais recente dos avisos de uma plataforma que ninguém resolveu nem dispensou. */
    ultimoErro: (plataforma: string): WebhooksAtencaoRow | null | undefined => sortBy(webhooksAtencao.data.value.filter((um) => um.plataforma === plataforma), "ultimo_em", "desc")[0],
  };
  const workflows = {
    abrir: workflow<{
      readonly plataforma:
        | "hotmart"
        | "kiwify"
        | "eduzz"
        | "braip"
        | "monetizze"
        | "perfectpay"
        | "ticto"
        | "cartpanda";
    }>("abrir", (run, params) => {
      void openPopup(run, integracao, {
        plataforma: params.plataforma,
      });
    }),
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, integracoes);
    }, {
      onError: () => {
        return;
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox ajustes-integracoes-tudo">
        <h2 className="trama-text ajustes-integracoes-titulo subtitulo">
          Integrações
        </h2>
        <p className="trama-text ajustes-integracoes-explica dica">
          As plataformas conectadas avisam de cada venda, e ela aparece em Transações na hora.
        </p>
        <If when={() => integracoes.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(integracoes.error.value)}
            titulo="Não foi possível carregar as integrações."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !integracoes.error.value && !integracoes.isFetched.value}>
          <Esqueleto
            id="aCaminho"
            altura="320px"
          />
        </If>
        <If when={() => integracoes.isFetched.value}>
          <ul className="trama-flexbox ajustes-integracoes-lista cartao lista" aria-label="Integrações">
            <Repeat
              items={() => plataformasAviso.data.value}
              by={(item) => item.value}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-integracoes-linha linha">
                  <div className="trama-base ajustes-integracoes-qual">
                    <TextBlock
                      id="nome"
                      classes={["forte"]}
                      text={() => rotuloPlataforma(item.value.value)}
                      tag="span"
                    />
                    <TextBlock
                      id="estado"
                      classes={["dica"]}
                      text={() => formulas.situacao(item.value.value)}
                    />
                    <If when={() => formulas.ultimoErro(item.value.value) != null}>
                      <TextBlock
                        id="erro"
                        classes={["erro-linha"]}
                        text={() => {
                          const erro = formulas.ultimoErro(item.value.value);
                          return `Último erro em ${formatDate(erro?.ultimo_em ?? "", "DD/MM/YY HH:mm")}: ${erro?.erro ?? ""}`;
                        }}
                      />
                    </If>
                  </div>
                  <Button
                    id="abrir"
                    classes={["botao", "secundario", "botao-menor"]}
                    text={() => formulas.integracao(item.value.value) == null ? "Conectar" : "Configurar"}
                    ariaLabel={() => `${formulas.integracao(item.value.value) == null ? "Conectar" : "Configurar"} ${rotuloPlataforma(item.value.value)}`}
                    onClick={(run) => workflows.abrir(run, {
                      plataforma: item.value.value,
                    })}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
      </div>
    </Component>
  );
});

export default AjustesIntegracoes;
