import { firstNames, lastNames } from "./names.ts";
import { drawFor } from "./random.ts";

/** Quem entra na demonstração. */
export interface Person {
  readonly nome: string;
  readonly email: string;
  readonly perfil: string;
  readonly contaIndex: number;
  readonly ativo?: false;
  readonly semPermissoes?: true;
}

const known: readonly Person[] = [
  { nome: "Ana Lima", email: "ana.lima@aurora.example", perfil: "proprietario", contaIndex: 0 },
  { nome: "Bruno Tavares", email: "bruno.tavares@aurora.example", perfil: "comercial", contaIndex: 0 },
  { nome: "Carla Nunes", email: "carla.nunes@aurora.example", perfil: "suporte", contaIndex: 0 },
  { nome: "Diego Prado", email: "diego.prado@aurora.example", perfil: "logistica", contaIndex: 0 },
  { nome: "Elisa Moura", email: "elisa.moura@aurora.example", perfil: "financeiro", contaIndex: 0 },
  { nome: "Felipe Rocha", email: "felipe.rocha@aurora.example", perfil: "trafego", contaIndex: 0 },
  { nome: "Gustavo Pires", email: "gustavo.pires@aurora.example", perfil: "comercial", contaIndex: 0, ativo: false },
  { nome: "Helena Dias", email: "helena.dias@aurora.example", perfil: "suporte", contaIndex: 0, semPermissoes: true },
  { nome: "Igor Batista", email: "igor.batista@vizinha.example", perfil: "proprietario", contaIndex: 1 },
  // A terceira conta existe só na demonstração grande, e fica vazia.
  { nome: "Joana Sales", email: "joana.sales@farol.example", perfil: "proprietario", contaIndex: 2 },
];

/** As pessoas de uma demonstração: as de nome conhecido, e na grande mais vendedores e atendentes. */
export function peopleOf(seed: number, count: number): readonly Person[] {
  const people = known.slice(0, count);
  for (let index = people.length; index < count; index++) {
    const draw = drawFor(seed, "usuarios", index);
    people.push({
      nome: `${draw.pick(firstNames)} ${draw.pick(lastNames)}`,
      email: `pessoa${index}@aurora.example`,
      perfil: index % 2 === 0 ? "comercial" : "suporte",
      contaIndex: 0,
    });
  }
  return people;
}

/** O texto de `demo.json`: com quem se entra na demonstração. */
export function demoLogins(): string {
  const notes: Readonly<Record<string, string>> = {
    proprietario: "proprietária, cuida da conta",
    comercial: "comercial",
    suporte: "suporte",
    logistica: "logística",
    financeiro: "financeiro",
    trafego: "tráfego",
  };
  const users = known.slice(0, 9).map(({ email, perfil, contaIndex, ativo, semPermissoes }) => {
    const [note = perfil] = [
      ...(ativo === false ? ["acesso desativado"] : []),
      ...(semPermissoes ? ["sem nenhuma página liberada"] : []),
      ...(contaIndex > 0 ? ["proprietário de outra conta"] : []),
      ...(notes[perfil] === undefined ? [] : [notes[perfil]]),
    ];
    return { email, note };
  });
  return `${JSON.stringify({ password: "Teste1234", users }, null, 2)}\n`;
}
