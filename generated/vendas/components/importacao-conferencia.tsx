// @generated from designs/vendas/components/importacao-conferencia.json. Do not edit.
import {
  If,
  component,
  handle,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Icon } from "trama/runtime/elements/icon";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import { importacaoErros } from "../collections/importacao-erros";
import ImportacaoErros from "./importacao-erros";
import { importacaoAtual } from "../formulas/importacao-atual";
import { formatNumber } from "../helpers/format-number";
import { downloadIcon } from "../icons/download";
import * as variables from "../variables";
import { importacaoBaixarErros } from "../workflows/importacao-baixar-erros";
import { importacaoCancelar } from "../workflows/importacao-cancelar";
import { importacaoGravar } from "../workflows/importacao-gravar";

export type ImportacaoConferenciaShape = {
  readonly events: { readonly colunas: undefined };
};

/** O terceiro passo: o que vai acontecer com as linhas. */
const ImportacaoConferencia = component<ImportacaoConferenciaShape>("importacao-conferencia", {}, ({ emit }) => {
  const elements = {
    validas: handle(Checkbox),
  };
  const formulas = {
    aGravar: (): number => (importacaoAtual()?.linhas_novas ?? 0) + (importacaoAtual()?.linhas_atualizadas ?? 0),
  };
  const workflows = {
    mudar: workflow("mudar", async (run) => {
      await emit(run, "colunas");
    }),
  };
  return (
    <div className="trama-flexbox importacao-conferencia-cartao cartao base">
      <h2 className="trama-text importacao-conferencia-titulo subtitulo">
        Conferência
      </h2>
      <If when={() => importacaoAtual()?.status === "processando"}>
        <div className="trama-flexbox importacao-conferencia-andamento">
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
      <If when={() => importacaoAtual()?.status === "analisada"}>
        <div className="trama-flexbox importacao-conferencia-pronto">
          <dl className="trama-base importacao-conferencia-numeros">
            <div className="trama-flexbox importacao-conferencia-novas">
              <dt className="trama-text importacao-conferencia-novasRotulo dica">
                Novas
              </dt>
              <TextBlock
                id="novasValor"
                classes={["soma"]}
                text={() => formatNumber(importacaoAtual()?.linhas_novas ?? 0)}
                tag="dd"
              />
            </div>
            <div className="trama-flexbox importacao-conferencia-atualizar">
              <dt className="trama-text importacao-conferencia-atualizarRotulo dica">
                Atualizadas
              </dt>
              <TextBlock
                id="atualizarValor"
                classes={["soma"]}
                text={() => formatNumber(importacaoAtual()?.linhas_atualizadas ?? 0)}
                tag="dd"
              />
            </div>
            <div className="trama-flexbox importacao-conferencia-iguais">
              <dt className="trama-text importacao-conferencia-iguaisRotulo dica">
                Sem mudança
              </dt>
              <TextBlock
                id="iguaisValor"
                classes={["soma"]}
                text={() => formatNumber(importacaoAtual()?.linhas_ignoradas ?? 0)}
                tag="dd"
              />
            </div>
            <div className="trama-flexbox importacao-conferencia-erros">
              <dt className="trama-text importacao-conferencia-errosRotulo dica">
                Com erro
              </dt>
              <TextBlock
                id="errosValor"
                classes={["soma"]}
                text={() => formatNumber(importacaoAtual()?.linhas_erro ?? 0)}
                tag="dd"
              />
            </div>
          </dl>
          <If when={() => (importacaoAtual()?.leitura ?? "") !== ""}>
            <TextBlock
              id="leitura"
              classes={["texto"]}
              text={() => importacaoAtual()?.leitura ?? ""}
              tag="p"
            />
          </If>
          <ImportacaoErros
            id="lista"
          />
          <If when={() => (importacaoAtual()?.linhas_erro ?? 0) > 0}>
            <Checkbox
              id="validas"
              handle={elements.validas}
              value
              label="Importar só as linhas válidas"
            />
          </If>
          <If when={() => formulas.aGravar() === 0}>
            <p className="trama-text importacao-conferencia-nada texto">
              Não há nada a gravar neste arquivo.
            </p>
          </If>
          <div className="trama-flexbox importacao-conferencia-botoes">
            <If when={() => formulas.aGravar() > 0}>
              <Button
                id="importar"
                classes={["botao", "primario"]}
                text={() => {
                  const n = formulas.aGravar();
                  return n === 1
                    ? "Importar 1 linha"
                    : `Importar ${formatNumber(n)} linhas`;
                }}
                disabled={() => (importacaoAtual()?.linhas_erro ?? 0) > 0 && !elements.validas.value.value}
                loading={() => variables.salvando.value === "importacaoExecutar"}
                onClick={importacaoGravar}
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
              id="voltar"
              classes={["botao", "secundario"]}
              text="Mudar colunas"
              onClick={workflows.mudar}
            />
            <Button
              id="desistir"
              classes={["botao", "discreto"]}
              text="Cancelar importação"
              onClick={(run) => importacaoCancelar(run)}
            />
          </div>
        </div>
      </If>
    </div>
  );
});

export default ImportacaoConferencia;
