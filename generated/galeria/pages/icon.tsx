// @generated from designs/galeria/pages/icon.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import { checkIcon } from "../icons/check";
import { heartIcon } from "../icons/heart";
import { starIcon } from "../icons/star";

export default function IconPage() {
  const page = usePage();
  return (
    <Page
      id="icon"
      page={page}
      title="Icon"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text icon-tipo">
          Icon
        </h1>
        <Icon
          id="estrela"
          icon={starIcon}
        />
        <Icon
          id="grande"
          icon={heartIcon}
          size="40px"
          ariaLabel="Coração"
        />
        <Icon
          id="colorido"
          icon={checkIcon}
          size="32px"
          color="var(--destaque)"
          strokeWidth={3}
        />
      </Section>
    </Page>
  );
}
