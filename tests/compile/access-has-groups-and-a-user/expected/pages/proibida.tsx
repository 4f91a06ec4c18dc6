// @generated from design/pages/proibida.json. Do not edit.
import {
  Page,
  usePage,
} from "trama/runtime";

export default function Proibida() {
  const page = usePage();
  return (
    <Page
      id="proibida"
      page={page}
      title="Proibida"
    >
    </Page>
  );
}
