// @generated from designs/vendas/components/ajustes-conta.json. Do not edit.
import {
  Component,
  If,
  batch,
  component,
  decimalFormat,
  fetchCollection,
  handle,
  inStep,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Multiselect } from "trama/runtime/elements/multiselect";
import {
  contains,
  filter,
  ifEmpty,
  round,
  split,
  trust,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { conta } from "../collections/conta";
import { diasSemana } from "../collections/dias-semana";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import { parseDate } from "../helpers/parse-date";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** O que vale para a conta inteira: meta, imposto, domínio dos links e horário de atendimento. */
const AjustesConta = component("ajustes-conta", {}, () => {
  const elements = {
    dias: handle(Multiselect),
    dominio: handle(FormInput),
    feriados: handle(FormInput),
    fim: handle(FormInput),
    formulario: handle(FormContainer),
    imposto: handle(FormInput),
    inicio: handle(FormInput),
    meta: handle(FormInput),
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
    /** Os dias escolhidos, em ordem. */
    dias: (): readonly number[] => filter([1, 2, 3, 4, 5, 6, 7], (dia) => contains(elements.dias.value.value, dia)),
    erroDias: (): string => formulas.dias().length === 0 ? "Escolha pelo menos um dia." : "",
    erroDominio: (): string => elements.dominio.value.value.trim() === "" || custom.dominio(elements.dominio.value.value) !== "" ? "" : "Domínio inválido. Escreva só o endereço, como links.escola.com.br.",
    erroFeriados: (): string => formulas.linhas().every((linha) => parseDate(linha, "DD/MM/YYYY") != null) ? "" : "Escreva uma data por linha, como 25/12/2025.",
    erroFim: (): string => elements.fim.value.value > elements.inicio.value.value ? "" : "O fim precisa ser depois do início.",
    erroImposto: (): string => {
      const imposto = elements.imposto.number.value ?? 0;
      return imposto >= 0 && imposto <= 50 ? "" : "Use um valor de 0 a 50.";
    },
    erroMeta: (): string => {
      const meta = elements.meta.number.value ?? 0;
      return meta >= 0 && meta <= 99999999.99 ? "" : "Valor inválido.";
    },
    /** O que foi escrito em cada linha dos feriados. */
    linhas: (): readonly string[] =>
      elements.feriados.value.value.trim() === ""
        ? []
        : split(elements.feriados.value.value, "\n").map((linha) => linha.trim()).filter((linha) => linha !== ""),
  };
  const workflows = {
    /** O que falha se mostra no lugar do formulário. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, conta);
    }, {
      onError: () => {
        return;
      },
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroMeta() !== "") {
        elements.meta.actions.focus();
        return;
      }
      if (formulas.erroImposto() !== "") {
        elements.imposto.actions.focus();
        return;
      }
      if (formulas.erroDominio() !== "") {
        elements.dominio.actions.focus();
        return;
      }
      if (formulas.erroDias() !== "") {
        elements.dias.actions.focus();
        return;
      }
      if (formulas.erroFim() !== "") {
        elements.fim.actions.focus();
        return;
      }
      if (formulas.erroFeriados() !== "") {
        elements.feriados.actions.focus();
        return;
      }
      variables.salvando.set("conta");
      inStep(run, "supabase.update contas");
      await supabaseUpdate(run, {
        table: "contas",
        match: {
          id: conta.data.value?.id,
        },
        data: {
          dominio_link: ifEmpty(custom.dominio(elements.dominio.value.value), null),
          horario_atendimento: {
            dias: formulas.dias(),
            inicio: elements.inicio.value.value,
            fim: elements.fim.value.value,
            feriados: formulas.linhas().map((linha) => formatDate(parseDate(linha, "DD/MM/YYYY") ?? "", "YYYY-MM-DD")),
          },
          imposto_bps: round((elements.imposto.number.value ?? 0) * 100),
          meta_mensal_centavos: round((elements.meta.number.value ?? 0) * 100),
        },
        columns: ["id"],
        single: true,
      });
      await fetchCollection(run, conta);
      elements.formulario.actions.markSaved();
      batch(() => {
        own.tentou.set(false);
        variables.salvando.set("");
      });
      await avisar(run, {
        mensagem: "Conta salva.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          meta_mensal_centavos: "meta",
          imposto_bps: "imposto",
          dominio_link: "dominio",
          horario_atendimento: "dias",
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
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox ajustes-conta-tudo">
        <h2 className="trama-text ajustes-conta-titulo subtitulo">
          Conta
        </h2>
        <If when={() => conta.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(conta.error.value)}
            titulo="Não foi possível carregar a conta."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !conta.error.value && !conta.data.value}>
          <Esqueleto
            id="aCaminho"
            altura="320px"
          />
        </If>
        <If when={() => conta.data.value}>
          <FormContainer
            id="formulario"
            handle={elements.formulario}
            classes={["cartao"]}
            validate={false}
            ariaLabel="Conta"
            onSubmit={workflows.salvar}
          >
            <FormInput
              id="meta"
              handle={elements.meta}
              type="decimal"
              value={() => (conta.data.value?.meta_mensal_centavos ?? 0) / 100}
              label="Meta do mês, em reais"
              error={() =>
                own.tentou.value
                  ? formulas.erroMeta()
                  : ""
              }
              required={false}
              precision="0.01"
              max={99999999.99}
              format={decimalFormat}
            />
            <FormInput
              id="imposto"
              handle={elements.imposto}
              type="decimal"
              value={() => (conta.data.value?.imposto_bps ?? 0) / 100}
              label="Imposto sobre as vendas, em %"
              error={() =>
                own.tentou.value
                  ? formulas.erroImposto()
                  : ""
              }
              required={false}
              precision="0.01"
              format={decimalFormat}
            />
            <FormInput
              id="dominio"
              handle={elements.dominio}
              value={() => conta.data.value?.dominio_link}
              label="Domínio dos links"
              error={() =>
                own.tentou.value
                  ? formulas.erroDominio()
                  : ""
              }
              placeholder="links.escola.com.br"
              required={false}
              inputMode="url"
            />
            <fieldset className="trama-flexbox ajustes-conta-horario" aria-label="Horário de atendimento">
              <h3 className="trama-text ajustes-conta-tituloHorario subtitulo">
                Horário de atendimento
              </h3>
              <Multiselect
                id="dias"
                handle={elements.dias}
                options={() => diasSemana.data.value}
                value={() => conta.data.value?.horario_atendimento.dias}
                label="Dias"
                error={() =>
                  own.tentou.value
                    ? formulas.erroDias()
                    : ""
                }
                placeholder="Escolha os dias"
                removeLabel="Tirar"
                required={false}
              />
              <div className="trama-flexbox ajustes-conta-horas">
                <FormInput
                  id="inicio"
                  handle={elements.inicio}
                  type="time"
                  value={() => conta.data.value?.horario_atendimento.inicio}
                  label="Início"
                  timePrecision={60}
                />
                <FormInput
                  id="fim"
                  handle={elements.fim}
                  type="time"
                  value={() => conta.data.value?.horario_atendimento.fim}
                  label="Fim"
                  error={() =>
                    own.tentou.value
                      ? formulas.erroFim()
                      : ""
                  }
                  timePrecision={60}
                />
              </div>
              <FormInput
                id="feriados"
                handle={elements.feriados}
                type="textarea"
                value={() => (conta.data.value?.horario_atendimento.feriados ?? []).map((dia) => formatDate(dia, "DD/MM/YYYY")).join("\n")}
                label="Feriados"
                hint="Dias sem atendimento, um por linha, como 25/12/2025."
                error={() =>
                  own.tentou.value
                    ? formulas.erroFeriados()
                    : ""
                }
                required={false}
                rows={3}
                autoGrow
                maxRows={10}
              />
            </fieldset>
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "conta"}
            />
          </FormContainer>
        </If>
      </div>
    </Component>
  );
});

export default AjustesConta;
