export { anexoGuardado, guardarAnexo, mimeDoAnexo, soltarAnexo } from "./anexos.ts";
export {
  duracao,
  haQuanto,
  horaDeContato,
  inicioDoDia,
  instanteLocal,
  maisDiasUteis,
  minutosDesde,
  minutosUteis,
  periodoValido,
  quandoCurto,
} from "./dias.ts";
export { enderecoDasFuncoes } from "./enderecos.ts";
export { errosDosCampos } from "./erros.ts";
export { etiquetaSvg, imprimirEtiquetas } from "./etiquetas.ts";
export { irAoComeco } from "./listas.ts";
export { cep, documento, documentoFormatado, eUuid, pareceCnpj, telefoneE164, uuidOuNulo } from "./numeros.ts";
export { dominio, jsonLegivel, preencher, reais, respostaPronta, senhaForte, termoDeBusca } from "./textos.ts";
