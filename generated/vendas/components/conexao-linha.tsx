// @generated from designs/vendas/components/conexao-linha.json. Do not edit.
import {
  If,
  component,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
} from "trama/runtime/helpers";
import type { ConexoesRow } from "../collections/conexoes";
import { conexoes } from "../collections/conexoes";
import { servicosConexao } from "../collections/servicos-conexao";
import { haQuanto } from "../formulas/ha-quanto";
import { formatDate } from "../helpers/format-date";
import {
  conexao,
} from "../popups";

export type ConexaoLinhaShape = {
  readonly props: { readonly servico: "whatsapp" | "instagram" | "anuncios" | "correios" };
};

/** Em que pé está a conexão com um serviço, e o que a abre. */
const ConexaoLinha = component<ConexaoLinhaShape>("conexao-linha", {}, ({ props }) => {
  const formulas = {
    /** A conexão guardada; nenhuma antes de conectar. */
    conexao: (): ConexoesRow | null | undefined => conexoes.data.value.find((uma) => uma.servico === props.servico.value),
    estado: (): string => {
      const ligada = formulas.conexao();
      return ligada == null ? "Não conectado"
        : ligada.testada_em == null ? "Chaves guardadas, ainda sem um teste que deu certo"
        : `Conectado · ${filter([ligada.detalhe ?? "", `testado ${haQuanto(ligada.testada_em)}`], (parte) => parte !== "").join(" · ")}`;
    },
    nome: (): string => servicosConexao.data.value.find((item) => item.value === props.servico.value)?.nome ?? "",
  };
  const workflows = {
    abrir: workflow("abrir", (run) => {
      void openPopup(run, conexao, {
        servico: props.servico.value,
      });
    }),
  };
  return (
    <div className="trama-flexbox conexao-linha-tudo">
      <div className="trama-base conexao-linha-qual">
        <TextBlock
          id="estado"
          classes={["dica"]}
          text={formulas.estado}
        />
        <If when={() => formulas.conexao()?.erro != null}>
          <TextBlock
            id="erro"
            classes={["erro-linha"]}
            text={() => `Último erro em ${formatDate(formulas.conexao()?.erro_em ?? "", "DD/MM/YY HH:mm")}: ${formulas.conexao()?.erro ?? ""}`}
          />
        </If>
      </div>
      <Button
        id="abrir"
        classes={["botao", "secundario", "botao-menor"]}
        text={() => formulas.conexao() == null ? "Conectar" : "Configurar"}
        ariaLabel={() => `${formulas.conexao() == null ? "Conectar" : "Configurar"} ${formulas.nome()}`}
        onClick={workflows.abrir}
      />
    </div>
  );
});

export default ConexaoLinha;
