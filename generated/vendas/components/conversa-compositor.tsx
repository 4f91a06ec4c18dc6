// @generated from designs/vendas/components/conversa-compositor.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  handle,
  localVariable,
  log,
  preventDefault,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  addSeconds,
  compareDates,
  currentDate,
  formatNumber,
  split,
  trim,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { chatContexto } from "../collections/chat-contexto";
import type { RespostasRapidasRow } from "../collections/respostas-rapidas";
import { respostasRapidas } from "../collections/respostas-rapidas";
import { rascunho } from "../formulas/rascunho";
import { clockAlertIcon } from "../icons/clock-alert";
import { keyboardIcon } from "../icons/keyboard";
import { sendIcon } from "../icons/send";
import { zapIcon } from "../icons/zap";
import * as variables from "../variables";
import { conversaAnexar } from "../workflows/conversa-anexar";
import { conversaEnviar } from "../workflows/conversa-enviar";

export type ConversaCompositorShape = {
  readonly props: {
    readonly canal?: string;
    readonly chatId: string;
    readonly contatoNome?: string;
    readonly janelaFechada?: boolean;
  };
  readonly events: {
    readonly digitar: undefined;
    readonly enviada: undefined;
  };
  readonly actions: {
    readonly anotar: () => unknown;
    readonly focar: () => unknown;
  };
};

