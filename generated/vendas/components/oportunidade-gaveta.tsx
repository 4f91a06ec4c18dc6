// @generated from designs/vendas/components/oportunidade-gaveta.json. Do not edit.
import {
  If,
  Repeat,
  breakpoint,
  component,
  handle,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { SidePanel } from "trama/runtime/elements/side-panel";
import {
  filter,
} from "trama/runtime/helpers";
import OportunidadePainel from "./oportunidade-painel";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import { oportunidadeEditavel } from "../formulas/oportunidade-editavel";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeGerirPagina } from "../formulas/pode-gerir-pagina";
import * as variables from "../variables";
import { oportunidadeExcluir } from "../workflows/oportunidade-excluir";
import { oportunidadeFechar } from "../workflows/oportunidade-fechar";
import { oportunidadeReabrir } from "../workflows/oportunidade-reabrir";

export type OportunidadeGavetaShape = {
  readonly props: { readonly solta?: boolean };
};

/** A oportunidade que o endereço diz, em um painel ao lado da página. */
const OportunidadeGaveta = component<OportunidadeGavetaShape>("oportunidade-gaveta", {
  solta: false,
}, ({ props }) => {
  const elements = {
    painel: handle(SidePanel),
  };
  return (
    <SidePanel
      id="painel"
      handle={elements.painel}
      classes={["base", "gaveta", "nao-imprime"]}
      states={{
        solta: () => props.solta.value && breakpoint.value !== "mobile",
      }}
      value={() => variables.oportunidade.value !== ""}
      width={440}
      minWidth={380}
      maxWidth={640}
      rememberAs="oportunidade"
      title="Oportunidade"
      closeLabel="Fechar painel"
      onChange={(_run, event) => {
        if (!event.value) {
          variables.oportunidade.set("");
        }
      }}
      footer={
        <div className="trama-flexbox oportunidade-gaveta-acoes">
          <If when={oportunidadeEditavel}>
            <Button
              id="perder"
              classes={["botao", "secundario"]}
              text="Perder"
              onClick={(run) => oportunidadeFechar(run, {
                id: variables.oportunidade.value,
                resultado: "perdida",
              })}
            />
          </If>
          <If when={oportunidadeEditavel}>
            <Button
              id="ganhar"
              classes={["botao", "primario"]}
              text="Ganhar"
              onClick={(run) => oportunidadeFechar(run, {
                id: variables.oportunidade.value,
                resultado: "ganha",
              })}
            />
          </If>
          <If
            when={() =>
              oportunidadeAtual() &&
                oportunidadeAtual()?.status !== "aberta" &&
                podeEditarPagina("pg-pipelines")
            }
          >
            <Button
              id="reabrir"
              classes={["botao", "secundario"]}
              text="Reabrir"
              onClick={(run) => oportunidadeReabrir(run, {
                id: variables.oportunidade.value,
              })}
            />
          </If>
          <If when={() => oportunidadeAtual() && podeGerirPagina("pg-pipelines")}>
            <Button
              id="excluir"
              classes={["botao", "discreto"]}
              text="Excluir"
              onClick={(run) => oportunidadeExcluir(run, {
                id: variables.oportunidade.value,
              })}
            />
          </If>
        </div>
      }
    >
      <Repeat
        items={() => filter([variables.oportunidade.value], (um) => um !== "")}
        by={(item) => item}
      >
        {() => (
          <div className="trama-base oportunidade-gaveta-conteudo">
            <OportunidadePainel
              id="ficha"
              onAbrir={() => {
                elements.painel.actions.focus();
              }}
            />
          </div>
        )}
      </Repeat>
    </SidePanel>
  );
});

export default OportunidadeGaveta;
