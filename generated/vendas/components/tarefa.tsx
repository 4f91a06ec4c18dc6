// @generated from designs/vendas/components/tarefa.json. Do not edit.
import {
  Component,
  If,
  closePopup,
  component,
  fetchCollection,
  handle,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  findFirst,
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseDelete,
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import type { AtendimentoTarefasRow } from "../collections/atendimento-tarefas";
import { atendimentoTarefas } from "../collections/atendimento-tarefas";
import { conta } from "../collections/conta";
import type { ContatoTarefasRow } from "../collections/contato-tarefas";
import { contatoTarefas } from "../collections/contato-tarefas";
import type { EquipeRow } from "../collections/equipe";
import { equipe } from "../collections/equipe";
import type { EstadosTarefaRow } from "../collections/estados-tarefa";
import { estadosTarefa } from "../collections/estados-tarefa";
import type { OportunidadeTarefasRow } from "../collections/oportunidade-tarefas";
import { oportunidadeTarefas } from "../collections/oportunidade-tarefas";
import type { PrioridadesRow } from "../collections/prioridades";
import { prioridades } from "../collections/prioridades";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeGerir } from "../formulas/pode-gerir";
import { addDays } from "../helpers/add-days";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import { toDateISO } from "../helpers/to-date-i-s-o";
import { today } from "../helpers/today";
import { userIcon } from "../icons/user";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type TarefaShape = {
  readonly props: {
    readonly atendimentoId?: string;
    readonly contatoId: string;
    readonly contatoNome: string;
    readonly oportunidadeId?: string;
    readonly recuperacaoId?: string;
    readonly tarefaId?: string;
  };
  readonly result: "salva" | "excluida";
};

