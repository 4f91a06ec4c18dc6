// @generated from designs/galeria/pages/image.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Picture } from "trama/runtime/elements/image";

export default function ImagePage() {
  const page = usePage();
  return (
    <Page
      id="image"
      page={page}
      title="Image"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text image-tipo">
          Image
        </h1>
        <Picture
          id="normal"
          url={"data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='160' height='90'><rect width='160' height='90' fill='teal'/></svg>"}
          alt="Um retângulo"
          width={160}
          height={90}
        />
        <Picture
          id="veu"
          url={"data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='160' height='90'><rect width='160' height='90' fill='teal'/></svg>"}
          alt="Com véu"
          overlay="rgb(0 0 0 / 40%)"
          width={160}
          height={90}
        />
        <Picture
          id="falhou"
          url="data:image/png;base64,AAAA"
          alt="Não carregou"
          width={160}
          height={90}
        />
      </Section>
    </Page>
  );
}
