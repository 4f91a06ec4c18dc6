// @generated from designs/notes/pages/people.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import * as custom from "../../../designs/notes/custom";
import { people } from "../collections/people";

export default function People() {
  const page = usePage();
  const elements = {
    rate: handle(FormInput),
  };
  return (
    <Page
      id="people"
      page={page}
      title="People"
      collections={[
        people,
      ]}
    >
      <Section
        id="main"
        tag="main"
        classes={["page"]}
      >
        <h1 className="trama-text people-heading">
          People
        </h1>
        <TextBlock
          id="free"
          text={() => `No rate is ${custom.rateText(0)}`}
        />
        <FormInput
          id="rate"
          handle={elements.rate}
          type="decimal"
          label="Rate from"
          precision="0.01"
        />
        <Repeat
          items={() => people.data.value.filter((x) => x.rate >= (elements.rate.number.value ?? 0))}
          by={(item) => item.id}
        >
          {(item, index) => (
            <TextBlock
              id="person"
              text={() => `${item.value.name}, ${custom.rateText(item.value.rate)}: ${item.value.boss?.name ?? "no boss"}`}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
