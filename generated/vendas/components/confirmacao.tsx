// @generated from designs/vendas/components/confirmacao.json. Do not edit.
import {
  Component,
  If,
  closePopup,
  component,
  handle,
  localVariable,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export type ConfirmacaoShape = {
  readonly props: {
    readonly digitar?: string;
    readonly mensagem?: string;
    readonly perigo?: boolean;
    readonly textoCancelar?: string;
    readonly textoConfirmar?: string;
    readonly titulo: string;
  };
  readonly result: boolean;
};

/** Pergunta antes de fazer. O resultado é verdadeiro quando a pessoa confirma; com `digitar`, só depois de escrever a palavra. Enquanto o que se confirmou é feito, o botão espera. */
const Confirmacao = component<ConfirmacaoShape>("confirmacao", {
  digitar: "",
  mensagem: "",
  perigo: false,
  textoCancelar: "Cancelar",
  textoConfirmar: "Confirmar",
}, ({ props }) => {
  const elements = {
    cancelar: handle(Button),
    palavra: handle(FormInput),
  };
  const own = {
    /** A pessoa confirmou; falta fazer. */
    confirmou: localVariable<boolean>({
      id: "confirmou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** O que se confirmou está sendo feito. O que se grava por outro motivo não prende a pergunta. */
    espera: (): boolean => own.confirmou.value && variables.salvando.value !== "",
  };
  return (
    <Component
      onMount={() => {
        if (props.perigo.value) {
          elements.cancelar.actions.focus();
        }
      }}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={80}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => props.titulo.value}
          tag="h2"
        />
        <If when={() => props.mensagem.value !== ""}>
          <TextBlock
            id="mensagem"
            classes={["texto"]}
            text={() => props.mensagem.value}
          />
        </If>
        <If when={() => props.digitar.value !== ""}>
          <FormInput
            id="palavra"
            handle={elements.palavra}
            label={() => `Digite ${props.digitar.value} para confirmar.`}
            required={false}
          />
        </If>
        <div className="trama-flexbox confirmacao-acoes">
          <Button
            id="cancelar"
            handle={elements.cancelar}
            classes={["botao", "secundario"]}
            text={() => props.textoCancelar.value}
            disabled={formulas.espera}
            onClick={(run) => {
              closePopup(run, false);
            }}
          />
          <Button
            id="confirmar"
            classes={["botao", "primario"]}
            states={{
              perigo: () => props.perigo.value,
            }}
            text={() => props.textoConfirmar.value}
            disabled={() => props.digitar.value !== "" && elements.palavra.value.value !== props.digitar.value}
            loading={formulas.espera}
            onClick={(run) => {
              own.confirmou.set(true);
              closePopup(run, true);
            }}
          />
        </div>
      </Modal>
    </Component>
  );
});

export default Confirmacao;
