// @generated from designs/vendas/components/conversa-mensagem.json. Do not edit.
import {
  Component,
  If,
  component,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DateText } from "trama/runtime/elements/date";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Picture } from "trama/runtime/elements/image";
import { TextBlock } from "trama/runtime/elements/text";
import { Video } from "trama/runtime/elements/video";
import {
  ifEmpty,
  split,
  subText,
  toText,
} from "trama/runtime/helpers";
import { supabaseStorageSignedUrl } from "trama/runtime/plugins/supabase";
import { diaDaConversa } from "../formulas/dia-da-conversa";
import { tamanhoArquivo } from "../formulas/tamanho-arquivo";
import { formatDate } from "../helpers/format-date";
import { checkIcon } from "../icons/check";
import { checkCheckIcon } from "../icons/check-check";
import { circleAlertIcon } from "../icons/circle-alert";
import { clock3Icon } from "../icons/clock-3";
import { fileTextIcon } from "../icons/file-text";
import { lockIcon } from "../icons/lock";
import { paperclipIcon } from "../icons/paperclip";
import { refreshCwIcon } from "../icons/refresh-cw";

export type ConversaMensagemShape = {
  readonly props: {
    readonly arquivoNome?: string;
    readonly arquivoTamanho?: number;
    readonly arquivoUrl?: string;
    readonly autor?: string;
    readonly conteudo?: string;
    readonly criadoEm: string;
    readonly direcao: "entrada" | "saida" | "nota" | "sistema";
    readonly erro?: string;
    readonly local?: boolean;
    readonly mostraDia?: boolean;
    readonly status:
      | "na_fila"
      | "enviada"
      | "entregue"
      | "lida"
      | "falhou";
    readonly tipo?: string;
  };
  readonly events: {
    readonly descartar: undefined;
    readonly editar: undefined;
    readonly tentar: undefined;
  };
};

