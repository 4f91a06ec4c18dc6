// @generated from designs/vendas/components/atendimento-sla.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { DateText } from "trama/runtime/elements/date";
import Bloco from "./bloco";
import SlaBarra from "./sla-barra";
import { atendimentoAtual } from "../formulas/atendimento-atual";

/** Os dois prazos do atendimento aberto. */
const AtendimentoSla = component("atendimento-sla", {}, () => (
  <Bloco
    id="cartao"
    titulo="SLA"
    conteudo={
      <div className="trama-flexbox atendimento-sla-prazos">
        <div className="trama-flexbox atendimento-sla-resposta">
          <span className="trama-text atendimento-sla-rotuloResposta dica">
            Primeira resposta
          </span>
          <SlaBarra
            id="barraResposta"
            cumprido={() => {
              const atual = atendimentoAtual();
              return (atual?.primeira_resposta_em ?? atual?.resolvido_em) != null;
            }}
            fim={() => {
              const atual = atendimentoAtual();
              return atual?.primeira_resposta_em ??
                atual?.resolvido_em ??
                atual?.pausado_em;
            }}
            prazo={() => atendimentoAtual()?.sla_resposta_em}
            rotulo="Prazo da primeira resposta"
            total={() => atendimentoAtual()?.sla_resposta_minutos ?? 1}
          />
          <DateText
            id="ateResposta"
            classes={["dica"]}
            date={() => atendimentoAtual()?.sla_resposta_em}
            format="DD/MM/YY HH:mm"
            emptyText="—"
          />
        </div>
        <div className="trama-flexbox atendimento-sla-resolucao">
          <span className="trama-text atendimento-sla-rotuloResolucao dica">
            Resolução
          </span>
          <SlaBarra
            id="barraResolucao"
            cumprido={() => atendimentoAtual()?.resolvido_em != null}
            fim={() => {
              const atual = atendimentoAtual();
              return atual?.resolvido_em ?? atual?.pausado_em;
            }}
            prazo={() => atendimentoAtual()?.sla_resolucao_em}
            rotulo="Prazo da resolução"
            total={() => atendimentoAtual()?.sla_resolucao_minutos ?? 1}
          />
          <DateText
            id="ateResolucao"
            classes={["dica"]}
            date={() => atendimentoAtual()?.sla_resolucao_em}
            format="DD/MM/YY HH:mm"
            emptyText="—"
          />
        </div>
      </div>
    }
  />
));

export default AtendimentoSla;
