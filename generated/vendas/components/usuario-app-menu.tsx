// @generated from designs/vendas/components/usuario-app-menu.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import {
  split,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { podeEditar } from "../formulas/pode-editar";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { calendarPlusIcon } from "../icons/calendar-plus";
import { circlePauseIcon } from "../icons/circle-pause";
import { circlePlayIcon } from "../icons/circle-play";
import { ellipsisIcon } from "../icons/ellipsis";
import { sendIcon } from "../icons/send";
import { userIcon } from "../icons/user";
import * as variables from "../variables";
import { conversaCom } from "../workflows/conversa-com";
import { usuarioAppProrrogar } from "../workflows/usuario-app-prorrogar";
import { usuarioAppStatus } from "../workflows/usuario-app-status";

export type UsuarioAppMenuShape = {
  readonly props: {
    readonly contato?: string;
    readonly email: string;
    readonly nome: string;
    readonly produto: string;
    readonly qual: string;
    readonly status: string;
    readonly temFim?: boolean;
  };
};

/** O que se pode fazer com um acesso. */
const UsuarioAppMenu = component<UsuarioAppMenuShape>("usuario-app-menu", {
  contato: "",
  temFim: false,
}, ({ props }) => {
  const formulas = {
    textoDoAcesso: (): string => {
      const primeiro = split(props.nome.value.trim(), " ")[0] ?? "";
      return `Oi, ${primeiro}. Seu acesso a ${props.produto.value} está liberado: entre com o e-mail ${props.email.value}.`;
    },
  };
  return (
    <Dropdown
      id="menu"
      kind="menu"
      alignment="end"
      ariaLabel={() => `Ações de ${props.nome.value}`}
      history="push"
      onClick={(run) => {
        stopPropagation(run);
      }}
      content={
        <div className="trama-base usuario-app-menu-painel base">
          <If
            when={() =>
              props.contato.value !== "" &&
                podeEditarPagina("pg-chats") &&
                props.status.value === "ativo"
            }
          >
            <Button
              id="reenviar"
              classes={["botao", "discreto", "item"]}
              text="Reenviar acesso"
              onClick={(run) => conversaCom(run, {
                contato: props.contato.value,
                texto: formulas.textoDoAcesso(),
              })}
              leftIcon={
                <Icon
                  id="reenviarIcone"
                  icon={sendIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => props.status.value === "ativo" && podeEditar()}>
            <Button
              id="suspender"
              classes={["botao", "discreto", "item"]}
              text="Suspender"
              onClick={(run) => usuarioAppStatus(run, {
                qual: props.qual.value,
                status: "suspenso",
              })}
              leftIcon={
                <Icon
                  id="suspenderIcone"
                  icon={circlePauseIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If
            when={() => (props.status.value === "suspenso" || props.status.value === "cancelado") && podeEditar()}
          >
            <Button
              id="reativar"
              classes={["botao", "discreto", "item"]}
              text="Reativar"
              onClick={(run) => usuarioAppStatus(run, {
                qual: props.qual.value,
                status: "ativo",
              })}
              leftIcon={
                <Icon
                  id="reativarIcone"
                  icon={circlePlayIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => props.temFim.value && podeEditar()}>
            <Button
              id="prorrogar"
              classes={["botao", "discreto", "item"]}
              text="Prorrogar 30 dias"
              onClick={(run) => usuarioAppProrrogar(run, {
                qual: props.qual.value,
              })}
              leftIcon={
                <Icon
                  id="prorrogarIcone"
                  icon={calendarPlusIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => props.contato.value !== "" && podeVerPagina("pg-contato")}>
            <Button
              id="contato"
              classes={["botao", "discreto", "item"]}
              text="Abrir contato"
              link={() => ({
                page: "pg-contato",
                params: {
                  contatoId: custom.uuidOuNulo(props.contato.value),
                },
              })}
              leftIcon={
                <Icon
                  id="contatoIcone"
                  icon={userIcon}
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
          ariaLabel={() => `Ações de ${props.nome.value}`}
          leftIcon={
            <Icon
              id="abrirIcone"
              icon={ellipsisIcon}
              size="16px"
            />
          }
        />
      }
    />
  );
});

export default UsuarioAppMenu;
