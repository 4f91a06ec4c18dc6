// @generated from designs/vendas/components/transacao-historico.json. Do not edit.
import {
  If,
  Repeat,
  component,
} from "trama/runtime";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { transacao } from "../collections/transacao";
import { transacaoEventos } from "../collections/transacao-eventos";
import SeloStatus from "./selo-status";
import Vazio from "./vazio";
import { dinheiro } from "../formulas/dinheiro";
import { arrowRightIcon } from "../icons/arrow-right";
import { historyIcon } from "../icons/history";
import * as variables from "../variables";

/** O que aconteceu com a transação aberta, do mais novo ao mais antigo. */
const TransacaoHistorico = component("transacao-historico", {}, () => {
  const formulas = {
    quem: (origem: string, pessoa: string | null | undefined): string =>
      origem === "manual" ? ifEmpty(pessoa, "Alterado à mão")
        : origem === "importacao" ? "Importação"
        : origem === "sistema" ? "Automático"
        : "Plataforma",
  };
  return (
    <>
      <If when={() => transacaoEventos.data.value.length > 0}>
        <ol className="trama-base transacao-historico-eventos">
          <Repeat
            items={() => transacaoEventos.data.value}
            by={(item) => item.id}
          >
            {(item) => (
              <li className="trama-base transacao-historico-evento">
                <div className="trama-flexbox transacao-historico-mudanca">
                  <If when={() => item.value.status_de && item.value.status_de !== item.value.status_para}>
                    <SeloStatus
                      id="de"
                      status={() => item.value.status_de ?? ""}
                    />
                  </If>
                  <If when={() => item.value.status_de && item.value.status_de !== item.value.status_para}>
                    <Icon
                      id="seta"
                      icon={arrowRightIcon}
                      size="14px"
                      color="var(--texto-3)"
                    />
                  </If>
                  <SeloStatus
                    id="para"
                    status={() => item.value.status_para}
                  />
                  <If when={() => item.value.valor_centavos}>
                    <TextBlock
                      id="valor"
                      classes={["forte"]}
                      text={() => dinheiro(item.value.valor_centavos ?? 0, transacao.data.value.find((other) => other.id === variables.transacaoAberta.value)?.moeda ?? "BRL")}
                      tag="span"
                    />
                  </If>
                </div>
                <div className="trama-flexbox transacao-historico-quando">
                  <DateText
                    id="ocorrido"
                    classes={["dica"]}
                    date={() => item.value.ocorrido_em}
                    format="DD/MM/YY HH:mm:ss"
                  />
                  <TextBlock
                    id="quem"
                    classes={["dica"]}
                    text={() => formulas.quem(item.value.origem, item.value.usuario_nome)}
                    tag="span"
                  />
                </div>
                <If when={() => item.value.motivo}>
                  <TextBlock
                    id="motivo"
                    classes={["texto"]}
                    text={() => item.value.motivo}
                    tag="p"
                  />
                </If>
              </li>
            )}
          </Repeat>
        </ol>
      </If>
      <If
        when={() =>
          transacaoEventos.isFetched.value &&
            !transacaoEventos.isFetching.value &&
            transacaoEventos.data.value.length === 0
        }
      >
        <Vazio
          id="vazio"
          texto="Nenhum evento registrado."
          icone={
            <Icon
              id="relogio"
              icon={historyIcon}
              size="32px"
            />
          }
        />
      </If>
    </>
  );
});

export default TransacaoHistorico;
