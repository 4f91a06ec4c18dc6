// @generated from designs/vendas/components/forma-pagamento.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { formasPagamento } from "../collections/formas-pagamento";
import { barcodeIcon } from "../icons/barcode";
import { creditCardIcon } from "../icons/credit-card";
import { qrCodeIcon } from "../icons/qr-code";
import { walletIcon } from "../icons/wallet";

export type FormaPagamentoShape = {
  readonly props: { readonly forma: string };
};

/** Como se pagou: desenho e palavra. */
const FormaPagamento = component<FormaPagamentoShape>("forma-pagamento", {}, ({ props }) => (
  <span className="trama-flexbox forma-pagamento-forma">
    <Icon
      id="desenho"
      icon={() =>
        props.forma.value === "pix" ? qrCodeIcon
          : props.forma.value === "cartao_credito" ? creditCardIcon
          : props.forma.value === "boleto" ? barcodeIcon
          : walletIcon
      }
      size="16px"
      color="var(--texto-3)"
    />
    <TextBlock
      id="nome"
      classes={["corta"]}
      text={() => formasPagamento.data.value.find((item) => item.value === props.forma.value)?.curto ?? props.forma.value}
      tag="span"
    />
  </span>
));

export default FormaPagamento;
