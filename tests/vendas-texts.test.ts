import { expect, test } from "vitest";
import { categoriaDe, telefoneE164, termoDeBusca } from "../designs/vendas/custom/index.ts";

test.each([
  ["(11) 98765-4321", "+5511987654321"],
  ["011 98765-4321", "+5511987654321"],
  ["0055 11 98765 4321", "+5511987654321"],
  ["+55 11 98765-4321", "+5511987654321"],
  ["https://wa.me/5511987654321", "+5511987654321"],
  ["https://api.whatsapp.com/send?phone=5511987654321&text=oi", "+5511987654321"],
  ["+351 912 345 678", "+351912345678"],
  ["00351 912 345 678", "+351912345678"],
  ["98765-4321", ""],
  ["(01) 98765-4321", ""],
])("the phone %s is %j", (typed, phone) => {
  expect(telefoneE164(typed)).toBe(phone);
});

test.each([
  ["José da D’Ávila", "jose da davila"],
  ["(11) 90123", "1190123"],
  ["Maria  98765-4321", "maria  987654321"],
  ["maria@a.b", "maria@a.b"],
])("a search for %s looks for %j", (typed, term) => {
  expect(termoDeBusca(typed)).toBe(term);
});

test.each([
  ["Quero meu dinheiro de volta", "reembolso"],
  ["O pacote ainda não chegou", "entrega"],
  ["Não consigo entrar no curso", "acesso"],
  ["O boleto venceu", "pagamento"],
  ["Onde está a aula 3?", "conteudo"],
  ["Bom dia!", "duvida"],
])("a customer who writes %j asks about %s", (words, category) => {
  expect(categoriaDe(words)).toBe(category);
});
