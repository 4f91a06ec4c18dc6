// @generated from designs/vendas/components/contato-arquivos.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  localVariable,
  workflow,
} from "trama/runtime";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  round,
} from "trama/runtime/helpers";
import { contatoArquivos } from "../collections/contato-arquivos";
import CarregarMais from "./carregar-mais";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatNumber } from "../helpers/format-number";
import { fileIcon } from "../icons/file";
import { paperclipIcon } from "../icons/paperclip";
import * as variables from "../variables";

/** Os arquivos do contato aberto. */
const ContatoArquivos = component("contato-arquivos", {}, () => {
  const own = {
    /** A primeira resposta já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    tamanho: (bytes: number): string =>
      bytes < 1048576
        ? `${formatNumber(round(bytes / 1024))} kB`
        : `${formatNumber(round(bytes / 1048576, 1))} MB`,
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, contatoArquivos);
      own.buscou.set(true);
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox contato-arquivos-tudo">
        <If when={() => contatoArquivos.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoArquivos.error.value)}
            titulo="Não foi possível carregar os arquivos."
            onTentar={workflows.buscar}
          />
        </If>
        <If
          when={() =>
            own.buscou.value &&
              !contatoArquivos.error.value &&
              contatoArquivos.data.value.length === 0
          }
        >
          <Vazio
            id="vazio"
            texto="Nenhum arquivo ainda."
            icone={
              <Icon
                id="iconeVazio"
                icon={paperclipIcon}
                size="32px"
              />
            }
          />
        </If>
        <If when={() => !own.buscou.value && contatoArquivos.data.value.length === 0}>
          <div className="trama-flexbox contato-arquivos-aCaminho">
            <Esqueleto
              id="esqueletoA"
              altura="44px"
            />
            <Esqueleto
              id="esqueletoB"
              altura="44px"
            />
            <Esqueleto
              id="esqueletoC"
              altura="44px"
            />
          </div>
        </If>
        <If when={() => contatoArquivos.data.value.length > 0}>
          <ul className="trama-flexbox contato-arquivos-lista cartao lista">
            <Repeat
              items={() => contatoArquivos.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox contato-arquivos-arquivo linha">
                  <Icon
                    id="iconeArquivo"
                    icon={fileIcon}
                    size="16px"
                  />
                  <div className="trama-base contato-arquivos-qual">
                    <TextBlock
                      id="nome"
                      classes={["ligacao", "corta"]}
                      text={() => item.value.nome}
                      tag="span"
                      link={() => ({
                        file: item.value.url,
                      })}
                    />
                    <TextBlock
                      id="deQuem"
                      classes={["dica"]}
                      text={() => `${formulas.tamanho(item.value.tamanho)} · ${item.value.enviado_por_nome ?? ""}`}
                    />
                  </div>
                  <DateText
                    id="quando"
                    classes={["dica", "junto"]}
                    date={() => item.value.criado_em}
                    format="DD/MM/YY"
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <CarregarMais
          id="mais"
          buscando={() => contatoArquivos.isFetching.value}
          mostradas={() => contatoArquivos.data.value.length}
          total={() => contatoArquivos.total.value}
          onMais={async (run) => {
            variables.limite.set(variables.limite.value + 25);
            await workflows.buscar(run);
          }}
        />
      </div>
    </Component>
  );
});

export default ContatoArquivos;
