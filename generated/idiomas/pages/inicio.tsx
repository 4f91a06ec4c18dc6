// @generated from designs/idiomas/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  setLanguage,
  setTheme,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { lugares } from "../collections/lugares";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import {
  language,
  localized,
  theme,
} from "../runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title={localized({
        pt: "Boas-vindas",
        en: "Welcome",
      })}
    >
      <Section
        id="principal"
        tag="main"
        classes={["pagina"]}
      >
        <TextBlock
          id="titulo"
          text={localized({
            pt: "Boas-vindas",
            en: "Welcome",
          })}
          tag="h1"
        />
        <TextBlock
          id="hoje"
          text={localized({
            pt: () => `Hoje é ${formatDate(today(), "DD/MM/YYYY")}.`,
            en: () => `Today is ${formatDate(today(), "MM/DD/YYYY")}.`,
          })}
        />
        <div className="trama-flexbox inicio-escolhas">
          <Button
            id="idioma"
            classes={["botao"]}
            text={localized({
              pt: "English",
              en: "Português",
            })}
            onClick={async (run) => {
              await setLanguage(run, language.value === "pt" ? "en" : "pt");
            }}
          />
          <Button
            id="tema"
            classes={["botao"]}
            text={localized({
              pt: "Trocar o tema",
              en: "Change the theme",
            })}
            onClick={(run) => {
              setTheme(run, theme.value === "dark" ? "light" : "dark");
            }}
          />
          <TextBlock
            id="sobre"
            text={localized({
              pt: "Sobre esta página",
              en: "About this page",
            })}
            link={{
              page: "sobre",
            }}
          />
        </div>
        <Flexbox
          id="lugares"
          tag="nav"
          ariaLabel={localized({
            pt: "Lugares",
            en: "Places",
          })}
        >
          <Repeat
            items={() => lugares.data.value}
            by={(item) => item.nome}
          >
            {(item) => (
              <TextBlock
                id="lugar"
                text={() => item.value.nome}
                link={() => ({
                  page: "lugar",
                  params: {
                    lugar: item.value.nome,
                  },
                })}
              />
            )}
          </Repeat>
        </Flexbox>
      </Section>
    </Page>
  );
}
