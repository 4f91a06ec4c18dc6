// @generated from designs/galeria/pages/button.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { starIcon } from "../icons/star";

export default function ButtonPage() {
  const page = usePage();
  return (
    <Page
      id="button"
      page={page}
      title="Button"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text button-tipo">
          Button
        </h1>
        <Button
          id="normal"
          text="Salvar"
        />
        <Button
          id="desligado"
          text="Desligado"
          disabled
        />
        <Button
          id="esperando"
          text="Salvando"
          loading
        />
        <Button
          id="ligado"
          text="Ligado"
          pressed
        />
        <Button
          id="atual"
          text="Página atual"
          current
        />
        <Button
          id="comDica"
          text="Com dica"
          tooltip="Uma dica"
        />
        <Button
          id="comIcone"
          text="Favorito"
          leftIcon={
            <Icon
              id="estrela"
              icon={starIcon}
            />
          }
        />
        <Button
          id="soIcone"
          ariaLabel="Favorito"
          leftIcon={
            <Icon
              id="estrela2"
              icon={starIcon}
            />
          }
        />
        <Button
          id="elo"
          text="Um link"
          link={{
            url: "https://example.com/",
          }}
        />
      </Section>
    </Page>
  );
}
