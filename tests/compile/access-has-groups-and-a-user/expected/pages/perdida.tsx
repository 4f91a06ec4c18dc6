// @generated from design/pages/perdida.json. Do not edit.
import {
  Page,
  usePage,
} from "trama/runtime";

export default function Perdida() {
  const page = usePage();
  return (
    <Page
      id="perdida"
      page={page}
      title="Perdida"
    >
    </Page>
  );
}
