// @generated from designs/vendas/components/atendimento-historico.json. Do not edit.
import {
  If,
  Repeat,
  component,
  fetchCollection,
} from "trama/runtime";
import { Accordion } from "trama/runtime/elements/accordion";
import { TextBlock } from "trama/runtime/elements/text";
import { atendimentoHistorico } from "../collections/atendimento-historico";
import ErroCarga from "./erro-carga";
import { rotuloAtendimento } from "../formulas/rotulo-atendimento";
import { formatDate } from "../helpers/format-date";

export type AtendimentoHistoricoShape = {
  readonly props: { readonly aberto?: boolean };
};

/** O que mudou no atendimento aberto, e quem mudou. */
const AtendimentoHistorico = component<AtendimentoHistoricoShape>("atendimento-historico", {
  aberto: false,
}, ({ props }) => {
  const formulas = {
    frase: (campo: string, de: string, para: string): string =>
      campo === "aberto" ? "Atendimento aberto"
        : campo === "responsavel_id" ? para === "" ? `${de} deixou de ser responsável` : `Responsável: ${para}`
        : campo === "assunto" ? `Assunto: ${para}`
        : `${campo === "status" ? "Status" : campo === "prioridade" ? "Prioridade" : "Categoria"}: ${rotuloAtendimento(campo, de)} → ${rotuloAtendimento(campo, para)}`,
  };
  return (
    <Accordion
      id="historico"
      classes={["cartao", "dobras"]}
      items={[
        {
          id: "historico",
          label: () =>
            atendimentoHistorico.isFetched.value
              ? `Histórico (${atendimentoHistorico.data.value.length})`
              : "Histórico",
        },
      ]}
      value={() =>
        props.aberto.value
          ? ["historico"]
          : []
      }
      type="multiple"
      heading="h2"
      panels={{
        historico: (
          <>
            <If when={() => atendimentoHistorico.error.value}>
              <ErroCarga
                id="falhaHistorico"
                titulo="Não foi possível carregar o histórico."
                onTentar={async (run) => {
                  await fetchCollection(run, atendimentoHistorico);
                }}
              />
            </If>
            <ul className="trama-flexbox atendimento-historico-mudancas">
              <Repeat
                items={() => atendimentoHistorico.data.value}
                by={(item) => item.id}
              >
                {(item) => (
                  <li className="trama-base atendimento-historico-mudanca">
                    <TextBlock
                      id="oQue"
                      classes={["texto"]}
                      text={() => formulas.frase(item.value.campo, item.value.de ?? "", item.value.para ?? "")}
                      tag="p"
                    />
                    <div className="trama-flexbox atendimento-historico-porQuem">
                      <TextBlock
                        id="quando"
                        classes={["dica", "junto"]}
                        text={() => formatDate(item.value.em, "DD/MM/YY HH:mm")}
                        tag="span"
                      />
                      <TextBlock
                        id="autor"
                        classes={["dica", "corta"]}
                        text={() => `· ${item.value.autor_nome ?? "Sistema"}`}
                        tag="span"
                      />
                    </div>
                  </li>
                )}
              </Repeat>
            </ul>
          </>
        ),
      }}
    />
  );
});

export default AtendimentoHistorico;
