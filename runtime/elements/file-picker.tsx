import { type ChangeEvent, type DragEvent, type FocusEvent, type ReactNode, useRef } from "react";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { batch } from "../react/signals.ts";
import { inLanguage, languageOf } from "../screen/language.ts";
import { numberFormatter } from "../screen/number-formatter.ts";
import { Field, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldError } from "./parts/field/form.ts";
import { useFormField } from "./parts/field/form-field.ts";
import { cross, paperclip, upload } from "./parts/look/glyphs.ts";
import { Glyph } from "./parts/look/svg.tsx";
import type { FilePickerProps, FilePickerVariables } from "./props.ts";

interface Resolved extends FieldTexts {
  readonly text: string;
  readonly accept: string;
  readonly multiple: boolean;
  readonly maxMb: number | undefined;
  readonly typeError: string;
  readonly sizeError: string;
  readonly removeLabel: string;
  readonly required: boolean;
  readonly disabled: boolean;
}

const defaults: Resolved = {
  ...fieldDefaults,
  text: "",
  accept: "",
  multiple: false,
  maxMb: undefined,
  typeError: "",
  sizeError: "",
  removeLabel: "",
  required: false,
  disabled: false,
};

/**
 * Lets the visitor choose or drop files. Its variable `value` is the file, `files` all of them.
 *
 * The browser's own file input covers the whole control, so that keyboard, touch and screen readers work as usual. It
 * is cleared at once: the variables hold the files, and the same file can be chosen again.
 */
export function FilePicker(props: FilePickerProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "file-picker", { hasControl: true });
  const { attributes, emit } = root;
  const state = useFieldError(root, root.values<Resolved>(props, defaults));
  const input = useRef<HTMLInputElement>(null);
  const variables = root.connect(FilePicker.spec, props.handle, {
    focus: () => input.current?.focus(),
    open: () => input.current?.click(),
    reset: () => keep([]),
  });
  const files = root.current(variables.files) ?? [];
  const problem = root.current(variables.problem) ?? "";
  const isDragging = root.current(variables.isDragging) === true;
  const runtime = useRuntime();
  const language = useSignalValue(languageOf(runtime));
  const texts = inLanguage(runtime, fixedTexts);

  const keep = (next: readonly File[], why: Problem = "") =>
    batch(() => {
      variables.files.value = next;
      variables.value.value = next[0] ?? null;
      variables.problem.value = why;
    });
  const form = useFormField(props.id, {
    node: root.node,
    value: () => (state.multiple ? variables.files.peek() : variables.value.peek()),
    reset: () => keep([]),
    set: (value) => keep([value].flat().filter((one) => one instanceof File)),
  });
  const isDisabled = state.disabled || form.isDisabled;

  const tellChange = () => {
    const now = variables.files.peek() ?? [];
    emit(props.onChange, "change", { value: now[0] ?? null, files: now });
  };
  const take = (chosen: readonly File[]) => {
    const offered = state.multiple ? chosen : chosen.slice(0, 1);
    const refused = offered.flatMap((file) => {
      const code = problemOf(file, state);
      return code === "" ? [] : [{ code, name: file.name }];
    });
    const taken = offered.filter((file) => problemOf(file, state) === "");
    const before = variables.files.peek() ?? [];
    const added = taken.filter((file) => !before.some((other) => isSameFile(file, other)));
    const last = refused.at(-1);
    if (taken.length === 0) variables.problem.value = last?.code ?? "";
    else keep(state.multiple ? [...before, ...added] : taken, last?.code);
    if (taken.length > 0) tellChange();
    for (const refusal of refused) emit(props.onReject, "reject", refusal);
  };
  const remove = (file: File) => {
    keep((variables.files.peek() ?? []).filter((other) => other !== file));
    // The button that had the focus is removed with the file.
    input.current?.focus();
    tellChange();
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = "";
    if (chosen.length > 0) take(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    variables.isDragging.value = false;
    const chosen = [...event.dataTransfer.files];
    if (!isDisabled && chosen.length > 0) take(chosen);
  };
  const dragOver = (event: DragEvent) => {
    // Without this the browser opens the file instead.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
    if (!isDisabled) variables.isDragging.value = true;
  };

  const shown = { ...state, error: state.error || errorOf(problem, state, texts, language) };
  const isButton = props.appearance === "button";
  const prompt = state.text || (isButton ? "" : state.multiple ? texts.several : texts.one);
  const ids = useField(shown, prompt || texts.one);
  return (
    <Field
      root={attributes}
      texts={shown}
      ids={ids}
      states={{ disabled: isDisabled, dragging: isDragging }}
      isRequired={state.required}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside is the control. */}
      <div
        className="trama-file-drop"
        data-appearance={props.appearance ?? "area"}
        data-over={isDragging || undefined}
        onDragOver={dragOver}
        onDragLeave={() => {
          variables.isDragging.value = false;
        }}
        onDrop={drop}
      >
        <input
          {...ids.attributes}
          ref={input}
          type="file"
          className="trama-file-input"
          name={props.id}
          accept={state.accept || undefined}
          multiple={state.multiple}
          required={state.required && files.length === 0}
          disabled={isDisabled}
          onChange={choose}
          onFocus={(event: FocusEvent) => emit(props.onFocus, "focus", undefined, event)}
          onBlur={(event: FocusEvent) => emit(props.onBlur, "blur", undefined, event)}
        />
        <Glyph icon={props.icon ?? (isButton ? paperclip : upload)} className="trama-file-icon" />
        {prompt !== "" && <span className="trama-file-text">{prompt}</span>}
      </div>
      <ul className="trama-file-list" aria-live="polite" hidden={props.showFiles === false || files.length === 0}>
        {files.map((file) => (
          <li className="trama-file" key={`${file.name} ${file.size} ${file.lastModified}`}>
            <span className="trama-file-name">{file.name}</span>
            <span className="trama-file-size">{sizeText(file.size, language)}</span>
            <button
              type="button"
              className="trama-icon-button"
              disabled={isDisabled}
              aria-label={`${state.removeLabel || texts.remove} ${file.name}`}
              onClick={() => remove(file)}
            >
              <Glyph icon={cross} />
            </button>
          </li>
        ))}
      </ul>
    </Field>
  );
}

