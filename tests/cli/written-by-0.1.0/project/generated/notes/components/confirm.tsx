// @generated from designs/notes/components/confirm.json. Do not edit.
import {
  closePopup,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";

export type ConfirmShape = {
  readonly props: { readonly question: string };
  readonly result: boolean;
};

/** Asks before something is lost. The result is true when the visitor confirms. */
const Confirm = component<ConfirmShape>("confirm", {}, ({ props }) => (
  <Modal
    id="dialog"
    classes={["card"]}
  >
    <TextBlock
      id="question"
      text={() => props.question.value}
      tag="h2"
    />
    <div className="trama-flexbox confirm-answers">
      <Button
        id="cancel"
        classes={["button"]}
        text="Cancel"
        onClick={(run) => {
          closePopup(run, false);
        }}
      />
      <Button
        id="confirm"
        classes={["button", "primary"]}
        text="Delete"
        onClick={(run) => {
          closePopup(run, true);
        }}
      />
    </div>
  </Modal>
));

export default Confirm;
