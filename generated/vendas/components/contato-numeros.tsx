// @generated from designs/vendas/components/contato-numeros.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { contatoAtual } from "../formulas/contato-atual";

/** Quanto o contato aberto já comprou. */
const ContatoNumeros = component("contato-numeros", {}, () => (
  <div className="trama-flexbox contato-numeros-cartao cartao compacto">
    <div className="trama-base contato-numeros-total">
      <p className="trama-text contato-numeros-rotuloTotal dica">
        Total comprado
      </p>
      <NumberDisplay
        id="valorTotal"
        classes={["numero-menor"]}
        value={() => (contatoAtual()?.total_compras_centavos ?? 0) / 100}
        locale="pt-BR"
        numberStyle="currency"
        currency="BRL"
        emptyText="—"
        tag="p"
      />
    </div>
    <div className="trama-base contato-numeros-compras">
      <p className="trama-text contato-numeros-rotuloCompras dica">
        Qtd. compras
      </p>
      <NumberDisplay
        id="valorCompras"
        classes={["numero-menor"]}
        value={() => contatoAtual()?.qtd_compras}
        locale="pt-BR"
        numberStyle="decimal"
        currency="BRL"
        fractionDigits={0}
        emptyText="—"
        tag="p"
      />
    </div>
    <div className="trama-base contato-numeros-ticket">
      <p className="trama-text contato-numeros-rotuloTicket dica">
        Ticket médio
      </p>
      <NumberDisplay
        id="valorTicket"
        classes={["numero-menor"]}
        value={() => {
          const ticket = contatoAtual()?.ticket_medio_centavos;
          return ticket
            ? ticket / 100
            : null;
        }}
        locale="pt-BR"
        numberStyle="currency"
        currency="BRL"
        emptyText="—"
        tag="p"
      />
    </div>
  </div>
));

export default ContatoNumeros;
