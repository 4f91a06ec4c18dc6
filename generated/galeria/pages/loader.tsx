// @generated from designs/galeria/pages/loader.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Loader } from "trama/runtime/elements/loader";

export default function LoaderPage() {
  const page = usePage();
  return (
    <Page
      id="loader"
      page={page}
      title="Loader"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text loader-tipo">
          Loader
        </h1>
        <Loader
          id="plane"
          spinner="plane"
          ariaLabel="Carregando plane"
        />
        <Loader
          id="chase"
          spinner="chase"
          ariaLabel="Carregando chase"
        />
        <Loader
          id="bounce"
          spinner="bounce"
          ariaLabel="Carregando bounce"
        />
        <Loader
          id="wave"
          spinner="wave"
          ariaLabel="Carregando wave"
        />
        <Loader
          id="pulse"
          spinner="pulse"
          ariaLabel="Carregando pulse"
        />
        <Loader
          id="flow"
          spinner="flow"
          ariaLabel="Carregando flow"
        />
        <Loader
          id="swing"
          spinner="swing"
          ariaLabel="Carregando swing"
        />
        <Loader
          id="circle"
          spinner="circle"
          ariaLabel="Carregando circle"
        />
        <Loader
          id="circlefade"
          spinner="circle-fade"
          ariaLabel="Carregando circle-fade"
        />
        <Loader
          id="grid"
          spinner="grid"
          ariaLabel="Carregando grid"
        />
        <Loader
          id="fold"
          spinner="fold"
          ariaLabel="Carregando fold"
        />
        <Loader
          id="wander"
          spinner="wander"
          ariaLabel="Carregando wander"
        />
      </Section>
    </Page>
  );
}