/** Uma mensagem de uma conversa, com o dia em que começa quando ele muda. */
const ConversaMensagem = component<ConversaMensagemShape>("conversa-mensagem", {
  arquivoNome: "",
  arquivoTamanho: 0,
  arquivoUrl: "",
  autor: "",
  conteudo: "",
  erro: "",
  local: false,
  mostraDia: false,
  tipo: "texto",
}, ({ props, emit }) => {
  const own = {
    /** O endereço por um dia de um arquivo privado. */
    assinado: localVariable<string>({
      id: "assinado",
      type: "string",
      default: "",
    }),
    /** Uma mensagem longa mostra tudo. */
    inteira: localVariable<boolean>({
      id: "inteira",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** De onde se lê o arquivo; nada enquanto o endereço não chega. */
    arquivo: (): string => formulas.caminho() === "" ? props.arquivoUrl.value : own.assinado.value,
    /** Onde um anexo privado está; nada para outro endereço. */
    caminho: (): string => split(props.arquivoUrl.value, "/storage/v1/object/authenticated/chat/")[1] ?? "",
    eDaEquipe: (): boolean => props.direcao.value === "saida" || props.direcao.value === "nota",
    falhou: (): boolean => {
      const naoFoi: boolean = props.status.value === "falhou";
      return (naoFoi && props.direcao.value === "saida") || (naoFoi && props.local.value);
    },
    /** O que se vê de uma mensagem longa. */
    inicio: (): string => {
      const linhas = formulas.linhas().slice(0, 12).join("\n");
      return linhas.length > 900
        ? `${subText(linhas, 0, 900)}…`
        : linhas;
    },
    linhas: (): readonly string[] =>
      props.conteudo.value === ""
        ? []
        : split(props.conteudo.value, "\n"),
    /** Passa de doze linhas, ou do que cabe nelas: o resto abre com um botão. */
    longa: (): boolean => formulas.linhas().length > 12 || (props.conteudo.value !== "" && props.conteudo.value.length > 900),
    rotulo: (): string =>
      props.status.value === "na_fila" ? "Enviando"
        : props.status.value === "enviada" ? "Enviada"
        : props.status.value === "entregue" ? "Entregue"
        : props.status.value === "lida" ? "Lida"
        : "Não enviada",
  };
  const workflows = {
    /** Um anexo é privado; sem endereço, fica só o nome dele. */
    assinar: workflow("assinar", async (run) => {
      const caminho = formulas.caminho();
      if (caminho === "") {
        return;
      }
      const endereco = await supabaseStorageSignedUrl(run, {
        bucket: "chat",
        path: caminho,
        expiresIn: 86400,
      });
      own.assinado.set(toText(endereco));
    }, {
      onError: () => {
        return;
      },
    }),
  };
  return (
    <Component
      onMount={workflows.assinar}
    >
      <Flexbox
        id="linha"
        states={{
          equipe: formulas.eDaEquipe,
        }}
        tag="li"
        alignItems={() => formulas.eDaEquipe() ? "flex-end" : "flex-start"}
      >
        <If when={() => props.mostraDia.value}>
          <div className="trama-flexbox conversa-mensagem-dia">
            <div className="trama-base conversa-mensagem-tracoA">
            </div>
            <TextBlock
              id="qualDia"
              classes={["dica"]}
              text={() => diaDaConversa(props.criadoEm.value)}
              tag="span"
            />
            <div className="trama-base conversa-mensagem-tracoB">
            </div>
          </div>
        </If>
        <If when={() => props.direcao.value === "sistema"}>
          <TextBlock
            id="sistema"
            classes={["dica"]}
            rootAttributes={{
              title: () => formatDate(props.criadoEm.value, "DD/MM/YY HH:mm:ss"),
            }}
            text={() => `${props.conteudo.value} · ${formatDate(props.criadoEm.value, "HH:mm")}`}
          />
        </If>
        <If when={() => props.direcao.value !== "sistema"}>
          <Flexbox
            id="bolha"
            states={{
              espera: () => props.local.value && props.status.value === "na_fila",
              nota: () => props.direcao.value === "nota",
              saida: () => props.direcao.value === "saida",
            }}
          >
            <If when={() => props.direcao.value === "nota" || props.autor.value !== ""}>
              <div className="trama-flexbox conversa-mensagem-cabeca">
                <If when={() => props.direcao.value === "nota"}>
                  <Icon
                    id="cadeado"
                    icon={lockIcon}
                    size="12px"
                  />
                </If>
                <TextBlock
                  id="deQuem"
                  text={() =>
                    props.direcao.value === "nota"
                      ? props.autor.value === "" ? "Nota interna" : `Nota interna · ${props.autor.value}`
                      : props.autor.value
                  }
                  tag="span"
                />
              </div>
            </If>
            <If when={() => props.tipo.value === "imagem" && formulas.arquivo() !== ""}>
              <Picture
                id="imagem"
                url={formulas.arquivo}
                alt={() => ifEmpty(props.conteudo.value, () => props.arquivoNome.value)}
                objectFit="cover"
                link={() => ({
                  file: formulas.arquivo(),
                })}
              />
            </If>
            <If when={() => props.tipo.value === "video" && formulas.arquivo() !== ""}>
              <Video
                id="filme"
                file={formulas.arquivo}
                preload={false}
                ariaLabel={() => props.arquivoNome.value}
              />
            </If>
            <If when={() => props.tipo.value === "audio" && formulas.arquivo() !== ""}>
              <Video
                id="audio"
                file={formulas.arquivo}
                preload={false}
                ariaLabel={() => `Áudio: ${props.arquivoNome.value}`}
              />
            </If>
            <If when={() => props.tipo.value === "documento" && formulas.arquivo() !== ""}>
              <div className="trama-flexbox conversa-mensagem-documento">
                <Icon
                  id="iconeDocumento"
                  icon={fileTextIcon}
                  size="20px"
                />
                <div className="trama-base conversa-mensagem-qualDocumento">
                  <TextBlock
                    id="nomeDocumento"
                    classes={["ligacao", "corta"]}
                    text={() => props.arquivoNome.value}
                    tag="span"
                    link={() => ({
                      file: formulas.arquivo(),
                    })}
                  />
                  <If when={() => props.arquivoTamanho.value > 0}>
                    <TextBlock
                      id="tamanhoDocumento"
                      classes={["dica"]}
                      text={() => tamanhoArquivo(props.arquivoTamanho.value)}
                    />
                  </If>
                </div>
              </div>
            </If>
            <If when={() => props.arquivoNome.value !== "" && formulas.arquivo() === ""}>
              <div className="trama-flexbox conversa-mensagem-aCaminho">
                <Icon
                  id="iconeACaminho"
                  icon={paperclipIcon}
                  size="16px"
                />
                <TextBlock
                  id="nomeACaminho"
                  classes={["corta"]}
                  text={() => props.arquivoNome.value}
                  tag="span"
                />
              </div>
            </If>
            <div className="trama-base conversa-mensagem-fim">
              <If when={() => props.conteudo.value !== ""}>
                <TextBlock
                  id="texto"
                  text={() =>
                    formulas.longa() && !own.inteira.value
                      ? formulas.inicio()
                      : props.conteudo.value
                  }
                  tag="span"
                />
              </If>
              <div className="trama-flexbox conversa-mensagem-meta">
                <DateText
                  id="hora"
                  rootAttributes={{
                    title: () => formatDate(props.criadoEm.value, "DD/MM/YY HH:mm:ss"),
                  }}
                  date={() => props.criadoEm.value}
                  format="HH:mm"
                />
                <If when={() => (formulas.eDaEquipe() && props.direcao.value !== "nota") || props.local.value}>
                  <Icon
                    id="sinal"
                    states={{
                      falhou: () => props.status.value === "falhou",
                      lida: () => props.status.value === "lida",
                    }}
                    icon={() =>
                      props.status.value === "na_fila" ? clock3Icon
                        : props.status.value === "enviada" ? checkIcon
                        : props.status.value === "falhou" ? circleAlertIcon
                        : checkCheckIcon
                    }
                    size="14px"
                  />
                </If>
                <If when={() => (formulas.eDaEquipe() && props.direcao.value !== "nota") || props.local.value}>
                  <TextBlock
                    id="sinalLido"
                    classes={["so-leitor"]}
                    text={formulas.rotulo}
                    tag="span"
                  />
                </If>
              </div>
            </div>
            <If when={formulas.longa}>
              <Button
                id="mais"
                classes={["botao", "secundario", "botao-menor"]}
                text={() => own.inteira.value ? "Mostrar menos" : "Mostrar tudo"}
                onClick={() => {
                  own.inteira.set(!own.inteira.value);
                }}
              />
            </If>
          </Flexbox>
        </If>
        <If when={formulas.falhou}>
          <div className="trama-flexbox conversa-mensagem-falha">
            <TextBlock
              id="porQue"
              text={() =>
                props.erro.value === ""
                  ? "Não enviada."
                  : `Não enviada. ${props.erro.value}`
              }
              role="status"
            />
            <If when={() => props.local.value}>
              <div className="trama-flexbox conversa-mensagem-opcoes">
                <Button
                  id="tentar"
                  classes={["botao", "secundario", "botao-menor"]}
                  text="Tentar de novo"
                  onClick={async (run) => {
                    await emit(run, "tentar");
                  }}
                  leftIcon={
                    <Icon
                      id="tentarIcone"
                      icon={refreshCwIcon}
                      size="14px"
                    />
                  }
                />
                <If when={() => props.arquivoNome.value === ""}>
                  <Button
                    id="editar"
                    classes={["botao", "discreto", "botao-menor"]}
                    text="Editar"
                    onClick={async (run) => {
                      await emit(run, "editar");
                    }}
                  />
                </If>
                <Button
                  id="descartar"
                  classes={["botao", "discreto", "botao-menor"]}
                  text="Descartar"
                  onClick={async (run) => {
                    await emit(run, "descartar");
                  }}
                />
              </div>
            </If>
          </div>
        </If>
      </Flexbox>
    </Component>
  );
});

export default ConversaMensagem;
