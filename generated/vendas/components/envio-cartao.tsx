// @generated from designs/vendas/components/envio-cartao.json. Do not edit.
import {
  If,
  breakpoint,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import type { EnviosLoteRow } from "../collections/envios-lote";
import { peso } from "../formulas/peso";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { checkIcon } from "../icons/check";
import { undo2Icon } from "../icons/undo-2";
import { envioAbrir } from "../workflows/envio-abrir";
import { envioConferir } from "../workflows/envio-conferir";
import { envioMover } from "../workflows/envio-mover";

export type EnvioCartaoShape = {
  readonly props: { readonly envio: EnviosLoteRow };
};

/** Um pacote do lote: o que é, para quem vai e se já se conferiu. */
const EnvioCartao = component<EnvioCartaoShape>("envio-cartao", {}, ({ props }) => (
  <div className="trama-flexbox envio-cartao-cartao">
    <div className="trama-flexbox envio-cartao-topo">
      <Button
        id="nome"
        classes={["titulo-linha"]}
        text={() => props.envio.value.destinatario_nome}
        onClick={(run) => envioAbrir(run, {
          id: props.envio.value.id,
        })}
      />
      <TextBlock
        id="peso"
        classes={["dica", "junto"]}
        text={() => peso(props.envio.value.peso_g)}
        tag="span"
      />
    </div>
    <TextBlock
      id="produto"
      classes={["texto", "corta"]}
      text={() => props.envio.value.produto_nome ?? "Sem produto"}
      tag="span"
    />
    <div className="trama-flexbox envio-cartao-fim">
      <TextBlock
        id="codigo"
        classes={["codigo", "junto"]}
        text={() => props.envio.value.codigo}
        tag="span"
      />
      <If
        when={() => props.envio.value.status === "em_separacao" && podeEditarPagina("pg-envios-logistica")}
      >
        <Checkbox
          id="conferido"
          value={() => props.envio.value.conferido}
          label="Conferido"
          onChange={(run, event) => envioConferir(run, {
            conferido: event.value,
            id: props.envio.value.id,
          })}
        />
      </If>
      <If when={() => props.envio.value.etiqueta_pedida_em}>
        <span className="trama-text envio-cartao-pedida dica junto">
          Etiqueta pedida
        </span>
      </If>
    </div>
    <If when={() => props.envio.value.etiqueta_erro}>
      <TextBlock
        id="erro"
        classes={["erro"]}
        text={() => props.envio.value.etiqueta_erro ?? ""}
        tag="p"
      />
    </If>
    <If when={() => breakpoint.value === "mobile" && podeEditarPagina("pg-envios-logistica")}>
      <Button
        id="separar"
        classes={["botao", "secundario"]}
        text={() => props.envio.value.status === "pendente" ? "Separado" : "Voltar para a separar"}
        onClick={(run) => envioMover(run, {
          depois: null,
          id: props.envio.value.id,
          status: props.envio.value.status === "pendente" ? "em_separacao" : "pendente",
        })}
        leftIcon={
          <Icon
            id="separarIcone"
            icon={() => props.envio.value.status === "pendente" ? checkIcon : undo2Icon}
            size="16px"
          />
        }
      />
    </If>
  </div>
));

export default EnvioCartao;
