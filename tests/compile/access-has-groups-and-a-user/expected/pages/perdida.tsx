// @generated from design/pages/perdida.json. Do not edit.
import {
  Page,
  type PageProps,
} from "trama/runtime";

export default function Perdida({ page }: PageProps) {
  return (
    <Page
      id="perdida"
      page={page}
      title="Perdida"
    >
    </Page>
  );
}
