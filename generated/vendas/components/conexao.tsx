// @generated from designs/vendas/components/conexao.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  detach,
  fetchCollection,
  fetchCollections,
  handle,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  get,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInvoke,
  supabaseStoragePublicUrl,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { ConexoesRow } from "../collections/conexoes";
import { conexoes } from "../collections/conexoes";
import { conta } from "../collections/conta";
import type { ServicosConexaoRow } from "../collections/servicos-conexao";
import { servicosConexao } from "../collections/servicos-conexao";
import { mensagemErro } from "../formulas/mensagem-erro";
import { copyIcon } from "../icons/copy";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { anunciosLer } from "../workflows/anuncios-ler";
import { avisar } from "../workflows/avisar";
import { copiarTexto } from "../workflows/copiar-texto";
import { mostrarErro } from "../workflows/mostrar-erro";

export type ConexaoShape = {
  readonly props: { readonly servico: "whatsapp" | "instagram" | "anuncios" | "correios" };
};

/** As chaves de um serviço que a conta conecta, o teste delas e o endereço dos avisos. */
const Conexao = component<ConexaoShape>("conexao", {}, ({ props }) => {
  const elements = {
    chave: handle(FormInput),
    formulario: handle(FormContainer),
    identificacao: handle(FormInput),
    prova: handle(FormInput),
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
  };
  const formulas = {
    /** A conexão aberta; nenhuma antes de conectar. */
    conexao: (): ConexoesRow | null | undefined => conexoes.data.value.find((uma) => uma.servico === props.servico.value),
    /** O que se cadastra no app da Meta. */
    endereco: (): string => `${own.funcoes.value}/conexoes/aviso/${props.servico.value}/${formulas.conexao()?.codigo ?? ""}`,
    erroChave: (): string => {
      const tamanho = elements.chave.value.value.trim().length;
      return (tamanho === 0 && formulas.conexao() != null) || (tamanho >= 8 && tamanho <= 1000) ? "" : "Cole aqui a chave inteira.";
    },
    erroIdentificacao: (): string => elements.identificacao.value.value.trim().length >= 3 ? "" : "Preencha este campo.",
    erroProva: (): string => {
      const tamanho = elements.prova.value.value.trim().length;
      return formulas.servico()?.prova === "" || (tamanho === 0 && formulas.conexao() != null) || (tamanho >= 4 && tamanho <= 200) ? "" : "Preencha este campo.";
    },
    estado: (): string => {
      const ligada = formulas.conexao();
      return ligada?.erro != null ? ligada.erro
        : ligada?.testada_em == null ? "Ainda sem um teste que deu certo."
        : `Conectado: ${ligada.detalhe ?? formulas.servico()?.nome ?? ""}`;
    },
    servico: (): ServicosConexaoRow | null | undefined => servicosConexao.data.value.find((um) => um.value === props.servico.value) ?? servicosConexao.data.value[0],
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
    desconectar: workflow("desconectar", async (run) => {
      const certeza = await openPopup(run, confirmacao, {
        mensagem: "As chaves são esquecidas, e nada mais sai nem chega por ele. O que já está aqui fica.",
        perigo: true,
        textoConfirmar: "Desconectar",
        titulo: `Desconectar ${formulas.servico()?.nome ?? ""}?`,
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
        mensagem: "Serviço desconectado.",
      });
    }),
    /** Desconecta o serviço; se não der, a pergunta continua na tela. */
    desconectarAgora: workflow("desconectarAgora", async (run) => {
      variables.salvando.set("desconectar");
      await supabaseCall(run, "rpc_conexao_desligar", {
        p_servico: props.servico.value,
      });
      await fetchCollections(run, [
        conexoes,
      ]);
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Guarda as chaves, e pergunta logo ao serviço se valem. */
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroIdentificacao() !== "") {
        elements.identificacao.actions.focus();
        return;
      }
      if (formulas.erroChave() !== "") {
        elements.chave.actions.focus();
        return;
      }
      if (formulas.erroProva() !== "") {
        elements.prova.actions.focus();
        return;
      }
      variables.salvando.set("conexao");
      await supabaseCall(run, "rpc_conexao_salvar", {
        p_chave: elements.chave.value.value.trim(),
        p_identificacao: elements.identificacao.value.value.trim(),
        p_prova: elements.prova.value.value.trim(),
        p_servico: props.servico.value,
      });
      await fetchCollections(run, [
        conexoes,
        conta,
      ]);
      elements.chave.actions.setValue({ value: "" });
      elements.prova.actions.setValue({ value: "" });
      elements.formulario.actions.markSaved();
      batch(() => {
        own.tentou.set(false);
        variables.salvando.set("");
      });
      detach(run, workflows.testar(run));
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          chave: "chave",
          identificacao: "identificacao",
          prova: "prova",
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
    /** Pergunta ao serviço de quem são as chaves. O que ele recusa fica escrito na janela. */
    testar: workflow("testar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      variables.salvando.set("testar");
      await supabaseInvoke(run, {
        function: "conexoes/testar",
        body: { servico: props.servico.value },
      });
      await fetchCollection(run, conexoes);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: `${formulas.servico()?.nome ?? ""} respondeu: está conectado.`,
      });
      if (props.servico.value === "anuncios") {
        await anunciosLer(run);
      }
    }, {
      onError: async (run, error) => {
        await fetchCollection(run, conexoes);
        variables.salvando.set("");
        if (get(error.data, "code") !== "servico_recusou") {
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
          text={() => `${formulas.conexao() == null ? "Conectar " : ""}${formulas.servico()?.nome ?? ""}`}
          tag="h2"
        />
        <TextBlock
          id="passos"
          classes={["texto"]}
          text={() => formulas.servico()?.dica}
        />
        <If when={() => formulas.conexao() != null}>
          <TextBlock
            id="situacao"
            classes={["texto"]}
            states={{
              erro: () => formulas.conexao()?.erro != null,
            }}
            text={formulas.estado}
            role="status"
          />
        </If>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel={() => `Conexão com ${formulas.servico()?.nome ?? ""}`}
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="identificacao"
            handle={elements.identificacao}
            value={() => formulas.conexao()?.identificacao ?? ""}
            label={() => formulas.servico()?.identificacao}
            error={() =>
              own.tentou.value
                ? formulas.erroIdentificacao()
                : ""
            }
            placeholder={() => formulas.servico()?.exemplo}
            required={false}
            autocomplete="off"
          />
          <FormInput
            id="chave"
            handle={elements.chave}
            type="password"
            label={() => formulas.servico()?.chave}
            hint={() =>
              formulas.conexao() == null
                ? "Depois de salva, ninguém a lê."
                : `Guardada, termina em ${formulas.conexao()?.chave_final ?? ""}. Cole outra para trocar.`
            }
            error={() =>
              own.tentou.value
                ? formulas.erroChave()
                : ""
            }
            required={false}
            autocomplete="off"
          />
          <If when={() => formulas.servico()?.prova !== ""}>
            <FormInput
              id="prova"
              handle={elements.prova}
              type="password"
              label={() => formulas.servico()?.prova}
              hint={() => formulas.conexao() == null ? "" : "Guardado. Escreva outro para trocar."}
              error={() =>
                own.tentou.value
                  ? formulas.erroProva()
                  : ""
              }
              required={false}
              autocomplete="off"
            />
          </If>
          <If when={() => formulas.servico()?.avisos && formulas.conexao() != null}>
            <div className="trama-flexbox conexao-onde">
              <span className="trama-text conexao-rotuloEndereco dica">
                No app da Meta, em Webhooks, cadastre o campo messages com:
              </span>
              <div className="trama-flexbox conexao-endereco">
                <TextBlock
                  id="textoEndereco"
                  classes={["codigo"]}
                  text={formulas.endereco}
                  tag="span"
                />
                <Button
                  id="copiarEndereco"
                  classes={["botao", "discreto"]}
                  text="Copiar"
                  ariaLabel="Copiar endereço dos avisos"
                  onClick={(run) => copiarTexto(run, {
                    aviso: "Endereço copiado.",
                    texto: formulas.endereco(),
                  })}
                  leftIcon={
                    <Icon
                      id="folhasEndereco"
                      icon={copyIcon}
                      size="16px"
                    />
                  }
                />
              </div>
              <div className="trama-flexbox conexao-verificacao">
                <TextBlock
                  id="textoVerificacao"
                  classes={["codigo"]}
                  text={() => formulas.conexao()?.codigo ?? ""}
                  tag="span"
                />
                <Button
                  id="copiarVerificacao"
                  classes={["botao", "discreto"]}
                  text="Copiar"
                  ariaLabel="Copiar token de verificação"
                  onClick={(run) => copiarTexto(run, {
                    aviso: "Token copiado.",
                    texto: formulas.conexao()?.codigo ?? "",
                  })}
                  leftIcon={
                    <Icon
                      id="folhasVerificacao"
                      icon={copyIcon}
                      size="16px"
                    />
                  }
                />
              </div>
            </div>
          </If>
          <div className="trama-flexbox conexao-acoes">
            <If when={() => formulas.conexao() != null}>
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
            <If when={() => formulas.conexao() != null}>
              <Button
                id="testar"
                classes={["botao", "secundario"]}
                text="Testar"
                loading={() => variables.salvando.value === "testar"}
                onClick={workflows.testar}
              />
            </If>
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text={() => formulas.conexao() == null ? "Conectar" : "Salvar"}
              buttonType="submit"
              loading={() => variables.salvando.value === "conexao"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Conexao;
