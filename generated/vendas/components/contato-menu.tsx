// @generated from designs/vendas/components/contato-menu.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { podeEditar } from "../formulas/pode-editar";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeGerir } from "../formulas/pode-gerir";
import { arrowRightIcon } from "../icons/arrow-right";
import { ellipsisIcon } from "../icons/ellipsis";
import { handshakeIcon } from "../icons/handshake";
import { listPlusIcon } from "../icons/list-plus";
import { messageCircleIcon } from "../icons/message-circle";
import { trash2Icon } from "../icons/trash-2";
import * as variables from "../variables";
import { contatosBuscar } from "../workflows/contatos-buscar";
import { contatosExcluir } from "../workflows/contatos-excluir";
import { conversaCom } from "../workflows/conversa-com";
import { oportunidadeCriar } from "../workflows/oportunidade-criar";
import { tarefaAbrir } from "../workflows/tarefa-abrir";

export type ContatoMenuShape = {
  readonly props: {
    readonly contatoId: string;
    readonly nome: string;
  };
};

/** O que se pode fazer com um contato da lista. */
const ContatoMenu = component<ContatoMenuShape>("contato-menu", {}, ({ props }) => (
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
      <div className="trama-base contato-menu-painel base">
        <Button
          id="ver"
          classes={["botao", "discreto", "item"]}
          text="Ver"
          link={() => ({
            page: "pg-contato",
            params: {
              contatoId: props.contatoId.value,
            },
          })}
          leftIcon={
            <Icon
              id="iconeVer"
              icon={arrowRightIcon}
              size="16px"
            />
          }
        />
        <If when={() => podeEditarPagina("pg-chats")}>
          <Button
            id="mensagem"
            classes={["botao", "discreto", "item"]}
            text="Enviar mensagem"
            onClick={(run) => conversaCom(run, {
              contato: props.contatoId.value,
            })}
            leftIcon={
              <Icon
                id="iconeMensagem"
                icon={messageCircleIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => podeEditarPagina("pg-pipelines")}>
          <Button
            id="oportunidade"
            classes={["botao", "discreto", "item"]}
            text="Nova oportunidade"
            onClick={(run) => oportunidadeCriar(run, {
              contatoId: props.contatoId.value,
              contatoNome: props.nome.value,
            })}
            leftIcon={
              <Icon
                id="iconeOportunidade"
                icon={handshakeIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={podeEditar}>
          <Button
            id="tarefa"
            classes={["botao", "discreto", "item"]}
            text="Nova tarefa"
            onClick={(run) => tarefaAbrir(run, {
              contatoId: props.contatoId.value,
              contatoNome: props.nome.value,
            })}
            leftIcon={
              <Icon
                id="iconeTarefa"
                icon={listPlusIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={podeGerir}>
          <Button
            id="excluir"
            classes={["botao", "discreto", "item"]}
            text="Excluir"
            onClick={async (run) => {
              const excluiu = await contatosExcluir(run, {
                ids: [props.contatoId.value],
              });
              if (!excluiu) {
                return;
              }
              await contatosBuscar(run);
            }}
            leftIcon={
              <Icon
                id="lixeira"
                icon={trash2Icon}
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
            id="pontos"
            icon={ellipsisIcon}
            size="16px"
          />
        }
      />
    }
  />
));

export default ContatoMenu;
