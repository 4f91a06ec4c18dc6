// @generated from designs/vendas/components/campo-contato.json. Do not edit.
import {
  Component,
  If,
  batch,
  component,
  handle,
  inStep,
  latestWorkflow,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import {
  filter,
  lookup,
  toText,
} from "trama/runtime/helpers";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import { telefone } from "../formulas/telefone";
import { plusIcon } from "../icons/plus";
import {
  contatoRapido,
} from "../popups";
import type {
  Contatos,
  VwContatos,
} from "../tables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type CampoContatoShape = {
  readonly props: {
    readonly contatoId?: string;
    readonly contatoNome?: string;
    readonly erro?: string;
    readonly novo?: boolean;
    readonly origem?: "manual" | "chat";
  };
  readonly events: {
    readonly mudar: {
      readonly id: string;
      readonly nome: string;
    };
  };
  readonly actions: { readonly focar: () => unknown };
};

/** Escolhe um contato, que o servidor procura; se preciso, cria um. */
const CampoContato = component<CampoContatoShape>("campo-contato", {
  contatoId: "",
  contatoNome: "",
  erro: "",
  novo: false,
  origem: "manual",
}, ({ props, emit }) => {
  const elements = {
    lista: handle(Select),
  };
  const own = {
    /** Os contatos que a busca encontrou. */
    achados: localVariable<readonly {
      readonly id: string;
      readonly nome: string;
      readonly rotulo: string;
    }[]>({
      id: "achados",
      type: "array",
      default: [],
    }),
    buscando: localVariable<boolean>({
      id: "buscando",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** O escolhido fica na lista, também quando a busca não o acha. */
    opcoes: (): readonly {
      readonly id: string;
      readonly nome: string;
      readonly rotulo: string;
    }[] =>
      props.contatoId.value === "" || own.achados.value.some((um) => um.id === props.contatoId.value)
        ? own.achados.value
        : [{
          id: props.contatoId.value,
          nome: props.contatoNome.value,
          rotulo: props.contatoNome.value,
        }, ...own.achados.value],
  };
  const workflows = {
    buscar: latestWorkflow<{ readonly texto: string }>("buscar", async (run, params) => {
      own.buscando.set(true);
      const linhas = await supabaseSelect<Pick<VwContatos, "email" | "id" | "nome" | "telefone">>(run, {
        table: "vw_contatos",
        filter: {
          and: [
            {
              field: "busca",
              operator: "containsWords",
              value: custom.termoDeBusca(params.texto),
              ignoreEmpty: true,
            },
          ],
        },
        columns: ["id", "nome", "email", "telefone"],
        limit: 20,
      });
      batch(() => {
        inStep(run, "setVariable achados");
        own.achados.set(linhas.map((linha) => ({
          id: linha.id,
          nome: linha.nome,
          rotulo: filter([linha.nome, linha.email ?? telefone(linha.telefone ?? "")], (parte) => parte).join(" · "),
        })));
        own.buscando.set(false);
      });
    }, {
      onError: () => {
        own.buscando.set(false);
      },
    }),
    /** Cria um contato ao lado e o escolhe. */
    criar: workflow("criar", async (run) => {
      const novo = await openPopup(run, contatoRapido, {
        origem: props.origem.value,
      });
      if (!novo) {
        return;
      }
      const lido = await supabaseSelect<Pick<Contatos, "id" | "nome">>(run, {
        table: "contatos",
        match: {
          id: toText(novo),
        },
        columns: ["id", "nome"],
        single: true,
      });
      await emit(run, "mudar", { id: lido?.id ?? "", nome: lido?.nome ?? "" });
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
      actions={{
        focar: workflow("focar", () => {
          elements.lista.actions.focus();
        }),
      }}
    >
      <div className="trama-flexbox campo-contato-tudo">
        <Select
          id="lista"
          handle={elements.lista}
          options={formulas.opcoes}
          labelField="rotulo"
          valueField="id"
          value={() => props.contatoId.value}
          label="Contato"
          error={() => props.erro.value}
          placeholder="Buscar por nome, e-mail ou telefone"
          noOptionsText="Escreva para buscar."
          noResultsText="Ninguém encontrado."
          searchPlaceholder="Nome, e-mail ou telefone"
          required
          isFetching={() => own.buscando.value}
          onChange={async (run, event) => {
            inStep(run, "emitEvent");
            await emit(run, "mudar", { id: toText(event.value ?? ""), nome: lookup(event.value, formulas.opcoes(), "id")?.nome ?? "" });
          }}
          onOpen={(run) => workflows.buscar(run, {
            texto: "",
          })}
          onSearch={(run, event) => workflows.buscar(run, {
            texto: event.value,
          })}
        />
        <If when={() => props.novo.value}>
          <Button
            id="novo"
            classes={["botao", "discreto", "botao-menor"]}
            text="Novo contato"
            onClick={workflows.criar}
            leftIcon={
              <Icon
                id="novoIcone"
                icon={plusIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    </Component>
  );
}, ["focar"]);

export default CampoContato;
