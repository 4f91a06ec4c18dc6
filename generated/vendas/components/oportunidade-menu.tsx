// @generated from designs/vendas/components/oportunidade-menu.json. Do not edit.
import {
  If,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeGerirPagina } from "../formulas/pode-gerir-pagina";
import { arrowRightLeftIcon } from "../icons/arrow-right-left";
import { circleXIcon } from "../icons/circle-x";
import { ellipsisIcon } from "../icons/ellipsis";
import { listPlusIcon } from "../icons/list-plus";
import { panelRightOpenIcon } from "../icons/panel-right-open";
import { rotateCcwIcon } from "../icons/rotate-ccw";
import { trash2Icon } from "../icons/trash-2";
import { trophyIcon } from "../icons/trophy";
import { oportunidadeAbrir } from "../workflows/oportunidade-abrir";
import { oportunidadeExcluir } from "../workflows/oportunidade-excluir";
import { oportunidadeFechar } from "../workflows/oportunidade-fechar";
import { oportunidadeMoverPara } from "../workflows/oportunidade-mover-para";
import { oportunidadeReabrir } from "../workflows/oportunidade-reabrir";
import { oportunidadeTarefa } from "../workflows/oportunidade-tarefa";

export type OportunidadeMenuShape = {
  readonly props: {
    readonly aberta?: boolean;
    readonly contato: string;
    readonly contatoNome: string;
    readonly etapa: string;
    readonly pipeline: string;
    readonly qual: string;
    readonly titulo: string;
    readonly versao: number;
  };
};

/** O que se pode fazer com uma oportunidade. */
const OportunidadeMenu = component<OportunidadeMenuShape>("oportunidade-menu", {
  aberta: true,
}, ({ props }) => (
  <Dropdown
    id="menu"
    kind="menu"
    alignment="end"
    ariaLabel={() => `Ações de ${props.titulo.value}`}
    history="push"
    onClick={(run) => {
      stopPropagation(run);
    }}
    content={
      <div className="trama-base oportunidade-menu-painel base">
        <Button
          id="ver"
          classes={["botao", "discreto", "item"]}
          text="Ver detalhes"
          onClick={(run) => oportunidadeAbrir(run, {
            id: props.qual.value,
          })}
          leftIcon={
            <Icon
              id="verIcone"
              icon={panelRightOpenIcon}
              size="16px"
            />
          }
        />
        <If when={() => props.aberta.value && podeEditarPagina("pg-pipelines")}>
          <Button
            id="ganhar"
            classes={["botao", "discreto", "item"]}
            text="Ganhar"
            onClick={(run) => oportunidadeFechar(run, {
              id: props.qual.value,
              resultado: "ganha",
            })}
            leftIcon={
              <Icon
                id="ganharIcone"
                icon={trophyIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.aberta.value && podeEditarPagina("pg-pipelines")}>
          <Button
            id="perder"
            classes={["botao", "discreto", "item"]}
            text="Perder"
            onClick={(run) => oportunidadeFechar(run, {
              id: props.qual.value,
              resultado: "perdida",
            })}
            leftIcon={
              <Icon
                id="perderIcone"
                icon={circleXIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.aberta.value && podeEditarPagina("pg-pipelines")}>
          <Button
            id="mover"
            classes={["botao", "discreto", "item"]}
            text="Mover para…"
            onClick={(run) => oportunidadeMoverPara(run, {
              etapa: props.etapa.value,
              id: props.qual.value,
              pipeline: props.pipeline.value,
              titulo: props.titulo.value,
              versao: props.versao.value,
            })}
            leftIcon={
              <Icon
                id="moverIcone"
                icon={arrowRightLeftIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.aberta.value && podeEditarPagina("pg-pipelines")}>
          <Button
            id="tarefa"
            classes={["botao", "discreto", "item"]}
            text="Nova tarefa"
            onClick={(run) => oportunidadeTarefa(run, {
              contatoId: props.contato.value,
              contatoNome: props.contatoNome.value,
              id: props.qual.value,
            })}
            leftIcon={
              <Icon
                id="tarefaIcone"
                icon={listPlusIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => !props.aberta.value && podeEditarPagina("pg-pipelines")}>
          <Button
            id="reabrir"
            classes={["botao", "discreto", "item"]}
            text="Reabrir"
            onClick={(run) => oportunidadeReabrir(run, {
              id: props.qual.value,
            })}
            leftIcon={
              <Icon
                id="reabrirIcone"
                icon={rotateCcwIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => podeGerirPagina("pg-pipelines")}>
          <Button
            id="excluir"
            classes={["botao", "discreto", "item"]}
            text="Excluir"
            onClick={(run) => oportunidadeExcluir(run, {
              id: props.qual.value,
            })}
            leftIcon={
              <Icon
                id="excluirIcone"
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
        ariaLabel={() => `Ações de ${props.titulo.value}`}
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
));

export default OportunidadeMenu;
