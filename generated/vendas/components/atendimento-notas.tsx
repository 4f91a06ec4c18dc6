// @generated from designs/vendas/components/atendimento-notas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  handle,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import { supabaseInsert } from "trama/runtime/plugins/supabase";
import { atendimentoNotas } from "../collections/atendimento-notas";
import AvatarIniciais from "./avatar-iniciais";
import Bloco from "./bloco";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoEditavel } from "../formulas/atendimento-editavel";
import { atendimentoTemConversa } from "../formulas/atendimento-tem-conversa";
import { haQuanto } from "../formulas/ha-quanto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

/** As notas internas de um atendimento, da mais antiga à mais nova; com conversa, escrevem-se nela. */
const AtendimentoNotas = component("atendimento-notas", {}, () => {
  const elements = {
    formulario: handle(FormContainer),
    nova: handle(FormInput),
  };
  const workflows = {
    anotar: workflow("anotar", async (run) => {
      const texto = elements.nova.value.value.trim();
      if (
        texto === "" ||
          elements.nova.value.value.length > 2000 ||
          variables.salvando.value !== ""
      ) {
        return;
      }
      variables.salvando.set("atendimentoNota");
      const atual = atendimentoAtual();
      await supabaseInsert(run, {
        table: "contato_notas",
        data: {
          contato_id: atual?.contato_id ?? "",
          entidade: "atendimentos",
          entidade_id: atual?.id ?? null,
          texto,
        },
      });
      elements.nova.actions.setValue({ value: "" });
      elements.formulario.actions.markSaved();
      await fetchCollection(run, atendimentoNotas);
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
    <Component
      unsaved={() =>
        atendimentoEditavel() &&
          !atendimentoTemConversa() &&
          elements.formulario.isDirty.value
      }
    >
      <Bloco
        id="cartao"
        carregado={() => atendimentoNotas.isFetched.value}
        falhou={() => atendimentoNotas.error.value != null}
        titulo="Notas internas"
        onTentar={async (run) => {
          await fetchCollection(run, atendimentoNotas);
        }}
        conteudo={
          <div className="trama-flexbox atendimento-notas-corpo">
            <If when={() => atendimentoNotas.data.value.length === 0}>
              <p className="trama-text atendimento-notas-nenhuma dica">
                Nenhuma nota ainda.
              </p>
            </If>
            <If when={() => atendimentoNotas.data.value.length > 0}>
              <ul className="trama-flexbox atendimento-notas-lista">
                <Repeat
                  items={() => atendimentoNotas.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <li className="trama-flexbox atendimento-notas-nota">
                      <AvatarIniciais
                        id="avatar"
                        cor={() => item.value.autor_cor}
                        nome={() => item.value.autor_nome ?? "Sistema"}
                        pequeno
                      />
                      <div className="trama-base atendimento-notas-dita">
                        <div className="trama-flexbox atendimento-notas-quem">
                          <TextBlock
                            id="autor"
                            classes={["forte", "corta"]}
                            text={() => item.value.autor_nome ?? "Sistema"}
                            tag="span"
                          />
                          <TextBlock
                            id="quando"
                            classes={["dica", "junto"]}
                            rootAttributes={{
                              title: () => formatDate(item.value.criado_em, "DD/MM/YY HH:mm:ss"),
                            }}
                            text={() => haQuanto(item.value.criado_em)}
                            tag="span"
                          />
                        </div>
                        <TextBlock
                          id="texto"
                          classes={["texto"]}
                          text={() => item.value.texto}
                          tag="p"
                        />
                      </div>
                    </li>
                  )}
                </Repeat>
              </ul>
            </If>
            <If when={() => atendimentoEditavel() && !atendimentoTemConversa()}>
              <FormContainer
                id="formulario"
                handle={elements.formulario}
                validate={false}
                ariaLabel="Nova nota"
                onSubmit={workflows.anotar}
              >
                <FormInput
                  id="nova"
                  handle={elements.nova}
                  type="textarea"
                  label="Nova nota"
                  error={() => elements.nova.value.value.length > 2000 ? "Use até 2000 caracteres." : ""}
                  placeholder="Só a equipe vê."
                  required={false}
                />
                <Button
                  id="anotar"
                  classes={["botao", "secundario"]}
                  text="Adicionar nota"
                  buttonType="submit"
                  disabled={() => elements.nova.value.value.trim() === ""}
                  loading={() => variables.salvando.value === "atendimentoNota"}
                />
              </FormContainer>
            </If>
          </div>
        }
      />
    </Component>
  );
});

export default AtendimentoNotas;
