// @generated from designs/vendas/components/alerta.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
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
    transition="all var(--rapido)"
  >
    <div className="trama-flexbox alerta-cabecalho">
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
    </div>
    <TextBlock
      id="mensagem"
      classes={["texto"]}
      text={() => props.mensagem.value}
    />
    <div className="trama-flexbox alerta-acoes">
      <Button
        id="entendi"
        classes={["botao", "primario"]}
        text="Entendi"
        link={{
          closePopup: true,
        }}
      />
    </div>
  </Modal>
));

export default Alerta;
