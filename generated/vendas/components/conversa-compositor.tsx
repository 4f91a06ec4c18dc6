// @generated from designs/vendas/components/conversa-compositor.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  fetchCollection,
  handle,
  inStep,
  isSelected,
  localVariable,
  log,
  preventDefault,
  stopPropagation,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Picture } from "trama/runtime/elements/image";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  filter,
  getByIndex,
  max,
  min,
  split,
  startsWith,
  subText,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { chatContexto } from "../collections/chat-contexto";
import type { RespostasRapidasRow } from "../collections/respostas-rapidas";
import { respostasRapidas } from "../collections/respostas-rapidas";
import { enderecoWhatsapp } from "../formulas/endereco-whatsapp";
import { rascunho } from "../formulas/rascunho";
import { semCanal } from "../formulas/sem-canal";
import { tamanhoArquivo } from "../formulas/tamanho-arquivo";
import { addSeconds } from "../helpers/add-seconds";
import { compareDates } from "../helpers/compare-dates";
import { formatNumber } from "../helpers/format-number";
import { clockAlertIcon } from "../icons/clock-alert";
import { fileTextIcon } from "../icons/file-text";
import { filmIcon } from "../icons/film";
import { imageIcon } from "../icons/image";
import { keyboardIcon } from "../icons/keyboard";
import { musicIcon } from "../icons/music";
import { sendIcon } from "../icons/send";
import { xIcon } from "../icons/x";
import { zapIcon } from "../icons/zap";
import * as variables from "../variables";
import { conversaAnexar } from "../workflows/conversa-anexar";
import { conversaEnviar } from "../workflows/conversa-enviar";
import { conversaEnviarAnexos } from "../workflows/conversa-enviar-anexos";
import { conversaTentarAnexo } from "../workflows/conversa-tentar-anexo";
import { conversaTirarAnexo } from "../workflows/conversa-tirar-anexo";

export type ConversaCompositorShape = {
  readonly props: {
    readonly canal?: string;
    readonly chatId: string;
    readonly contatoNome?: string;
    readonly janelaFechada?: boolean;
    readonly nuncaAbriu?: boolean;
    readonly telefone?: string;
  };
  readonly events: {
    readonly anterior: undefined;
    readonly concluir: undefined;
    readonly digitar: undefined;
    readonly enviada: undefined;
    readonly sair: undefined;
    readonly seguinte: undefined;
  };
  readonly actions: {
    readonly anotar: () => unknown;
    readonly escreverLogo: () => unknown;
    readonly focar: () => unknown;
  };
};

