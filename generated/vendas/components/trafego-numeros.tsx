// @generated from designs/vendas/components/trafego-numeros.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { trafegoTotal } from "../collections/trafego-total";
import CartaoKpi from "./cartao-kpi";
import { moeda } from "../formulas/moeda";
import { mudanca } from "../formulas/mudanca";
import { trafegoAntes } from "../formulas/trafego-antes";
import { trafegoSomas } from "../formulas/trafego-somas";
import * as variables from "../variables";

/** Os números dos anúncios no período: o retorno lidera, e os outros o explicam. */
const TrafegoNumeros = component("trafego-numeros", {}, () => (
  <section className="trama-base trafego-numeros-grade" aria-label="Números do período">
    <div className="trama-flexbox trafego-numeros-lider cartao">
      <CartaoKpi
        id="roas"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.roas_real
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="razao"
        porte="lider"
        rotulo="ROAS real"
        valor={() => trafegoSomas()?.roas_real}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.roas_real, trafegoAntes()?.roas_real)
            : null
        }
      />
      <If when={() => !trafegoTotal.isFetched.value || trafegoSomas()?.roas_real != null}>
        <TextBlock
          id="conta"
          classes={["dica"]}
          text={() => {
            const somas = trafegoSomas();
            return !trafegoTotal.isFetched.value
              ? ""
              : `${moeda(somas?.receita_centavos ?? 0)} de receita para ${moeda(somas?.gasto_centavos ?? 0)} de gasto`;
          }}
          tag="p"
        />
      </If>
    </div>
    <div className="trama-base trafego-numeros-outros cartao">
      <CartaoKpi
        id="gasto"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.gasto_centavos
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="moeda"
        menorMelhor
        rotulo="Gasto"
        valor={() => trafegoSomas()?.gasto_centavos}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.gasto_centavos, trafegoAntes()?.gasto_centavos)
            : null
        }
      />
      <CartaoKpi
        id="vendas"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.vendas
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="numero"
        rotulo="Vendas reais"
        valor={() => trafegoSomas()?.vendas}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.vendas, trafegoAntes()?.vendas)
            : null
        }
      />
      <CartaoKpi
        id="cpa"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.cpa_real_centavos
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="moeda"
        menorMelhor
        rotulo="CPA real"
        valor={() => trafegoSomas()?.cpa_real_centavos}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.cpa_real_centavos, trafegoAntes()?.cpa_real_centavos)
            : null
        }
      />
      <CartaoKpi
        id="lucro"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.lucro_centavos
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="moeda"
        rotulo="Lucro estimado"
        valor={() => trafegoSomas()?.lucro_centavos}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.lucro_centavos, trafegoAntes()?.lucro_centavos)
            : null
        }
      />
      <CartaoKpi
        id="ctr"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.ctr
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="percentual"
        rotulo="CTR"
        valor={() => trafegoSomas()?.ctr}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.ctr, trafegoAntes()?.ctr)
            : null
        }
      />
      <CartaoKpi
        id="cpc"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.cpc_centavos
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="moeda"
        menorMelhor
        rotulo="CPC"
        valor={() => trafegoSomas()?.cpc_centavos}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.cpc_centavos, trafegoAntes()?.cpc_centavos)
            : null
        }
      />
      <CartaoKpi
        id="checkout"
        anterior={() =>
          variables.comparar.value
            ? trafegoAntes()?.taxa_checkout
            : null
        }
        carregado={() => trafegoTotal.isFetched.value}
        comparado={() => variables.comparar.value}
        formato="percentual"
        rotulo="Taxa de checkout"
        valor={() => trafegoSomas()?.taxa_checkout}
        variacao={() =>
          variables.comparar.value
            ? mudanca(trafegoSomas()?.taxa_checkout, trafegoAntes()?.taxa_checkout)
            : null
        }
      />
    </div>
  </section>
));

export default TrafegoNumeros;