/** Onde se escreve a próxima mensagem de uma conversa. */
const ConversaCompositor = component<ConversaCompositorShape>("conversa-compositor", {
  canal: "",
  contatoNome: "",
  janelaFechada: false,
}, ({ props, emit }) => {
  const own = {
    /** Quando se disse pela última vez que alguém escreve. */
    disseEm: localVariable<string>({
      id: "disseEm",
      type: "string",
      default: "",
    }),
    /** O que se escreve só a equipe vê. */
    nota: localVariable<boolean>({
      id: "nota",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    fechado: (): boolean => props.janelaFechada.value && !own.nota.value,
    primeiroNome: (): string => split(trim(props.contatoNome.value), " ")[0] ?? "",
    /** Uma resposta rápida com o nome de quem a lê, o produto e o endereço em que o paga. */
    pronta: (texto: string): string => custom.respostaPronta(texto, formulas.primeiroNome(), chatContexto.data.value?.compras ?? []),
    prontas: (): readonly RespostasRapidasRow[] => respostasRapidas.data.value.filter((uma) => uma.canal == null || uma.canal === props.canal.value),
    texto: (): string => rascunho(props.chatId.value),
  };
  const workflows = {
    enviar: workflow("enviar", async (run) => {
      if (!(trim(formulas.texto()) !== "" && !formulas.fechado())) {
        return;
      }
      await conversaEnviar(run, {
        chat: props.chatId.value,
        nota: own.nota.value,
        texto: formulas.texto(),
        tipo: "texto",
      });
      own.nota.set(false);
      elements.campo.actions.focus();
      await emit(run, "enviada");
    }),
    enviarModelo: workflow<{ readonly texto: string }>("enviarModelo", async (run, params) => {
      await conversaEnviar(run, {
        chat: props.chatId.value,
        nota: false,
        texto: formulas.pronta(params.texto),
        tipo: "modelo",
      });
      await emit(run, "enviada");
    }),
    /** Põe uma resposta rápida no que se escreve. */
    usar: workflow<{ readonly texto: string }>("usar", (run, params) => {
      variables.rascunhos.setAt(props.chatId.value, trim(`${formulas.texto()} ${formulas.pronta(params.texto)}`));
      elements.campo.actions.focus();
    }),
  };
  const elements = {
    anexo: handle(FilePicker),
    campo: handle(FormInput),
    rapidas: handle(Dropdown),
  };
  return (
    <Component
      onMount={{
        steps: async (run) => {
          if (!respostasRapidas.isFetched.value) {
            await fetchCollection(run, respostasRapidas);
          }
        },
        onError: (run) => {
          log(run, "sem respostas rápidas");
        },
      }}
      actions={{
        anotar: workflow("anotar", () => {
          own.nota.set(!own.nota.value);
          elements.campo.actions.focus();
        }),
        focar: workflow("focar", () => {
          elements.campo.actions.focus();
        }),
      }}
    >
      <FormContainer
        id="formulario"
        states={{
          nota: () => own.nota.value,
        }}
        validate={false}
        ariaLabel="Nova mensagem"
        onSubmit={workflows.enviar}
      >
        <If
          when={() => formulas.fechado()}
        >
          <Flexbox
            id="janela"
            wrap
            alignItems="center"
            rowGap="var(--e-8)"
            columnGap="var(--e-12)"
          >
            <Icon
              id="relogio"
              icon={clockAlertIcon}
              size="20px"
              color="var(--atencao)"
            />
            <TextBlock
              id="janelaTexto"
              classes={["texto"]}
              text="A janela de 24 horas do WhatsApp fechou. Envie um modelo aprovado."
              role="status"
            />
            <Dropdown
              id="modelos"
              kind="menu"
              position="top"
              alignment="end"
              ariaLabel="Modelos aprovados"
              content={(
                <Base
                  id="painelModelos"
                  classes={["base"]}
                >
                  <Repeat
                    items={() => respostasRapidas.data.value.filter((uma) => uma.modelo_aprovado)}
                    by={(item) => item.id}
                  >
                    {(item, index) => (
                      <Button
                        id="modelo"
                        classes={["botao", "discreto", "item"]}
                        text={() => formulas.pronta(item.value.texto)}
                        onClick={(run) => workflows.enviarModelo(run, {
                          texto: item.value.texto,
                        })}
                      />
                    )}
                  </Repeat>
                  <If
                    when={() => !respostasRapidas.data.value.some((uma) => uma.modelo_aprovado)}
                  >
                    <TextBlock
                      id="semModelos"
                      classes={["dica"]}
                      text="Nenhum modelo aprovado."
                    />
                  </If>
                </Base>
              )}
              trigger={(
                <Button
                  id="escolherModelo"
                  classes={["botao", "primario"]}
                  text="Escolher modelo"
                />
              )}
            />
          </Flexbox>
        </If>
        <If
          when={() => !formulas.fechado()}
        >
          <FormInput
            id="campo"
            handle={elements.campo}
            type="textarea"
            value={() => formulas.texto()}
            ariaLabel={() =>
              own.nota.value
                ? "Nota interna"
                : `Mensagem para ${props.contatoNome.value}`
            }
            placeholder={() => own.nota.value ? "Escreva uma nota para a equipe" : "Escreva uma mensagem"}
            required={false}
            rows={1}
            autoGrow
            maxRows={6}
            maxLength={4096}
            autocomplete={false}
            onChange={async (run, event) => {
              variables.rascunhos.setAt(props.chatId.value, event.value);
              if (event.value === "/") {
                variables.rascunhos.setAt(props.chatId.value, "");
                elements.rapidas.actions.openDropdown();
              }
              if (
                !own.nota.value &&
                  event.value !== "" &&
                  (own.disseEm.value === "" || compareDates(addSeconds(own.disseEm.value, 3), currentDate()) <= 0)
              ) {
                own.disseEm.set(currentDate());
                await emit(run, "digitar");
              }
            }}
            onEnterKey={async (run, event) => {
              if (event.shiftKey === variables.enviarComEnter.value) {
                return;
              }
              preventDefault(run);
              await workflows.enviar(run);
            }}
          />
        </If>
        <Flexbox
          id="ferramentas"
          wrap
          alignItems="center"
          rowGap="var(--e-4)"
          columnGap="var(--e-4)"
        >
          <If
            when={() => !formulas.fechado()}
          >
            <FilePicker
              id="anexo"
              handle={elements.anexo}
              ariaLabel="Anexar arquivo"
              text=""
              appearance="button"
              maxMb={16}
              sizeError="Arquivo maior que 16 MB."
              onChange={async (run, event) => {
                if (event.value == null) {
                  return;
                }
                await conversaAnexar(run, {
                  arquivo: event.value,
                  chat: props.chatId.value,
                  nota: own.nota.value,
                });
                elements.anexo.actions.reset();
                await emit(run, "enviada");
              }}
            />
          </If>
          <Dropdown
            id="rapidas"
            handle={elements.rapidas}
            kind="menu"
            position="top"
            ariaLabel="Respostas rápidas"
            onClose={() => {
              elements.campo.actions.focus();
            }}
            content={(
              <Base
                id="painelRapidas"
                classes={["base"]}
              >
                <Repeat
                  items={() => formulas.prontas()}
                  by={(item) => item.id}
                >
                  {(item, index) => (
                    <Button
                      id="rapida"
                      classes={["botao", "discreto", "item"]}
                      onClick={(run) => workflows.usar(run, {
                        texto: item.value.texto,
                      })}
                    >
                      <Base
                        id="rapidaTextos"
                        tag="span"
                      >
                        <TextBlock
                          id="atalho"
                          classes={["codigo"]}
                          text={() => `/${item.value.atalho}`}
                          tag="span"
                        />
                        <TextBlock
                          id="rapidaTexto"
                          classes={["dica"]}
                          text={() => formulas.pronta(item.value.texto)}
                          tag="span"
                        />
                      </Base>
                    </Button>
                  )}
                </Repeat>
                <If
                  when={() => formulas.prontas().length === 0}
                >
                  <TextBlock
                    id="semRapidas"
                    classes={["dica"]}
                    text="Nenhuma resposta rápida."
                  />
                </If>
              </Base>
            )}
            trigger={(
              <Button
                id="abrirRapidas"
                classes={["botao", "discreto", "so-icone"]}
                ariaLabel="Respostas rápidas"
                tooltip="Respostas rápidas (/)"
                leftIcon={(
                  <Icon
                    id="abrirRapidasIcone"
                    icon={zapIcon}
                    size="16px"
                  />
                )}
              />
            )}
          />
          <Checkbox
            id="notaInterna"
            value={() => own.nota.value}
            label="Nota interna"
            required={false}
            onChange={(run, event) => {
              own.nota.set(event.value);
            }}
          />
          <Dropdown
            id="teclas"
            kind="panel"
            position="top"
            ariaLabel="Tecla que envia"
            content={(
              <Base
                id="painelTeclas"
                classes={["base"]}
              >
                <Checkbox
                  id="enter"
                  value={() => variables.enviarComEnter.value}
                  label="Enter envia"
                  hint="Shift+Enter quebra a linha; sem isso, o contrário."
                  required={false}
                  onChange={(run, event) => {
                    variables.enviarComEnter.set(event.value);
                  }}
                />
              </Base>
            )}
            trigger={(
              <Button
                id="abrirTeclas"
                classes={["botao", "discreto", "so-icone"]}
                ariaLabel="Tecla que envia"
                leftIcon={(
                  <Icon
                    id="abrirTeclasIcone"
                    icon={keyboardIcon}
                    size="16px"
                  />
                )}
              />
            )}
          />
          <If
            when={() => formulas.texto() !== "" && formulas.texto().length >= 3900}
          >
            <TextBlock
              id="contador"
              classes={["dica"]}
              text={() => `${formatNumber(formulas.texto().length)} de 4.096`}
              tag="span"
              role="status"
            />
          </If>
          <Base
            id="espaco"
          >
          </Base>
          <Button
            id="enviarBotao"
            classes={["botao", "primario"]}
            text={() => own.nota.value ? "Anotar" : "Enviar"}
            buttonType="submit"
            disabled={() => trim(formulas.texto()) === "" || formulas.fechado()}
            leftIcon={(
              <Icon
                id="aviao"
                icon={sendIcon}
                size="16px"
              />
            )}
          />
        </Flexbox>
      </FormContainer>
    </Component>
  );
}, ["anotar", "focar"]);

export default ConversaCompositor;
