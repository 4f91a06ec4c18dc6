// @generated from designs/vendas/components/resposta-rapida.json. Do not edit.
import {
  Component,
  If,
  closePopup,
  component,
  handle,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  matches,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseDelete,
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { RespostasRapidasRow } from "../collections/respostas-rapidas";
import { respostasRapidas } from "../collections/respostas-rapidas";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type RespostaRapidaShape = {
  readonly props: {
    readonly modelo?: boolean;
    readonly respostaId?: string;
  };
  readonly result: boolean;
};

/** Uma resposta pronta ou um modelo do WhatsApp, novos ou já em uso. O resultado é verdadeiro quando foi gravado ou excluído. */
const RespostaRapida = component<RespostaRapidaShape>("resposta-rapida", {
  modelo: false,
  respostaId: "",
}, ({ props }) => {
  const elements = {
    atalho: handle(FormInput),
    formulario: handle(FormContainer),
    mensagem: handle(FormInput),
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
    erroAtalho: (): string => matches(elements.atalho.value.value, "^[a-z0-9-]{2,20}$") ? "" : "Use de 2 a 20 letras minúsculas, números ou hifens.",
    erroMensagem: (): string => erroTexto(elements.mensagem.value.value, 1, 1024),
    /** A resposta aberta; nenhuma para uma nova. */
    resposta: (): RespostasRapidasRow | null | undefined => respostasRapidas.data.value.find((uma) => uma.id === props.respostaId.value),
  };
  const workflows = {
    excluir: workflow("excluir", async (run) => {
      const certeza = await openPopup(run, confirmacao, {
        perigo: true,
        textoConfirmar: "Excluir",
        titulo: props.modelo.value ? "Excluir este modelo?" : "Excluir esta resposta?",
      }, {
        onResult: async (run) => {
          await workflows.excluirAgora(run);
        },
      });
      if (!certeza) {
        return;
      }
      closePopup(run, true);
    }),
    /** Exclui a resposta; se não der, a pergunta continua na tela. */
    excluirAgora: workflow("excluirAgora", async (run) => {
      variables.salvando.set("excluir");
      await supabaseDelete(run, {
        table: "respostas_rapidas",
        match: {
          id: props.respostaId.value,
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
      if (formulas.erroAtalho() !== "") {
        elements.atalho.actions.focus();
        return;
      }
      if (formulas.erroMensagem() !== "") {
        elements.mensagem.actions.focus();
        return;
      }
      variables.salvando.set("resposta");
      const texto = elements.mensagem.value.value.trim();
      if (props.respostaId.value === "") {
        await supabaseInsert(run, {
          table: "respostas_rapidas",
          data: {
            atalho: elements.atalho.value.value,
            canal: props.modelo.value ? "whatsapp" : null,
            modelo_aprovado: props.modelo.value,
            texto,
          },
          columns: ["id"],
        });
      } else {
        await supabaseUpdate(run, {
          table: "respostas_rapidas",
          match: {
            id: props.respostaId.value,
          },
          data: {
            atalho: elements.atalho.value.value,
            texto,
          },
          columns: ["id"],
          single: true,
        });
      }
      variables.salvando.set("");
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, { atalho: "atalho", mensagem: "mensagem" });
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
          text={() =>
            props.modelo.value ? props.respostaId.value === "" ? "Novo modelo" : "Modelo"
              : props.respostaId.value === "" ? "Nova resposta"
              : "Resposta"
          }
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel={() => props.modelo.value ? "Modelo" : "Resposta"}
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="atalho"
            handle={elements.atalho}
            value={() => formulas.resposta()?.atalho}
            label={() => props.modelo.value ? "Nome do modelo" : "Atalho"}
            hint={() => props.modelo.value ? "Como no WhatsApp, com hifens no lugar de _." : "O que se escreve depois da barra, como /pix."}
            error={() =>
              own.tentou.value
                ? formulas.erroAtalho()
                : ""
            }
          />
          <FormInput
            id="mensagem"
            handle={elements.mensagem}
            type="textarea"
            value={() => formulas.resposta()?.texto}
            label="Mensagem"
            hint={() => props.modelo.value ? "Igual ao texto aprovado; {nome}, {produto} e {link} são preenchidos ao usar." : "{nome}, {produto} e {link} são preenchidos ao usar."}
            error={() =>
              own.tentou.value
                ? formulas.erroMensagem()
                : ""
            }
            rows={4}
            autoGrow
            maxRows={12}
          />
          <div className="trama-flexbox resposta-rapida-acoes">
            <If when={() => props.respostaId.value !== ""}>
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
              loading={() => variables.salvando.value === "resposta"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default RespostaRapida;
