// @generated from designs/vendas/components/contato-rapido.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  toText,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { tagsOpcoes } from "../collections/tags-opcoes";
import { erroEmail } from "../formulas/erro-email";
import { erroTelefone } from "../formulas/erro-telefone";
import { erroTexto } from "../formulas/erro-texto";
import { idDaTag } from "../formulas/id-da-tag";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import type {
  Contatos,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";
import { tagsCriar } from "../workflows/tags-criar";

export type ContatoRapidoShape = {
  readonly props: { readonly origem?: "manual" | "chat" };
  readonly result: string;
};

/** Um contato novo com o mínimo. O resultado é o id dele. */
const ContatoRapido = component<ContatoRapidoShape>("contato-rapido", {
  origem: "manual",
}, ({ props }) => {
  const elements = {
    aceita: handle(Checkbox),
    email: handle(FormInput),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    tags: handle(Multiselect),
    telefone: handle(FormInput),
  };
  const own = {
    /** O nome de quem já tem este e-mail ou telefone. */
    repetido: localVariable<string>({
      id: "repetido",
      type: "string",
      default: "",
    }),
    repetidoId: localVariable<string>({
      id: "repetidoId",
      type: "string",
      default: "",
    }),
    /** Telefone repetido que a pessoa já viu; salvar de novo segue em frente. */
    telefoneVisto: localVariable<string>({
      id: "telefoneVisto",
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
    email: (): string | null | undefined => {
      const digitado = elements.email.value.value.trim();
      return digitado === ""
        ? null
        : digitado.toLowerCase();
    },
    erroDoEmail: (): string =>
      elements.email.value.value.trim() !== "" ? erroEmail(elements.email.value.value)
        : elements.telefone.value.value.trim() === "" ? "Informe e-mail ou telefone."
        : "",
    erroDoTelefone: (): string => erroTelefone(elements.telefone.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 120),
    erroTags: (): string =>
      formulas.novas().some((nome) => nome.trim().length > 30) ? "Use até 30 caracteres."
        : formulas.escolhas().length > 20 ? "Limite de 20 tags por contato."
        : "",
    /** Ids de tags e nomes que ainda não são tags. */
    escolhas: (): readonly string[] => elements.tags.value.value.map((tag) => toText(tag)),
    novas: (): readonly string[] => formulas.escolhas().filter((escolha) => idDaTag(escolha) === ""),
    telefonePadrao: (): string | null | undefined => ifEmpty(custom.telefoneE164(elements.telefone.value.value), null),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.repetido.set("");
      });
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
      if (formulas.erroTags() !== "") {
        elements.tags.actions.focus();
        return;
      }
      variables.salvando.set("contatoCriar");
      const endereco = formulas.email();
      const fone = formulas.telefonePadrao();
      const iguais = await supabaseSelect<Pick<Contatos, "email" | "id" | "nome" | "telefone">>(run, {
        table: "contatos",
        filter: {
          and: [
            { field: "excluido_em", operator: "isNull" },
            {
              or: [
                {
                  field: "email",
                  operator: "eq",
                  value: endereco,
                  ignoreEmpty: true,
                },
                {
                  field: "telefone",
                  operator: "eq",
                  value: fone,
                  ignoreEmpty: true,
                },
              ],
            },
          ],
        },
        columns: ["id", "nome", "email", "telefone"],
        limit: 1,
      });
      const igual = iguais[0];
      if (igual != null && ((endereco != null && igual.email === endereco) || own.telefoneVisto.value !== fone)) {
        batch(() => {
          own.repetido.set(igual.nome);
          own.repetidoId.set(igual.id);
          own.telefoneVisto.set(ifEmpty(fone, ""));
          variables.salvando.set("");
        });
        return;
      }
      const novo = await supabaseInsert<Pick<Contatos, "id">>(run, {
        table: "contatos",
        data: {
          aceita_contato: elements.aceita.value.value,
          email: endereco ?? null,
          nome: elements.nome.value.value.trim(),
          origem: props.origem.value,
          telefone: fone ?? null,
        },
        columns: ["id"],
      });
      const escolhidas = formulas.escolhas();
      if (novo && escolhidas.length > 0) {
        await tagsCriar(run, {
          cor: "#5D6675",
          nomes: formulas.novas(),
        });
        await supabaseInsert(run, {
          table: "contato_tags",
          data: escolhidas.map((tag) => ({ contato_id: novo.id, tag_id: idDaTag(tag) })),
        });
      }
      variables.salvando.set("");
      closePopup(run, novo?.id);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          nome: "nome",
          telefone: "telefone",
          email: "email",
          contatos_conta_email: "email",
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
      unsaved={() => elements.formulario.isDirty.value || elements.tags.value.value.length > 0}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text contato-rapido-titulo subtitulo">
          Novo contato
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Novo contato"
          onSubmit={workflows.salvar}
        >
          <If when={() => own.repetido.value !== ""}>
            <Flexbox
              id="repetido"
              classes={["erro"]}
              role="alert"
            >
              <TextBlock
                id="quemTem"
                text={() => `Já existe: ${own.repetido.value}`}
                tag="span"
              />
              <Button
                id="abrirRepetido"
                classes={["botao", "botao-menor"]}
                text="Abrir contato"
                link={() => ({
                  page: "pg-contato",
                  params: {
                    contatoId: own.repetidoId.value,
                  },
                })}
              />
            </Flexbox>
          </If>
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
            id="telefone"
            handle={elements.telefone}
            type="tel"
            label="Telefone"
            error={() =>
              own.tentou.value
                ? formulas.erroDoTelefone()
                : ""
            }
            placeholder="(11) 90123-4567"
            required={false}
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
            required={false}
          />
          <Multiselect
            id="tags"
            handle={elements.tags}
            options={() => tagsOpcoes.data.value}
            labelField="nome"
            valueField="id"
            label="Tags"
            error={() =>
              own.tentou.value
                ? formulas.erroTags()
                : ""
            }
            placeholder="Escolha ou escreva"
            noOptionsText="Nenhuma tag ainda. Escreva para criar."
            noResultsText="Nenhuma tag com este nome."
            searchPlaceholder="Buscar ou criar tag"
            removeLabel="Tirar"
            allowCreation={podeEditar}
            createLabel={"Criar “{text}”"}
          />
          <Checkbox
            id="aceita"
            handle={elements.aceita}
            value
            label="Aceita receber contato"
          />
          <div className="trama-flexbox contato-rapido-acoes">
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
              loading={() => variables.salvando.value === "contatoCriar"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default ContatoRapido;
