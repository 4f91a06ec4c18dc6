// @generated from design/components/cartao.json. Do not edit.
import {
  If,
  Slot,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";

export type CartaoShape = {
  readonly props: {
    readonly nota?: number;
    readonly pessoa?: { readonly nome: string } | null | undefined;
    readonly titulo: string;
  };
  readonly events: {
    readonly escolher: { readonly id: string };
    readonly fechar: undefined;
  };
  readonly slots: "corpo" | "pe";
};

const Cartao = component<CartaoShape>("cartao", {
  nota: 5,
}, ({ props, emit }) => (
  <div className="trama-base cartao-caixa">
    <TextBlock
      id="titulo"
      text={() => `${props.titulo.value} ${props.nota.value} ${props.pessoa.value?.nome ?? ""}`}
    />
    <Slot
      name="corpo"
    />
    <If when={() => props.nota.value > 3}>
      <Slot
        name="pe"
      />
    </If>
    <Button
      id="fecha"
      text="fecha"
      onClick={async (run) => {
        await emit(run, "fechar");
        await emit(run, "escolher", { id: "a" });
      }}
    />
  </div>
));

export default Cartao;
