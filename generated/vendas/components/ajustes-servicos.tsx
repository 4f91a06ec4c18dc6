// @generated from designs/vendas/components/ajustes-servicos.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { conexoes } from "../collections/conexoes";
import { servicosConexao } from "../collections/servicos-conexao";
import ConexaoLinha from "./conexao-linha";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";

/** Os serviços que contam anúncios e acham objetos, em que pé está cada um. */
const AjustesServicos = component("ajustes-servicos", {}, () => {
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, conexoes);
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
      <div className="trama-flexbox ajustes-servicos-tudo">
        <h2 className="trama-text ajustes-servicos-titulo subtitulo">
          Anúncios e rastreio
        </h2>
        <If when={() => conexoes.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(conexoes.error.value)}
            titulo="Não foi possível carregar os serviços."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => conexoes.isFetched.value}>
          <ul className="trama-flexbox ajustes-servicos-lista cartao lista" aria-label="Anúncios e rastreio">
            <Repeat
              items={() => servicosConexao.data.value.filter((um) => !um.avisos)}
              by={(item) => item.value}
            >
              {(item) => (
                <li className="trama-base ajustes-servicos-linha linha">
                  <TextBlock
                    id="nome"
                    classes={["forte"]}
                    text={() => item.value.nome}
                    tag="span"
                  />
                  <ConexaoLinha
                    id="conexao"
                    servico={() => item.value.value}
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

export default AjustesServicos;
