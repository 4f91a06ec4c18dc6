// @generated from designs/vendas/components/trafego-numeros.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { trafegoTotal } from "../collections/trafego-total";
import CartaoKpi from "./cartao-kpi";
import { mudanca } from "../formulas/mudanca";
import { trafegoAntes } from "../formulas/trafego-antes";
import { trafegoSomas } from "../formulas/trafego-somas";
import * as variables from "../variables";

/** Os números dos anúncios no período. */
const TrafegoNumeros = component("trafego-numeros", {}, () => (
  <div className="trama-base trafego-numeros-grade">
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
      id="roas"
      anterior={() =>
        variables.comparar.value
          ? trafegoAntes()?.roas_real
          : null
      }
      carregado={() => trafegoTotal.isFetched.value}
      comparado={() => variables.comparar.value}
      formato="razao"
      rotulo="ROAS real"
      valor={() => trafegoSomas()?.roas_real}
      variacao={() =>
        variables.comparar.value
          ? mudanca(trafegoSomas()?.roas_real, trafegoAntes()?.roas_real)
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
));

export default TrafegoNumeros;
