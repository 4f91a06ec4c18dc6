// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import { conta } from "../collections/conta";
import * as variables from "../variables";
import { abrir } from "../workflows/abrir";
import { esvaziar } from "../workflows/esvaziar";
import { mudar } from "../workflows/mudar";
import { somar } from "../workflows/somar";
import { tentar } from "../workflows/tentar";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        conta,
      ]}
      onLoad={async (run) => {
        await somar(run, {
          limite: 1,
        });
        await abrir(run);
        await mudar(run);
        await esvaziar(run);
        await tentar(run);
      }}
    >
      <Section
        id="principal"
      >
        <FormInput
          id="nome"
          label="Nome"
        />
        <Button
          id="gravar"
          text="Gravar"
          onClick={() => {
            if (variables.pedido.value == null) {
              return;
            }
            const pedido = variables.pedido.value;
            batch(() => {
              variables.passo.set(pedido.id);
              variables.aba.set(`${pedido.id + 1}`);
            });
          }}
        />
        <TextBlock
          id="aba"
          text={() => `${variables.aba.value} ${variables.passo.value} ${variables.nomes.value.join(",")}`}
        />
      </Section>
    </Page>
  );
}
