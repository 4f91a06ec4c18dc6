// @generated from designs/proprio/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  responsive,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  add,
} from "trama/runtime/helpers";
import { Assinatura } from "../elements/Assinatura";
import { Colunas } from "../elements/Colunas";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    pad: handle(Assinatura),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Elementos próprios"
    >
      <Section
        id="principal"
        tag="main"
        classes={["pagina"]}
      >
        <h1 className="trama-text inicio-titulo">
          Elementos próprios
        </h1>
        <Assinatura
          id="pad"
          handle={elements.pad}
          classes={["quadro"]}
          espessura={responsive({
            default: 2,
            mobile: 4,
          })}
          rotulo="Sua assinatura"
          value={() => variables.assinatura.value}
          onApagar={() => {
            variables.aviso.set("A assinatura foi apagada.");
          }}
          onChange={(_run, event) => {
            variables.assinatura.set(event.value);
          }}
          nota={
            <TextBlock
              id="estado"
              text={() => elements.pad.value.value ? "Assinado" : "Sem assinatura"}
            />
          }
        />
        <Button
          id="modelo"
          classes={["botao"]}
          text="Usar um modelo"
          onClick={() => {
            elements.pad.actions.setValue({ value: "M 20 60 L 80 20 L 140 60" });
          }}
        />
        <Colunas
          id="visitas"
          classes={["quadro"]}
          pontos={() => variables.visitas.value}
          titulo="Visitas"
          onSelect={(_run, event) => {
            variables.aviso.set(`${event.rotulo}: ${event.valor} visitas`);
          }}
        />
        <Colunas
          id="pedidos"
          classes={["quadro"]}
          pontos={[
            {
              rotulo: "Seg",
              valor: 4,
            },
            {
              rotulo: "Ter",
              valor: 9,
            },
            {
              rotulo: "Qua",
              valor: 7,
            },
          ]}
          titulo="Pedidos"
        />
        <Button
          id="mais"
          classes={["botao"]}
          text="Mais um dia"
          onClick={() => {
            variables.visitas.set(add(variables.visitas.value, { rotulo: "Qui", valor: 26 }));
          }}
        />
        <TextBlock
          id="recado"
          text={() => variables.aviso.value}
          role="status"
        />
      </Section>
    </Page>
  );
}
