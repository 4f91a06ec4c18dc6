/** A hora de São Paulo, que teve horário de verão até 2019. */

const relogio = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "medium",
});

const semVerao = 3 * 3_600_000;

/** Quanto o relógio de São Paulo está atrás do universal, em milissegundos. */
function atraso(instante: number): number {
  const segundo = Math.floor(instante / 1000) * 1000;
  const local = Date.parse(`${relogio.format(segundo).replace(" ", "T")}Z`);
  // Um ano que o relógio escreve de outro jeito, como o anterior ao ano 1.
  return Number.isNaN(local) ? semVerao : segundo - local;
}

/** O instante de um dia, como `2018-11-30`, e uma hora, como `23:59:00`; inválido quando não são um. */
export function emSaoPaulo(dia: string, hora: string): Date {
  const local = Date.parse(`${dia}T${hora}Z`);
  // Perto de uma mudança, o atraso da hora local não é o do instante.
  return new Date(Number.isNaN(local) ? local : local + atraso(local + atraso(local)));
}
