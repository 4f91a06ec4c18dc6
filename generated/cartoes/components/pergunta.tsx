// @generated from designs/cartoes/components/pergunta.json. Do not edit.
import {
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

/** Asks yes or no; the answer is the result. */
const Pergunta = component<PerguntaShape>("pergunta", {}, ({ props }) => (
  <Modal
    id="janela"
  >
    <TextBlock
      id="texto"
      text={() => props.texto.value}
      tag="h2"
    />
    <Button
      id="sim"
      text="Sim"
      onClick={(run) => {
        closePopup(run, true);
      }}
    />
    <Button
      id="nao"
      text="Não"
      link={{
        closePopup: true,
      }}
    />
  </Modal>
));

export default Pergunta;
