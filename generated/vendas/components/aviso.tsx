// @generated from designs/vendas/components/aviso.json. Do not edit.
import {
  Component,
  If,
  component,
  localVariable,
  wait,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { circleAlertIcon } from "../icons/circle-alert";
import { circleCheckIcon } from "../icons/circle-check";
import { xIcon } from "../icons/x";

export type AvisoShape = {
  readonly props: {
    readonly acao?: string;
    readonly mensagem: string;
    readonly tipo?: "sucesso" | "erro" | "atencao" | "info";
  };
  readonly events: {
    readonly agir: undefined;
    readonly fechar: undefined;
  };
};

/** Um aviso: sai sozinho em 5 segundos e espera enquanto o ponteiro está sobre ele. */
const Aviso = component<AvisoShape>("aviso", {
  acao: "",
  tipo: "sucesso",
}, ({ props, emit }) => {
  const own = {
    parado: localVariable<boolean>({
      id: "parado",
      type: "boolean",
      default: false,
    }),
  };
  return (
    <Component
      onMount={async (run) => {
        await wait(run, 5000);
        while (own.parado.value) {
          await wait(run, 500);
        }
        await emit(run, "fechar");
      }}
    >
      <Flexbox
        id="cartao"
        classes={["base"]}
        states={{
          atencao: () => props.tipo.value === "atencao",
          erro: () => props.tipo.value === "erro",
          info: () => props.tipo.value === "info",
        }}
        onMouseEnter={() => {
          own.parado.set(true);
        }}
        onMouseLeave={() => {
          own.parado.set(false);
        }}
      >
        <Icon
          id="sinal"
          icon={() => props.tipo.value === "sucesso" ? circleCheckIcon : circleAlertIcon}
          size="20px"
        />
        <TextBlock
          id="mensagem"
          text={() => props.mensagem.value}
          tag="span"
        />
        <If when={() => props.acao.value !== ""}>
          <Button
            id="agir"
            classes={["botao"]}
            text={() => props.acao.value}
            onClick={async (run) => {
              await emit(run, "agir");
              await emit(run, "fechar");
            }}
          />
        </If>
        <Button
          id="fechar"
          classes={["botao", "so-icone"]}
          ariaLabel="Fechar aviso"
          onClick={async (run) => {
            await emit(run, "fechar");
          }}
          leftIcon={
            <Icon
              id="x"
              icon={xIcon}
              size="16px"
            />
          }
        />
      </Flexbox>
    </Component>
  );
});

export default Aviso;
