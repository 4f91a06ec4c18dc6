// @generated from designs/vendas/components/contato-dados.json. Do not edit.
import {
  Component,
  If,
  batch,
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
  ifEmpty,
  toText,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseSelect,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import { contato } from "../collections/contato";
import type { EquipeRow } from "../collections/equipe";
import { equipe } from "../collections/equipe";
import CampoValor from "./campo-valor";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { erroDocumento } from "../formulas/erro-documento";
import { erroEmail } from "../formulas/erro-email";
import { erroTelefone } from "../formulas/erro-telefone";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeGerir } from "../formulas/pode-gerir";
import { telefone } from "../formulas/telefone";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import { pencilIcon } from "../icons/pencil";
import {
  confirmacao,
} from "../popups";
import type {
  Contatos,
} from "../tables";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Os dados pessoais do contato aberto: para ler e, com permissão, para mudar. */
const ContatoDados = component("contato-dados", {}, () => {
  const elements = {
    campoDocumento: handle(FormInput),
    campoEmail: handle(FormInput),
    campoNascimento: handle(FormInput),
    campoObservacao: handle(FormInput),
    campoResponsavel: handle(Select<EquipeRow, "id">),
    campoTelefone: handle(FormInput),
    editar: handle(Button),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
  };
  const own = {
    /** O CPF ou CNPJ inteiro, depois de mostrado. */
    documento: localVariable<string>({
      id: "documento",
      type: "string",
      default: "",
    }),
    editando: localVariable<boolean>({
      id: "editando",
      type: "boolean",
      default: false,
    }),
    /** O id de quem já tem o e-mail de `repetidoEmail`. */
    repetido: localVariable<string>({
      id: "repetido",
      type: "string",
      default: "",
    }),
    repetidoEmail: localVariable<string>({
      id: "repetidoEmail",
      type: "string",
      default: "",
    }),
    repetidoNome: localVariable<string>({
      id: "repetidoNome",
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
    documentoNovo: (): string => custom.documento(elements.campoDocumento.value.value),
    email: (): string => {
      const digitado = elements.campoEmail.value.value.trim();
      return digitado === ""
        ? ""
        : digitado.toLowerCase();
    },
    erroDoDocumento: (): string => erroDocumento(elements.campoDocumento.value.value),
    erroDoEmail: (): string => {
      const endereco = formulas.email();
      return endereco === "" ? elements.campoTelefone.value.value.trim() === "" ? "Informe e-mail ou telefone." : ""
        : endereco === own.repetidoEmail.value ? "Já existe um contato com este e-mail."
        : erroEmail(elements.campoEmail.value.value);
    },
    erroDoTelefone: (): string => erroTelefone(elements.campoTelefone.value.value),
    /** O nome que veio de uma plataforma pode ficar como é. */
    erroNome: (): string =>
      elements.nome.value.value.trim() === contatoAtual()?.nome
        ? ""
        : erroTexto(elements.nome.value.value, 2, 120),
    podeMostrar: (): boolean => podeGerir() || auth.user.value?.perfil === "financeiro",
    rotuloDocumento: (): "CNPJ" | "CPF" => contatoAtual()?.tipo_documento === "cnpj" ? "CNPJ" : "CPF",
  };
  const workflows = {
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
    mostrarDocumento: workflow("mostrarDocumento", async (run) => {
      variables.salvando.set("documento");
      const revelado = await supabaseCall<string | null>(run, "rpc_documento_revelar", {
        p_id: contatoAtual()?.id,
        p_tabela: "contatos",
      });
      batch(() => {
        own.documento.set(revelado ?? "");
        variables.salvando.set("");
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    salvar: workflow("salvar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.repetidoEmail.set("");
      });
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDoEmail() !== "") {
        elements.campoEmail.actions.focus();
        return;
      }
      if (formulas.erroDoTelefone() !== "") {
        elements.campoTelefone.actions.focus();
        return;
      }
      if (formulas.erroDoDocumento() !== "") {
        elements.campoDocumento.actions.focus();
        return;
      }
      if (elements.campoObservacao.value.value.length > 2000) {
        elements.campoObservacao.actions.focus();
        return;
      }
      variables.salvando.set("contatoDados");
      const contatoId = contatoAtual()?.id;
      const documentoNovo = formulas.documentoNovo();
      const endereco = formulas.email();
      const iguais = await supabaseSelect<Pick<Contatos, "id" | "nome">>(run, {
        table: "contatos",
        filter: {
          and: [
            { field: "excluido_em", operator: "isNull" },
            {
              field: "id",
              operator: "ne",
              value: contatoId,
            },
            {
              field: "email",
              operator: "eq",
              value: endereco,
            },
          ],
        },
        columns: ["id", "nome"],
        limit: 1,
      });
      if (iguais.length > 0) {
        const igual = iguais[0];
        batch(() => {
          own.repetido.set(igual?.id ?? null);
          own.repetidoNome.set(igual?.nome ?? null);
          own.repetidoEmail.set(endereco);
          variables.salvando.set("");
        });
        elements.campoEmail.actions.focus();
        return;
      }
      await supabaseUpdate(run, {
        table: "contatos",
        match: {
          id: contatoId,
        },
        data: {
          email: ifEmpty(endereco, null),
          nascimento: ifEmpty(elements.campoNascimento.value.value, null),
          nome: elements.nome.value.value.trim(),
          observacao: ifEmpty(elements.campoObservacao.value.value.trim(), null),
          responsavel_id: elements.campoResponsavel.value.value,
          telefone: ifEmpty(custom.telefoneE164(elements.campoTelefone.value.value), null),
        },
        columns: ["id"],
        single: true,
      });
      if (documentoNovo !== "") {
        await supabaseUpdate(run, {
          table: "contatos",
          match: {
            id: contatoId,
          },
          data: {
            documento: documentoNovo,
            tipo_documento: documentoNovo.length === 11 ? "cpf" : "cnpj",
          },
          single: true,
        });
        own.documento.set("");
      }
      await fetchCollection(run, contato);
      variables.salvando.set("");
      await workflows.fechar(run);
      await avisar(run, {
        mensagem: "Contato salvo.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          nome: "nome",
          email: "campoEmail",
          contatos_conta_email: "campoEmail",
          telefone: "campoTelefone",
          nascimento: "campoNascimento",
          documento: "campoDocumento",
          contatos_documento_valido: "campoDocumento",
          responsavel_id: "campoResponsavel",
          observacao: "campoObservacao",
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
    >
      <If when={() => !own.editando.value}>
        <div className="trama-flexbox contato-dados-leitura">
          <div className="trama-base contato-dados-campos">
            <CampoValor
              id="email"
              proprio={() => contatoAtual()?.email != null}
              rotulo="E-mail"
              conteudo={
                <If when={() => contatoAtual()?.email}>
                  <TextBlock
                    id="ligacaoEmail"
                    classes={["ligacao"]}
                    text={() => contatoAtual()?.email}
                    link={() => ({
                      mail: contatoAtual()?.email,
                    })}
                  />
                </If>
              }
            />
            <CampoValor
              id="telefone"
              proprio={() => contatoAtual()?.telefone != null}
              rotulo="Telefone"
              conteudo={
                <If when={() => contatoAtual()?.telefone}>
                  <TextBlock
                    id="ligacaoTelefone"
                    classes={["ligacao"]}
                    text={() => telefone(contatoAtual()?.telefone ?? "")}
                    link={() => ({
                      tel: contatoAtual()?.telefone,
                    })}
                  />
                </If>
              }
            />
            <CampoValor
              id="documento"
              proprio={() => contatoAtual()?.documento_mascara != null}
              rotulo={formulas.rotuloDocumento}
              conteudo={
                <If when={() => contatoAtual()?.documento_mascara}>
                  <div className="trama-flexbox contato-dados-linhaDocumento">
                    <TextBlock
                      id="mascara"
                      classes={["valor"]}
                      text={() =>
                        own.documento.value === ""
                          ? contatoAtual()?.documento_mascara ?? ""
                          : custom.documentoFormatado(own.documento.value)
                      }
                      tag="span"
                      role="status"
                    />
                    <If when={() => formulas.podeMostrar() && own.documento.value === ""}>
                      <Button
                        id="mostrar"
                        classes={["botao", "discreto", "botao-menor"]}
                        text="Mostrar"
                        ariaLabel={() => `Mostrar ${formulas.rotuloDocumento()}`}
                        loading={() => variables.salvando.value === "documento"}
                        onClick={workflows.mostrarDocumento}
                      />
                    </If>
                  </div>
                </If>
              }
            />
            <CampoValor
              id="nascimento"
              rotulo="Nascimento"
              valor={() => formatDate(contatoAtual()?.nascimento ?? "", "DD/MM/YYYY")}
            />
            <CampoValor
              id="responsavel"
              rotulo="Responsável"
              valor={() => contatoAtual()?.responsavel_nome ?? ""}
            />
            <CampoValor
              id="observacao"
              rotulo="Observação"
              valor={() => contatoAtual()?.observacao ?? ""}
            />
          </div>
          <If when={contatoEditavel}>
            <Button
              id="editar"
              handle={elements.editar}
              classes={["botao", "discreto", "botao-menor"]}
              text="Editar"
              ariaLabel="Editar dados pessoais"
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
          ariaLabel="Dados pessoais"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="nome"
            handle={elements.nome}
            value={() => contatoAtual()?.nome}
            label="Nome"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
            autofocus
          />
          <div className="trama-flexbox contato-dados-linhaEmail">
            <FormInput
              id="campoEmail"
              handle={elements.campoEmail}
              type="email"
              value={() => contatoAtual()?.email}
              label="E-mail"
              error={() =>
                own.tentou.value
                  ? formulas.erroDoEmail()
                  : ""
              }
              required={false}
            />
            <If when={() => own.repetido.value !== "" && formulas.erroDoEmail() !== ""}>
              <TextBlock
                id="outro"
                classes={["ligacao"]}
                text={() => `Abrir ${own.repetidoNome.value}`}
                tag="span"
                link={() => ({
                  page: "pg-contato",
                  params: {
                    contatoId: own.repetido.value,
                  },
                })}
              />
            </If>
          </div>
          <FormInput
            id="campoTelefone"
            handle={elements.campoTelefone}
            type="tel"
            value={() => telefone(contatoAtual()?.telefone ?? "")}
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
            id="campoDocumento"
            handle={elements.campoDocumento}
            label="CPF ou CNPJ"
            hint={() => contatoAtual()?.documento_mascara ? "Vazio, fica o que já está." : ""}
            error={() =>
              own.tentou.value
                ? formulas.erroDoDocumento()
                : ""
            }
            placeholder={() => contatoAtual()?.documento_mascara ?? ""}
            required={false}
          />
          <FormInput
            id="campoNascimento"
            handle={elements.campoNascimento}
            type="date"
            value={() => contatoAtual()?.nascimento}
            label="Nascimento"
            required={false}
            maxDate={() => toText(today())}
          />
          <Select
            id="campoResponsavel"
            handle={elements.campoResponsavel}
            options={() => equipe.data.value}
            labelField="nome"
            valueField="id"
            value={() => contatoAtual()?.responsavel_id}
            label="Responsável"
            placeholder="Ninguém"
            noResultsText="Ninguém com esse nome."
            searchPlaceholder="Buscar pessoa"
            clearLabel="Limpar responsável"
            clearIcon
          />
          <FormInput
            id="campoObservacao"
            handle={elements.campoObservacao}
            type="textarea"
            value={() => contatoAtual()?.observacao}
            label="Observação"
            error={() => own.tentou.value && elements.campoObservacao.value.value.length > 2000 ? "Use até 2000 caracteres." : ""}
            required={false}
            rows={3}
          />
          <div className="trama-flexbox contato-dados-acoes">
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "contatoDados"}
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

export default ContatoDados;
