// @generated from designs/vendas/components/contato-endereco.json. Do not edit.
import {
  Component,
  If,
  batch,
  caughtError,
  component,
  fetchCollection,
  handle,
  localVariable,
  openPopup,
  wait,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  get,
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseInvoke,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { contato } from "../collections/contato";
import type { EstadosBrasilRow } from "../collections/estados-brasil";
import { estadosBrasil } from "../collections/estados-brasil";
import { cep } from "../formulas/cep";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pencilIcon } from "../icons/pencil";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** O endereço do contato aberto: para ler e, com permissão, para mudar. */
const ContatoEndereco = component("contato-endereco", {}, () => {
  const elements = {
    bairro: handle(FormInput),
    cep: handle(FormInput),
    cidade: handle(FormInput),
    complemento: handle(FormInput),
    editar: handle(Button),
    formulario: handle(FormContainer),
    logradouro: handle(FormInput),
    numero: handle(FormInput),
    uf: handle(Select<EstadosBrasilRow>),
  };
  const own = {
    buscando: localVariable<boolean>({
      id: "buscando",
      type: "boolean",
      default: false,
    }),
    /** O CEP para o qual nenhum endereço foi encontrado. */
    cepSemEndereco: localVariable<string>({
      id: "cepSemEndereco",
      type: "string",
      default: "",
    }),
    editando: localVariable<boolean>({
      id: "editando",
      type: "boolean",
      default: false,
    }),
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** O endereço em linhas, sem as partes que faltam. */
    endereco: (): string => {
      const atual = contatoAtual();
      return filter([filter([atual?.logradouro, atual?.numero, atual?.complemento], (parte) => parte).join(", "), atual?.bairro, filter([atual?.cidade, atual?.uf], (parte) => parte).join(" – "), cep(atual?.cep ?? "")], (linha) => linha).join("\n");
    },
    erroCep: (): string => {
      const cep = custom.cep(elements.cep.value.value);
      return elements.cep.value.value.trim() === "" ? ""
        : cep === "" ? own.tentou.value ? "CEP inválido. Use 8 dígitos." : ""
        : cep === own.cepSemEndereco.value ? "CEP não encontrado. Preencha o endereço."
        : "";
    },
  };
  const workflows = {
    /** Um CEP completo preenche o endereço; sem resposta, a pessoa o escreve. */
    buscarCep: workflow("buscarCep", async (run) => {
      const digitado = custom.cep(elements.cep.value.value);
      if (digitado === "") {
        return;
      }
      batch(() => {
        own.buscando.set(true);
        own.cepSemEndereco.set("");
      });
      try {
        const achado = await supabaseInvoke(run, {
          function: `cep/${digitado}`,
          method: "GET",
        });
        elements.logradouro.actions.setValue({
          value: toText(get(achado, "logradouro")),
        });
        elements.bairro.actions.setValue({
          value: toText(get(achado, "bairro")),
        });
        elements.cidade.actions.setValue({
          value: toText(get(achado, "cidade")),
        });
        elements.uf.actions.setValue({
          value: toText(get(achado, "uf")),
        });
        own.buscando.set(false);
      } catch (cause) {
        caughtError(cause);
        batch(() => {
          own.buscando.set(false);
          own.cepSemEndereco.set(digitado);
        });
      }
    }),
    /** Volta a só mostrar; com algo mudado, pergunta antes. */
    cancelar: workflow("cancelar", async (run) => {
      if (elements.formulario.isDirty.value) {
        const descartar = await openPopup(run, confirmacao, {
          mensagem: "O que você escreveu não foi salvo.",
          perigo: true,
          textoCancelar: "Continuar editando",
          textoConfirmar: "Descartar",
          titulo: "Descartar alterações?",
        });
        if (!descartar) {
          return;
        }
      }
      await workflows.fechar(run);
    }),
    editar: workflow("editar", () => {
      batch(() => {
        own.tentou.set(false);
        own.editando.set(true);
      });
    }),
    /** Volta a só mostrar; o foco volta para o botão. */
    fechar: workflow("fechar", async (run) => {
      own.editando.set(false);
      await wait(run, 0);
      elements.editar.actions.focus();
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      const digitado = custom.cep(elements.cep.value.value);
      if (elements.cep.value.value.trim() !== "" && digitado === "") {
        elements.cep.actions.focus();
        return;
      }
      variables.salvando.set("contatoEndereco");
      await supabaseUpdate(run, {
        table: "contatos",
        match: {
          id: contatoAtual()?.id,
        },
        data: {
          bairro: ifEmpty(elements.bairro.value.value.trim(), null),
          cep: ifEmpty(digitado, null),
          cidade: ifEmpty(elements.cidade.value.value.trim(), null),
          complemento: ifEmpty(elements.complemento.value.value.trim(), null),
          logradouro: ifEmpty(elements.logradouro.value.value.trim(), null),
          numero: ifEmpty(elements.numero.value.value.trim(), null),
          uf: elements.uf.value.value,
        },
        columns: ["id"],
        single: true,
      });
      await fetchCollection(run, contato);
      variables.salvando.set("");
      await workflows.fechar(run);
      await avisar(run, {
        mensagem: "Endereço salvo.",
      });
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
      <If when={() => !own.editando.value}>
        <div className="trama-flexbox contato-endereco-leitura">
          <TextBlock
            id="linhaEndereco"
            classes={["valor"]}
            text={() => ifEmpty(formulas.endereco(), "Sem endereço.")}
          />
          <If when={contatoEditavel}>
            <Button
              id="editar"
              handle={elements.editar}
              classes={["botao", "discreto", "botao-menor"]}
              text="Editar"
              ariaLabel="Editar endereço"
              onClick={workflows.editar}
              leftIcon={
                <Icon
                  id="iconeEditar"
                  icon={pencilIcon}
                  size="16px"
                />
              }
            />
          </If>
        </div>
      </If>
      <If when={() => own.editando.value}>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Endereço"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="cep"
            handle={elements.cep}
            value={() => cep(contatoAtual()?.cep ?? "")}
            label="CEP"
            hint={() => own.buscando.value ? "Buscando o endereço…" : ""}
            error={formulas.erroCep}
            placeholder="00000-000"
            required={false}
            debounce
            autocomplete="postal-code"
            inputMode="numeric"
            autofocus
            onChange={workflows.buscarCep}
          />
          <FormInput
            id="logradouro"
            handle={elements.logradouro}
            value={() => contatoAtual()?.logradouro}
            label="Logradouro"
            required={false}
            maxLength={120}
          />
          <div className="trama-flexbox contato-endereco-linhaNumero">
            <FormInput
              id="numero"
              handle={elements.numero}
              value={() => contatoAtual()?.numero}
              label="Número"
              required={false}
              maxLength={20}
            />
            <FormInput
              id="complemento"
              handle={elements.complemento}
              value={() => contatoAtual()?.complemento}
              label="Complemento"
              required={false}
              maxLength={80}
            />
          </div>
          <FormInput
            id="bairro"
            handle={elements.bairro}
            value={() => contatoAtual()?.bairro}
            label="Bairro"
            required={false}
            maxLength={80}
          />
          <div className="trama-flexbox contato-endereco-linhaCidade">
            <FormInput
              id="cidade"
              handle={elements.cidade}
              value={() => contatoAtual()?.cidade}
              label="Cidade"
              required={false}
              maxLength={80}
            />
            <Select
              id="uf"
              handle={elements.uf}
              options={() => estadosBrasil.data.value}
              value={() => contatoAtual()?.uf}
              label="UF"
              placeholder="—"
              noResultsText="Nenhuma UF."
              searchPlaceholder="Buscar UF"
              canDeselect
            />
          </div>
          <div className="trama-flexbox contato-endereco-acoes">
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "contatoEndereco"}
            />
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              onClick={workflows.cancelar}
            />
          </div>
        </FormContainer>
      </If>
    </Component>
  );
});

export default ContatoEndereco;
