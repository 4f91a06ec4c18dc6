// @generated from designs/vendas/components/comissoes-resumo.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { comissoesResumo } from "../collections/comissoes-resumo";
import { comissoesSoma } from "../formulas/comissoes-soma";
import { moeda } from "../formulas/moeda";

/** Quanto há em cada status, em reais, do que o período e os filtros escolhem; outras moedas se veem por beneficiário. */
const ComissoesResumo = component("comissoes-resumo", {}, () => (
  <Flexbox
    id="caixa"
    classes={["cartao", "base"]}
    states={{
      buscando: () => comissoesResumo.isFetching.value && comissoesResumo.isFetched.value,
    }}
    direction="column"
    rowGap="var(--e-4)"
  >
    <dl className="trama-base comissoes-resumo-faixa">
      <Flexbox
        id="previstas"
        direction="column"
        rowGap="0px"
      >
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
      </Flexbox>
      <Flexbox
        id="liberadas"
        direction="column"
        rowGap="0px"
      >
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
      </Flexbox>
      <Flexbox
        id="pagas"
        direction="column"
        rowGap="0px"
      >
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
      </Flexbox>
      <Flexbox
        id="canceladas"
        direction="column"
        rowGap="0px"
      >
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
      </Flexbox>
    </dl>
    <If
      when={() => comissoesResumo.error.value}
    >
      <Flexbox
        id="falha"
        wrap
        alignItems="center"
        rowGap="var(--e-4)"
        columnGap="var(--e-8)"
      >
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
      </Flexbox>
    </If>
  </Flexbox>
));

export default ComissoesResumo;
