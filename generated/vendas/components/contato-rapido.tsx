// @generated from designs/vendas/components/contato-rapido.json. Do not edit.
import {
  If,
  closePopup,
  component,
  handle,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Text } from "trama/runtime/elements/text";
import {
  asText,
  getByIndex,
  ifEmpty,
  length,
  lower,
  map,
  same,
  split,
  trim,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import FiltroTags from "./filtro-tags";
import { erroEmail } from "../formulas/erro-email";
import { erroTelefone } from "../formulas/erro-telefone";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  confirmacao,
} from "../popups";
import {
  type Contatos,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Um contato novo com o mínimo. O resultado é o id dele. */
const ContatoRapido = component("contato-rapido", {}, () => {
  const own = {
    repetido: localVariable<string>({
      id: "repetido",
      type: "string",
      default: "",
    }),
    tags: localVariable<string>({
      id: "tags",
      type: "string",
      default: "",
    }),
    telefoneVisto: localVariable<string>({
      id: "telefoneVisto",
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
    email: (): null | string | undefined => trim(elements.email.value.value) === "" ? null : lower(trim(elements.email.value.value)),
    erroDoEmail: (): string => trim(elements.email.value.value) !== "" ? erroEmail(elements.email.value.value) : trim(elements.telefone.value.value) === "" ? "Informe e-mail ou telefone." : "",
    erroDoTelefone: (): string => erroTelefone(elements.telefone.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 120),
    mudou: (): boolean => elements.nome.value.value !== "" || elements.telefone.value.value !== "" || elements.email.value.value !== "" || own.tags.value !== "",
    telefonePadrao: (): unknown => ifEmpty(custom.telefoneE164(elements.telefone.value.value), null),
  };
  const workflows = {
    fechar: workflow("fechar", async (run) => {
      if (formulas.mudou()) {
        const descartar = await openPopup(run, confirmacao, { mensagem: "O que você escreveu não foi salvo.", perigo: true, textoCancelar: "Continuar editando", textoConfirmar: "Descartar", titulo: "Descartar alterações?" });
        if (!descartar) {
          return;
        }
      }
      closePopup(run);
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      own.repetido.set("");
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDoTelefone() !== "") {
        elements.telefone.actions.focus();
        return;
      }
      if (formulas.erroDoEmail() !== "") {
        elements.email.actions.focus();
        return;
      }
      variables.salvando.set("contatoCriar");
      const iguais = await supabaseSelect<Pick<Contatos, "email" | "nome" | "telefone">>(run, {
        table: "contatos",
        filter: {
          and: [
            { field: "excluido_em", operator: "isNull" },
            {
              or: [
                {
                  field: "email",
                  operator: "eq",
                  value: formulas.email(),
                  ignoreEmpty: true,
                },
                {
                  field: "telefone",
                  operator: "eq",
                  value: formulas.telefonePadrao(),
                  ignoreEmpty: true,
                },
              ],
            },
          ],
        },
        columns: ["nome", "email", "telefone"],
        limit: 1,
      });
      if (length(iguais) > 0 && (formulas.email() != null && same(getByIndex(iguais, 0)?.email, formulas.email()) || own.telefoneVisto.value !== formulas.telefonePadrao())) {
        own.repetido.set(getByIndex(iguais, 0)?.nome ?? null);
        own.telefoneVisto.set(ifEmpty(asText(formulas.telefonePadrao()), ""));
        variables.salvando.set("");
        return;
      }
      const novo = await supabaseInsert<Pick<Contatos, "id">>(run, {
        table: "contatos",
        data: {
          aceita_contato: elements.aceita.value.value,
          email: formulas.email() ?? null,
          nome: trim(elements.nome.value.value),
          origem: "manual",
          telefone: asText(formulas.telefonePadrao()),
        },
        columns: ["id"],
      });
      if (own.tags.value !== "") {
        await supabaseInsert(run, {
          table: "contato_tags",
          data: map(split(own.tags.value, ","), (tag) => ({ contato_id: novo?.id, tag_id: tag })),
          columns: ["tag_id"],
        });
      }
      variables.salvando.set("");
      closePopup(run, novo?.id);
    }, async (run, error) => {
      variables.salvando.set("");
      await mostrarErro(run, {
        mensagem: mensagemErro(error),
      });
    }),
  };
  const elements = {
    aceita: handle(Checkbox),
    email: handle(FormInput),
    nome: handle(FormInput),
    telefone: handle(FormInput),
  };
  return (
    <Modal
      id="janela"
      classes={["modal", "base"]}
      zIndex={60}
      backdropColor="var(--veu)"
      closeOnBackdrop={false}
      closeOnEscape={false}
      onBackdropClick={workflows.fechar}
      onEscape={workflows.fechar}
    >
      <Text
        id="titulo"
        classes={["subtitulo"]}
        text="Novo contato"
        tag="h2"
      />
      <FormContainer
        id="formulario"
        validate={false}
        ariaLabel="Novo contato"
        onSubmit={workflows.salvar}
      >
        <If
          when={() => own.repetido.value !== ""}
        >
          <Text
            id="repetido"
            classes={["erro"]}
            text={() => `Já existe: ${own.repetido.value}`}
            role="alert"
          />
        </If>
        <FormInput
          id="nome"
          handle={elements.nome}
          label="Nome"
          error={() => own.tentou.value ? formulas.erroNome() : ""}
        />
        <FormInput
          id="telefone"
          handle={elements.telefone}
          type="tel"
          label="Telefone"
          error={() => own.tentou.value ? formulas.erroDoTelefone() : ""}
          placeholder="(11) 90123-4567"
          required={false}
        />
        <FormInput
          id="email"
          handle={elements.email}
          type="email"
          label="E-mail"
          error={() => own.tentou.value ? formulas.erroDoEmail() : ""}
          required={false}
        />
        <FiltroTags
          id="tags"
          valor={() => own.tags.value}
          onMudar={(run, event) => {
            own.tags.set(event.valor);
          }}
        />
        <Checkbox
          id="aceita"
          handle={elements.aceita}
          value
          label="Aceita receber contato"
        />
        <Flexbox
          id="acoes"
          justifyContent="flex-end"
          columnGap="var(--e-8)"
        >
          <Button
            id="cancelar"
            classes={["botao", "secundario"]}
            text="Cancelar"
            onClick={workflows.fechar}
          />
          <Button
            id="salvar"
            classes={["botao", "primario"]}
            text="Salvar"
            buttonType="submit"
            loading={() => variables.salvando.value === "contatoCriar"}
          />
        </Flexbox>
      </FormContainer>
    </Modal>
  );
});

export default ContatoRapido;
