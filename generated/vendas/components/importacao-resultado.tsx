// @generated from designs/vendas/components/importacao-resultado.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  join,
  lengthOf,
  match,
} from "trama/runtime/helpers";
import { importacaoErros } from "../collections/importacao-erros";
import ImportacaoErros from "./importacao-erros";
import SeloSituacao from "./selo-situacao";
import { importacaoAtual } from "../formulas/importacao-atual";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatNumber } from "../helpers/format-number";
import { downloadIcon } from "../icons/download";
import * as variables from "../variables";
import { importacaoBaixarErros } from "../workflows/importacao-baixar-erros";
import { importacaoCancelar } from "../workflows/importacao-cancelar";
import { importacaoFechar } from "../workflows/importacao-fechar";
import { importacaoGravar } from "../workflows/importacao-gravar";

/** O último passo: as linhas entram, e o que deu. */
const ImportacaoResultado = component("importacao-resultado", {}, () => (
  <div className="trama-flexbox importacao-resultado-cartao cartao base">
    <div className="trama-flexbox importacao-resultado-topo">
      <TextBlock
        id="titulo"
        classes={["subtitulo"]}
        text={() => match(importacaoAtual()?.status, [
          ["processando", () => "Importando"],
          ["cancelada", () => "Importação cancelada"],
          ["falhou", () => "A importação parou"],
        ], () => "Importação terminada")}
        tag="h2"
      />
      <SeloSituacao
        id="selo"
        valor={() => importacaoAtual()?.status ?? "processando"}
      />
    </div>
    <If when={() => importacaoAtual()?.status === "processando"}>
      <div className="trama-flexbox importacao-resultado-andamento">
        <TextBlock
          id="andando"
          classes={["texto"]}
          text={() => {
            const i = importacaoAtual();
            return `${i?.iniciada_em == null ? "Conferindo" : "Gravando"} ${formatNumber(i?.linhas_lidas ?? 0)} de ${formatNumber(i?.linhas_total ?? 0)} linhas. Você pode sair desta página.`;
          }}
          tag="p"
          role="status"
        />
        <ProgressBar
          id="barra"
          value={() => {
            const i = importacaoAtual();
            return (i?.linhas_lidas ?? 0) * 100 / ((i?.linhas_total ?? 0) > 0 ? i?.linhas_total ?? 1 : 1);
          }}
          ariaLabel="Andamento da importação"
        />
        <Button
          id="cancelar"
          classes={["botao", "secundario"]}
          text="Cancelar importação"
          loading={() => variables.salvando.value === "importacaoCancelar"}
          onClick={(run) => importacaoCancelar(run)}
        />
      </div>
    </If>
    <If when={() => importacaoAtual()?.status !== "processando"}>
      <div className="trama-flexbox importacao-resultado-fim">
        <If when={() => importacaoAtual()?.iniciada_em != null}>
          <TextBlock
            id="resumo"
            classes={["forte"]}
            text={() => {
              const i = importacaoAtual();
              return `${formatNumber(i?.linhas_novas ?? 0)} novas, ${formatNumber(i?.linhas_atualizadas ?? 0)} atualizadas, ${formatNumber(i?.linhas_ignoradas ?? 0)} sem mudança, ${formatNumber(i?.linhas_erro ?? 0)} com erro.`;
            }}
            tag="p"
            role="status"
          />
        </If>
        <If
          when={() => importacaoAtual()?.status === "cancelada" && importacaoAtual()?.iniciada_em != null}
        >
          <p className="trama-text importacao-resultado-gravadas texto">
            As linhas já gravadas ficaram. As outras não entraram.
          </p>
        </If>
        <If when={() => importacaoAtual()?.erro != null}>
          <TextBlock
            id="porque"
            classes={["erro"]}
            text={() => importacaoAtual()?.erro ?? ""}
            tag="p"
          />
        </If>
        <If when={() => lengthOf(importacaoAtual()?.produtos_novos) > 0}>
          <TextBlock
            id="produtos"
            classes={["texto"]}
            text={() => `Produtos novos, que ainda não estão à venda: ${join(importacaoAtual()?.produtos_novos, ", ")}.`}
            tag="p"
          />
        </If>
        <ImportacaoErros
          id="lista"
        />
        <div className="trama-flexbox importacao-resultado-botoes">
          <If when={() => importacaoAtual()?.status === "falhou" && importacaoAtual()?.iniciada_em != null}>
            <Button
              id="denovo"
              classes={["botao", "primario"]}
              text="Tentar de novo"
              loading={() => variables.salvando.value === "importacaoExecutar"}
              onClick={importacaoGravar}
            />
          </If>
          <If when={() => podeVerPagina("pg-transacoes") && importacaoAtual()?.iniciada_em != null}>
            <Button
              id="ver"
              classes={["botao", "primario"]}
              states={{
                parada: () => importacaoAtual()?.status === "falhou",
              }}
              text="Ver transações"
              link={{
                page: "pg-transacoes",
              }}
            />
          </If>
          <If when={() => importacaoErros.total.value > 0}>
            <Button
              id="baixar"
              classes={["botao", "secundario"]}
              text="Baixar erros"
              onClick={(run) => importacaoBaixarErros(run, {
                id: variables.importacaoAberta.value,
                nome: importacaoAtual()?.arquivo_nome ?? "vendas.csv",
              })}
              leftIcon={
                <Icon
                  id="baixarIcone"
                  icon={downloadIcon}
                  size="16px"
                />
              }
            />
          </If>
          <Button
            id="outra"
            classes={["botao", "secundario"]}
            text="Importar outro arquivo"
            onClick={importacaoFechar}
          />
        </div>
      </div>
    </If>
  </div>
));

export default ImportacaoResultado;
