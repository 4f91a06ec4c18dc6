// @generated from designs/vendas/components/ajustes-anuncios.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { contasAnuncio } from "../collections/contas-anuncio";
import ErroCarga from "./erro-carga";
import { haQuanto } from "../formulas/ha-quanto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";
import { trafegoSincronizar } from "../workflows/trafego-sincronizar";

/** As contas de anúncio ligadas: quando os números chegaram, e o que falhou. */
const AjustesAnuncios = component("ajustes-anuncios", {}, () => {
  const formulas = {
    /** Quando os números de uma conta de anúncio chegaram, e se alguém os pediu de novo. */
    estado: (em: string | null | undefined, pedida: string | null | undefined): string => `${em == null ? "Nunca sincronizada" : `Sincronizada em ${formatDate(em, "DD/MM/YY HH:mm")}`}${(pedida ?? "") > (em ?? "") ? ` · Sincronização pedida ${haQuanto(toText(pedida))}` : ""}`,
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, contasAnuncio);
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
      <div className="trama-flexbox ajustes-anuncios-tudo">
        <div className="trama-flexbox ajustes-anuncios-topo">
          <h2 className="trama-text ajustes-anuncios-titulo subtitulo">
            Contas de anúncio
          </h2>
          <If when={() => podeEditarPagina("pg-metricas-facebook") && contasAnuncio.data.value.length > 0}>
            <Button
              id="testar"
              classes={["botao", "secundario"]}
              text="Sincronizar agora"
              loading={() => variables.salvando.value === "trafegoSincronizar"}
              onClick={trafegoSincronizar}
            />
          </If>
        </div>
        <If when={() => contasAnuncio.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contasAnuncio.error.value)}
            titulo="Não foi possível carregar as contas de anúncio."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => contasAnuncio.isFetched.value && contasAnuncio.data.value.length === 0}>
          <p className="trama-text ajustes-anuncios-nenhuma dica">
            Nenhuma conta de anúncio conectada.
          </p>
        </If>
        <If when={() => contasAnuncio.data.value.length > 0}>
          <ul className="trama-flexbox ajustes-anuncios-lista cartao lista" aria-label="Contas de anúncio">
            <Repeat
              items={() => contasAnuncio.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-base ajustes-anuncios-linha linha">
                  <TextBlock
                    id="nome"
                    classes={["forte"]}
                    text={() => item.value.nome}
                    tag="span"
                  />
                  <TextBlock
                    id="estado"
                    classes={["dica"]}
                    text={() => formulas.estado(item.value.sincronizada_em, item.value.sincronizacao_pedida_em)}
                  />
                  <If when={() => item.value.erro_sincronizacao != null}>
                    <TextBlock
                      id="erro"
                      classes={["erro-linha"]}
                      text={() => `Último erro: ${item.value.erro_sincronizacao ?? ""}`}
                    />
                  </If>
                </li>
              )}
            </Repeat>
          </ul>
        </If>
      </div>
    </Component>
  );
});

export default AjustesAnuncios;