FilePicker.spec = elementSpec<FilePickerVariables>({
  type: "file-picker",
  variables: { value: null, files: [], problem: "", isDragging: false },
  actions: ["focus", "open", "reset"],
});

type Problem = FilePickerVariables["problem"];

const megabyte = 1024 * 1024;

/** Returns why a file is rejected, if it is. */
function problemOf(file: File, { accept, maxMb }: Resolved): Problem {
  if (!isAccepted(file, accept)) return "type";
  return maxMb !== undefined && file.size > maxMb * megabyte ? "size" : "";
}

function errorOf(problem: Problem, state: Resolved, texts: (typeof fixedTexts)["en"], language: string): string {
  if (problem === "type") return state.typeError || texts.type(acceptedText(state.accept, texts.kinds));
  if (problem !== "size") return "";
  return state.sizeError || texts.size(sizeText((state.maxMb ?? 0) * megabyte, language));
}

/** Match by extension or type, ignoring case, as the browser's dialog does. A dropped file did not pass that dialog. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const wanted = kindsIn(accept.toLowerCase()).filter((each) => each !== "");
  const fits = (each: string): boolean => {
    if (each.startsWith(".")) return name.toLowerCase().endsWith(each);
    return each.endsWith("/*") ? type.startsWith(each.slice(0, -1)) : type === each;
  };
  return wanted.length === 0 || wanted.some(fits);
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Returns what `accept` allows, for a sentence: `images, .pdf` for `image/*,.pdf`. */
const acceptedText = (accept: string, kinds: Readonly<Record<string, string>>): string =>
  kindsIn(accept)
    .map((each) => kinds[each.toLowerCase()] ?? each.replace("/*", ""))
    .join(", ");

const kindsIn = (accept: string): readonly string[] => accept.split(",").map((each) => each.trim());

/** Format a size in the page's language: `78 B`, `640 kB`, `1.2 MB`. */
function sizeText(bytes: number, language: string): string {
  // The short form of a byte is the whole word.
  if (bytes < 1024) return `${numberFormatter(language).format(bytes)} B`;
  const [amount, unit] = bytes < megabyte ? [bytes / 1024, "kilobyte"] : [bytes / megabyte, "megabyte"];
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: amount < 10 ? 1 : 0 } as const;
  return numberFormatter(language, format).format(amount);
}

/** Texts in the page's language, used where the design has none. */
const fixedTexts = {
  en: {
    one: "Choose a file or drop it here",
    several: "Choose files or drop them here",
    remove: "Remove",
    type: (accept: string) => `This kind of file is not accepted. Accepted: ${accept}.`,
    kinds: { "image/*": "images", "video/*": "videos", "audio/*": "sounds" },
    size: (limit: string) => `The file is larger than ${limit}.`,
  },
  pt: {
    one: "Escolha um arquivo ou solte aqui",
    several: "Escolha arquivos ou solte aqui",
    remove: "Tirar",
    type: (accept: string) => `Formato não aceito. Envie ${accept}.`,
    kinds: { "image/*": "imagens", "video/*": "vídeos", "audio/*": "áudios" },
    size: (limit: string) => `Arquivo maior que ${limit}.`,
  },
};
