// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  iterate,
  log,
  usePage,
  wait,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  get,
  sum,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { somar } from "../workflows/somar";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Button
          id="um"
          text={() => variables.outro.value}
          onClick={async (run) => {
            const n = variables.valores.value.length;
            if (!(n > 1) || !(n < 9)) {
              return;
            }
            batch(() => {
              const n = variables.nome.value.trim();
              variables.nome.set(n + n);
              const n_ = variables.nome.value;
              variables.outro.set(n_ + n_);
            });
            const total_ = sum(variables.valores.value);
            const total = await somar(run, {
              valor: total_ + total_,
            });
            const soma = total ?? 0;
            if (soma > 3 && soma < 9) {
              const soma = variables.idade.value;
              log(run, `${soma} ${total ?? 0} ${soma}`);
            } else {
              const soma = variables.idade.value;
              if (soma > 3 || soma < 1) {
                log(run, "b");
              }
            }
            const idade = variables.idade.value;
            if (!(idade > 3) && !(idade < 1)) {
              return;
            }
            const letra = variables.nome.value.toLowerCase();
            switch (letra === "" ? "x" : letra) {
              case "x": {
                log(run, "x");
                break;
              }
            }
            batch(() => {
              const lista = variables.valores.value;
              for (const cada of iterate(lista.filter((v) => v > lista.length))) {
                const v = cada;
                variables.idade.set(v * v);
              }
            });
            while (true) {
              const idade = variables.idade.value;
              if (!(idade > 3) || !(idade < 9)) {
                break;
              }
              const idade_ = variables.idade.value + 1;
              variables.idade.set(idade_ * idade_);
              await wait(run, 1);
            }
            const achado = variables.valores.value.filter((v) => v > 3)[0];
            variables.nome.set(achado
              ? `${achado}`
              : null);
            const somar_ = variables.nome.value;
            log(run, somar_ + somar_);
          }}
        />
        <Button
          id="dois"
          text="dois"
          onClick={(run) => {
            const n = variables.idade.value;
            return somar(run, {
              valor: n * n,
            });
          }}
        />
        <Button
          id="tres"
          text="tres"
          onClick={async (run) => {
            const n = variables.idade.value;
            if (!(n > 1) || !(n < 3)) {
              return;
            }
            const n_ = variables.idade.value;
            await somar(run, {
              valor: n_ * n_,
            });
          }}
          onMouseEnter={(_run, event) => {
            batch(() => {
              const x = event.x;
              variables.idade.set(x * x);
              const livre = get(variables.livre.value, "a");
              variables.idade.setUnknown(livre);
            });
          }}
        />
      </Section>
    </Page>
  );
}
