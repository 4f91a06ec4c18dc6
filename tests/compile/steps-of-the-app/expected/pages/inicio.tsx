// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  breakpoint,
  copyToClipboard,
  pageLoader,
  screenSize,
  setLanguage,
  setTheme,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  theme,
} from "../runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Button
          id="b"
          onClick={async (run) => {
            setTheme(run, "dark");
            await setLanguage(run, "en");
            await copyToClipboard(run, `${breakpoint.value} ${screenSize.value.width} ${theme.value}`);
            pageLoader(run, {
              show: true,
              color: "red",
            });
            pageLoader(run, {
              show: false,
            });
          }}
        />
      </Section>
    </Page>
  );
}
