// @generated from designs/vendas/components/importacao-menu.json. Do not edit.
import {
  If,
  component,
  stopPropagation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import type { ImportacoesRow } from "../collections/importacoes";
import { podeEditar } from "../formulas/pode-editar";
import { downloadIcon } from "../icons/download";
import { ellipsisIcon } from "../icons/ellipsis";
import { fileIcon } from "../icons/file";
import { listIcon } from "../icons/list";
import { xIcon } from "../icons/x";
import { importacaoAbrir } from "../workflows/importacao-abrir";
import { importacaoBaixarArquivo } from "../workflows/importacao-baixar-arquivo";
import { importacaoBaixarErros } from "../workflows/importacao-baixar-erros";
import { importacaoCancelar } from "../workflows/importacao-cancelar";

export type ImportacaoMenuShape = {
  readonly props: { readonly importacao: ImportacoesRow };
};

/** O que se pode fazer com uma importação anterior. */
const ImportacaoMenu = component<ImportacaoMenuShape>("importacao-menu", {}, ({ props }) => (
  <Dropdown
    id="menu"
    kind="menu"
    alignment="end"
    ariaLabel={() => `Ações de ${props.importacao.value.arquivo_nome ?? ""}`}
    history="push"
    onClick={(run) => {
      stopPropagation(run);
    }}
    content={
      <div className="trama-base importacao-menu-painel base">
        <Button
          id="ver"
          classes={["botao", "discreto", "item"]}
          text={() =>
            ["na_fila", "analisada"].includes(props.importacao.value.status) ? "Continuar"
              : props.importacao.value.linhas_erro > 0 ? "Ver erros"
              : "Abrir"
          }
          onClick={(run) => importacaoAbrir(run, {
            id: props.importacao.value.id,
          })}
          leftIcon={
            <Icon
              id="verIcone"
              icon={listIcon}
              size="16px"
            />
          }
        />
        <If when={() => props.importacao.value.linhas_erro > 0}>
          <Button
            id="baixarErros"
            classes={["botao", "discreto", "item"]}
            text="Baixar erros"
            onClick={(run) => importacaoBaixarErros(run, {
              id: props.importacao.value.id,
              nome: props.importacao.value.arquivo_nome ?? "vendas.csv",
            })}
            leftIcon={
              <Icon
                id="baixarErrosIcone"
                icon={downloadIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => props.importacao.value.caminho != null}>
          <Button
            id="baixarArquivo"
            classes={["botao", "discreto", "item"]}
            text="Baixar arquivo"
            onClick={(run) => importacaoBaixarArquivo(run, {
              caminho: props.importacao.value.caminho ?? "",
              nome: props.importacao.value.arquivo_nome ?? "vendas.csv",
            })}
            leftIcon={
              <Icon
                id="baixarArquivoIcone"
                icon={fileIcon}
                size="16px"
              />
            }
          />
        </If>
        <If
          when={() => podeEditar() && ["na_fila", "processando", "analisada"].includes(props.importacao.value.status)}
        >
          <Button
            id="cancelar"
            classes={["botao", "discreto", "item"]}
            text="Cancelar importação"
            onClick={(run) => importacaoCancelar(run, {
              qual: props.importacao.value.id,
            })}
            leftIcon={
              <Icon
                id="cancelarIcone"
                icon={xIcon}
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
        ariaLabel={() => `Ações de ${props.importacao.value.arquivo_nome ?? ""}`}
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

export default ImportacaoMenu;