/** Uma tarefa de um contato, talvez de um atendimento dele: nova, ou uma que existe. O resultado diz se foi salva ou excluída. */
const Tarefa = component<TarefaShape>("tarefa", {
  atendimentoId: "",
  oportunidadeId: "",
  recuperacaoId: "",
  tarefaId: "",
}, ({ props }) => {
  const elements = {
    descricao: handle(FormInput),
    estado: handle(Select<EstadosTarefaRow>),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    prioridade: handle(Select<PrioridadesRow>),
    responsavel: handle(Select<EquipeRow, "id">),
    vence: handle(FormInput),
  };
  const own = {
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erroDescricao: (): string => elements.descricao.value.value.length > 2000 ? "Use até 2000 caracteres." : "",
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 140),
    erroVence: (): string => {
      const prazo = formulas.venceEm();
      return props.tarefaId.value === "" && prazo != null && compareDates(prazo, currentDate()) <= 0 ? "O vencimento precisa ser no futuro." : "";
    },
    podeExcluir: (): boolean => {
      const tarefa = formulas.tarefa();
      return tarefa != null && (tarefa.criado_por === auth.user.value?.id || podeGerir());
    },
    tarefa: (): ContatoTarefasRow | AtendimentoTarefasRow | OportunidadeTarefasRow | null | undefined => findFirst([...contatoTarefas.data.value, ...atendimentoTarefas.data.value, ...oportunidadeTarefas.data.value], (tarefa) => tarefa.id === props.tarefaId.value),
    venceEm: (): string | null | undefined =>
      elements.vence.value.value === ""
        ? null
        : toDateISO(elements.vence.value.value),
  };
  const workflows = {
    excluir: workflow("excluir", async (run) => {
      const confirmou = await openPopup(run, confirmacao, {
        perigo: true,
        textoConfirmar: "Excluir",
        titulo: "Excluir esta tarefa?",
      }, {
        onResult: async (run) => {
          await workflows.excluirAgora(run);
        },
      });
      if (!confirmou) {
        return;
      }
      closePopup(run, "excluida");
    }),
    /** Exclui a tarefa; se não der, a pergunta continua na tela. */
    excluirAgora: workflow("excluirAgora", async (run) => {
      variables.salvando.set("excluir");
      await supabaseDelete(run, {
        table: "tarefas",
        match: {
          id: props.tarefaId.value,
        },
      });
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDescricao() !== "") {
        elements.descricao.actions.focus();
        return;
      }
      if (formulas.erroVence() !== "") {
        elements.vence.actions.focus();
        return;
      }
      variables.salvando.set("tarefa");
      const titulo = elements.nome.value.value.trim();
      const descricao = ifEmpty(elements.descricao.value.value.trim(), null);
      const responsavel = toText(elements.responsavel.value.value);
      const prazo = formulas.venceEm();
      if (props.tarefaId.value === "") {
        await supabaseInsert(run, {
          table: "tarefas",
          data: {
            atendimento_id: ifEmpty(props.atendimentoId.value, null),
            contato_id: props.contatoId.value,
            descricao: descricao ?? null,
            oportunidade_id: ifEmpty(props.oportunidadeId.value, null),
            prioridade: elements.prioridade.value.value,
            recuperacao_id: ifEmpty(props.recuperacaoId.value, null),
            responsavel_id: responsavel,
            titulo,
            vence_em: prazo ?? null,
          },
        });
      } else {
        await supabaseUpdate(run, {
          table: "tarefas",
          match: {
            id: props.tarefaId.value,
          },
          data: {
            descricao: descricao ?? null,
            prioridade: elements.prioridade.value.value,
            responsavel_id: responsavel,
            status: elements.estado.value.value,
            titulo,
            vence_em: prazo ?? null,
          },
          single: true,
        });
      }
      variables.salvando.set("");
      closePopup(run, "salva");
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
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => props.tarefaId.value === "" ? "Nova tarefa" : "Tarefa"}
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Tarefa"
          onSubmit={workflows.salvar}
        >
          <div className="trama-flexbox tarefa-vinculo dica">
            <Icon
              id="iconeVinculo"
              icon={userIcon}
              size="16px"
            />
            <TextBlock
              id="contato"
              classes={["texto", "corta"]}
              text={() => props.contatoNome.value}
            />
          </div>
          <FormInput
            id="nome"
            handle={elements.nome}
            value={() => formulas.tarefa()?.titulo}
            label="Título"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
            autofocus
          />
          <FormInput
            id="descricao"
            handle={elements.descricao}
            type="textarea"
            value={() => formulas.tarefa()?.descricao}
            label="Descrição"
            error={() =>
              own.tentou.value
                ? formulas.erroDescricao()
                : ""
            }
            required={false}
            rows={3}
          />
          <If when={() => props.tarefaId.value !== ""}>
            <Select
              id="estado"
              handle={elements.estado}
              options={() => estadosTarefa.data.value}
              value={() => formulas.tarefa()?.status}
              label="Situação"
              searchable={false}
            />
          </If>
          <div className="trama-flexbox tarefa-linha">
            <Select
              id="responsavel"
              handle={elements.responsavel}
              options={() => equipe.data.value}
              labelField="nome"
              valueField="id"
              value={() => ifEmpty(formulas.tarefa()?.responsavel_id, () => auth.user.value?.id)}
              label="Responsável"
              noResultsText="Ninguém com esse nome."
              searchPlaceholder="Buscar pessoa"
            />
            <Select
              id="prioridade"
              handle={elements.prioridade}
              options={() => prioridades.data.value}
              value={() => ifEmpty(formulas.tarefa()?.prioridade, "normal")}
              label="Prioridade"
              searchable={false}
            />
          </div>
          <FormInput
            id="vence"
            handle={elements.vence}
            type="datetime-local"
            value={() => {
              const prazo = formulas.tarefa()?.vence_em;
              return prazo
                ? formatDate(prazo, "YYYY-MM-DD[T]HH:mm")
                : "";
            }}
            label="Vencimento"
            error={() =>
              own.tentou.value
                ? formulas.erroVence()
                : ""
            }
            required={false}
            timePrecision={60}
          />
          <div className="trama-flexbox tarefa-atalhos">
            <Button
              id="hoje"
              classes={["botao", "secundario"]}
              text="Hoje 18 h"
              onClick={() => {
                elements.vence.actions.setValue({
                  value: `${today()}T18:00`,
                });
              }}
            />
            <Button
              id="amanha"
              classes={["botao", "secundario"]}
              text="Amanhã 9 h"
              onClick={() => {
                elements.vence.actions.setValue({
                  value: `${addDays(today(), 1)}T09:00`,
                });
              }}
            />
            <Button
              id="tresDias"
              classes={["botao", "secundario"]}
              text="+3 dias úteis"
              onClick={async (run) => {
                if (!conta.isFetched.value) {
                  await fetchCollection(run, conta);
                }
                elements.vence.actions.setValue({
                  value: `${custom.maisDiasUteis(conta.data.value?.horario_atendimento, toText(today()), 3)}T18:00`,
                });
              }}
            />
          </div>
          <div className="trama-flexbox tarefa-acoes">
            <If when={formulas.podeExcluir}>
              <Button
                id="excluir"
                classes={["botao", "perigo"]}
                text="Excluir"
                onClick={workflows.excluir}
              />
            </If>
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "tarefa"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Tarefa;
