// @generated from designs/vendas/components/integracao.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  fetchCollection,
  handle,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  get,
  replaceAll,
  uuid,
} from "trama/runtime/helpers";
import {
  supabaseDelete,
  supabaseInsert,
  supabaseInvoke,
  supabaseStoragePublicUrl,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { IntegracoesRow } from "../collections/integracoes";
import { integracoes } from "../collections/integracoes";
import { plataformasAviso } from "../collections/plataformas-aviso";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { activityIcon } from "../icons/activity";
import { copyIcon } from "../icons/copy";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { copiarTexto } from "../workflows/copiar-texto";
import { mostrarErro } from "../workflows/mostrar-erro";

export type IntegracaoShape = {
  readonly props: {
    readonly plataforma:
      | "hotmart"
      | "kiwify"
      | "eduzz"
      | "braip"
      | "monetizze"
      | "perfectpay"
      | "ticto"
      | "cartpanda";
  };
};

/** A ligação da conta com uma plataforma: o endereço que recebe os avisos e o token que os prova. */
const Integracao = component<IntegracaoShape>("integracao", {}, ({ props }) => {
  const elements = {
    ativa: handle(Checkbox),
    formulario: handle(FormContainer),
    token: handle(FormInput),
  };
  const own = {
    /** O endereço das funções do backend. */
    funcoes: localVariable<string>({
      id: "funcoes",
      type: "string",
      default: "",
    }),
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
    /** O token que se vê; o que está guardado ninguém lê. */
    token: localVariable<string>({
      id: "token",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    /** A função que recebe os avisos, com o código da conta. */
    caminho: (): string => `webhooks/${props.plataforma.value}/${formulas.integracao()?.codigo ?? ""}`,
    /** O que se cadastra na plataforma. */
    endereco: (): string => `${own.funcoes.value}/${formulas.caminho()}`,
    erroToken: (): string => {
      const tamanho = elements.token.value.value.trim().length;
      return (tamanho === 0 && formulas.integracao() != null) || (tamanho >= 8 && tamanho <= 200) ? "" : "Use de 8 a 200 caracteres.";
    },
    /** A ligação aberta; nenhuma antes de conectar. */
    integracao: (): IntegracoesRow | null | undefined => integracoes.data.value.find((uma) => uma.plataforma === props.plataforma.value),
    nome: (): string => rotuloPlataforma(props.plataforma.value),
  };
  const workflows = {
    /** O endereço do backend é o de um arquivo público dele, sem o caminho do arquivo. */
    abrir: workflow("abrir", async (run) => {
      const arquivo = await supabaseStoragePublicUrl(run, {
        bucket: "avatares",
        path: "x",
      });
      own.funcoes.set(custom.enderecoDasFuncoes(arquivo));
    }),
    /** Há plataformas que só mostram o token a quem já tem o endereço: ele se cria antes, com um token que ninguém adivinha. */
    criarEndereco: workflow("criarEndereco", async (run) => {
      if (variables.salvando.value !== "" || formulas.integracao() != null) {
        return;
      }
      variables.salvando.set("integracao");
      const segredo = replaceAll(`${uuid()}${uuid()}`, "-", "");
      await supabaseInsert(run, {
        table: "integracoes",
        data: {
          plataforma: props.plataforma.value,
          segredo,
        },
        columns: ["id"],
      });
      await fetchCollection(run, integracoes);
      batch(() => {
        own.token.set(segredo);
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
    desconectar: workflow("desconectar", async (run) => {
      const certeza = await openPopup(run, confirmacao, {
        mensagem: "As próximas vendas dela não entram mais. As que já entraram ficam.",
        perigo: true,
        textoConfirmar: "Desconectar",
        titulo: `Desconectar ${formulas.nome()}?`,
      }, {
        onResult: async (run) => {
          await workflows.desconectarAgora(run);
        },
      });
      if (!certeza) {
        return;
      }
      closePopup(run);
      await avisar(run, {
        mensagem: "Plataforma desconectada.",
      });
    }),
    /** Desconecta a plataforma; se não der, a pergunta continua na tela. */
    desconectarAgora: workflow("desconectarAgora", async (run) => {
      variables.salvando.set("desconectar");
      await supabaseDelete(run, {
        table: "integracoes",
        match: {
          id: formulas.integracao()?.id ?? "",
        },
      });
      await fetchCollection(run, integracoes);
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Propõe um token que ninguém adivinha; vale quando se salva. */
    gerar: workflow("gerar", () => {
      own.token.set(replaceAll(`${uuid()}${uuid()}`, "-", ""));
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroToken() !== "") {
        elements.token.actions.focus();
        return;
      }
      variables.salvando.set("integracao");
      const token = elements.token.value.value.trim();
      const atual = formulas.integracao();
      if (atual == null) {
        await supabaseInsert(run, {
          table: "integracoes",
          data: {
            plataforma: props.plataforma.value,
            segredo: token,
          },
          columns: ["id"],
        });
      } else {
        await supabaseUpdate(run, {
          table: "integracoes",
          match: {
            id: atual.id,
          },
          data: {
            ativa: elements.ativa.value.value,
          },
          columns: ["id"],
          single: true,
        });
        if (token !== "") {
          await supabaseUpdate(run, {
            table: "integracoes",
            match: {
              id: atual.id,
            },
            data: {
              segredo: token,
            },
            columns: ["id"],
            single: true,
          });
        }
      }
      await fetchCollection(run, integracoes);
      own.tentou.set(false);
      elements.formulario.actions.markSaved();
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Integração salva.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Manda ao endereço um aviso sem o token: a recusa diz que ele está no ar e só aceita a plataforma. */
    testar: workflow("testar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      variables.salvando.set("testar");
      await supabaseInvoke(run, {
        function: formulas.caminho(),
        body: { teste: true },
      });
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        if (get(error.data, "code") === "nao_autorizado") {
          await avisar(run, {
            mensagem: formulas.integracao()?.ativa ?? false ? "O endereço responde, e recusa avisos sem o token." : "O endereço responde, mas a integração está pausada.",
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
      onMount={workflows.abrir}
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
          text={() => `${formulas.integracao() == null ? "Conectar " : ""}${formulas.nome()}`}
          tag="h2"
        />
        <TextBlock
          id="passos"
          classes={["texto"]}
          text={() => plataformasAviso.data.value.find((item) => item.value === props.plataforma.value)?.dica ?? ""}
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel={() => `Integração com ${formulas.nome()}`}
          onSubmit={workflows.salvar}
        >
          <If when={() => formulas.integracao() == null}>
            <div className="trama-flexbox integracao-semEndereco">
              <TextBlock
                id="porque"
                classes={["dica"]}
                text={() => `${formulas.nome()} pede o endereço antes de mostrar o token?`}
                tag="p"
              />
              <Button
                id="criarEndereco"
                classes={["botao", "secundario"]}
                text="Criar o endereço agora"
                loading={() => variables.salvando.value === "integracao"}
                onClick={workflows.criarEndereco}
              />
            </div>
          </If>
          <If when={() => formulas.integracao() != null}>
            <div className="trama-base integracao-onde">
              <span className="trama-text integracao-rotuloEndereco forte">
                Endereço do webhook
              </span>
              <div className="trama-flexbox integracao-endereco">
                <TextBlock
                  id="textoEndereco"
                  classes={["codigo"]}
                  text={() => formulas.endereco()}
                  tag="span"
                />
                <Button
                  id="copiarEndereco"
                  classes={["botao", "discreto"]}
                  text="Copiar"
                  ariaLabel="Copiar endereço do webhook"
                  onClick={(run) => copiarTexto(run, {
                    aviso: "Endereço copiado.",
                    texto: formulas.endereco(),
                  })}
                  leftIcon={(
                    <Icon
                      id="folhas"
                      icon={copyIcon}
                      size="16px"
                    />
                  )}
                />
                <Button
                  id="testar"
                  classes={["botao", "discreto"]}
                  text="Testar"
                  ariaLabel="Testar endereço do webhook"
                  loading={() => variables.salvando.value === "testar"}
                  onClick={workflows.testar}
                  leftIcon={(
                    <Icon
                      id="pulso"
                      icon={activityIcon}
                      size="16px"
                    />
                  )}
                />
              </div>
            </div>
          </If>
          <FormInput
            id="token"
            handle={elements.token}
            value={() => own.token.value}
            label="Token de segurança"
            hint={() => formulas.integracao() == null ? "O mesmo da plataforma. Depois de salvo, ninguém o lê." : "Guardado. Escreva ou gere outro para trocar."}
            error={() =>
              own.tentou.value
                ? formulas.erroToken()
                : ""
            }
            required={false}
            autocomplete="off"
          />
          <div className="trama-flexbox integracao-chaves">
            <Button
              id="gerar"
              classes={["botao", "secundario", "botao-menor"]}
              text="Gerar token"
              onClick={workflows.gerar}
            />
            <If when={() => elements.token.value.value.trim() !== ""}>
              <Button
                id="copiarToken"
                classes={["botao", "secundario", "botao-menor"]}
                text="Copiar token"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Token copiado.",
                  texto: elements.token.value.value.trim(),
                })}
              />
            </If>
          </div>
          <If when={() => formulas.integracao() != null}>
            <Checkbox
              id="ativa"
              handle={elements.ativa}
              value={() => formulas.integracao()?.ativa ?? true}
              label="Recebe avisos"
            />
          </If>
          <div className="trama-flexbox integracao-acoes">
            <If when={() => formulas.integracao() != null}>
              <Button
                id="desconectar"
                classes={["botao", "perigo"]}
                text="Desconectar"
                onClick={workflows.desconectar}
              />
            </If>
            <Button
              id="fechar"
              classes={["botao", "secundario"]}
              text="Fechar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text={() => formulas.integracao() == null ? "Conectar" : "Salvar"}
              buttonType="submit"
              loading={() => variables.salvando.value === "integracao"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Integracao;
