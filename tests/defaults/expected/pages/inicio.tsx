// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  usePage,
} from "trama/runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
    </Page>
  );
}
