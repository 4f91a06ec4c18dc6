// @generated from designs/shop/pages/home.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";

export default function Home() {
  const page = usePage();
  return (
    <Page
      id="home"
      page={page}
      title="Shop"
    >
      <Section
        id="main"
      >
        <p className="trama-text home-hello">
          Bye
        </p>
      </Section>
    </Page>
  );
}
