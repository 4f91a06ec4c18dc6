// @generated from designs/vendas/components/formulario-criar-conta.json. Do not edit.
import {
  If,
  batch,
  component,
  fetchCollections,
  handle,
  localVariable,
  openPopup,
  signup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import * as custom from "../../../designs/vendas/custom";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import { erroEmail } from "../formulas/erro-email";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  termos,
} from "../popups";
import * as variables from "../variables";
import { irParaDestino } from "../workflows/ir-para-destino";

/** Uma conta nova. Quem foi convidado para uma abre o link do convite. */
const FormularioCriarConta = component("formulario-criar-conta", {}, () => {
  const elements = {
    conta: handle(FormInput),
    email: handle(FormInput),
    nome: handle(FormInput),
    senha: handle(FormInput),
    termos: handle(Checkbox),
  };
  const own = {
    /** O que o servidor recusou. */
    falha: localVariable<string>({
      id: "falha",
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
    erroConta: (): string => erroTexto(elements.conta.value.value, 2, 80),
    erroDoEmail: (): string => erroEmail(elements.email.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 3, 80),
    erroSenha: (): string => custom.senhaForte(elements.senha.value.value) ? "" : "A senha precisa de 8 caracteres ou mais, com letra e número.",
    erroTermos: (): string => elements.termos.value.value ? "" : "Aceite os termos para continuar.",
  };
  const workflows = {
    criar: workflow("criar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.falha.set("");
      });
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroConta() !== "") {
        elements.conta.actions.focus();
        return;
      }
      if (formulas.erroDoEmail() !== "") {
        elements.email.actions.focus();
        return;
      }
      if (formulas.erroSenha() !== "") {
        elements.senha.actions.focus();
        return;
      }
      if (formulas.erroTermos() !== "") {
        elements.termos.actions.focus();
        return;
      }
      variables.salvando.set("criarConta");
      await signup(run, {
        nome: elements.nome.value.value.trim(),
        conta: elements.conta.value.value.trim(),
        email: elements.email.value.value.trim().toLowerCase(),
        password: elements.senha.value.value,
      });
      variables.bloqueado.set(true);
      await fetchCollections(run, [
        permissoes,
        equipe,
      ]);
      await irParaDestino(run);
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.bloqueado.set(false);
          variables.salvando.set("");
          own.falha.set(mensagemErro(error));
        });
      },
    }),
  };
  return (
    <FormContainer
      id="formulario"
      validate={false}
      ariaLabel="Criar conta"
      onSubmit={workflows.criar}
    >
      <If when={() => own.falha.value !== ""}>
        <TextBlock
          id="falha"
          classes={["erro"]}
          text={() => own.falha.value}
          role="alert"
        />
      </If>
      <FormInput
        id="nome"
        handle={elements.nome}
        label="Seu nome"
        error={() =>
          own.tentou.value
            ? formulas.erroNome()
            : ""
        }
        autocomplete="name"
      />
      <FormInput
        id="conta"
        handle={elements.conta}
        label="Nome da conta"
        hint="O nome da sua empresa. Recebeu um convite? Abra o link do e-mail."
        error={() =>
          own.tentou.value
            ? formulas.erroConta()
            : ""
        }
        autocomplete="organization"
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
        autocomplete="username"
      />
      <FormInput
        id="senha"
        handle={elements.senha}
        type="password"
        label="Senha"
        error={() =>
          own.tentou.value
            ? formulas.erroSenha()
            : ""
        }
        autocomplete="new-password"
      />
      <Checkbox
        id="termos"
        handle={elements.termos}
        label="Li e aceito os termos"
        error={() =>
          own.tentou.value
            ? formulas.erroTermos()
            : ""
        }
        required
      />
      <Button
        id="lerTermos"
        classes={["botao", "ligacao"]}
        text="Ler os termos"
        onClick={(run) => {
          void openPopup(run, termos);
        }}
      />
      <Button
        id="criar"
        classes={["botao", "primario"]}
        text="Criar conta"
        buttonType="submit"
        loading={() => variables.salvando.value === "criarConta"}
      />
    </FormContainer>
  );
});

export default FormularioCriarConta;
