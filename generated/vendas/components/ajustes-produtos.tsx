// @generated from designs/vendas/components/ajustes-produtos.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  fetchCollections,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { TextBlock } from "trama/runtime/elements/text";
import { plataformas } from "../collections/plataformas";
import { produtos } from "../collections/produtos";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { tiposProduto } from "../collections/tipos-produto";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { plusIcon } from "../icons/plus";
import {
  produto,
  produtoParticipantes,
} from "../popups";
import { avisar } from "../workflows/avisar";

/** O que a conta vende: preço, garantia e quem divide as vendas. */
const AjustesProdutos = component("ajustes-produtos", {}, () => {
  const workflows = {
    abrir: workflow<{ readonly id: string }>("abrir", async (run, params) => {
      const gravou = await openPopup(run, produto, {
        produtoId: params.id,
      });
      if (!gravou) {
        return;
      }
      await fetchCollections(run, [
        produtos,
        produtosOpcoes,
      ]);
      await avisar(run, {
        mensagem: "Produto salvo.",
      });
    }),
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, produtos);
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
      <div className="trama-flexbox ajustes-produtos-tudo">
        <div className="trama-flexbox ajustes-produtos-topo">
          <h2 className="trama-text ajustes-produtos-titulo subtitulo">
            Produtos
          </h2>
          <Button
            id="novo"
            classes={["botao", "secundario"]}
            text="Novo produto"
            onClick={(run) => workflows.abrir(run, {
              id: "",
            })}
            leftIcon={(
              <Icon
                id="iconeNovo"
                icon={plusIcon}
                size="16px"
              />
            )}
          />
        </div>
        <If when={() => produtos.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(produtos.error.value)}
            titulo="Não foi possível carregar os produtos."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !produtos.error.value && !produtos.isFetched.value}>
          <Esqueleto
            id="aCaminho"
            altura="160px"
          />
        </If>
        <If when={() => produtos.isFetched.value && produtos.data.value.length === 0}>
          <p className="trama-text ajustes-produtos-vazio dica">
            Nenhum produto ainda. Cadastre o primeiro para registrar uma venda.
          </p>
        </If>
        <If when={() => produtos.data.value.length > 0}>
          <ul className="trama-flexbox ajustes-produtos-lista cartao lista" aria-label="Produtos">
            <Repeat
              items={() => produtos.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-produtos-linha linha">
                  <div className="trama-base ajustes-produtos-qual">
                    <Button
                      id="nome"
                      classes={["botao", "ligacao"]}
                      text={() => item.value.nome}
                      onClick={(run) => workflows.abrir(run, {
                        id: item.value.id,
                      })}
                    />
                    <TextBlock
                      id="detalhe"
                      classes={["dica", "corta"]}
                      text={() => `${tiposProduto.data.value.find((other) => other.value === item.value.tipo)?.label ?? ""} · ${plataformas.data.value.find((other) => other.value === item.value.plataforma)?.label ?? ""} · garantia de ${item.value.garantia_dias} dias`}
                    />
                  </div>
                  <If when={() => !item.value.ativo}>
                    <span className="trama-text ajustes-produtos-fora etiqueta">
                      Fora de venda
                    </span>
                  </If>
                  <NumberDisplay
                    id="preco"
                    value={() => item.value.preco_centavos / 100}
                    numberStyle="currency"
                    currency={() => item.value.moeda}
                  />
                  <Button
                    id="participantes"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Participantes"
                    ariaLabel={() => `Participantes de ${item.value.nome}`}
                    onClick={(run) => {
                      void openPopup(run, produtoParticipantes, {
                        nome: item.value.nome,
                        produtoId: item.value.id,
                      });
                    }}
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

export default AjustesProdutos;
