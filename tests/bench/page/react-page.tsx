import { memo, type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";

// The page of `page-design.ts`, written by hand with React alone. Its markup is the same.

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const options = ["One", "Two", "Three"];

function Field({ id, children, label }: { readonly id: string; readonly children: ReactNode; readonly label: string }) {
  return (
    <>
      <label className="trama-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children}
    </>
  );
}

function Note({ name }: { readonly name: string }) {
  const id = useId();
  const [value, setValue] = useState("");
  return (
    <div className={`trama-form-input home-${name}`}>
      <Field id={id} label="Note">
        <span className="trama-control">
          <input
            id={id}
            className="trama-input"
            name={name}
            autoComplete="off"
            type="text"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </span>
      </Field>
    </div>
  );
}

/** A closed list; it opens below its button. */
function Choice({ name }: { readonly name: string }) {
  const id = useId();
  const face = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  return (
    <div className={`trama-select home-${name}`} data-empty={chosen === undefined || undefined}>
      <Field id={id} label="Choice">
        <div className="trama-select-holder" data-empty={chosen === undefined || undefined}>
          <span className="trama-control trama-select-control">
            <button
              type="button"
              id={id}
              aria-labelledby={`${id}-label ${face}`}
              className="trama-select-trigger"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span id={face}>
                <span className={chosen === undefined ? "trama-select-placeholder" : "trama-option-label"}>
                  {chosen ?? "\u00a0"}
                </span>
              </span>
              <svg className="trama-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="m6 9 6 6 6-6" />
              </svg>
            </button>
          </span>
          {isOpen && (
            <div role="listbox">
              {options.map((option) => (
                // biome-ignore lint/a11y: the list is never open while the page is measured.
                <div key={option} role="option" aria-selected={option === chosen} onClick={() => setChosen(option)}>
                  {option}
                </div>
              ))}
            </div>
          )}
        </div>
      </Field>
    </div>
  );
}

function Check({ name }: { readonly name: string }) {
  const id = useId();
  const [isChecked, setChecked] = useState(false);
  return (
    <div className={`trama-checkbox home-${name}`} data-position="right" data-checked={isChecked || undefined}>
      <label className="trama-checkbox-row">
        <span className="trama-checkbox-box" data-appearance="checkbox">
          <input
            id={id}
            type="checkbox"
            className="trama-checkbox-input"
            name={name}
            checked={isChecked}
            onChange={() => setChecked(!isChecked)}
          />
          <svg className="trama-checkbox-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M20 6 9 17l-5-5" />
          </svg>
        </span>
        <span className="trama-checkbox-content">Done</span>
      </label>
    </div>
  );
}

/** A picture that is marked if it cannot be loaded. */
function Picture({ name, alt }: { readonly name: string; readonly alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <img
      className={`trama-image home-${name}`}
      data-failed={hasFailed || undefined}
      src={picture}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

interface CardProps {
  readonly index: number;
  readonly name: string;
  readonly count: number;
  readonly setName: (name: string) => void;
  readonly setCount: (count: (before: number) => number) => void;
}

const Card = memo(({ index, name, count, setName, setCount }: CardProps) => {
  const isEven = index % 2 === 0;
  return (
    <div className={`trama-base home-card${index}${count === index ? " is-current" : ""}`}>
      <h2 className={`trama-text home-title${index}`}>{`Card ${index}`}</h2>
      <p className={`trama-text home-name${index}`}>{name}</p>
      <p className={`trama-text home-count${index}`}>{`Count ${count + index}`}</p>
      <div className={`trama-base home-body${index}`}>
        <Picture name={`image${index}`} alt={`Picture ${index}`} />
        <p className={`trama-text home-first${index}`}>The first line of the card</p>
        <p className={`trama-text home-second${index}`}>The second line of the card</p>
        <p className={`trama-text home-third${index}`}>The third line of the card</p>
      </div>
      <div className={`trama-base home-fields${index}`}>
        <input
          className={`trama-text-input home-field${index}`}
          style={{ "--trama-font-size": "15px" } as object}
          type="text"
          name={`field${index}`}
          aria-label="Name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {isEven && <Note name={`note${index}`} />}
        <Choice name={`choice${index}`} />
        {isEven && <Check name={`check${index}`} />}
        <button
          type="button"
          className={`trama-button home-more${index}`}
          disabled={count > 99}
          onClick={() => setCount((before) => before + 1)}
        >
          <span className="trama-button-text">More</span>
        </button>
        <button
          type="button"
          className={`trama-button home-less${index}`}
          onClick={() => setCount((before) => before - 1)}
        >
          <span className="trama-button-text">Less</span>
        </button>
      </div>
    </div>
  );
});

const cards = Array.from({ length: 20 }, (_, index) => index);

function Home() {
  const [isShown, setShown] = useState(false);
  const [name, setName] = useState("Ada");
  const [count, setCount] = useState(0);
  return (
    <main className="trama-section home-main" id="main" data-section="main">
      <button type="button" className="trama-button home-toggle" onClick={() => setShown(!isShown)}>
        <span className="trama-button-text">Toggle</span>
      </button>
      {isShown && (
        <div className="trama-base home-cards">
          {cards.map((index) => (
            <Card key={index} index={index} name={name} count={count} setName={setName} setCount={setCount} />
          ))}
        </div>
      )}
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Home />);
