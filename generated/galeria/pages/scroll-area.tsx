// @generated from designs/galeria/pages/scroll-area.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { ScrollArea } from "trama/runtime/elements/scroll-area";

export default function ScrollAreaPage() {
  const page = usePage();
  return (
    <Page
      id="scroll-area"
      page={page}
      title="Scroll area"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text scroll-area-tipo">
          Scroll area
        </h1>
        <ScrollArea
          id="rolagem"
          role="region"
          ariaLabel="Mensagens"
        >
          <p className="trama-text scroll-area-longo">
            {"Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. "}
          </p>
        </ScrollArea>
        <ScrollArea
          id="noFim"
          role="region"
          ariaLabel="No fim"
          stickToEnd
        >
          <p className="trama-text scroll-area-longo2">
            {"Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. Uma linha. "}
          </p>
        </ScrollArea>
      </Section>
    </Page>
  );
}
