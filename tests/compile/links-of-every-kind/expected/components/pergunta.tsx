// @generated from design/components/pergunta.json. Do not edit.
import {
  closeAllPopups,
  closePopup,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";

export type PerguntaShape = {
  readonly props: { readonly texto: string };
  readonly result: boolean;
};

/** Asks yes or no. */
const Pergunta = component<PerguntaShape>("pergunta", {}, ({ props }) => (
  <Modal
    id="janela"
  >
    <TextBlock
      id="texto"
      text={() => props.texto.value}
    />
    <Button
      id="sim"
      text="sim"
      onClick={(run) => {
        closePopup(run, true);
      }}
    />
    <Button
      id="tudo"
      text="tudo"
      onClick={(run) => {
        closeAllPopups(run);
      }}
    />
  </Modal>
));

export default Pergunta;
