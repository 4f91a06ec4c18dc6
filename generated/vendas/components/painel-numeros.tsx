// @generated from designs/vendas/components/painel-numeros.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { dashKpis } from "../collections/dash-kpis";
import CartaoKpi from "./cartao-kpi";
import { podeVerPagina } from "../formulas/pode-ver-pagina";

/** Os números do painel, cada um com o período anterior ao lado: a receita lidera. */
const PainelNumeros = component("painel-numeros", {}, () => {
  const formulas = {
    pronto: (): boolean => dashKpis.isFetched.value,
  };
  return (
    <Base
      id="grade"
      states={{
        buscando: () => dashKpis.isFetching.value && formulas.pronto(),
      }}
      role="region"
      ariaLabel="Números do período"
    >
      <div className="trama-flexbox painel-numeros-lider cartao">
        <CartaoKpi
          id="receita"
          anterior={() => dashKpis.data.value?.receita_anterior_centavos}
          carregado={formulas.pronto}
          formato="moeda"
          porte="lider"
          rotulo="Receita aprovada"
          valor={() => dashKpis.data.value?.receita_centavos}
          variacao={() => dashKpis.data.value?.receita_delta}
        />
        <CartaoKpi
          id="liquida"
          anterior={() => dashKpis.data.value?.liquida_anterior_centavos}
          carregado={formulas.pronto}
          formato="moeda"
          rotulo="Receita líquida"
          valor={() => dashKpis.data.value?.liquida_centavos}
          variacao={() => dashKpis.data.value?.liquida_delta}
        />
      </div>
      <div className="trama-base painel-numeros-outros cartao">
        <CartaoKpi
          id="vendas"
          anterior={() => dashKpis.data.value?.vendas_anterior}
          carregado={formulas.pronto}
          rotulo="Vendas aprovadas"
          valor={() => dashKpis.data.value?.vendas}
          variacao={() => dashKpis.data.value?.vendas_delta}
        />
        <CartaoKpi
          id="ticket"
          anterior={() => dashKpis.data.value?.ticket_anterior_centavos}
          carregado={formulas.pronto}
          formato="moeda"
          rotulo="Ticket médio"
          valor={() => dashKpis.data.value?.ticket_centavos}
          variacao={() => dashKpis.data.value?.ticket_delta}
        />
        <CartaoKpi
          id="cartao"
          anterior={() => dashKpis.data.value?.aprovacao_cartao_anterior}
          carregado={formulas.pronto}
          formato="percentual"
          rotulo="Taxa de aprovação do cartão"
          valor={() => dashKpis.data.value?.aprovacao_cartao}
          variacao={() => dashKpis.data.value?.aprovacao_cartao_delta}
        />
        <CartaoKpi
          id="pix"
          anterior={() => dashKpis.data.value?.conversao_pix_anterior}
          carregado={formulas.pronto}
          formato="percentual"
          rotulo="Conversão de pix"
          valor={() => dashKpis.data.value?.conversao_pix}
          variacao={() => dashKpis.data.value?.conversao_pix_delta}
        />
        <CartaoKpi
          id="devolvidas"
          anterior={() => dashKpis.data.value?.devolvidas_anterior}
          carregado={formulas.pronto}
          menorMelhor
          rotulo="Reembolsos + chargebacks"
          valor={() => dashKpis.data.value?.devolvidas}
          variacao={() => dashKpis.data.value?.devolvidas_delta}
        />
        <If when={() => podeVerPagina("pg-metricas-facebook")}>
          <CartaoKpi
            id="roas"
            anterior={() => dashKpis.data.value?.roas_real_anterior}
            carregado={formulas.pronto}
            formato="razao"
            rotulo="ROAS real"
            valor={() => dashKpis.data.value?.roas_real}
            variacao={() => dashKpis.data.value?.roas_real_delta}
          />
        </If>
      </div>
    </Base>
  );
});

export default PainelNumeros;
