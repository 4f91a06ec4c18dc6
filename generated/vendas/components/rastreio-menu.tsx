// @generated from designs/vendas/components/rastreio-menu.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import type { RastreiosRow } from "../collections/rastreios";
import { avisoDoRastreio } from "../formulas/aviso-do-rastreio";
import { enderecoDoRastreio } from "../formulas/endereco-do-rastreio";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { copyIcon } from "../icons/copy";
import { ellipsisIcon } from "../icons/ellipsis";
import { externalLinkIcon } from "../icons/external-link";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { messageCircleIcon } from "../icons/message-circle";
import { panelRightIcon } from "../icons/panel-right";
import * as variables from "../variables";
import { atendimentoCriar } from "../workflows/atendimento-criar";
import { copiarTexto } from "../workflows/copiar-texto";
import { rastreioAbrir } from "../workflows/rastreio-abrir";
import { rastreioAvisar } from "../workflows/rastreio-avisar";

export type RastreioMenuShape = {
  readonly props: { readonly rastreio: RastreiosRow };
};

/** O que se pode fazer com um objeto da lista. */
const RastreioMenu = component<RastreioMenuShape>("rastreio-menu", {}, ({ props }) => (
  <Dropdown
    id="menu"
    kind="menu"
    alignment="end"
    ariaLabel={() => `Ações do objeto ${props.rastreio.value.codigo}`}
    history="push"
    onClick={(run) => {
      stopPropagation(run);
    }}
    content={
      <div className="trama-base rastreio-menu-painel base">
        <Button
          id="abrirPainel"
          classes={["botao", "discreto", "item"]}
          text="Abrir rastreio"
          onClick={(run) => rastreioAbrir(run, {
            id: props.rastreio.value.id,
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
            texto: props.rastreio.value.codigo,
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
          when={() => enderecoDoRastreio(props.rastreio.value.transportadora, props.rastreio.value.codigo) !== ""}
        >
          <Button
            id="transportadora"
            classes={["botao", "discreto", "item"]}
            text="Abrir na transportadora"
            link={() => ({
              url: enderecoDoRastreio(props.rastreio.value.transportadora, props.rastreio.value.codigo),
              newTab: true,
            })}
            leftIcon={
              <Icon
                id="transportadoraIcone"
                icon={externalLinkIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.rastreio.value.contato_id != null && podeEditarPagina("pg-chats")}>
          <Button
            id="avisar"
            classes={["botao", "discreto", "item"]}
            text="Avisar cliente"
            onClick={(run) => rastreioAvisar(run, {
              contato: props.rastreio.value.contato_id ?? "",
              texto: avisoDoRastreio(props.rastreio.value.destinatario_nome, props.rastreio.value.codigo, props.rastreio.value.status, enderecoDoRastreio(props.rastreio.value.transportadora, props.rastreio.value.codigo)),
            })}
            leftIcon={
              <Icon
                id="avisarIcone"
                icon={messageCircleIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.rastreio.value.contato_id != null && podeEditarPagina("pg-atendimentos")}>
          <Button
            id="atendimento"
            classes={["botao", "discreto", "item"]}
            text="Abrir atendimento"
            onClick={(run) => atendimentoCriar(run, {
              contatoId: props.rastreio.value.contato_id ?? "",
              contatoNome: props.rastreio.value.destinatario_nome,
              envioId: props.rastreio.value.envio_id,
              transacaoId: props.rastreio.value.transacao_id ?? "",
            })}
            leftIcon={
              <Icon
                id="atendimentoIcone"
                icon={lifeBuoyIcon}
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
        ariaLabel={() => `Ações do objeto ${props.rastreio.value.codigo}`}
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

export default RastreioMenu;
