// @generated from design/components/aviso.json. Do not edit.
import {
  Component,
  component,
  log,
  watch,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export type AvisoShape = {
  readonly props: {
    readonly tempo?: number | null | undefined;
    readonly texto: string;
  };
};

const Aviso = component<AvisoShape>("aviso", {}, ({ props }) => (
  <Component
    onKeyup={(run, event) => {
      log(run, event.key);
    }}
    onMount={(run) => {
      log(run, "mount");
    }}
    onUnmount={(run) => {
      log(run, "unmount");
    }}
    onPropertyChange={{
      tempo: watch(props.tempo, (run, event) => {
        log(run, `${event.value ?? 0}`);
      }),
      texto: watch(props.texto, (run, event) => {
        if (event.value === "") {
          return;
        }
        log(run, event.oldValue + event.value);
      }),
    }}
  >
    <TextBlock
      id="texto"
      text={() => props.texto.value}
    />
  </Component>
));

export default Aviso;
