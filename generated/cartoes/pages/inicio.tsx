// @generated from designs/cartoes/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  openPopup,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import Cartao from "../components/cartao";
import {
  pergunta,
} from "../popups";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Cartões"
    >
      <Section
        id="principal"
        tag="main"
      >
        <h1 className="trama-text inicio-titulo">
          Frutas
        </h1>
        <Repeat
          items={() => variables.frutas.value}
          by={(item) => item.id}
        >
          {(item) => (
            <Cartao
              id="fruta"
              titulo={() => item.value.nome}
              onFechar={async (run) => {
                const resposta = await openPopup(run, pergunta, {
                  texto: `Tirar ${item.value.nome}?`,
                });
                if (!resposta) {
                  return;
                }
                variables.frutas.set(variables.frutas.value.filter((other) => other.id !== item.value.id));
              }}
              corpo={
                <TextBlock
                  id="letras"
                  text={() => `${item.value.nome.length} letras`}
                />
              }
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
