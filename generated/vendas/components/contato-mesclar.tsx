// @generated from designs/vendas/components/contato-mesclar.json. Do not edit.
import {
  If,
  Repeat,
  batch,
  closePopup,
  component,
  handle,
  inStep,
  latestWorkflow,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  ifEmpty,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { contatoAtual } from "../formulas/contato-atual";
import { mensagemErro } from "../formulas/mensagem-erro";
import { moeda } from "../formulas/moeda";
import { telefone } from "../formulas/telefone";
import {
  confirmacao,
} from "../popups";
import type {
  VwContatos,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type ContatoMesclarShape = {
  readonly props: { readonly contatoId: string };
  readonly result: boolean;
};

/** Junta outro contato ao aberto, que fica. O resultado é verdadeiro quando foram mesclados. */
const ContatoMesclar = component<ContatoMesclarShape>("contato-mesclar", {}, ({ props }) => {
  const elements = {
    outro: handle(Select<string>),
  };
  const own = {
    /** Os contatos que a busca encontrou. */
    achados: localVariable<readonly {
      readonly cidade?: string | null | undefined;
      readonly documento_mascara?: string | null | undefined;
      readonly email?: string | null | undefined;
      readonly id: string;
      readonly nome?: string | null | undefined;
      readonly responsavel_nome?: string | null | undefined;
      readonly rotulo: string;
      readonly telefone?: string | null | undefined;
      readonly total_compras_centavos?: number | null | undefined;
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
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    escolhido: (): {
      readonly cidade?: string | null | undefined;
      readonly documento_mascara?: string | null | undefined;
      readonly email?: string | null | undefined;
      readonly id: string;
      readonly nome?: string | null | undefined;
      readonly responsavel_nome?: string | null | undefined;
      readonly rotulo: string;
      readonly telefone?: string | null | undefined;
      readonly total_compras_centavos?: number | null | undefined;
    } | null | undefined => own.achados.value.find((contato) => contato.id === elements.outro.value.value),
    linha: (rotulo: string, fica: string, sai: string): {
      readonly rotulo: string;
      readonly valor: string;
      readonly doOutro: boolean;
    } => ({
      rotulo,
      valor: ifEmpty(fica, () => sai),
      doOutro: fica === "" && sai !== "",
    }),
    /** O que o contato que fica terá: o que é dele, e do outro o que lhe falta. */
    previa: (): readonly {
      readonly rotulo: string;
      readonly valor: string;
      readonly doOutro: boolean;
    }[] => {
      const outro = formulas.escolhido();
      const atual = contatoAtual();
      return [formulas.linha("Nome", atual?.nome ?? "", outro?.nome ?? ""), formulas.linha("E-mail", atual?.email ?? "", outro?.email ?? ""), formulas.linha("Telefone", telefone(atual?.telefone ?? ""), telefone(outro?.telefone ?? "")), formulas.linha("CPF/CNPJ", atual?.documento_mascara ?? "", outro?.documento_mascara ?? ""), formulas.linha("Cidade", atual?.cidade ?? "", outro?.cidade ?? ""), formulas.linha("Responsável", atual?.responsavel_nome ?? "", outro?.responsavel_nome ?? ""), {
        rotulo: "Total comprado",
        valor: moeda((atual?.total_compras_centavos ?? 0) + (outro?.total_compras_centavos ?? 0)),
        doOutro: false,
      }];
    },
  };
  const workflows = {
    buscar: latestWorkflow<{ readonly texto: string }>("buscar", async (run, params) => {
      own.buscando.set(true);
      const linhas = await supabaseSelect<Pick<
        VwContatos,
          | "cidade"
          | "documento_mascara"
          | "email"
          | "id"
          | "nome"
          | "responsavel_nome"
          | "telefone"
          | "total_compras_centavos"
      >>(run, {
        table: "vw_contatos",
        filter: {
          and: [
            {
              field: "id",
              operator: "ne",
              value: props.contatoId.value,
            },
            {
              field: "busca",
              operator: "containsWords",
              value: custom.termoDeBusca(params.texto),
              ignoreEmpty: true,
            },
          ],
        },
        columns: ["id", "nome", "email", "telefone", "documento_mascara", "cidade", "responsavel_nome", "total_compras_centavos"],
        limit: 20,
      });
      batch(() => {
        inStep(run, "setVariable achados");
        own.achados.set(linhas.map((linha) => ({ ...linha, rotulo: filter([linha.nome, linha.email ?? telefone(linha.telefone ?? "")], (parte) => parte).join(" · ") })));
        own.buscando.set(false);
      });
    }, {
      onError: () => {
        own.buscando.set(false);
      },
    }),
    mesclar: workflow("mesclar", async (run) => {
      own.tentou.set(true);
      const outro = formulas.escolhido();
      if (outro == null) {
        elements.outro.actions.focus();
        return;
      }
      const outroId = outro.id;
      const confirmou = await openPopup(run, confirmacao, {
        mensagem: "Esta ação não pode ser desfeita.",
        perigo: true,
        textoConfirmar: "Mesclar",
        titulo: "Mesclar contatos?",
      }, {
        onResult: async (run) => {
          await workflows.mesclarAgora(run, {
            outro: outroId,
          });
        },
      });
      if (!confirmou) {
        return;
      }
      closePopup(run, true);
    }),
    /** Junta os dois contatos; se não der, a pergunta continua na tela. */
    mesclarAgora: workflow<{ readonly outro: string }>("mesclarAgora", async (run, params) => {
      variables.salvando.set("mesclar");
      await supabaseCall(run, "rpc_contato_mesclar", {
        p_manter: props.contatoId.value,
        p_remover: params.outro,
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
  };
  return (
    <Modal
      id="janela"
      classes={["modal", "base"]}
      zIndex={60}
      backdropColor="var(--veu)"
      replacesBelow
      transition="all var(--rapido)"
    >
      <h2 className="trama-text contato-mesclar-titulo subtitulo">
        Mesclar contato
      </h2>
      <TextBlock
        id="explica"
        classes={["texto"]}
        text={() => `Tudo do outro contato passa para ${contatoAtual()?.nome ?? ""}, e o outro sai das listas.`}
      />
      <Select
        id="outro"
        handle={elements.outro}
        options={() => own.achados.value}
        labelField="rotulo"
        valueField="id"
        label="Outro contato"
        error={() => own.tentou.value && formulas.escolhido() == null ? "Preencha este campo." : ""}
        placeholder="Buscar por nome, e-mail ou telefone"
        noOptionsText="Escreva para buscar."
        noResultsText="Ninguém encontrado."
        searchPlaceholder="Nome, e-mail ou telefone"
        isFetching={() => own.buscando.value}
        onOpen={(run) => workflows.buscar(run, {
          texto: "",
        })}
        onSearch={(run, event) => workflows.buscar(run, {
          texto: event.value,
        })}
      />
      <If when={formulas.escolhido}>
        <div className="trama-flexbox contato-mesclar-previa">
          <h3 className="trama-text contato-mesclar-tituloPrevia base forte">
            Como fica
          </h3>
          <dl className="trama-flexbox contato-mesclar-valores">
            <Repeat
              items={formulas.previa}
              by={(item) => item.rotulo}
            >
              {(item) => (
                <div className="trama-flexbox contato-mesclar-valor">
                  <TextBlock
                    id="rotuloValor"
                    classes={["dica"]}
                    text={() => item.value.rotulo}
                    tag="dt"
                  />
                  <TextBlock
                    id="oValor"
                    classes={["valor"]}
                    text={() => ifEmpty(item.value.valor, "—")}
                    tag="dd"
                  />
                  <If when={() => item.value.doOutro}>
                    <span className="trama-text contato-mesclar-vemDoOutro etiqueta tom-info">
                      Do outro
                    </span>
                  </If>
                </div>
              )}
            </Repeat>
          </dl>
        </div>
      </If>
      <div className="trama-flexbox contato-mesclar-acoes">
        <Button
          id="cancelar"
          classes={["botao", "secundario"]}
          text="Cancelar"
          link={{
            closePopup: true,
          }}
        />
        <Button
          id="mesclar"
          classes={["botao", "primario"]}
          text="Mesclar"
          loading={() => variables.salvando.value === "mesclar"}
          onClick={workflows.mesclar}
        />
      </div>
    </Modal>
  );
});

export default ContatoMesclar;
