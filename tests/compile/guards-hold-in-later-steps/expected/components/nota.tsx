// @generated from design/components/nota.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";

export type NotaShape = {
  readonly events: { readonly dar: number | null };
};

const Nota = component<NotaShape>("nota", {}, ({ emit }) => (
  <Button
    id="dar"
    text="Dar"
    onClick={async (run) => {
      await emit(run, "dar", 1);
    }}
  />
));

export default Nota;
