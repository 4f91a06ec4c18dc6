import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useLatest } from "../react/use-latest.ts";
import { linkUrl } from "../routing/safe-url.ts";
import { inLanguage, languageOf } from "../screen/language.ts";
import type { FieldIds } from "./parts/field/field.tsx";
import { Glyph } from "./parts/look/svg.tsx";
import { pastedHtml } from "./parts/rich/pasted-html.ts";
import { documentOf, htmlOf } from "./parts/rich/rich-document.ts";
import { type RichContent, richContent } from "./parts/rich/rich-html.ts";
import {
  type CommandTool,
  commands,
  headingOf,
  isActive,
  isGiven,
  linkAt,
  richPlugins,
  setHeading,
  setLink,
} from "./parts/rich/rich-tools.ts";
import type { IconDrawing } from "./props.ts";
import type { RichEditor, RichTool } from "./rich-text.tsx";

export interface RichTextViewProps {
  readonly html: string;
  /** The value that needs no sanitising, written here as the visitor types. */
  readonly clean: RefObject<string>;
  readonly label: string;
  readonly editor: RefObject<RichEditor | null>;
  readonly tools: readonly RichTool[];
  /** The id of the visible label. */
  readonly name: string | undefined;
  readonly attributes: FieldIds["attributes"];
  readonly placeholder: string;
  readonly isRequired: boolean;
  readonly isReadonly: boolean;
  readonly isDisabled: boolean;
  readonly maxLength: number | undefined;
  readonly takesFocus: () => boolean;
  readonly onChange: (rich: RichContent) => void;
}

const texts = {
  toolbar: { en: "Formatting", pt: "Formatação" },
  bold: { en: "Bold", pt: "Negrito" },
  italic: { en: "Italic", pt: "Itálico" },
  underline: { en: "Underline", pt: "Sublinhado" },
  strike: { en: "Strikethrough", pt: "Tachado" },
  heading: { en: "Text style", pt: "Estilo do texto" },
  paragraph: { en: "Paragraph", pt: "Parágrafo" },
  level: { en: "Heading", pt: "Título" },
  bulletList: { en: "Bulleted list", pt: "Lista com marcadores" },
  orderedList: { en: "Numbered list", pt: "Lista numerada" },
  link: { en: "Link", pt: "Link" },
  address: { en: "Address", pt: "Endereço" },
  apply: { en: "Apply", pt: "Aplicar" },
  remove: { en: "Remove link", pt: "Remover link" },
  refused: { en: "This address is not allowed.", pt: "Este endereço não é permitido." },
  quote: { en: "Quote", pt: "Citação" },
  code: { en: "Code", pt: "Código" },
  codeBlock: { en: "Code block", pt: "Bloco de código" },
  undo: { en: "Undo", pt: "Desfazer" },
  redo: { en: "Redo", pt: "Refazer" },
} as const;

const path = (d: string): IconDrawing => [["path", { d }]];

const drawings: Readonly<Record<CommandTool | "link", IconDrawing>> = {
  bold: path("M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8"),
  italic: path("M19 4h-9M14 20H5M15 4 9 20"),
  underline: path("M6 4v6a6 6 0 0 0 12 0V4M4 20h16"),
  strike: path("M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12h16"),
  bulletList: path("M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"),
  orderedList: path("M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.9 2.6-3.5a1.5 1.5 0 0 0-2.6-1"),
  link: path("M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.8-1.7"),
  quote: path("M17 5H3M21 12H8M21 19H8M3 12v7"),
  code: path("m16 18 6-6-6-6M8 6l-6 6 6 6"),
  codeBlock: [
    ["path", { d: "m10 9-3 3 3 3M14 15l3-3-3-3" }],
    ["rect", { x: "2", y: "3", width: "20", height: "18", rx: "2" }],
  ],
  undo: path("M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11"),
  redo: path("m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13"),
};

