// @generated from designs/vendas/components/produto-participantes.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  decimalFormat,
  fetchCollection,
  handle,
  inStep,
  localVariable,
  openPopup,
  withParams,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  round,
} from "trama/runtime/helpers";
import {
  supabaseDelete,
  supabaseInsert,
} from "trama/runtime/plugins/supabase";
import type { PapeisParticipanteRow } from "../collections/papeis-participante";
import { papeisParticipante } from "../collections/papeis-participante";
import { participantes } from "../collections/participantes";
import ErroCarga from "./erro-carga";
import { erroEmail } from "../formulas/erro-email";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type ProdutoParticipantesShape = {
  readonly props: {
    readonly nome: string;
    readonly produtoId: string;
  };
};

/** Quem divide as vendas de um produto, e com quanto. */
const ProdutoParticipantes = component<ProdutoParticipantesShape>("produto-participantes", {}, ({ props }) => {
  const elements = {
    email: handle(FormInput),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    papel: handle(Select<PapeisParticipanteRow>),
    parte: handle(FormInput),
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
    erroDoEmail: (): string => erroEmail(elements.email.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 80),
    erroParte: (): string => {
      const parte = elements.parte.number.value ?? 0;
      return parte > 0 && parte <= 100 ? "" : "Use um valor de 0,01 a 100.";
    },
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, withParams(participantes, {
        produto: props.produtoId.value,
      }));
    }, {
      onError: () => {
        return;
      },
    }),
    remover: workflow<{
      readonly id: string;
      readonly nome: string;
    }>("remover", (run, params) => {
      void openPopup(run, confirmacao, {
        mensagem: "As comissões das vendas já aprovadas ficam como estão.",
        perigo: true,
        textoConfirmar: "Remover",
        titulo: `Remover ${params.nome}?`,
      }, {
        onResult: async (run) => {
          await workflows.removerAgora(run, {
            id: params.id,
            nome: params.nome,
          });
        },
      });
    }),
    /** Remove quem participa; se não der, a pergunta continua na tela. */
    removerAgora: workflow<{
      readonly id: string;
      readonly nome: string;
    }>("removerAgora", async (run, params) => {
      variables.salvando.set("remover");
      await supabaseDelete(run, {
        table: "produto_participantes",
        match: {
          id: params.id,
        },
      });
      await workflows.buscar(run);
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
      if (formulas.erroDoEmail() !== "") {
        elements.email.actions.focus();
        return;
      }
      if (formulas.erroParte() !== "") {
        elements.parte.actions.focus();
        return;
      }
      variables.salvando.set("participante");
      inStep(run, "supabase.insert produto_participantes");
      await supabaseInsert(run, {
        table: "produto_participantes",
        data: {
          email: elements.email.value.value.trim().toLowerCase(),
          inicio: formatDate(currentDate(), "YYYY-MM-DD", "pt-BR", "America/Sao_Paulo"),
          nome: elements.nome.value.value.trim(),
          papel: elements.papel.value.value,
          percentual_bps: round((elements.parte.number.value ?? 0) * 100),
          produto_id: props.produtoId.value,
        },
        columns: ["id"],
      });
      elements.formulario.actions.resetForm({});
      batch(() => {
        own.tentou.set(false);
        variables.salvando.set("");
      });
      await workflows.buscar(run);
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
          text={() => `Participantes de ${props.nome.value}`}
          tag="h2"
        />
        <If when={() => participantes.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(participantes.error.value)}
            titulo="Não foi possível carregar os participantes."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => participantes.isFetched.value && participantes.data.value.length === 0}>
          <p className="trama-text produto-participantes-ninguem dica">
            Ninguém divide as vendas deste produto.
          </p>
        </If>
        <If when={() => participantes.data.value.length > 0}>
          <ul className="trama-flexbox produto-participantes-lista lista" aria-label="Participantes">
            <Repeat
              items={() => participantes.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox produto-participantes-linha linha">
                  <div className="trama-base produto-participantes-quem">
                    <TextBlock
                      id="nomeDele"
                      classes={["corta"]}
                      text={() => item.value.nome}
                      tag="span"
                    />
                    <TextBlock
                      id="detalhe"
                      classes={["dica", "corta"]}
                      text={() => `${papeisParticipante.data.value.find((other) => other.value === item.value.papel)?.label ?? ""} · ${item.value.email}${item.value.fim != null ? ` · até ${formatDate(item.value.fim, "DD/MM/YY")}` : ""}`}
                    />
                  </div>
                  <NumberDisplay
                    id="parteDele"
                    value={() => item.value.percentual_bps / 10000}
                    numberStyle="percent"
                    fractionDigits={2}
                  />
                  <Button
                    id="remover"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Remover"
                    ariaLabel={() => `Remover ${item.value.nome}`}
                    onClick={(run) => workflows.remover(run, {
                      id: item.value.id,
                      nome: item.value.nome,
                    })}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Novo participante"
          onSubmit={workflows.salvar}
        >
          <div className="trama-flexbox produto-participantes-par1">
            <FormInput
              id="nome"
              handle={elements.nome}
              label="Nome"
              error={() =>
                own.tentou.value
                  ? formulas.erroNome()
                  : ""
              }
            />
            <FormInput
              id="email"
              handle={elements.email}
              type="email"
              label="E-mail"
              error={() =>
                own.tentou.value
                  ? formulas.erroDoEmail()
                  : ""
              }
            />
          </div>
          <div className="trama-flexbox produto-participantes-par2">
            <Select
              id="papel"
              handle={elements.papel}
              options={() => papeisParticipante.data.value}
              value="coprodutor"
              label="Papel"
              required
              searchable={false}
            />
            <FormInput
              id="parte"
              handle={elements.parte}
              type="decimal"
              label="Parte, em %"
              error={() =>
                own.tentou.value
                  ? formulas.erroParte()
                  : ""
              }
              precision="0.01"
              hideArrows
              format={decimalFormat}
            />
          </div>
          <div className="trama-flexbox produto-participantes-acoes">
            <Button
              id="fechar"
              classes={["botao", "secundario"]}
              text="Fechar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Adicionar"
              buttonType="submit"
              loading={() => variables.salvando.value === "participante"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default ProdutoParticipantes;
