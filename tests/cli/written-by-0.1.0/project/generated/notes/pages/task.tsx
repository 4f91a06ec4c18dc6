// @generated from designs/notes/pages/task.json. Do not edit.
import {
  If,
  Page,
  Section,
  handle,
  navigate,
  openPopup,
  usePage,
  withParams,
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
  supabaseDelete,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import { task } from "../collections/task";
import {
  confirm,
} from "../popups";
import * as variables from "../variables";

export default function Task() {
  const page = usePage<"taskId">();
  const elements = {
    done: handle(Checkbox),
    edit: handle(FormContainer),
    notes: handle(FormInput),
    title: handle(FormInput),
  };
  return (
    <Page
      id="task"
      page={page}
      title="Task"
      collections={[
        withParams(task, () => ({
          id: page.params.taskId,
        })),
      ]}
      unsaved={() => elements.edit.isDirty.value}
    >
      <Section
        id="main"
        tag="main"
        classes={["page"]}
      >
        <TextBlock
          id="back"
          classes={["link"]}
          text="All tasks"
          tag="span"
          link={{
            page: "tasks",
          }}
        />
        <h1 className="trama-text task-heading">
          Edit the task
        </h1>
        <TextBlock
          id="failure"
          classes={["failure"]}
          show={() => variables.failure.value !== ""}
          text={() => variables.failure.value}
          role="alert"
        />
        <If
          when={() => task.error.value || task.isFetched.value && task.data.value == null}
        >
          <TextBlock
            id="missing"
            text={() => task.error.value ? "The task could not be loaded." : "There is no such task."}
          />
        </If>
        <If
          when={() => task.data.value}
        >
          <FormContainer
            id="edit"
            handle={elements.edit}
            classes={["card"]}
            ariaLabel="Task"
            onSubmit={{
              steps: async (run) => {
                variables.failure.set("");
                await supabaseUpdate(run, {
                  table: "tasks",
                  match: {
                    id: page.params.taskId,
                  },
                  data: {
                    is_done: elements.done.value.value,
                    notes: elements.notes.value.value,
                    title: trim(elements.title.value.value),
                  },
                  autoSync: true,
                });
                elements.edit.actions.markSaved();
                await navigate(run, {
                  page: "tasks",
                });
              },
              onError: (run, error) => {
                variables.failure.set(error.message);
              },
            }}
          >
            <FormInput
              id="title"
              handle={elements.title}
              value={() => task.data.value?.title}
              label="Title"
              maxLength={200}
            />
            <FormInput
              id="notes"
              handle={elements.notes}
              type="textarea"
              value={() => task.data.value?.notes}
              label="Notes"
              required={false}
            />
            <Checkbox
              id="done"
              handle={elements.done}
              value={() => task.data.value?.is_done}
              label="Done"
            />
            <div className="trama-flexbox task-actions">
              <Button
                id="save"
                classes={["button", "primary"]}
                text="Save"
                buttonType="submit"
              />
              <Button
                id="remove"
                classes={["button"]}
                text="Delete"
                onClick={{
                  steps: async (run) => {
                    variables.failure.set("");
                    const confirmed = await openPopup(run, confirm, { question: "Delete this task?" });
                    if (!confirmed) {
                      return;
                    }
                    await supabaseDelete(run, {
                      table: "tasks",
                      match: {
                        id: page.params.taskId,
                      },
                      autoSync: true,
                    });
                    elements.edit.actions.markSaved();
                    await navigate(run, {
                      page: "tasks",
                    });
                  },
                  onError: (run, error) => {
                    variables.failure.set(error.message);
                  },
                }}
              />
            </div>
          </FormContainer>
        </If>
      </Section>
    </Page>
  );
}