/** The keys of the buttons, as `aria-keyshortcuts` writes them. */
const keys: Readonly<Partial<Record<RichTool, string>>> = {
  bold: "Control+B",
  italic: "Control+I",
  underline: "Control+U",
  strike: "Control+Shift+S",
  bulletList: "Control+Shift+8",
  orderedList: "Control+Shift+7",
  link: "Control+K",
  quote: "Control+Shift+B",
  code: "Control+E",
  codeBlock: "Control+Alt+C",
  undo: "Control+Z",
  redo: "Control+Y",
};

/** The editor with its toolbar. */
export default function RichTextView(props: RichTextViewProps): ReactNode {
  const latest = useLatest(props);
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  const shown = useRef("");
  const runtime = useRuntime();
  useSignalValue(languageOf(runtime));

  useLayoutEffect(() => {
    if (!host.current) return;
    const { html, label, editor, takesFocus } = latest.current;
    const plugins = richPlugins({
      onLink: () => !latest.current.isDisabled && setLinking(true),
      maxLength: () => latest.current.maxLength,
    });
    shown.current = html;
    const created = new EditorView(host.current, {
      state: EditorState.create({ doc: documentOf(richContent(html, label).content), plugins }),
      editable: () => !latest.current.isReadonly && !latest.current.isDisabled,
      attributes: ({ doc }) => attributesOf(latest.current, doc.textContent === "" && doc.childCount === 1),
      // Also keeps the content policy from reporting styles in it.
      transformPastedHTML: (pasted) => richContent(pastedHtml(pasted), label).html,
      dispatchTransaction: (transaction) => {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (!transaction.docChanged || transaction.getMeta(isGiven) === true) return;
        const rich = richContent(htmlOf(next.doc), label);
        shown.current = rich.html;
        latest.current.onChange(rich);
      },
    });
    editor.current = {
      focus: () => created.focus(),
      insert: (text) => created.dispatch(created.state.tr.insertText(text)),
    };
    setView(created);
    setState(created.state);
    if (takesFocus()) created.focus();
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, [latest]);

  const { html, label } = props;
  useLayoutEffect(() => {
    if (!view || view.isDestroyed || html === shown.current) return;
    shown.current = html;
    const { content } = documentOf(richContent(html, label).content);
    const { tr, doc } = view.state;
    view.dispatch(tr.replaceWith(0, doc.content.size, content).setMeta(isGiven, true).setMeta("addToHistory", false));
  }, [view, html, label]);

  // The editor reads its attributes when it is updated.
  const { placeholder, isReadonly, isDisabled, isRequired, name } = props;
  const described = Object.values(props.attributes).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes depend on these.
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({});
  }, [view, placeholder, isReadonly, isDisabled, isRequired, name, described]);

  const run = (command: (typeof commands)[CommandTool]) => {
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  };
  return (
    <>
      {props.tools.length > 0 && !isReadonly && state && (
        <Toolbar
          tools={props.tools}
          state={state}
          isDisabled={isDisabled}
          isLinking={isLinking}
          controls={props.attributes.id}
          onRun={run}
          onLink={() => setLinking(!isLinking)}
        />
      )}
      {isLinking && state && (
        <LinkField
          given={linkAt(state)?.href ?? ""}
          label={label}
          onDone={(href) => {
            setLinking(false);
            if (href !== undefined) run(setLink(href));
            else view?.focus();
          }}
        />
      )}
      <div ref={host} className="trama-rich-host" />
    </>
  );
}

