// @generated from designs/vendas/components/comissoes-resumo.json. Do not edit.
import {
  If,
  breakpoint,
  component,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { comissoesResumo } from "../collections/comissoes-resumo";
import { comissoesSoma } from "../formulas/comissoes-soma";
import { moeda } from "../formulas/moeda";

/** No telefone, quanto há em cada status, em reais, do que o período e os filtros escolhem; em telas maiores as abas o dizem. Outras moedas se veem por pessoa. */
const ComissoesResumo = component("comissoes-resumo", {}, () => (
  <If when={() => breakpoint.value === "mobile" || comissoesResumo.error.value}>
    <Flexbox
      id="caixa"
      classes={["base"]}
      states={{
        buscando: () => comissoesResumo.isFetching.value && comissoesResumo.isFetched.value,
      }}
    >
      <If when={() => breakpoint.value === "mobile"}>
        <dl className="trama-base comissoes-resumo-faixa resumo">
          <div className="trama-flexbox comissoes-resumo-previstas resumo-par">
            <dt className="trama-text comissoes-resumo-rotuloPrevistas dica">
              Previstas
            </dt>
            <TextBlock
              id="valorPrevistas"
              classes={["soma"]}
              text={() =>
                comissoesResumo.isFetched.value
                  ? moeda(comissoesSoma("prevista"))
                  : "—"
              }
              tag="dd"
            />
          </div>
          <div className="trama-flexbox comissoes-resumo-liberadas resumo-par">
            <dt className="trama-text comissoes-resumo-rotuloLiberadas dica">
              Liberadas
            </dt>
            <TextBlock
              id="valorLiberadas"
              classes={["soma"]}
              text={() =>
                comissoesResumo.isFetched.value
                  ? moeda(comissoesSoma("liberada"))
                  : "—"
              }
              tag="dd"
            />
          </div>
          <div className="trama-flexbox comissoes-resumo-pagas resumo-par">
            <dt className="trama-text comissoes-resumo-rotuloPagas dica">
              Pagas
            </dt>
            <TextBlock
              id="valorPagas"
              classes={["soma"]}
              text={() =>
                comissoesResumo.isFetched.value
                  ? moeda(comissoesSoma("paga"))
                  : "—"
              }
              tag="dd"
            />
          </div>
          <div className="trama-flexbox comissoes-resumo-canceladas resumo-par">
            <dt className="trama-text comissoes-resumo-rotuloCanceladas dica">
              Canceladas
            </dt>
            <TextBlock
              id="valorCanceladas"
              classes={["soma"]}
              text={() =>
                comissoesResumo.isFetched.value
                  ? moeda(comissoesSoma("cancelada"))
                  : "—"
              }
              tag="dd"
            />
          </div>
        </dl>
      </If>
      <If when={() => comissoesResumo.error.value}>
        <div className="trama-flexbox comissoes-resumo-falha">
          <TextBlock
            id="texto"
            classes={["dica"]}
            text="Não foi possível carregar as somas."
            tag="span"
            role="alert"
          />
          <Button
            id="tentar"
            classes={["botao", "discreto"]}
            text="Tentar de novo"
            onClick={async (run) => {
              await fetchCollection(run, comissoesResumo);
            }}
          />
        </div>
      </If>
    </Flexbox>
  </If>
));

export default ComissoesResumo;