/** Onde se escreve a próxima mensagem de uma conversa. */
const ConversaCompositor = component<ConversaCompositorShape>("conversa-compositor", {
  canal: "",
  contatoNome: "",
  janelaFechada: false,
  nuncaAbriu: false,
  telefone: "",
}, ({ props, emit }) => {
  const elements = {
    anexo: handle(FilePicker),
    campo: handle(FormInput),
  };
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
    /** A resposta rápida que Enter põe no texto. */
    rapidaAtiva: localVariable<number>({
      id: "rapidaAtiva",
      type: "number",
      default: 0,
    }),
    /** Esc fechou as respostas rápidas; o que se escreve fica como está. */
    rapidasDispensadas: localVariable<boolean>({
      id: "rapidasDispensadas",
      type: "boolean",
      default: false,
    }),
    /** Os arquivos que não se pode anexar, por serem grandes demais. */
    recusados: localVariable<readonly string[]>({
      id: "recusados",
      type: "array",
      default: [],
    }),
  };
  const formulas = {
    /** Os arquivos que esperam nesta conversa. */
    anexos: (): readonly {
      readonly chat_id: string;
      readonly erro: string;
      readonly legenda: string;
      readonly nome: string;
      readonly nota: boolean;
      readonly previa: string;
      readonly ref: string;
      readonly status: string;
      readonly tamanho: number;
      readonly tipo: "imagem" | "audio" | "video" | "documento";
    }[] => variables.anexos.value.filter((um) => um.chat_id === props.chatId.value),
    /** O que se escreveu depois da barra, enquanto se escolhe uma resposta rápida. */
    comando: (): string | null | undefined => {
      const escrito = formulas.texto();
      return startsWith(escrito, "/") && !escrito.includes(" ") && !own.rapidasDispensadas.value && !formulas.fechado()
        ? subText(escrito, 1).toLowerCase()
        : null;
    },
    fechado: (): boolean => props.janelaFechada.value && !own.nota.value,
    /** O que falta preencher antes de enviar. */
    lacuna: (): string | null | undefined =>
      own.nota.value
        ? null
        : formulas.lacunaEm(formulas.texto()),
    /** O que uma resposta rápida deixou por preencher, por não o saber deste cliente. */
    lacunaEm: (texto: string): string | null | undefined => filter(["{nome}", "{produto}", "{link}"], (uma) => texto.includes(uma))[0],
    podeEnviar: (): boolean =>
      !formulas.fechado() &&
        formulas.sobram() <= 0 &&
        formulas.lacuna() == null &&
        (formulas.texto().trim() !== "" || formulas.anexos().some((um) => um.status !== "na_fila")),
    primeiroNome: (): string => split(props.contatoNome.value.trim(), " ")[0] ?? "",
    /** Uma resposta rápida com o nome de quem a lê, o produto e o endereço em que o paga. */
    pronta: (texto: string): string => custom.respostaPronta(texto, formulas.primeiroNome(), chatContexto.data.value?.compras ?? []),
    /** As respostas rápidas do canal com o que se escreveu; primeiro as que começam assim. */
    prontas: (): readonly RespostasRapidasRow[] => {
      const busca = formulas.comando() ?? "";
      const doCanal = respostasRapidas.data.value.filter((uma) => uma.canal == null || uma.canal === props.canal.value);
      return [...doCanal.filter((uma) => startsWith(uma.atalho.toLowerCase(), busca)), ...doCanal.filter((uma) => !startsWith(uma.atalho.toLowerCase(), busca) && `${uma.atalho.toLowerCase()} ${uma.texto.toLowerCase()}`.includes(busca))];
    },
    /** As que se veem: a escolhida nunca fica fora da vista. */
    rapidas: (): readonly RespostasRapidasRow[] => formulas.prontas().slice(max(0, own.rapidaAtiva.value - 3)),
    /** Quantos caracteres passam do que uma mensagem leva. */
    sobram: (): number => {
      const escrito = formulas.texto();
      return escrito === ""
        ? -4096
        : escrito.length - 4096;
    },
    texto: (): string => rascunho(props.chatId.value),
  };
  const workflows = {
    enviar: workflow("enviar", async (run) => {
      if (!formulas.podeEnviar()) {
        return;
      }
      const texto = formulas.texto();
      if (formulas.anexos().length > 0) {
        await conversaEnviarAnexos(run, {
          chat: props.chatId.value,
          nota: own.nota.value,
          texto,
        });
      } else {
        await conversaEnviar(run, {
          chat: props.chatId.value,
          nota: own.nota.value,
          texto,
          tipo: "texto",
        });
      }
      batch(() => {
        own.recusados.set([]);
        own.nota.set(false);
      });
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
    /** Quem acabou de escolher a conversa já escreve. */
    escreverLogo: workflow("escreverLogo", () => {
      if (!variables.escreverLogo.value) {
        return;
      }
      variables.escreverLogo.set(false);
      elements.campo.actions.focus();
    }),
    /** Tira um arquivo; a legenda que ele já tinha volta ao que se escreve. */
    tirar: workflow<{
      readonly ref: string;
      readonly legenda: string;
      readonly nota: boolean;
    }>("tirar", async (run, params) => {
      await conversaTirarAnexo(run, {
        ref: params.ref,
      });
      if (params.legenda !== "") {
        batch(() => {
          variables.rascunhos.setAt(props.chatId.value, `${params.legenda} ${formulas.texto()}`.trim());
          own.nota.set(params.nota || own.nota.value);
        });
      }
      elements.campo.actions.focus();
    }),
    /** Põe uma resposta rápida no lugar do que se escreveu para achá-la. */
    usar: workflow<{ readonly texto: string }>("usar", (_run, params) => {
      batch(() => {
        variables.rascunhos.setAt(props.chatId.value, formulas.pronta(params.texto));
        own.rapidaAtiva.set(0);
      });
      elements.campo.actions.focus();
    }),
  };
  return (
    <Component
      unsaved={() => variables.anexos.value.length > 0}
      onMount={[
        workflows.escreverLogo,
        {
          steps: async (run) => {
            if (!respostasRapidas.isFetched.value) {
              await fetchCollection(run, respostasRapidas);
            }
          },
          onError: (run) => {
            log(run, "sem respostas rápidas");
          },
        },
      ]}
      actions={{
        anotar: workflow("anotar", () => {
          own.nota.set(!own.nota.value);
          elements.campo.actions.focus();
        }),
        escreverLogo: workflow("escreverLogo", async (run) => {
          await workflows.escreverLogo(run);
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
        repeatable
        ariaLabel="Nova mensagem"
        onSubmit={workflows.enviar}
      >
        <If when={formulas.fechado}>
          <div className="trama-flexbox conversa-compositor-janela">
            <Icon
              id="relogio"
              icon={clockAlertIcon}
              size="20px"
              color="var(--atencao)"
            />
            <TextBlock
              id="janelaTexto"
              classes={["texto"]}
              text={() => props.nuncaAbriu.value ? "No WhatsApp, a primeira mensagem é um modelo aprovado." : "A janela de 24 horas do WhatsApp fechou. Envie um modelo aprovado."}
              role="status"
            />
            <If when={() => semCanal() && props.telefone.value !== ""}>
              <TextBlock
                id="foraDoApp"
                classes={["ligacao"]}
                text="Abrir no seu WhatsApp"
                tag="span"
                link={() => ({
                  url: enderecoWhatsapp(props.telefone.value, ""),
                  newTab: true,
                })}
              />
            </If>
            <Dropdown
              id="modelos"
              kind="menu"
              position="top"
              alignment="end"
              ariaLabel="Modelos aprovados"
              history="push"
              content={
                <div className="trama-base conversa-compositor-painelModelos base">
                  <Repeat
                    items={() => respostasRapidas.data.value.filter((uma) => uma.modelo_aprovado)}
                    by={(item) => item.id}
                  >
                    {(item) => (
                      <Button
                        id="modelo"
                        classes={["botao", "discreto", "item"]}
                        text={() => {
                          const texto = formulas.pronta(item.value.texto);
                          const falta = formulas.lacunaEm(texto);
                          return falta == null
                            ? texto
                            : `${texto} (falta ${falta})`;
                        }}
                        disabled={() => formulas.lacunaEm(formulas.pronta(item.value.texto)) != null}
                        onClick={(run) => workflows.enviarModelo(run, {
                          texto: item.value.texto,
                        })}
                      />
                    )}
                  </Repeat>
                  <If when={() => !respostasRapidas.data.value.some((uma) => uma.modelo_aprovado)}>
                    <p className="trama-text conversa-compositor-semModelos dica">
                      Nenhum modelo aprovado.
                    </p>
                  </If>
                </div>
              }
              trigger={
                <Button
                  id="escolherModelo"
                  classes={["botao", "primario"]}
                  text="Escolher modelo"
                />
              }
            />
          </div>
        </If>
        <TextBlock
          id="quantos"
          classes={["so-leitor"]}
          text={() => {
            const quantos = formulas.anexos().length;
            return quantos === 0 ? ""
              : quantos === 1 ? "1 arquivo para enviar."
              : `${quantos} arquivos para enviar.`;
          }}
          tag="span"
          role="status"
        />
        <If when={() => formulas.anexos().length > 0}>
          <ul className="trama-flexbox conversa-compositor-bandeja" aria-label="Arquivos para enviar">
            <Repeat
              items={formulas.anexos}
              by={(item) => item.ref}
            >
              {(item) => (
                <Base
                  id="arquivo"
                  states={{
                    falhou: () => item.value.status === "falhou",
                  }}
                  tag="li"
                >
                  <If when={() => item.value.previa !== ""}>
                    <Picture
                      id="previa"
                      url={() => item.value.previa}
                      alt=""
                      objectFit="cover"
                    />
                  </If>
                  <If when={() => item.value.previa === ""}>
                    <Icon
                      id="iconeArquivo"
                      icon={() =>
                        item.value.tipo === "imagem" ? imageIcon
                          : item.value.tipo === "video" ? filmIcon
                          : item.value.tipo === "audio" ? musicIcon
                          : fileTextIcon
                      }
                      size="20px"
                      color="var(--texto-3)"
                    />
                  </If>
                  <div className="trama-base conversa-compositor-sobreArquivo">
                    <TextBlock
                      id="nomeArquivo"
                      classes={["corta"]}
                      text={() => item.value.nome}
                      tag="span"
                    />
                    <If when={() => item.value.status === "na_fila"}>
                      <ProgressBar
                        id="progresso"
                        value={() => isSelected(variables.envioAtual, item.value.ref) ? variables.envioProgresso.value : 0}
                        label="none"
                        ariaLabel={() => `Enviando ${item.value.nome}`}
                      />
                    </If>
                    <If when={() => item.value.status === "espera"}>
                      <TextBlock
                        id="tamanho"
                        classes={["dica"]}
                        text={() => tamanhoArquivo(item.value.tamanho)}
                        tag="span"
                      />
                    </If>
                    <If when={() => item.value.status === "falhou"}>
                      <Base
                        id="falha"
                        role="alert"
                      >
                        <TextBlock
                          id="falhaNome"
                          classes={["so-leitor"]}
                          text={() => `${item.value.nome}: `}
                          tag="span"
                        />
                        <TextBlock
                          id="falhaArquivo"
                          text={() => `Não enviado. ${item.value.erro}`}
                          tag="span"
                        />
                      </Base>
                    </If>
                    <If when={() => item.value.status === "falhou" && item.value.legenda !== ""}>
                      <TextBlock
                        id="legenda"
                        classes={["dica", "corta"]}
                        text={() => `${item.value.nota ? "Nota interna" : "Legenda"}: ${item.value.legenda}`}
                        tag="span"
                      />
                    </If>
                  </div>
                  <If when={() => item.value.status === "falhou"}>
                    <Button
                      id="tentar"
                      classes={["botao", "secundario", "botao-menor"]}
                      text="Tentar de novo"
                      ariaLabel={() => `Tentar de novo: ${item.value.nome}`}
                      onClick={(run) => conversaTentarAnexo(run, {
                        ref: item.value.ref,
                      })}
                    />
                  </If>
                  <Button
                    id="tirarArquivo"
                    classes={["botao", "discreto", "so-icone"]}
                    ariaLabel={() => `Remover ${item.value.nome}`}
                    tooltip="Remover"
                    onClick={(run) => workflows.tirar(run, {
                      legenda: item.value.legenda,
                      nota: item.value.nota,
                      ref: item.value.ref,
                    })}
                    leftIcon={
                      <Icon
                        id="x"
                        icon={xIcon}
                        size="16px"
                      />
                    }
                  />
                </Base>
              )}
            </Repeat>
          </ul>
        </If>
        <If when={() => own.recusados.value.length > 0}>
          <TextBlock
            id="recusa"
            text={() => `Não anexado por passar de 16 MB: ${own.recusados.value.join(", ")}`}
            tag="span"
            role="alert"
          />
        </If>
        <If when={() => formulas.comando() != null}>
          <fieldset className="trama-base conversa-compositor-painelRapidas base" aria-label="Respostas rápidas">
            <Repeat
              items={formulas.rapidas}
              by={(item) => item.id}
            >
              {(item) => (
                <Button
                  id="rapida"
                  classes={["botao", "discreto", "item"]}
                  states={{
                    escolhida: () => item.value.id === getByIndex(formulas.prontas(), own.rapidaAtiva.value)?.id,
                  }}
                  onClick={(run) => workflows.usar(run, {
                    texto: item.value.texto,
                  })}
                >
                  <span className="trama-base conversa-compositor-rapidaTextos">
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
                  </span>
                </Button>
              )}
            </Repeat>
            <If when={() => formulas.prontas().length === 0}>
              <TextBlock
                id="semRapidas"
                classes={["dica"]}
                text={() =>
                  formulas.comando() === ""
                    ? "Nenhuma resposta rápida."
                    : `Nenhuma resposta rápida com “${formulas.comando() ?? ""}”.`
                }
              />
            </If>
          </fieldset>
        </If>
        <TextBlock
          id="quantasRapidas"
          classes={["so-leitor"]}
          text={() => {
            const atual = getByIndex(formulas.prontas(), own.rapidaAtiva.value);
            return formulas.comando() == null ? ""
              : atual == null ? ""
              : `/${atual.atalho}, ${own.rapidaAtiva.value + 1} de ${formulas.prontas().length}. Enter usa.`;
          }}
          tag="span"
          role="status"
        />
        <If when={() => !formulas.fechado()}>
          <FormInput
            id="campo"
            handle={elements.campo}
            type="textarea"
            value={formulas.texto}
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
            autocomplete={false}
            onChange={async (run, event) => {
              batch(() => {
                variables.rascunhos.setAt(props.chatId.value, event.value);
                own.rapidaAtiva.set(0);
                if (!startsWith(event.value, "/")) {
                  own.rapidasDispensadas.set(false);
                }
              });
              const agora = currentDate();
              inStep(run, "if");
              if (
                !own.nota.value &&
                  event.value !== "" &&
                  (own.disseEm.value === "" || compareDates(addSeconds(own.disseEm.value, 3), agora) <= 0)
              ) {
                own.disseEm.set(agora);
                await emit(run, "digitar");
              }
            }}
            onEnterKey={async (run, event) => {
              const pronta = formulas.comando() == null || event.shiftKey
                ? null
                : getByIndex(formulas.prontas(), own.rapidaAtiva.value);
              if (pronta != null) {
                preventDefault(run);
                await workflows.usar(run, {
                  texto: pronta.texto,
                });
                return;
              }
              if (event.shiftKey === variables.enviarComEnter.value) {
                return;
              }
              preventDefault(run);
              await workflows.enviar(run);
            }}
            onKeyDown={async (run, event) => {
              if (
                event.altKey &&
                  !event.ctrlKey &&
                  !event.metaKey
              ) {
                switch (event.key) {
                  case "ArrowUp": {
                    preventDefault(run);
                    await emit(run, "anterior");
                    break;
                  }
                  case "ArrowDown": {
                    preventDefault(run);
                    await emit(run, "seguinte");
                    break;
                  }
                  case "Enter": {
                    preventDefault(run);
                    await emit(run, "concluir");
                    break;
                  }
                }
                return;
              }
              if (event.key === "Escape" && formulas.comando() == null) {
                preventDefault(run);
                variables.escreverLogo.set(false);
                await emit(run, "sair");
              }
              if (formulas.comando() == null) {
                return;
              }
              switch (event.key) {
                case "ArrowDown": {
                  preventDefault(run);
                  own.rapidaAtiva.set(min(own.rapidaAtiva.value + 1, max(0, formulas.prontas().length - 1)));
                  break;
                }
                case "ArrowUp": {
                  preventDefault(run);
                  own.rapidaAtiva.set(max(0, own.rapidaAtiva.value - 1));
                  break;
                }
                case "Escape": {
                  preventDefault(run);
                  stopPropagation(run);
                  own.rapidasDispensadas.set(true);
                  break;
                }
              }
            }}
          />
        </If>
        <div className="trama-flexbox conversa-compositor-ferramentas">
          <If when={() => !formulas.fechado()}>
            <FilePicker
              id="anexo"
              handle={elements.anexo}
              ariaLabel="Anexar arquivos"
              text=""
              appearance="button"
              multiple
              maxMb={16}
              showFiles={false}
              onChange={async (run, event) => {
                own.recusados.set([]);
                await conversaAnexar(run, {
                  arquivos: event.files,
                  chat: props.chatId.value,
                });
                elements.anexo.actions.reset();
                elements.campo.actions.focus();
              }}
              onReject={(_run, event) => {
                own.recusados.set([...own.recusados.value.filter((um) => um !== event.name), event.name]);
                elements.anexo.actions.reset();
              }}
            />
          </If>
          <If when={() => !formulas.fechado()}>
            <Button
              id="abrirRapidas"
              classes={["botao", "discreto", "so-icone"]}
              ariaLabel="Respostas rápidas"
              tooltip="Respostas rápidas (/)"
              onClick={() => {
                batch(() => {
                  own.rapidasDispensadas.set(false);
                  own.rapidaAtiva.set(0);
                });
                if (formulas.texto().trim() === "") {
                  variables.rascunhos.setAt(props.chatId.value, "/");
                }
                elements.campo.actions.focus();
              }}
              leftIcon={
                <Icon
                  id="abrirRapidasIcone"
                  icon={zapIcon}
                  size="16px"
                />
              }
            />
          </If>
          <Checkbox
            id="notaInterna"
            value={() => own.nota.value}
            label="Nota interna"
            required={false}
            onChange={(_run, event) => {
              own.nota.set(event.value);
            }}
          />
          <Dropdown
            id="teclas"
            kind="panel"
            position="top"
            ariaLabel="Tecla que envia"
            content={
              <div className="trama-base conversa-compositor-painelTeclas base">
                <Checkbox
                  id="enter"
                  value={() => variables.enviarComEnter.value}
                  label="Enter envia"
                  hint="Shift+Enter quebra a linha; sem isso, o contrário."
                  required={false}
                  onChange={(_run, event) => {
                    variables.enviarComEnter.set(event.value);
                  }}
                />
              </div>
            }
            trigger={
              <Button
                id="abrirTeclas"
                classes={["botao", "discreto", "so-icone"]}
                ariaLabel="Tecla que envia"
                leftIcon={
                  <Icon
                    id="abrirTeclasIcone"
                    icon={keyboardIcon}
                    size="16px"
                  />
                }
              />
            }
          />
          <If when={() => formulas.sobram() >= -196}>
            <TextBlock
              id="contador"
              classes={["dica"]}
              states={{
                demais: () => formulas.sobram() > 0,
              }}
              text={() => {
                const sobram = formulas.sobram();
                const escritos = `${formatNumber(formulas.texto().length)} de 4.096`;
                return sobram > 0
                  ? `${escritos}. ${sobram === 1 ? "Tire 1 caractere" : `Tire ${formatNumber(sobram)} caracteres`} para enviar.`
                  : escritos;
              }}
              tag="span"
              role="status"
            />
          </If>
          <If when={() => formulas.lacuna() != null}>
            <TextBlock
              id="falta"
              classes={["dica"]}
              text={() => `Preencha ${formulas.lacuna() ?? ""} para enviar.`}
              tag="span"
              role="status"
            />
          </If>
          <div className="trama-base conversa-compositor-espaco">
          </div>
          <Button
            id="enviarBotao"
            classes={["botao", "primario"]}
            text={() => own.nota.value ? "Anotar" : "Enviar"}
            buttonType="submit"
            disabled={() => !formulas.podeEnviar()}
            leftIcon={
              <Icon
                id="aviao"
                icon={sendIcon}
                size="16px"
              />
            }
          />
        </div>
      </FormContainer>
    </Component>
  );
}, ["anotar", "escreverLogo", "focar"]);

export default ConversaCompositor;
