// @generated from designs/vendas/components/atendimento-novo.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  handle,
  inStep,
  latestWorkflow,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  ifEmpty,
  toText,
  trust,
  uuid,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import type { CategoriasAtendimentoRow } from "../collections/categorias-atendimento";
import { categoriasAtendimento } from "../collections/categorias-atendimento";
import type { EquipeRow } from "../collections/equipe";
import { equipe } from "../collections/equipe";
import type { PrioridadesRow } from "../collections/prioridades";
import { prioridades } from "../collections/prioridades";
import AvatarIniciais from "./avatar-iniciais";
import CampoContato from "./campo-contato";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { valor } from "../formulas/valor";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import type {
  VwAtendimentos,
  VwTransacoes,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type AtendimentoNovoShape = {
  readonly props: {
    readonly assunto?: string;
    readonly chatId?: string;
    readonly contatoId?: string;
    readonly contatoNome?: string;
    readonly descricao?: string;
    readonly envioId?: string;
    readonly transacaoId?: string;
  };
  readonly result: string;
};

/** Um atendimento novo. O resultado é o código que o servidor lhe deu. */
const AtendimentoNovo = component<AtendimentoNovoShape>("atendimento-novo", {
  assunto: "",
  chatId: "",
  contatoId: "",
  contatoNome: "",
  descricao: "",
  envioId: "",
  transacaoId: "",
}, ({ props }) => {
  const elements = {
    assunto: handle(FormInput),
    categoria: handle(Select<CategoriasAtendimentoRow>),
    compra: handle(Select<string>),
    contato: handle(CampoContato),
    descricao: handle(FormInput),
    formulario: handle(FormContainer),
    prioridade: handle(Select<PrioridadesRow>),
    responsavel: handle(Select<EquipeRow, "id">),
  };
  const own = {
    /** As compras do contato, a mais nova primeiro. */
    compras: localVariable<readonly {
      readonly garantia_ate?: string | null | undefined;
      readonly id: string;
      readonly rotulo: string;
    }[]>({
      id: "compras",
      type: "array",
      default: [],
    }),
    /** O contato escolhido aqui, se a janela perguntou. */
    escolhido: localVariable<string>({
      id: "escolhido",
      type: "string",
      default: "",
    }),
    escolhidoNome: localVariable<string>({
      id: "escolhidoNome",
      type: "string",
      default: "",
    }),
    /** A referência do atendimento: se a resposta se perde, ele vai de novo e continua um só. */
    referencia: localVariable<string>({
      id: "referencia",
      type: "string",
      default: "",
    }),
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    compraEscolhida: (): {
      readonly garantia_ate?: string | null | undefined;
      readonly id: string;
      readonly rotulo: string;
    } | null | undefined => own.compras.value.find((compra) => compra.id === elements.compra.value.value),
    contato: (): string => ifEmpty(props.contatoId.value, () => own.escolhido.value),
    erroAssunto: (): string => erroTexto(elements.assunto.value.value, 3, 140),
    erroCategoria: (): string => ifEmpty(elements.categoria.value.value, "") === "" ? "Preencha este campo." : "",
    erroContato: (): string => formulas.contato() === "" ? "Preencha este campo." : "",
    erroDescricao: (): string => elements.descricao.value.value.length > 4000 ? "Use até 4.000 caracteres." : "",
    /** Até quando se reembolsa a compra escolhida; nada quando já passou ou não é disso que se trata. */
    garantia: (): string | null | undefined => {
      const ate = formulas.compraEscolhida()?.garantia_ate;
      return elements.categoria.value.value === "reembolso" && ate != null && compareDates(ate, currentDate()) > 0 ? ate : null;
    },
  };
  const workflows = {
    abrir: workflow("abrir", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroContato() !== "") {
        await elements.contato.actions.focar(run);
        return;
      }
      if (formulas.erroAssunto() !== "") {
        elements.assunto.actions.focus();
        return;
      }
      if (formulas.erroCategoria() !== "") {
        elements.categoria.actions.focus();
        return;
      }
      if (formulas.erroDescricao() !== "") {
        elements.descricao.actions.focus();
        return;
      }
      variables.salvando.set("atendimentoNovo");
      const novo = await supabaseCall<readonly VwAtendimentos[]>(run, "rpc_atendimento_abrir", {
        p_dados: {
          contato_id: formulas.contato(),
          chat_id: ifEmpty(props.chatId.value, null),
          assunto: elements.assunto.value.value.trim(),
          categoria: toText(elements.categoria.value.value),
          prioridade: ifEmpty(elements.prioridade.value.value, "") === "" ? null : toText(elements.prioridade.value.value),
          descricao: ifEmpty(elements.descricao.value.value.trim(), null),
          envio_id: ifEmpty(props.envioId.value, null),
          transacao_id: ifEmpty(elements.compra.value.value, "") === "" ? null : toText(elements.compra.value.value),
          responsavel_id: ifEmpty(elements.responsavel.value.value, "") === "" ? null : toText(elements.responsavel.value.value),
          referencia: own.referencia.value,
        },
      }, {
        resend: true,
      });
      variables.salvando.set("");
      closePopup(run, novo[0]?.codigo);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          assunto: "assunto",
          categoria: "categoria",
          descricao: "descricao",
          prioridade: "prioridade",
          responsavel_id: "responsavel",
          transacao_id: "compra",
        });
        if (campos != null) {
          elements.formulario.actions.showErrors({
            errors: trust(campos),
          });
        } else {
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        }
      },
    }),
    /** Quem não vê compras abre o atendimento sem nenhuma. */
    comprasDe: latestWorkflow<{ readonly contato: string }>("comprasDe", async (run, params) => {
      own.compras.set([]);
      if (params.contato === "") {
        return;
      }
      const linhas = await supabaseSelect<Pick<
        VwTransacoes,
          | "garantia_ate"
          | "id"
          | "moeda"
          | "pedida_em"
          | "produto_nome"
          | "valor_produto_centavos"
      >>(run, {
        table: "vw_transacoes",
        filter: {
          and: [
            {
              field: "contato_id",
              operator: "eq",
              value: params.contato,
            },
          ],
        },
        sort: [
          { by: "pedida_em", direction: "desc" },
        ],
        columns: ["id", "produto_nome", "pedida_em", "garantia_ate", "valor_produto_centavos", "moeda"],
        limit: 100,
      });
      inStep(run, "setVariable compras");
      own.compras.set(linhas.map((linha) => ({
        id: linha.id,
        rotulo: `${linha.produto_nome} · ${valor(linha.valor_produto_centavos, linha.moeda)} · ${formatDate(linha.pedida_em, "DD/MM/YY")}`,
        garantia_ate: linha.garantia_ate,
      })));
    }, {
      onError: () => {
        return;
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
      onMount={async (run) => {
        own.referencia.set(uuid());
        await workflows.comprasDe(run, {
          contato: props.contatoId.value,
        });
      }}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text atendimento-novo-titulo subtitulo">
          Novo atendimento
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Novo atendimento"
          onSubmit={workflows.abrir}
        >
          <If when={() => props.contatoId.value !== ""}>
            <div className="trama-flexbox atendimento-novo-quem">
              <AvatarIniciais
                id="avatar"
                nome={() => props.contatoNome.value}
                pequeno
              />
              <TextBlock
                id="nome"
                classes={["forte", "corta"]}
                text={() => props.contatoNome.value}
                tag="span"
              />
            </div>
          </If>
          <If when={() => props.contatoId.value === ""}>
            <CampoContato
              id="contato"
              handle={elements.contato}
              contatoId={() => own.escolhido.value}
              contatoNome={() => own.escolhidoNome.value}
              erro={() =>
                own.tentou.value
                  ? formulas.erroContato()
                  : ""
              }
              onMudar={async (run, event) => {
                batch(() => {
                  own.escolhido.set(event.id);
                  own.escolhidoNome.set(event.nome);
                });
                await workflows.comprasDe(run, {
                  contato: event.id,
                });
              }}
            />
          </If>
          <FormInput
            id="assunto"
            handle={elements.assunto}
            value={() => props.assunto.value}
            label="Assunto"
            error={() =>
              own.tentou.value
                ? formulas.erroAssunto()
                : ""
            }
          />
          <div className="trama-flexbox atendimento-novo-par">
            <Select
              id="categoria"
              handle={elements.categoria}
              options={() => categoriasAtendimento.data.value}
              value={() =>
                props.assunto.value !== ""
                  ? custom.categoriaDe(`${props.assunto.value} ${props.descricao.value}`)
                  : null
              }
              label="Categoria"
              error={() =>
                own.tentou.value
                  ? formulas.erroCategoria()
                  : ""
              }
              placeholder="Escolha"
              required
              searchable={false}
            />
            <Select
              id="prioridade"
              handle={elements.prioridade}
              options={() => prioridades.data.value}
              label="Prioridade"
              placeholder="Pela categoria"
              clearLabel="Deixar pela categoria"
              searchable={false}
              clearIcon
            />
          </div>
          <FormInput
            id="descricao"
            handle={elements.descricao}
            type="textarea"
            value={() => props.descricao.value}
            label="Descrição"
            error={() =>
              own.tentou.value
                ? formulas.erroDescricao()
                : ""
            }
            required={false}
          />
          <If when={() => formulas.contato() !== ""}>
            <Select
              id="compra"
              handle={elements.compra}
              options={() => own.compras.value}
              labelField="rotulo"
              valueField="id"
              value={() => ifEmpty(props.transacaoId.value, () => props.chatId.value !== "" ? own.compras.value[0]?.id ?? "" : "")}
              label="Compra"
              placeholder="Nenhuma"
              noOptionsText="Este contato não tem compras."
              noResultsText="Nenhuma compra com esse nome."
              searchPlaceholder="Produto"
              clearLabel="Nenhuma compra"
              clearIcon
            />
          </If>
          <If when={() => formulas.garantia() != null}>
            <TextBlock
              id="garantia"
              classes={["tom-sucesso"]}
              text={() => `Dentro da garantia até ${formatDate(formulas.garantia() ?? "", "DD/MM/YY")}`}
              tag="p"
            />
          </If>
          <Select
            id="responsavel"
            handle={elements.responsavel}
            options={() => equipe.data.value}
            labelField="nome"
            valueField="id"
            value={() => props.chatId.value !== "" ? auth.user.value?.id : null}
            label="Responsável"
            placeholder="Ninguém ainda"
            noResultsText="Ninguém com esse nome."
            searchPlaceholder="Buscar pessoa"
            clearLabel="Limpar responsável"
            clearIcon
          />
          <div className="trama-flexbox atendimento-novo-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="abrir"
              classes={["botao", "primario"]}
              text="Abrir atendimento"
              buttonType="submit"
              loading={() => variables.salvando.value === "atendimentoNovo"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default AtendimentoNovo;
