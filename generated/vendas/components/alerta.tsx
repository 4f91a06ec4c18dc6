// @generated from designs/vendas/components/alerta.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import { circleAlertIcon } from "../icons/circle-alert";

export type AlertaShape = {
  readonly props: {
    readonly mensagem: string;
    readonly tipo?: "erro" | "atencao" | "info";
    readonly titulo: string;
  };
};

/** Diz algo que precisa ser lido, quase sempre um erro. */
const Alerta = component<AlertaShape>("alerta", {
  tipo: "erro",
}, ({ props }) => (
  <Modal
    id="janela"
    classes={["modal", "base"]}
    zIndex={90}
    backdropColor="var(--veu)"
    replacesBelow
  >
    <Flexbox
      id="cabecalho"
      alignItems="center"
      columnGap="var(--e-12)"
    >
      <Icon
        id="icone"
        states={{
          atencao: () => props.tipo.value === "atencao",
          info: () => props.tipo.value === "info",
        }}
        icon={circleAlertIcon}
        size="20px"
        color="var(--perigo)"
      />
      <TextBlock
        id="titulo"
        classes={["subtitulo"]}
        text={() => props.titulo.value}
        tag="h2"
      />
    </Flexbox>
    <TextBlock
      id="mensagem"
      classes={["texto"]}
      text={() => props.mensagem.value}
    />
    <Flexbox
      id="acoes"
      justifyContent="flex-end"
    >
      <Button
        id="entendi"
        classes={["botao", "primario"]}
        text="Entendi"
        link={{
          closePopup: true,
        }}
      />
    </Flexbox>
  </Modal>
));

export default Alerta;