function attributesOf(props: RichTextViewProps, isEmpty: boolean): Record<string, string> {
  const attributes = {
    ...props.attributes,
    class: "trama-rich trama-rich-edit",
    role: "textbox",
    "aria-multiline": true,
    "aria-labelledby": props.name,
    "aria-required": props.isRequired || undefined,
    "aria-readonly": props.isReadonly || undefined,
    "aria-disabled": props.isDisabled || undefined,
    // Selectable and scrollable by keyboard, although it cannot be edited.
    tabindex: props.isReadonly ? "0" : undefined,
    "data-placeholder": isEmpty && props.placeholder !== "" ? props.placeholder : undefined,
  };
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

interface ToolbarProps {
  readonly tools: readonly RichTool[];
  readonly state: EditorState;
  readonly isDisabled: boolean;
  readonly isLinking: boolean;
  readonly controls: string;
  readonly onRun: (command: (typeof commands)[CommandTool]) => void;
  readonly onLink: () => void;
}

/** The buttons: one stop of the keyboard, with arrow keys, Home and End among them. */
function Toolbar({ tools, state, isDisabled, isLinking, controls, onRun, onLink }: ToolbarProps): ReactNode {
  const runtime = useRuntime();
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const next = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll<HTMLElement>("[data-tool]")[next]?.focus();
  };
  return (
    <div
      ref={bar}
      className="trama-rich-tools"
      role="toolbar"
      aria-label={inLanguage<string>(runtime, texts.toolbar)}
      aria-controls={controls}
      onKeyDown={press}
    >
      {tools.map((tool, index) => {
        const common = {
          "data-tool": tool,
          "aria-label": inLanguage<string>(runtime, texts[tool]),
          title: inLanguage<string>(runtime, texts[tool]),
          "aria-keyshortcuts": keys[tool],
          tabIndex: index === stop ? 0 : -1,
          disabled: isDisabled,
          onFocus: () => setStop(index),
        };
        if (tool === "heading") {
          const level = headingOf(state);
          return (
            <select
              {...common}
              key={tool}
              className="trama-rich-tool trama-rich-style"
              value={level}
              onChange={(event) => onRun(setHeading(Number(event.target.value)))}
            >
              <option value={0}>{inLanguage<string>(runtime, texts.paragraph)}</option>
              {(level > 3 ? [1, 2, 3, level] : [1, 2, 3]).map((each) => (
                <option key={each} value={each}>
                  {inLanguage<string>(runtime, texts.level)} {each}
                </option>
              ))}
            </select>
          );
        }
        const isLink = tool === "link";
        const isOn = isLink ? linkAt(state) !== undefined : isActive(state, tool);
        const isHistory = tool === "undo" || tool === "redo";
        return (
          <button
            {...common}
            key={tool}
            type="button"
            className="trama-rich-tool"
            aria-pressed={isHistory || isLink ? undefined : isOn}
            aria-expanded={isLink ? isLinking : undefined}
            data-on={isOn || undefined}
            // A disabled button would lose the focus.
            aria-disabled={!isLink && !commands[tool](state) ? true : undefined}
            // The editor keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (isLink ? onLink() : onRun(commands[tool]))}
          >
            <Glyph icon={drawings[tool]} />
          </button>
        );
      })}
    </div>
  );
}

interface LinkFieldProps {
  readonly given: string;
  readonly label: string;
  /** Called with the address, empty to remove the link, or undefined to cancel. */
  readonly onDone: (href: string | undefined) => void;
}

/** The address of a link. Not a form: the element may be in one. */
function LinkField({ given, label, onDone }: LinkFieldProps): ReactNode {
  const runtime = useRuntime();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(given);
  const [isRefused, setRefused] = useState(false);
  useLayoutEffect(() => field.current?.select(), []);
  const apply = () => {
    const href = address.trim() === "" ? "" : linkUrl(withScheme(address.trim()), label);
    if (href === undefined) setRefused(true);
    else onDone(href);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key !== "Enter" && event.key !== "Escape") || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onDone(undefined);
    else apply();
  };
  return (
    <div className="trama-rich-link">
      <label htmlFor={id}>{inLanguage<string>(runtime, texts.address)}</label>
      <input
        ref={field}
        id={id}
        className="trama-rich-address"
        inputMode="url"
        autoComplete="off"
        value={address}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
        onKeyDown={press}
      />
      <button type="button" className="trama-plain-button" onClick={apply}>
        {inLanguage<string>(runtime, texts.apply)}
      </button>
      {given !== "" && (
        <button type="button" className="trama-plain-button" onClick={() => onDone("")}>
          {inLanguage<string>(runtime, texts.remove)}
        </button>
      )}
      {isRefused && (
        <span className="trama-error" id={`${id}-refused`} role="alert">
          {inLanguage<string>(runtime, texts.refused)}
        </span>
      )}
    </div>
  );
}

/** Returns an address as people type it with its scheme. */
function withScheme(address: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || /^[/#?]/.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
