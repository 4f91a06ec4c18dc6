// @generated from design/components/ficha.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  lengthOf,
  toText,
} from "trama/runtime/helpers";
import type { FrutasRow } from "../collections/frutas";

export type FichaShape = {
  readonly props: {
    readonly aberto?: { readonly [name: string]: unknown } | null | undefined;
    readonly descrito: { readonly nome: string };
    readonly fruta?: FrutasRow | null | undefined;
    readonly frutas?: readonly FrutasRow[] | null | undefined;
    readonly mapa?: Readonly<Record<string, number>> | null | undefined;
    readonly nome?: string | null | undefined;
    readonly tom?: "claro" | "escuro" | null | undefined;
  };
};

const Ficha = component<FichaShape>("ficha", {}, ({ props }) => (
  <Modal
    id="janela"
  >
    <TextBlock
      id="texto"
      text={() => `${props.descrito.value.nome} ${props.fruta.value?.nome ?? ""} ${lengthOf(props.frutas.value)} ${toText(props.aberto.value)} ${toText(props.mapa.value)} ${props.nome.value ?? ""} ${props.tom.value ?? ""}`}
    />
  </Modal>
));

export default Ficha;
