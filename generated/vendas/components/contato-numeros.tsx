// @generated from designs/vendas/components/contato-numeros.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { TextBlock } from "trama/runtime/elements/text";
import { contatoAtual } from "../formulas/contato-atual";

/** Quanto o contato aberto já comprou. */
const ContatoNumeros = component("contato-numeros", {}, () => (
  <Flexbox
    id="cartao"
    classes={["cartao", "compacto"]}
    wrap
    rowGap="var(--e-12)"
    columnGap="var(--e-16)"
  >
    <Base
      id="total"
    >
      <TextBlock
        id="rotuloTotal"
        classes={["dica"]}
        text="Total comprado"
      />
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
    </Base>
    <Base
      id="compras"
    >
      <TextBlock
        id="rotuloCompras"
        classes={["dica"]}
        text="Qtd. compras"
      />
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
    </Base>
    <Base
      id="ticket"
    >
      <TextBlock
        id="rotuloTicket"
        classes={["dica"]}
        text="Ticket médio"
      />
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
    </Base>
  </Flexbox>
));

export default ContatoNumeros;
