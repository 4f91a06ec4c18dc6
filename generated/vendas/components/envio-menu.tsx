// @generated from designs/vendas/components/envio-menu.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import * as custom from "../../../designs/vendas/custom";
import type { EnviosRow } from "../collections/envios";
import { pedidoDeEndereco } from "../formulas/pedido-de-endereco";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { copyIcon } from "../icons/copy";
import { ellipsisIcon } from "../icons/ellipsis";
import { messageCircleIcon } from "../icons/message-circle";
import { packagePlusIcon } from "../icons/package-plus";
import { panelRightIcon } from "../icons/panel-right";
import { printerIcon } from "../icons/printer";
import { routeIcon } from "../icons/route";
import { truckIcon } from "../icons/truck";
import * as variables from "../variables";
import { conversaCom } from "../workflows/conversa-com";
import { copiarTexto } from "../workflows/copiar-texto";
import { envioAbrir } from "../workflows/envio-abrir";
import { enviosLotear } from "../workflows/envios-lotear";
import { enviosPostar } from "../workflows/envios-postar";

export type EnvioMenuShape = {
  readonly props: { readonly envio: EnviosRow };
};

/** O que se pode fazer com um envio da lista. */
const EnvioMenu = component<EnvioMenuShape>("envio-menu", {}, ({ props }) => (
  <Dropdown
    id="menu"
    kind="menu"
    alignment="end"
    ariaLabel={() => `Ações do envio ${props.envio.value.codigo}`}
    history="push"
    onClick={(run) => {
      stopPropagation(run);
    }}
    content={
      <div className="trama-base envio-menu-painel base">
        <Button
          id="abrirPainel"
          classes={["botao", "discreto", "item"]}
          text="Abrir envio"
          onClick={(run) => envioAbrir(run, {
            id: props.envio.value.id,
          })}
          leftIcon={
            <Icon
              id="abrirPainelIcone"
              icon={panelRightIcon}
              size="16px"
            />
          }
        />
        <Button
          id="copiar"
          classes={["botao", "discreto", "item"]}
          text="Copiar código"
          onClick={(run) => copiarTexto(run, {
            aviso: "Código copiado.",
            texto: props.envio.value.codigo,
          })}
          leftIcon={
            <Icon
              id="copiarIcone"
              icon={copyIcon}
              size="16px"
            />
          }
        />
        <If
          when={() => podeEditarPagina("pg-envios-logistica") && props.envio.value.status === "pendente"}
        >
          <Button
            id="lote"
            classes={["botao", "discreto", "item"]}
            text="Adicionar ao lote"
            onClick={async (run) => {
              await enviosLotear(run, {
                ids: [props.envio.value.id],
              });
            }}
            leftIcon={
              <Icon
                id="loteIcone"
                icon={packagePlusIcon}
                size="16px"
              />
            }
          />
        </If>
        <If
          when={() =>
            props.envio.value.status === "endereco_incompleto" &&
              props.envio.value.contato_id != null &&
              podeEditarPagina("pg-chats")
          }
        >
          <Button
            id="pedir"
            classes={["botao", "discreto", "item"]}
            text="Pedir endereço"
            onClick={async (run) => {
              await conversaCom(run, {
                contato: props.envio.value.contato_id ?? "",
                texto: pedidoDeEndereco(props.envio.value.destinatario_nome),
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
        <If when={() => props.envio.value.status === "etiqueta_emitida"}>
          <Button
            id="imprimir"
            classes={["botao", "discreto", "item"]}
            text="Imprimir etiqueta"
            onClick={async () => {
              await custom.imprimirEtiquetas([props.envio.value]);
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
          when={() => podeEditarPagina("pg-envios-logistica") && props.envio.value.status === "etiqueta_emitida"}
        >
          <Button
            id="postar"
            classes={["botao", "discreto", "item"]}
            text="Marcar como postado"
            onClick={async (run) => {
              await enviosPostar(run, {
                codigo: props.envio.value.rastreio_codigo ?? "",
                ids: [props.envio.value.id],
              });
            }}
            leftIcon={
              <Icon
                id="postarIcone"
                icon={truckIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.envio.value.rastreio_id != null && podeVerPagina("pg-rastreios-envios")}>
          <Button
            id="rastreio"
            classes={["botao", "discreto", "item"]}
            text="Ver rastreio"
            link={() => ({
              page: "pg-rastreios-envios",
              query: {
                aba: "todos",
                rastreio: props.envio.value.rastreio_id ?? "",
              },
            })}
            leftIcon={
              <Icon
                id="rastreioIcone"
                icon={routeIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    }
    trigger={
      <Button
        id="abrir"
        classes={["botao", "discreto", "so-icone"]}
        states={{
          compacto: () => variables.densidade.value === "compacta" && breakpoint.value !== "mobile",
        }}
        ariaLabel={() => `Ações do envio ${props.envio.value.codigo}`}
        leftIcon={
          <Icon
            id="pontos"
            icon={ellipsisIcon}
            size="16px"
          />
        }
      />
    }
  />
));

export default EnvioMenu;
