// @generated from design/pages/proibida.json. Do not edit.
import {
  Page,
  type PageProps,
} from "trama/runtime";

export default function Proibida({ page }: PageProps) {
  return (
    <Page
      id="proibida"
      page={page}
      title="Proibida"
    >
    </Page>
  );
}
