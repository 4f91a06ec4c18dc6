// @generated from designs/vendas/components/atendimento-cabecalho.json. Do not edit.
import {
  Component,
  If,
  batch,
  component,
  handle,
  localVariable,
  openPopup,
  wait,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  lookup,
} from "trama/runtime/helpers";
import { canais } from "../collections/canais";
import SeloPrioridade from "./selo-prioridade";
import SeloSituacao from "./selo-situacao";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoEditavel } from "../formulas/atendimento-editavel";
import { erroTexto } from "../formulas/erro-texto";
import { podeEditar } from "../formulas/pode-editar";
import { copyIcon } from "../icons/copy";
import { pencilIcon } from "../icons/pencil";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { atendimentoCriar } from "../workflows/atendimento-criar";
import { atendimentoMudar } from "../workflows/atendimento-mudar";
import { atendimentoVerMudancas } from "../workflows/atendimento-ver-mudancas";
import { copiarTexto } from "../workflows/copiar-texto";

/** O código, o assunto e a situação do atendimento aberto; o assunto se muda ali mesmo. */
const AtendimentoCabecalho = component("atendimento-cabecalho", {}, () => {
  const elements = {
    editar: handle(Button),
    formulario: handle(FormContainer),
    novoAssunto: handle(FormInput),
  };
  const own = {
    /** O assunto de quando a edição começou. */
    antes: localVariable<string>({
      id: "antes",
      type: "string",
      default: "",
    }),
    editando: localVariable<boolean>({
      id: "editando",
      type: "boolean",
      default: false,
    }),
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erroAssunto: (): string => erroTexto(elements.novoAssunto.value.value, 3, 140),
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
      batch(() => {
        own.editando.set(false);
        variables.atendimentoEditando.set(false);
        variables.atendimentoAlteradoPor.set("");
      });
      await wait(run, 0);
      elements.editar.actions.focus();
    }),
    editar: workflow("editar", async (run) => {
      batch(() => {
        own.antes.set(atendimentoAtual()?.assunto ?? "");
        own.tentou.set(false);
        own.editando.set(true);
        variables.atendimentoEditando.set(true);
      });
      await wait(run, 0);
      elements.novoAssunto.actions.focus();
    }),
    /** Um atendimento novo do mesmo contato e da mesma conversa. */
    ligado: workflow("ligado", async (run) => {
      const atual = atendimentoAtual();
      await atendimentoCriar(run, {
        chatId: atual?.chat_id ?? "",
        contatoId: atual?.contato_id ?? "",
        contatoNome: atual?.contato_nome ?? "",
        transacaoId: atual?.transacao_id ?? "",
      });
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroAssunto() !== "") {
        elements.novoAssunto.actions.focus();
        return;
      }
      await atendimentoMudar(run, {
        antes: own.antes.value,
        aviso: "Assunto alterado.",
        campo: "assunto",
        valor: elements.novoAssunto.value.value.trim(),
      });
      batch(() => {
        own.editando.set(false);
        variables.atendimentoEditando.set(false);
      });
      await wait(run, 0);
      elements.editar.actions.focus();
    }),
  };
  return (
    <Component
      unsaved={() => own.editando.value && elements.formulario.isDirty.value}
    >
      <div className="trama-flexbox atendimento-cabecalho-cartao cartao compacto">
        <div className="trama-flexbox atendimento-cabecalho-alto">
          <TextBlock
            id="codigo"
            classes={["codigo"]}
            text={() => atendimentoAtual()?.codigo}
            tag="span"
          />
          <Button
            id="copiar"
            classes={["botao", "discreto", "so-icone", "botao-menor"]}
            ariaLabel="Copiar código"
            tooltip="Copiar código"
            onClick={(run) => copiarTexto(run, {
              aviso: "Código copiado.",
              texto: atendimentoAtual()?.codigo ?? "",
            })}
            leftIcon={
              <Icon
                id="folhas"
                icon={copyIcon}
                size="14px"
              />
            }
          />
          <SeloSituacao
            id="status"
            valor={() => atendimentoAtual()?.status ?? ""}
          />
          <SeloPrioridade
            id="prioridade"
            valor={() => atendimentoAtual()?.prioridade ?? ""}
          />
          <TextBlock
            id="canal"
            classes={["etiqueta"]}
            text={() => lookup(atendimentoAtual()?.canal, canais.data.value, "value")?.label}
            tag="span"
          />
          <If when={() => (atendimentoAtual()?.reaberturas ?? 0) > 0}>
            <TextBlock
              id="reaberto"
              classes={["etiqueta", "tom-atencao"]}
              text={() => {
                const reaberturas = atendimentoAtual()?.reaberturas;
                return reaberturas === 1
                  ? "Reaberto 1 vez"
                  : `Reaberto ${reaberturas ?? ""} vezes`;
              }}
              tag="span"
            />
          </If>
        </div>
        <If when={() => !own.editando.value}>
          <Flexbox
            id="leitura"
            states={{
              mudou: () => variables.atendimentoMudados.value.includes("assunto"),
            }}
          >
            <TextBlock
              id="assunto"
              classes={["titulo"]}
              text={() => atendimentoAtual()?.assunto}
              tag="h1"
            />
            <If when={atendimentoEditavel}>
              <Button
                id="editar"
                handle={elements.editar}
                classes={["botao", "discreto", "so-icone", "botao-menor"]}
                ariaLabel="Editar assunto"
                tooltip="Editar assunto"
                onClick={workflows.editar}
                leftIcon={
                  <Icon
                    id="lapis"
                    icon={pencilIcon}
                    size="14px"
                  />
                }
              />
            </If>
          </Flexbox>
        </If>
        <If when={() => variables.atendimentoAlteradoPor.value !== ""}>
          <Flexbox
            id="alterado"
            classes={["tom-info"]}
            role="status"
          >
            <TextBlock
              id="dizAlterado"
              text={() => `Alterado por ${variables.atendimentoAlteradoPor.value}.`}
              tag="span"
            />
            <Button
              id="verMudancas"
              classes={["botao", "botao-menor"]}
              text="Ver mudanças"
              onClick={atendimentoVerMudancas}
            />
          </Flexbox>
        </If>
        <If when={() => own.editando.value}>
          <FormContainer
            id="formulario"
            handle={elements.formulario}
            validate={false}
            ariaLabel="Assunto"
            onSubmit={workflows.salvar}
          >
            <FormInput
              id="novoAssunto"
              handle={elements.novoAssunto}
              value={() => own.antes.value}
              label="Assunto"
              error={() =>
                own.tentou.value
                  ? formulas.erroAssunto()
                  : ""
              }
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "atendimento-assunto"}
            />
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              onClick={workflows.cancelar}
            />
          </FormContainer>
        </If>
        <If when={() => atendimentoAtual()?.descricao}>
          <TextBlock
            id="descricao"
            classes={["texto"]}
            text={() => atendimentoAtual()?.descricao}
            tag="p"
          />
        </If>
        <If when={() => atendimentoAtual()?.status === "fechado"}>
          <div className="trama-flexbox atendimento-cabecalho-fechado" role="note">
            <span className="trama-text atendimento-cabecalho-dizFechado">
              Este atendimento está fechado e não muda mais.
            </span>
            <If when={podeEditar}>
              <Button
                id="novoLigado"
                classes={["botao", "secundario"]}
                text="Abrir novo atendimento ligado"
                onClick={workflows.ligado}
              />
            </If>
          </div>
        </If>
      </div>
    </Component>
  );
});

export default AtendimentoCabecalho;
