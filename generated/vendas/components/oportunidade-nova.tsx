// @generated from designs/vendas/components/oportunidade-nova.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  decimalFormat,
  fetchCollections,
  handle,
  inStep,
  latestWorkflow,
  localVariable,
  log,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  ifEmpty,
  lookup,
  round,
  subText,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import type { EquipeRow } from "../collections/equipe";
import { equipe } from "../collections/equipe";
import type { EtapasRow } from "../collections/etapas";
import { etapas } from "../collections/etapas";
import { permissoes } from "../collections/permissoes";
import type { PipelinesRow } from "../collections/pipelines";
import { pipelines } from "../collections/pipelines";
import type { ProdutosOpcoesRow } from "../collections/produtos-opcoes";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import CampoContato from "./campo-contato";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { compareDates } from "../helpers/compare-dates";
import { today } from "../helpers/today";
import type {
  Oportunidades,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type OportunidadeNovaShape = {
  readonly props: {
    readonly contatoId?: string;
    readonly contatoNome?: string;
    readonly origem?: "manual" | "chat";
    readonly pipelineId?: string;
  };
  readonly result: string;
};

/** Uma oportunidade nova, no alto da etapa. O resultado é o id dela. */
const OportunidadeNova = component<OportunidadeNovaShape>("oportunidade-nova", {
  contatoId: "",
  contatoNome: "",
  origem: "manual",
  pipelineId: "",
}, ({ props }) => {
  const elements = {
    contato: handle(CampoContato),
    etapa: handle(Select<EtapasRow, "id">),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    observacao: handle(FormInput),
    pipeline: handle(Select<PipelinesRow, "id">),
    previsao: handle(DatePicker),
    produto: handle(Select<ProdutosOpcoesRow, "id">),
    responsavel: handle(Select<EquipeRow, "id">),
    valor: handle(FormInput),
  };
  const own = {
    /** Os pipelines em que o contato já tem uma oportunidade aberta. */
    abertasEm: localVariable<readonly string[]>({
      id: "abertasEm",
      type: "array",
      default: [],
    }),
    /** O contato escolhido aqui; vazio, vale o de quem abriu. */
    escolhidoId: localVariable<string>({
      id: "escolhidoId",
      type: "string",
      default: "",
    }),
    escolhidoNome: localVariable<string>({
      id: "escolhidoNome",
      type: "string",
      default: "",
    }),
    /** O preço do produto escolhido, em reais, como se escreve. */
    preco: localVariable<string>({
      id: "preco",
      type: "string",
      default: "",
    }),
    /** O título sugerido; o que a pessoa escreve fica. */
    sugerido: localVariable<string>({
      id: "sugerido",
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
    contatoId: (): string => ifEmpty(own.escolhidoId.value, () => props.contatoId.value),
    contatoNome: (): string => own.escolhidoId.value === "" ? props.contatoNome.value : own.escolhidoNome.value,
    erroContato: (): string => formulas.contatoId() === "" ? "Preencha este campo." : "",
    erroEtapa: (): string => ifEmpty(elements.etapa.value.value, "") === "" ? "Preencha este campo." : "",
    erroObservacao: (): string => elements.observacao.value.value.length > 2000 ? "Use até 2000 caracteres." : "",
    erroPipeline: (): string => ifEmpty(elements.pipeline.value.value, "") === "" ? "Preencha este campo." : "",
    erroPrevisao: (): string => {
      const hoje = today();
      return elements.previsao.value.value != null && compareDates(elements.previsao.value.value, hoje) < 0 ? "A previsão não pode ficar no passado." : "";
    },
    erroTitulo: (): string => erroTexto(elements.nome.value.value, 3, 120),
    erroValor: (): string => (elements.valor.number.value ?? 0) < 0 ? "Valor inválido." : "",
    etapas: (): readonly EtapasRow[] => etapas.data.value.filter((etapa) => etapa.pipeline_id === elements.pipeline.value.value),
    jaTem: (): boolean => own.abertasEm.value.some((pipeline) => pipeline === elements.pipeline.value.value),
    /** A pessoa só vê as próprias, e só cria para si. */
    soPara: (): boolean => permissoes.data.value.find((item) => item.paginaId === "pg-pipelines")?.escopo === "proprios",
  };
  const workflows = {
    escolherContato: workflow<{
      readonly id: string;
      readonly nome: string;
    }>("escolherContato", async (run, params) => {
      batch(() => {
        own.escolhidoId.set(params.id);
        own.escolhidoNome.set(params.nome);
      });
      await workflows.sugerir(run);
      await workflows.verAbertas(run, {
        contato: params.id,
      });
    }),
    /** O preço do produto é o valor sugerido. */
    escolherProduto: workflow<{ readonly id: string }>("escolherProduto", async (run, params) => {
      own.preco.set(custom.reais(produtosOpcoes.data.value.find((item) => item.id === params.id)?.preco_centavos ?? 0));
      await workflows.sugerir(run);
    }),
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroContato() !== "") {
        await elements.contato.actions.focar(run);
        return;
      }
      if (formulas.erroPipeline() !== "") {
        elements.pipeline.actions.focus();
        return;
      }
      if (formulas.erroEtapa() !== "") {
        elements.etapa.actions.focus();
        return;
      }
      if (formulas.erroTitulo() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroValor() !== "") {
        elements.valor.actions.focus();
        return;
      }
      if (formulas.erroPrevisao() !== "") {
        elements.previsao.actions.focus();
        return;
      }
      if (formulas.erroObservacao() !== "") {
        elements.observacao.actions.focus();
        return;
      }
      variables.salvando.set("oportunidadeNova");
      const nova = await supabaseInsert<Pick<Oportunidades, "id">>(run, {
        table: "oportunidades",
        data: {
          contato_id: formulas.contatoId(),
          etapa_id: toText(elements.etapa.value.value),
          observacao: ifEmpty(elements.observacao.value.value.trim(), null),
          origem: props.origem.value,
          pipeline_id: toText(elements.pipeline.value.value),
          previsao_em: elements.previsao.value.value,
          produto_id: ifEmpty(elements.produto.value.value, "") === ""
            ? null
            : toText(elements.produto.value.value),
          responsavel_id: ifEmpty(elements.responsavel.value.value, "") === ""
            ? null
            : toText(elements.responsavel.value.value),
          titulo: elements.nome.value.value.trim(),
          valor_centavos: round((elements.valor.number.value ?? 0) * 100),
        },
        columns: ["id"],
      });
      variables.salvando.set("");
      closePopup(run, nova?.id);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** O título segue o produto e o contato, enquanto ninguém o escreve. */
    sugerir: workflow("sugerir", (run) => {
      if (elements.nome.value.value !== own.sugerido.value || ifEmpty(elements.produto.value.value, "") === "") {
        return;
      }
      inStep(run, "setVariable sugerido");
      own.sugerido.set(subText(filter([lookup(elements.produto.value.value, produtosOpcoes.data.value, "id")?.nome ?? "", formulas.contatoNome()], (parte) => parte).join(" – "), 0, 120));
    }),
    /** O aviso é só um aviso: sem resposta, não há nenhum. */
    verAbertas: latestWorkflow<{ readonly contato: string }>("verAbertas", async (run, params) => {
      own.abertasEm.set([]);
      if (params.contato === "") {
        return;
      }
      const abertas = await supabaseSelect<Pick<Oportunidades, "pipeline_id">>(run, {
        table: "oportunidades",
        filter: {
          and: [
            {
              field: "contato_id",
              operator: "eq",
              value: params.contato,
            },
            { field: "status", operator: "eq", value: "aberta" },
            { field: "excluido_em", operator: "isNull" },
          ],
        },
        columns: ["pipeline_id"],
      });
      own.abertasEm.set(abertas.map((uma) => uma.pipeline_id));
    }, {
      onError: (run) => {
        log(run, "não se sabe se o contato já tem uma oportunidade aberta");
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
      onMount={{
        steps: async (run) => {
          await workflows.verAbertas(run, {
            contato: props.contatoId.value,
          });
          await fetchCollections(run, [
            pipelines,
            etapas,
            produtosOpcoes,
          ]);
        },
        onError: async (run, error) => {
          variables.salvando.set("");
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        },
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
        <h2 className="trama-text oportunidade-nova-titulo subtitulo">
          Nova oportunidade
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Nova oportunidade"
          onSubmit={workflows.salvar}
        >
          <CampoContato
            id="contato"
            handle={elements.contato}
            contatoId={formulas.contatoId}
            contatoNome={formulas.contatoNome}
            erro={() =>
              own.tentou.value
                ? formulas.erroContato()
                : ""
            }
            novo
            origem={() => props.origem.value}
            onMudar={(run, event) => workflows.escolherContato(run, {
              id: event.id,
              nome: event.nome,
            })}
          />
          <div className="trama-flexbox oportunidade-nova-par1">
            <Select
              id="pipeline"
              handle={elements.pipeline}
              options={() => pipelines.data.value}
              labelField="nome"
              valueField="id"
              value={() =>
                pipelines.data.value.find((um) => um.id === props.pipelineId.value)?.id ??
                  pipelines.data.value.find((um) => um.padrao)?.id ??
                  pipelines.data.value[0]?.id
              }
              label="Pipeline"
              error={() =>
                own.tentou.value
                  ? formulas.erroPipeline()
                  : ""
              }
              placeholder="Escolha"
              required
              searchable={false}
              isFetching={() => pipelines.isFetching.value}
            />
            <Select
              id="etapa"
              handle={elements.etapa}
              options={formulas.etapas}
              labelField="nome"
              valueField="id"
              value={() => formulas.etapas()[0]?.id}
              label="Etapa"
              error={() =>
                own.tentou.value
                  ? formulas.erroEtapa()
                  : ""
              }
              placeholder="Escolha"
              required
              searchable={false}
              isFetching={() => etapas.isFetching.value}
            />
          </div>
          <If when={formulas.jaTem}>
            <TextBlock
              id="aviso"
              classes={["tom-atencao"]}
              text="Este contato já tem uma oportunidade aberta neste pipeline."
              tag="p"
              role="status"
            />
          </If>
          <div className="trama-flexbox oportunidade-nova-par2">
            <Select
              id="produto"
              handle={elements.produto}
              options={() => produtosOpcoes.data.value}
              labelField="nome"
              valueField="id"
              label="Produto"
              placeholder="Nenhum"
              noResultsText="Nenhum produto com esse nome."
              searchPlaceholder="Buscar produto"
              clearLabel="Nenhum produto"
              clearIcon
              onChange={(run, event) => workflows.escolherProduto(run, {
                id: toText(event.value ?? ""),
              })}
            />
            <FormInput
              id="valor"
              handle={elements.valor}
              type="decimal"
              value={() => own.preco.value}
              label="Valor (R$)"
              error={() =>
                own.tentou.value
                  ? formulas.erroValor()
                  : ""
              }
              required={false}
              precision="0.01"
              max={99999999.99}
              hideArrows
              format={decimalFormat}
            />
          </div>
          <FormInput
            id="nome"
            handle={elements.nome}
            value={() => own.sugerido.value}
            label="Título"
            error={() =>
              own.tentou.value
                ? formulas.erroTitulo()
                : ""
            }
          />
          <div className="trama-flexbox oportunidade-nova-par3">
            <Select
              id="responsavel"
              handle={elements.responsavel}
              options={() => equipe.data.value}
              labelField="nome"
              valueField="id"
              value={() => auth.user.value?.id}
              label="Responsável"
              placeholder="Ninguém ainda"
              noResultsText="Ninguém com esse nome."
              searchPlaceholder="Buscar pessoa"
              disabled={formulas.soPara}
            />
            <DatePicker
              id="previsao"
              handle={elements.previsao}
              dateMode="date"
              label="Previsão"
              error={() =>
                own.tentou.value
                  ? formulas.erroPrevisao()
                  : ""
              }
              placeholder="Sem previsão"
              minDate={() => today()}
              autoApply
              clearIcon
            />
          </div>
          <FormInput
            id="observacao"
            handle={elements.observacao}
            type="textarea"
            label="Observação"
            error={() =>
              own.tentou.value
                ? formulas.erroObservacao()
                : ""
            }
            required={false}
            rows={3}
          />
          <div className="trama-flexbox oportunidade-nova-acoes">
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
              text="Criar oportunidade"
              buttonType="submit"
              loading={() => variables.salvando.value === "oportunidadeNova"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default OportunidadeNova;
