// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  login,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  get,
  toText,
} from "trama/runtime/helpers";
import { auth } from "../auth";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Start"
    >
      <Section
        id="main"
      >
        <Button
          id="go"
          text="Go"
          onClick={async (run) => {
            await login(run, {
              phone: "+1",
              password: "x",
            });
          }}
        />
        <TextBlock
          id="hello"
          text={() => auth.user.value?.email ?? toText(get(auth.user.value?.metadata, "name"))}
        />
      </Section>
    </Page>
  );
}
