// @generated from designs/vendas/components/atendimento-propriedades.json. Do not edit.
import {
  Component,
  If,
  component,
  handle,
  openPopup,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import {
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { categoriasAtendimento } from "../collections/categorias-atendimento";
import { equipe } from "../collections/equipe";
import { prioridades } from "../collections/prioridades";
import type { StatusAtendimentoRow } from "../collections/status-atendimento";
import { statusAtendimento } from "../collections/status-atendimento";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoEditavel } from "../formulas/atendimento-editavel";
import { checkIcon } from "../icons/check";
import { rotateCcwIcon } from "../icons/rotate-ccw";
import {
  atendimentoResolver,
} from "../popups";
import * as variables from "../variables";
import { atendimentoMudar } from "../workflows/atendimento-mudar";

export type AtendimentoPropriedadesShape = {
  readonly actions: {
    readonly atribuir: () => unknown;
    readonly resolver: () => unknown;
  };
};

/** O que se muda de um atendimento: cada escolha se grava na hora e pode ser desfeita. */
const AtendimentoPropriedades = component<AtendimentoPropriedadesShape>("atendimento-propriedades", {}, () => {
  const elements = {
    categoria: handle(Select),
    prioridade: handle(Select),
    responsavel: handle(Select),
    status: handle(Select),
  };
  const formulas = {
    /** O status de agora e aqueles para onde se pode ir. */
    opcoesStatus: (): readonly StatusAtendimentoRow[] => {
      const atual = atendimentoAtual();
      return statusAtendimento.data.value.filter((opcao) => opcao.value === atual?.status || (opcao.value !== "fechado" && (atual?.proximos_status ?? []).includes(opcao.value)));
    },
    resolvivel: (): boolean => atendimentoEditavel() && (atendimentoAtual()?.proximos_status ?? []).includes("resolvido"),
  };
  const workflows = {
    /** Grava uma escolha; uma que não se gravou volta a ser a de antes. */
    mudar: workflow<{
      readonly campo: "status" | "prioridade" | "categoria" | "responsavel_id";
      readonly valor: string | null | undefined;
      readonly antes: string | null | undefined;
      readonly aviso: string;
    }>("mudar", async (run, params) => {
      await atendimentoMudar(run, {
        antes: params.antes,
        aviso: params.aviso,
        campo: params.campo,
        valor: params.valor,
      });
    }, {
      onError: async (run) => {
        await workflows.repor(run);
      },
    }),
    mudarStatus: workflow<{ readonly valor: string }>("mudarStatus", async (run, params) => {
      const antes = atendimentoAtual()?.status;
      if (params.valor === antes) {
        return;
      }
      if (params.valor === "resolvido") {
        await workflows.resolver(run);
      } else {
        await workflows.mudar(run, {
          antes,
          aviso: "Status alterado.",
          campo: "status",
          valor: params.valor,
        });
      }
    }),
    repor: workflow("repor", () => {
      const atual = atendimentoAtual();
      elements.status.actions.setValue({
        value: atual?.status,
      });
      elements.prioridade.actions.setValue({
        value: atual?.prioridade,
      });
      elements.categoria.actions.setValue({
        value: atual?.categoria,
      });
      elements.responsavel.actions.setValue({
        value: atual?.responsavel_id,
      });
    }),
    /** Resolver pede o que foi feito; quem desiste vê o status que ficou. */
    resolver: workflow("resolver", async (run) => {
      const feito = await openPopup(run, atendimentoResolver);
      if (feito) {
        return;
      }
      await workflows.repor(run);
    }),
  };
  return (
    <Component
      actions={{
        atribuir: workflow("atribuir", async (run) => {
          if (!atendimentoEditavel() || variables.salvando.value !== "") {
            return;
          }
          if (atendimentoAtual()?.responsavel_id == null) {
            await workflows.mudar(run, {
              antes: null,
              aviso: "Atendimento assumido.",
              campo: "responsavel_id",
              valor: auth.user.value?.id,
            });
          } else {
            elements.responsavel.actions.focus();
            elements.responsavel.actions.open();
          }
        }),
        resolver: workflow("resolver", async (run) => {
          if (formulas.resolvivel() && variables.salvando.value === "") {
            await workflows.resolver(run);
          }
        }),
      }}
    >
      <div className="trama-flexbox atendimento-propriedades-campos">
        <Base
          id="lugarStatus"
          states={{
            mudou: () => variables.atendimentoMudados.value.includes("status"),
          }}
        >
          <Select
            id="status"
            handle={elements.status}
            options={formulas.opcoesStatus}
            value={() => atendimentoAtual()?.status}
            label="Status"
            disabled={() => !atendimentoEditavel()}
            searchable={false}
            onChange={(run, event) => workflows.mudarStatus(run, {
              valor: toText(event.value),
            })}
          />
        </Base>
        <Base
          id="lugarPrioridade"
          states={{
            mudou: () => variables.atendimentoMudados.value.includes("prioridade"),
          }}
        >
          <Select
            id="prioridade"
            handle={elements.prioridade}
            options={() => prioridades.data.value}
            value={() => atendimentoAtual()?.prioridade}
            label="Prioridade"
            disabled={() => !atendimentoEditavel()}
            searchable={false}
            onChange={(run, event) => workflows.mudar(run, {
              antes: atendimentoAtual()?.prioridade,
              aviso: "Prioridade alterada.",
              campo: "prioridade",
              valor: toText(event.value),
            })}
          />
        </Base>
        <Base
          id="lugarCategoria"
          states={{
            mudou: () => variables.atendimentoMudados.value.includes("categoria"),
          }}
        >
          <Select
            id="categoria"
            handle={elements.categoria}
            options={() => categoriasAtendimento.data.value}
            value={() => atendimentoAtual()?.categoria}
            label="Categoria"
            disabled={() => !atendimentoEditavel()}
            searchable={false}
            onChange={(run, event) => workflows.mudar(run, {
              antes: atendimentoAtual()?.categoria,
              aviso: "Categoria alterada.",
              campo: "categoria",
              valor: toText(event.value),
            })}
          />
        </Base>
        <Base
          id="lugarResponsavel"
          states={{
            mudou: () => variables.atendimentoMudados.value.includes("responsavel_id"),
          }}
        >
          <Select
            id="responsavel"
            handle={elements.responsavel}
            options={() => equipe.data.value}
            labelField="nome"
            valueField="id"
            value={() => atendimentoAtual()?.responsavel_id}
            label="Responsável"
            placeholder="Ninguém"
            noResultsText="Ninguém com esse nome."
            searchPlaceholder="Buscar pessoa"
            clearLabel="Tirar responsável"
            disabled={() => !atendimentoEditavel()}
            clearIcon
            onChange={(run, event) => workflows.mudar(run, {
              antes: atendimentoAtual()?.responsavel_id,
              aviso: "Responsável alterado.",
              campo: "responsavel_id",
              valor: ifEmpty(event.value, "") === ""
                ? null
                : toText(event.value),
            })}
          />
        </Base>
        <If when={() => atendimentoEditavel() && atendimentoAtual()?.responsavel_id == null}>
          <Button
            id="assumir"
            classes={["botao", "secundario"]}
            text="Assumir"
            loading={() => variables.salvando.value === "atendimento-responsavel_id"}
            onClick={(run) => workflows.mudar(run, {
              antes: null,
              aviso: "Atendimento assumido.",
              campo: "responsavel_id",
              valor: auth.user.value?.id,
            })}
          />
        </If>
        <If when={formulas.resolvivel}>
          <Button
            id="resolverAgora"
            classes={["botao", "primario"]}
            text="Resolver"
            loading={() => variables.salvando.value === "atendimento-status"}
            onClick={workflows.resolver}
            leftIcon={
              <Icon
                id="resolverIcone"
                icon={checkIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => atendimentoEditavel() && atendimentoAtual()?.status === "resolvido"}>
          <Button
            id="reabrir"
            classes={["botao", "secundario"]}
            text="Reabrir"
            loading={() => variables.salvando.value === "atendimento-status"}
            onClick={(run) => workflows.mudar(run, {
              antes: "resolvido",
              aviso: "Atendimento reaberto.",
              campo: "status",
              valor: "em_atendimento",
            })}
            leftIcon={
              <Icon
                id="voltaReabrir"
                icon={rotateCcwIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    </Component>
  );
}, ["atribuir", "resolver"]);

export default AtendimentoPropriedades;
