// @generated from designs/vendas/components/envio-painel.json. Do not edit.
import {
  Component,
  If,
  component,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { HtmlEmbed } from "trama/runtime/elements/html-embed";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  toText,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { envioDetalhe } from "../collections/envio-detalhe";
import EnvioFormulario from "./envio-formulario";
import ErroCarga from "./erro-carga";
import Fato from "./fato";
import SeloEnvio from "./selo-envio";
import SimulacaoDesligada from "./simulacao-desligada";
import { cep } from "../formulas/cep";
import { envioAtual } from "../formulas/envio-atual";
import { mensagemErro } from "../formulas/mensagem-erro";
import { moeda } from "../formulas/moeda";
import { pedidoDeEndereco } from "../formulas/pedido-de-endereco";
import { peso } from "../formulas/peso";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { rotuloRastreio } from "../formulas/rotulo-rastreio";
import { rotuloServico } from "../formulas/rotulo-servico";
import { rotuloTransportadora } from "../formulas/rotulo-transportadora";
import { telefone } from "../formulas/telefone";
import { formatDate } from "../helpers/format-date";
import { messageCircleIcon } from "../icons/message-circle";
import { packageOpenIcon } from "../icons/package-open";
import { printerIcon } from "../icons/printer";
import { routeIcon } from "../icons/route";
import { tagIcon } from "../icons/tag";
import { truckIcon } from "../icons/truck";
import {
  envioCancelar,
} from "../popups";
import * as variables from "../variables";
import { conversaCom } from "../workflows/conversa-com";
import { envioBuscar } from "../workflows/envio-buscar";
import { envioMover } from "../workflows/envio-mover";
import { envioMudarStatus } from "../workflows/envio-mudar-status";
import { enviosEmitir } from "../workflows/envios-emitir";
import { enviosLotear } from "../workflows/envios-lotear";
import { enviosPostar } from "../workflows/envios-postar";

export type EnvioPainelShape = {
  readonly events: { readonly abrir: undefined };
};

/** Um envio ao lado da lista: para quem vai, o pacote, e o passo seguinte. */
const EnvioPainel = component<EnvioPainelShape>("envio-painel", {}, ({ emit }) => {
  const formulas = {
    editavel: (): boolean => podeEditarPagina("pg-envios-logistica") && (variables.envioAberto.value === "novo" || ["pendente", "endereco_incompleto", "em_separacao"].includes(envioAtual()?.status ?? "pendente")),
    endereco: (): string => {
      const e = envioAtual();
      return filter([filter([e?.logradouro ?? "", e?.numero ?? "", e?.complemento ?? ""], (parte) => parte !== "").join(", "), e?.bairro ?? "", filter([e?.cidade ?? "", e?.uf ?? ""], (parte) => parte !== "").join(" – "), cep(e?.cep ?? "")], (linha) => linha !== "").join(" · ");
    },
  };
  const workflows = {
    cancelar: workflow("cancelar", async (run) => {
      const motivo = await openPopup(run, envioCancelar, {
        codigo: envioAtual()?.codigo ?? "",
      });
      if (!motivo) {
        return;
      }
      await envioMudarStatus(run, {
        aviso: "Envio cancelado.",
        id: variables.envioAberto.value,
        motivo: toText(motivo),
        status: "cancelado",
      });
    }),
    separar: workflow("separar", async (run) => {
      const no = await enviosLotear(run, {
        ids: [variables.envioAberto.value],
      });
      if (!no) {
        return;
      }
      await envioMover(run, {
        depois: null,
        id: variables.envioAberto.value,
        status: "em_separacao",
      });
      await envioBuscar(run);
    }),
  };
  return (
    <Component
      onMount={async (run) => {
        variables.envioEditando.set(false);
        await emit(run, "abrir");
        await envioBuscar(run);
      }}
    >
      <div className="trama-flexbox envio-painel-tudo">
        <If when={() => variables.envioAberto.value !== "novo" && envioDetalhe.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(envioDetalhe.error.value)}
            titulo="Não foi possível carregar o envio."
            onTentar={envioBuscar}
          />
        </If>
        <If
          when={() =>
            variables.envioAberto.value !== "novo" &&
              envioDetalhe.isFetched.value &&
              !envioDetalhe.isFetching.value &&
              !envioDetalhe.error.value &&
              !envioAtual()
          }
        >
          <p className="trama-text envio-painel-naoHa texto">
            Registro não encontrado. Ele pode ter sido excluído.
          </p>
        </If>
        <If when={envioAtual}>
          <div className="trama-flexbox envio-painel-topo">
            <div className="trama-flexbox envio-painel-linhaCodigo">
              <TextBlock
                id="codigo"
                classes={["codigo", "forte"]}
                text={() => envioAtual()?.codigo ?? ""}
                tag="span"
              />
              <SeloEnvio
                id="status"
                valor={() => envioAtual()?.status ?? ""}
              />
              <If when={() => envioAtual()?.lote_codigo}>
                <TextBlock
                  id="lote"
                  classes={["dica"]}
                  text={() => envioAtual()?.lote_codigo ?? ""}
                  tag="span"
                />
              </If>
            </div>
            <TextBlock
              id="produto"
              classes={["texto"]}
              text={() => envioAtual()?.produto_nome ?? "Sem produto"}
              tag="p"
            />
            <If when={() => envioAtual()?.etiqueta_erro}>
              <TextBlock
                id="erroEtiqueta"
                classes={["erro"]}
                text={() => `Etiqueta: ${envioAtual()?.etiqueta_erro ?? ""}`}
                tag="p"
              />
            </If>
            <If
              when={() =>
                envioAtual()?.etiqueta_pedida_em &&
                  !envioAtual()?.etiqueta_erro &&
                  envioAtual()?.status === "em_separacao"
              }
            >
              <p className="trama-text envio-painel-espera dica">
                Etiqueta pedida. Ela aparece aqui quando sai.
              </p>
            </If>
            <If
              when={() =>
                envioAtual()?.etiqueta_pedida_em &&
                  !envioAtual()?.etiqueta_erro &&
                  envioAtual()?.status === "em_separacao"
              }
            >
              <SimulacaoDesligada
                id="semServico"
                texto="A etiqueta sai quando um serviço de etiquetas conectado responde."
              />
            </If>
            <If when={() => envioAtual()?.reembolsado_em}>
              <p className="trama-text envio-painel-devolvida tom-atencao">
                Reembolsado após postagem
              </p>
            </If>
          </div>
        </If>
        <If when={envioAtual}>
          <div className="trama-flexbox envio-painel-passos">
            <If when={() => envioAtual()?.status === "pendente" && podeEditarPagina("pg-envios-logistica")}>
              <Button
                id="separar"
                classes={["botao", "primario"]}
                text="Colocar em separação"
                loading={() => variables.salvando.value === "enviosLote"}
                onClick={workflows.separar}
                leftIcon={
                  <Icon
                    id="separarIcone"
                    icon={packageOpenIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If
              when={() =>
                envioAtual()?.status === "endereco_incompleto" &&
                  envioAtual()?.contato_id != null &&
                  podeEditarPagina("pg-chats")
              }
            >
              <Button
                id="pedir"
                classes={["botao", "secundario"]}
                text="Pedir endereço"
                onClick={async (run) => {
                  const aberto = envioAtual();
                  await conversaCom(run, {
                    contato: aberto?.contato_id ?? "",
                    texto: pedidoDeEndereco(aberto?.destinatario_nome ?? ""),
                  });
                }}
                leftIcon={
                  <Icon
                    id="pedirIcone"
                    icon={messageCircleIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If
              when={() => envioAtual()?.status === "em_separacao" && podeEditarPagina("pg-envios-logistica")}
            >
              <Button
                id="emitir"
                classes={["botao", "primario"]}
                text="Emitir etiqueta"
                onClick={(run) => enviosEmitir(run, {
                  frete: envioAtual()?.valor_frete_centavos ?? 0,
                  ids: [variables.envioAberto.value],
                })}
                leftIcon={
                  <Icon
                    id="emitirIcone"
                    icon={tagIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If
              when={() => envioAtual()?.status === "etiqueta_emitida" && podeEditarPagina("pg-envios-logistica")}
            >
              <Button
                id="postar"
                classes={["botao", "primario"]}
                text="Marcar como postado"
                onClick={(run) => enviosPostar(run, {
                  codigo: envioAtual()?.rastreio_codigo ?? "",
                  ids: [variables.envioAberto.value],
                })}
                leftIcon={
                  <Icon
                    id="postarIcone"
                    icon={truckIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => envioAtual()?.status === "etiqueta_emitida"}>
              <Button
                id="imprimir"
                classes={["botao", "secundario"]}
                text="Imprimir"
                onClick={async () => {
                  await custom.imprimirEtiquetas([envioAtual()]);
                }}
                leftIcon={
                  <Icon
                    id="imprimirIcone"
                    icon={printerIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If
              when={() =>
                ["postado", "entregue", "devolvido", "extraviado"].includes(envioAtual()?.status ?? "") &&
                  envioAtual()?.rastreio_id != null &&
                  podeVerPagina("pg-rastreios-envios")
              }
            >
              <Button
                id="verRastreio"
                classes={["botao", "secundario"]}
                text="Ver rastreio"
                link={() => ({
                  page: "pg-rastreios-envios",
                  query: {
                    aba: "todos",
                    rastreio: envioAtual()?.rastreio_id ?? "",
                  },
                })}
                leftIcon={
                  <Icon
                    id="verRastreioIcone"
                    icon={routeIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If
              when={() => envioAtual()?.status === "etiqueta_emitida" && podeEditarPagina("pg-envios-logistica")}
            >
              <Button
                id="semEtiqueta"
                classes={["botao", "discreto"]}
                text="Cancelar etiqueta"
                onClick={(run) => envioMudarStatus(run, {
                  aviso: "Etiqueta cancelada.",
                  id: variables.envioAberto.value,
                  status: "em_separacao",
                })}
              />
            </If>
            <If
              when={() =>
                envioAtual() &&
                  ["pendente", "endereco_incompleto", "em_separacao", "etiqueta_emitida"].includes(envioAtual()?.status ?? "") &&
                  podeEditarPagina("pg-envios-logistica")
              }
            >
              <Button
                id="cancelar"
                classes={["botao", "discreto"]}
                text="Cancelar envio"
                onClick={workflows.cancelar}
              />
            </If>
          </div>
        </If>
        <If when={() => envioAtual()?.status === "etiqueta_emitida"}>
          <HtmlEmbed
            id="etiqueta"
            source={() => custom.etiquetaSvg(envioAtual())}
            ariaLabel="Etiqueta"
          />
        </If>
        <If when={() => formulas.editavel() && (variables.envioAberto.value === "novo" || envioAtual())}>
          <EnvioFormulario
            id="formulario"
          />
        </If>
        <If when={() => envioAtual() && !formulas.editavel()}>
          <dl className="trama-base envio-painel-fatos">
            <Fato
              id="nome"
              rotulo="Destinatário"
              valor={() => envioAtual()?.destinatario_nome ?? ""}
            />
            <If when={() => envioAtual()?.documento_mascara}>
              <Fato
                id="documento"
                rotulo="CPF ou CNPJ"
                valor={() => envioAtual()?.documento_mascara ?? ""}
              />
            </If>
            <Fato
              id="telefone"
              rotulo="Telefone"
              valor={() =>
                envioAtual()?.telefone
                  ? telefone(envioAtual()?.telefone ?? "")
                  : ""
              }
            />
            <Fato
              id="endereco"
              rotulo="Endereço"
              valor={formulas.endereco}
            />
            <Fato
              id="pacote"
              rotulo="Pacote"
              valor={() => {
                const e = envioAtual();
                return `${peso(e?.peso_g ?? null)} · ${e?.altura_cm ?? "—"} × ${e?.largura_cm ?? "—"} × ${e?.comprimento_cm ?? "—"} cm`;
              }}
            />
            <Fato
              id="servico"
              rotulo="Serviço"
              valor={() => {
                const e = envioAtual();
                return `${rotuloTransportadora(e?.transportadora ?? "")} · ${rotuloServico(e?.servico ?? "")}`;
              }}
            />
            <Fato
              id="frete"
              rotulo="Frete"
              valor={() => moeda(envioAtual()?.valor_frete_centavos ?? 0)}
            />
            <Fato
              id="rastreio"
              rotulo="Rastreio"
              valor={() => envioAtual()?.rastreio_codigo ?? ""}
            />
            <If when={() => envioAtual()?.nota_fiscal_chave}>
              <Fato
                id="nota"
                rotulo="Nota fiscal"
                valor={() => envioAtual()?.nota_fiscal_chave ?? ""}
              />
            </If>
            <If when={() => envioAtual()?.observacao}>
              <Fato
                id="observacao"
                rotulo="Observação"
                valor={() => envioAtual()?.observacao ?? ""}
              />
            </If>
          </dl>
        </If>
        <If when={envioAtual}>
          <h3 className="trama-text envio-painel-tituloHistorico subtitulo">
            Histórico
          </h3>
        </If>
        <If when={envioAtual}>
          <dl className="trama-base envio-painel-historico">
            <Fato
              id="criado"
              rotulo="Criado em"
              valor={() => formatDate(envioAtual()?.criado_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
            />
            <If when={() => envioAtual()?.postado_em}>
              <Fato
                id="postado"
                rotulo="Postado em"
                valor={() => formatDate(envioAtual()?.postado_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
              />
            </If>
            <If when={() => envioAtual()?.previsto_em}>
              <Fato
                id="previsto"
                rotulo="Previsto"
                valor={() => formatDate(envioAtual()?.previsto_em, "DD/MM/YY")}
              />
            </If>
            <If when={() => envioAtual()?.rastreio_status}>
              <Fato
                id="situacao"
                rotulo="Objeto"
                valor={() => rotuloRastreio(envioAtual()?.rastreio_status ?? "")}
              />
            </If>
            <If when={() => envioAtual()?.motivo_cancelamento}>
              <Fato
                id="motivo"
                rotulo="Cancelado por"
                valor={() => envioAtual()?.motivo_cancelamento ?? ""}
              />
            </If>
          </dl>
        </If>
      </div>
    </Component>
  );
});

export default EnvioPainel;
