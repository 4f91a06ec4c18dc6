// @generated from designs/vendas/components/contato-linha-tempo.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  fetchCollection,
  handle,
  localVariable,
  updateCollection,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { TextInput } from "trama/runtime/elements/text-input";
import {
  getByIndex,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInsert,
} from "trama/runtime/plugins/supabase";
import { contatoLinhaTempo } from "../collections/contato-linha-tempo";
import ContatoEvento from "./contato-evento";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Vazio from "./vazio";
import { contatoEditavel } from "../formulas/contato-editavel";
import { mensagemErro } from "../formulas/mensagem-erro";
import { historyIcon } from "../icons/history";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** A linha do tempo do contato aberto e a nota rápida. */
const ContatoLinhaTempo = component("contato-linha-tempo", {}, () => {
  const elements = {
    formulario: handle(FormContainer),
    nota: handle(TextInput),
  };
  const own = {
    /** Não há novidades mais antigas. */
    acabou: localVariable<boolean>({
      id: "acabou",
      type: "boolean",
      default: false,
    }),
    /** A primeira resposta já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    anotar: workflow("anotar", async (run) => {
      const texto = elements.nota.value.value.trim();
      if (
        texto === "" ||
          elements.nota.value.value.length > 2000 ||
          variables.salvando.value !== ""
      ) {
        return;
      }
      variables.salvando.set("nota");
      await supabaseInsert(run, {
        table: "contato_notas",
        data: {
          contato_id: variables.contatoAberto.value,
          texto,
        },
      });
      elements.nota.actions.setValue({ value: "" });
      await workflows.buscar(run);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Nota adicionada.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      own.acabou.set(false);
      await fetchCollection(run, contatoLinhaTempo);
      own.buscou.set(true);
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
    /** As 30 antes da última que se vê. */
    maisAntigas: workflow("maisAntigas", async (run) => {
      variables.salvando.set("linhaTempo");
      const ultima = getByIndex(contatoLinhaTempo.data.value, contatoLinhaTempo.data.value.length - 1);
      const antigas = await supabaseCall<readonly {
        readonly autor_nome?: string | null | undefined;
        readonly em: string;
        readonly entidade: string;
        readonly entidade_id: string;
        readonly id: string;
        readonly moeda?: string | null | undefined;
        readonly status?: string | null | undefined;
        readonly texto?: string | null | undefined;
        readonly tipo:
          | "compra"
          | "status"
          | "oportunidade"
          | "tarefa"
          | "chat"
          | "atendimento"
          | "nota";
        readonly titulo?: string | null | undefined;
        readonly valor_centavos?: number | null | undefined;
      }[]>(run, "rpc_contato_linha_tempo", {
        p_antes_de: ultima?.em,
        p_antes_id: ultima?.id,
        p_contato: variables.contatoAberto.value,
        p_limite: 30,
      });
      batch(() => {
        updateCollection(run, contatoLinhaTempo, {
          operation: "replace",
          data: [...contatoLinhaTempo.data.value, ...antigas],
        });
        own.acabou.set(antigas.length < 30);
        variables.salvando.set("");
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
      unsaved={() => elements.formulario.isDirty.value}
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox contato-linha-tempo-tudo cartao">
        <If when={contatoEditavel}>
          <FormContainer
            id="formulario"
            handle={elements.formulario}
            validate={false}
            ariaLabel="Nota rápida"
            onSubmit={workflows.anotar}
          >
            <TextInput
              id="nota"
              handle={elements.nota}
              type="textarea"
              placeholder="Escreva uma nota…"
              ariaLabel="Nota rápida"
              fontSize="var(--f-14)"
            />
            <div className="trama-flexbox contato-linha-tempo-acoes">
              <If when={() => elements.nota.value.value.length > 2000}>
                <TextBlock
                  id="erroNota"
                  classes={["dica"]}
                  text="Use até 2000 caracteres."
                  tag="span"
                  role="alert"
                />
              </If>
              <span className="trama-text contato-linha-tempo-atalho dica">
                Ctrl + Enter adiciona
              </span>
              <Button
                id="anotar"
                classes={["botao", "secundario"]}
                text="Adicionar nota"
                buttonType="submit"
                disabled={() => elements.nota.value.value.trim() === "" || elements.nota.value.value.length > 2000}
                loading={() => variables.salvando.value === "nota"}
              />
            </div>
          </FormContainer>
        </If>
        <If when={() => contatoLinhaTempo.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoLinhaTempo.error.value)}
            titulo="Não foi possível carregar a linha do tempo."
            onTentar={workflows.buscar}
          />
        </If>
        <If
          when={() =>
            own.buscou.value &&
              !contatoLinhaTempo.error.value &&
              contatoLinhaTempo.data.value.length === 0
          }
        >
          <Vazio
            id="vazio"
            texto="Nada por aqui ainda."
            icone={
              <Icon
                id="iconeVazio"
                icon={historyIcon}
                size="32px"
              />
            }
          />
        </If>
        <If when={() => !own.buscou.value && contatoLinhaTempo.data.value.length === 0}>
          <div className="trama-flexbox contato-linha-tempo-aCaminho">
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
        <ol className="trama-flexbox contato-linha-tempo-lista">
          <Repeat
            items={() => contatoLinhaTempo.data.value}
            by={(item) => item.id}
          >
            {(item, index) => (
              <li className="trama-base contato-linha-tempo-evento">
                <If when={() => index.value < contatoLinhaTempo.data.value.length - 1}>
                  <span className="trama-base contato-linha-tempo-fio" role="none">
                  </span>
                </If>
                <ContatoEvento
                  id="novidade"
                  evento={() => item.value}
                />
              </li>
            )}
          </Repeat>
        </ol>
        <If when={() => contatoLinhaTempo.data.value.length >= 30 && !own.acabou.value}>
          <div className="trama-flexbox contato-linha-tempo-maisLinha">
            <Button
              id="mais"
              classes={["botao", "secundario"]}
              text="Carregar mais"
              loading={() => variables.salvando.value === "linhaTempo"}
              onClick={workflows.maisAntigas}
            />
          </div>
        </If>
      </div>
    </Component>
  );
});

export default ContatoLinhaTempo;
