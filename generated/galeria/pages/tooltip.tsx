// @generated from designs/galeria/pages/tooltip.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Tooltip } from "trama/runtime/elements/tooltip";

export default function TooltipPage() {
  const page = usePage();
  return (
    <Page
      id="tooltip"
      page={page}
      title="Tooltip"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text tooltip-tipo">
          Tooltip
        </h1>
        <Tooltip
          id="normal"
          text="Salva e fecha"
          trigger={
            <Button
              id="salvar"
              text="Salvar"
            />
          }
        />
        <Tooltip
          id="direita"
          position="right"
          alignment="start"
          delay={0}
          content={
            <p className="trama-text tooltip-conteudo">
              Um conteúdo livre
            </p>
          }
          trigger={
            <p className="trama-text tooltip-palavra">
              Um texto sem controle
            </p>
          }
        />
        <Tooltip
          id="desligada"
          text="Nunca aparece"
          disabled
          trigger={
            <Button
              id="sem"
              text="Desligada"
            />
          }
        />
      </Section>
    </Page>
  );
}
