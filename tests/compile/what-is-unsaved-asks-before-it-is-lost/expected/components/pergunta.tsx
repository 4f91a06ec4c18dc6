// @generated from design/components/pergunta.json. Do not edit.
import {
  closePopup,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";

export type PerguntaShape = {
  readonly props: { readonly texto: string };
  readonly result: boolean;
};

const Pergunta = component<PerguntaShape>("pergunta", {}, ({ props }) => (
  <Button
    id="sair"
    text={() => props.texto.value}
    onClick={(run) => {
      closePopup(run, true);
    }}
  />
));

export default Pergunta;
