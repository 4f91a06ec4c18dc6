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
export { enderecoDaFuncao, enderecoDasFuncoes, partesDoLink } from "./enderecos.ts";
export { errosDosCampos, mensagemDaFuncao } from "./erros.ts";
export { etiquetaSvg, imprimirEtiquetas } from "./etiquetas.ts";
export { arquivoDeTexto, comMembro, irAoComeco, linhasDe, membro, rotulosDeStatus } from "./listas.ts";
export { cep, documento, documentoFormatado, eUuid, pareceCnpj, telefoneE164, uuidOuNulo } from "./numeros.ts";
export { categoriaDe, paraEndereco } from "./pedidos.ts";
export { qrSvg } from "./qr.ts";
export { dominio, jsonLegivel, preencher, reais, respostaPronta, senhaForte, termoDeBusca } from "./textos.ts";
