// @generated from designs/notes/pages/tasks.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import {
  trim,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import { tasks } from "../collections/tasks";
import * as variables from "../variables";

export default function Tasks() {
  const page = usePage();
  const elements = {
    title: handle(FormInput),
  };
  return (
    <Page
      id="tasks"
      page={page}
      title="Tasks"
      collections={[
        tasks,
      ]}
    >
      <Section
        id="main"
        tag="main"
        classes={["page"]}
      >
        <h1 className="trama-text tasks-heading">
          Tasks
        </h1>
        <TextBlock
          id="failure"
          classes={["failure"]}
          show={() => variables.failure.value !== ""}
          text={() => variables.failure.value}
          role="alert"
        />
        <FormContainer
          id="newTask"
          classes={["card"]}
          ariaLabel="New task"
          onSubmit={{
            steps: async (run) => {
              variables.failure.set("");
              await supabaseInsert(run, {
                table: "tasks",
                data: {
                  title: trim(elements.title.value.value),
                },
                autoSync: true,
              });
              elements.title.actions.reset();
            },
            onError: (run, error) => {
              variables.failure.set(error.message);
            },
          }}
        >
          <FormInput
            id="title"
            handle={elements.title}
            label="New task"
            maxLength={200}
          />
          <Button
            id="add"
            classes={["button", "primary"]}
            text="Add"
            buttonType="submit"
          />
        </FormContainer>
        <TextBlock
          id="loading"
          show={() => tasks.isFetching.value && !tasks.isFetched.value}
          text="Loading …"
        />
        <If
          when={() => tasks.isFetched.value && tasks.data.value.length === 0}
        >
          <p className="trama-text tasks-none">
            Nothing to do.
          </p>
        </If>
        <If
          when={() => tasks.data.value.length > 0}
        >
          <ul className="trama-base tasks-list card">
            <Repeat
              items={() => tasks.data.value}
              by={(item) => item.id}
            >
              {(item, index) => (
                <li className="trama-flexbox tasks-row">
                  <Checkbox
                    id="done"
                    value={() => item.value.is_done}
                    ariaLabel={() => `Done: ${item.value.title}`}
                    onChange={{
                      steps: async (run, event) => {
                        await supabaseUpdate(run, {
                          table: "tasks",
                          match: {
                            id: item.value.id,
                          },
                          data: {
                            is_done: event.value,
                          },
                          autoSync: true,
                        });
                      },
                      onError: (run, error) => {
                        variables.failure.set(error.message);
                      },
                    }}
                  />
                  <TextBlock
                    id="open"
                    classes={["link"]}
                    text={() => item.value.title}
                    tag="span"
                    link={() => ({
                      page: "task",
                      params: {
                        taskId: item.value.id,
                      },
                    })}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <TextBlock
          id="toPeople"
          text="People"
          link={{
            page: "people",
          }}
        />
      </Section>
    </Page>
  );
}
