// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import Aviso from "../components/aviso";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onCollectionFetchError={(run, event) => {
        log(run, `${event.error.name} ${event.error.message} ${event.collection.id} ${event.collection.name} ${toText(event.collection.data)}`);
      }}
      onKeydown={(run, event) => {
        if (event.key !== "/" || event.isTyping) {
          return;
        }
        log(run, `${event.code} ${event.repeat} ${event.altKey} ${event.ctrlKey} ${event.metaKey} ${event.shiftKey}`);
      }}
    >
      <Section
        id="principal"
        tag="main"
        onMouseEnter={(run, event) => {
          log(run, `${event.x} ${event.offsetX}`);
        }}
      >
        <Aviso
          id="aviso"
          texto="oi"
        />
      </Section>
    </Page>
  );
}
