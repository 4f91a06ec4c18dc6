// @generated from designs/vendas/components/transacao-origem.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  match,
} from "trama/runtime/helpers";
import type { TransacaoRow } from "../collections/transacao";
import { transacao } from "../collections/transacao";
import Fato from "./fato";
import { copyIcon } from "../icons/copy";
import * as variables from "../variables";
import { copiarTexto } from "../workflows/copiar-texto";

/** De onde a venda da transação aberta veio. */
const TransacaoOrigem = component("transacao-origem", {}, () => {
  const formulas = {
    /** A transação aberta, quando já chegou. */
    dados: (): TransacaoRow | null | undefined => transacao.data.value.find((item) => item.id === variables.transacaoAberta.value),
  };
  return (
    <>
      <dl className="trama-base transacao-origem-origem">
        <Fato
          id="link"
          rotulo="Link"
          valor={() => formulas.dados()?.link_nome ?? ""}
        />
        <Fato
          id="fonte"
          rotulo="utm_source"
          valor={() => formulas.dados()?.utm_source ?? ""}
        />
        <Fato
          id="meio"
          rotulo="utm_medium"
          valor={() => formulas.dados()?.utm_medium ?? ""}
        />
        <Fato
          id="campanha"
          rotulo="utm_campaign"
          valor={() => formulas.dados()?.utm_campaign ?? ""}
        />
        <Fato
          id="conteudo"
          rotulo="utm_content"
          valor={() => formulas.dados()?.utm_content ?? ""}
        />
        <Fato
          id="termo"
          rotulo="utm_term"
          valor={() => formulas.dados()?.utm_term ?? ""}
        />
        <Fato
          id="src"
          rotulo="src"
          valor={() => formulas.dados()?.src ?? ""}
        />
        <Fato
          id="sck"
          rotulo="sck"
          valor={() => formulas.dados()?.sck ?? ""}
        />
        <Fato
          id="afiliado"
          rotulo="Afiliado"
          valor={() => formulas.dados()?.afiliado_nome ?? ""}
        />
        <Fato
          id="cupom"
          rotulo="Cupom"
          valor={() => formulas.dados()?.cupom ?? ""}
        />
        <Fato
          id="oferta"
          rotulo="Oferta"
          valor={() => formulas.dados()?.oferta_nome ?? ""}
        />
        <Fato
          id="pedidoCodigo"
          rotulo="Pedido"
          valor={() => formulas.dados()?.pedido_codigo ?? ""}
        />
        <Fato
          id="entrada"
          rotulo="Entrou por"
          valor={() => match(formulas.dados()?.origem, [
            ["webhook", () => "Plataforma"],
            ["importacao", () => "Importação"],
            ["manual", () => "Venda manual"],
          ], () => "Versão antiga")}
        />
      </dl>
      <If when={() => formulas.dados()?.checkout_url}>
        <div className="trama-flexbox transacao-origem-checkout">
          <span className="trama-text transacao-origem-rotuloCheckout dica">
            Link do checkout
          </span>
          <TextBlock
            id="textoCheckout"
            classes={["codigo", "corta"]}
            text={() => formulas.dados()?.checkout_url ?? ""}
            tag="span"
          />
          <Button
            id="copiarCheckout"
            classes={["botao", "discreto"]}
            text="Copiar"
            ariaLabel="Copiar link do checkout"
            onClick={(run) => copiarTexto(run, {
              aviso: "Link copiado.",
              texto: formulas.dados()?.checkout_url ?? "",
            })}
            leftIcon={
              <Icon
                id="folhasCheckout"
                icon={copyIcon}
                size="16px"
              />
            }
          />
        </div>
      </If>
    </>
  );
});

export default TransacaoOrigem;
