// @generated from designs/vendas/components/atendimento-resolver.json. Do not edit.
import {
  Component,
  If,
  batch,
  caughtError,
  closePopup,
  component,
  detach,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  uuid,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  VwMensagens,
} from "../tables";
import * as variables from "../variables";
import { atendimentoMudar } from "../workflows/atendimento-mudar";
import { canaisMandar } from "../workflows/canais-mandar";
import { mostrarErro } from "../workflows/mostrar-erro";

export type AtendimentoResolverShape = {
  readonly result: boolean;
};

/** O que foi feito em um atendimento que se resolve, e o que se diz ao cliente. */
const AtendimentoResolver = component<AtendimentoResolverShape>("atendimento-resolver", {}, () => {
  const elements = {
    avisar: handle(Checkbox),
    aviso: handle(FormInput),
    formulario: handle(FormContainer),
    nota: handle(FormInput),
  };
  const own = {
    /** Por que o atendimento não foi resolvido. */
    motivo: localVariable<string>({
      id: "motivo",
      type: "string",
      default: "",
    }),
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erroAviso: (): string =>
      elements.avisar.value.value
        ? erroTexto(elements.aviso.value.value, 1, 4096)
        : "",
    erroNota: (): string => erroTexto(elements.nota.value.value, 10, 2000),
    /** Por que não se resolveu: lê o atendimento como ficou. */
    recusa: (): string => atendimentoAtual()?.status === "resolvido" ? "Outra pessoa já resolveu este atendimento. Sua nota e a mensagem ao cliente não foram enviadas." : "Outra mudança ainda está sendo gravada. Tente de novo em instantes.",
  };
  const workflows = {
    pronto: workflow("pronto", async (run) => {
      if (variables.salvando.value === "atendimento-status") {
        return;
      }
      batch(() => {
        own.tentou.set(true);
        own.motivo.set("");
      });
      if (formulas.erroNota() !== "") {
        elements.nota.actions.focus();
        return;
      }
      if (formulas.erroAviso() !== "") {
        return;
      }
      const atual = atendimentoAtual();
      const mudou = await atendimentoMudar(run, {
        antes: atual?.status,
        aviso: "Atendimento resolvido.",
        campo: "status",
        nota: elements.nota.value.value.trim(),
        valor: "resolvido",
      });
      if (!mudou) {
        own.motivo.set(formulas.recusa());
        return;
      }
      if (elements.avisar.value.value) {
        try {
          const aviso = await supabaseCall<readonly VwMensagens[]>(run, "rpc_chat_enviar", {
            p_chat: atual?.chat_id ?? "",
            p_cliente_ref: uuid(),
            p_conteudo: elements.aviso.value.value.trim(),
          });
          if (aviso[0]?.status === "na_fila") {
            detach(run, canaisMandar(run));
          }
        } catch (cause) {
          const error = caughtError(cause);
          await mostrarErro(run, {
            mensagem: `O atendimento foi resolvido, mas o cliente não foi avisado. ${mensagemErro(error)}`,
          });
        }
      }
      closePopup(run, true);
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
        <h2 className="trama-text atendimento-resolver-titulo subtitulo">
          Resolver atendimento
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Resolver atendimento"
          onSubmit={workflows.pronto}
        >
          <FormInput
            id="nota"
            handle={elements.nota}
            type="textarea"
            label="O que foi feito?"
            hint="Fica como nota interna."
            error={() =>
              own.tentou.value
                ? formulas.erroNota()
                : ""
            }
          />
          <If when={() => atendimentoAtual()?.chat_id != null}>
            <Checkbox
              id="avisar"
              handle={elements.avisar}
              label="Avisar cliente"
            />
          </If>
          <If when={() => elements.avisar.value.value}>
            <FormInput
              id="aviso"
              handle={elements.aviso}
              type="textarea"
              value={() => `Olá, seu atendimento ${atendimentoAtual()?.codigo ?? ""} foi resolvido. Se precisar de algo mais, é só responder por aqui.`}
              label="Mensagem ao cliente"
              error={() =>
                own.tentou.value
                  ? formulas.erroAviso()
                  : ""
              }
            />
          </If>
          <If when={() => own.motivo.value !== ""}>
            <TextBlock
              id="motivo"
              classes={["erro"]}
              text={() => own.motivo.value}
              tag="p"
              role="alert"
            />
          </If>
          <div className="trama-flexbox atendimento-resolver-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="resolver"
              classes={["botao", "primario"]}
              text="Resolver"
              buttonType="submit"
              loading={() => variables.salvando.value === "atendimento-status"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default AtendimentoResolver;
