/** Prenomes e sobrenomes comuns, 200 de cada; combinados ao acaso, não nomeiam ninguém. */
export const firstNames: readonly string[] = words(`
Abel Adélia Ademir Adriana Afonso Ágata Alan Alana Alberto Alice Alícia Aline Álvaro Amanda Amélia Anderson André
Andreia Ângela Antônia Antônio Ariane Arlete Arthur Augusto Aurora Bárbara Beatriz Benício Bento Bernardo Bianca Breno
Bruna Caetano Caio Camila Carina Carlos Carolina Cássia Cecília Célia César Cíntia Clara Clarice Cláudia Cláudio Clóvis
Cristiane Cristina Dalila Daniel Daniela Danilo Dário Davi Débora Denis Denise Diana Dirce Douglas Dulce Edgar Edith
Edna Edson Eduarda Eduardo Elaine Elena Eliana Elias Elton Emanuel Emília Enzo Érica Ester Eugênia Eunice Evandro Fábio
Fabiana Fátima Fernanda Fernando Flávia Flávio Francisca Francisco Frederico Gabriel Gabriela Geraldo Gilberto Gisele
Glória Graça Heitor Helio Heloísa Henrique Hugo Iara Inês Íris Irene Isaac Isabel Isadora Ivan Ivone Jacira Jaime
Janaína Jéssica Joana João Joaquim Jonas Jorge José Joyce Júlia Juliana Júlio Karen Kátia Laís Larissa Laura Lauro
Leandro Leila Leonardo Letícia Lia Lígia Lívia Lorena Luana Lucas Lúcia Luciana Lúcio Luís Luísa Luiza Madalena Maíra
Manuela Marcela Marcelo Márcia Marcos Margarida Maria Mariana Marina Mário Marta Mateus Maurício Mauro Melissa Miguel
Milena Mirela Míriam Mônica Murilo Nádia Natália Neide Nelson Nícolas Nilza Noemi Norma Olga Olívia Osvaldo Otávio
Pâmela Patrícia Paula Paulo Pedro Penélope Priscila Rafael Rafaela Raquel Regina Renata Renato Ricardo
`);

export const lastNames: readonly string[] = words(`
Abrantes Abreu Aguiar Albuquerque Alencar Almeida Alvarenga Alves Amaral Amorim Andrade Antunes Aragão Araújo Arruda
Assis Assunção Azevedo Bandeira Barbosa Barreto Barros Bastos Batista Bezerra Bittencourt Borba Borges Botelho Braga
Brandão Brito Bueno Cabral Caldas Camargo Campos Cardoso Carneiro Carvalho Castilho Castro Cavalcanti Chagas Chaves
Coelho Conceição Cordeiro Corrêa Costa Coutinho Couto Cruz Cunha Damasceno Dantas Diniz Domingues Dorneles Duarte
Dutra Esteves Estrela Evangelista Fagundes Falcão Faria Farias Feitosa Fernandes Ferraz Ferreira Figueira Figueiredo
Fonseca Fontes Fragoso França Franco Freire Freitas Frota Furtado Galvão Gama Garcia Gaspar Godoy Gomes Gonçalves Goulart
Gouveia Guedes Guerra Guimarães Gusmão Henriques Holanda Jardim Junqueira Lacerda Lago Leal Leão Leite Leme Lemos Lins
Lobato Lobo Lopes Loureiro Lourenço Macedo Machado Maciel Magalhães Maia Malta Marinho Marques Martins Matos Medeiros
Meireles Melo Mendes Mendonça Menezes Mesquita Miranda Monteiro Morais Moreira Mota Moura Munhoz Nascimento Navarro Neves
Nogueira Noronha Novaes Nunes Oliveira Osório Pacheco Padilha Paes Paiva Palhares Paranhos Parente Passos Peçanha Pedrosa
Peixoto Pereira Pessoa Pimenta Pimentel Pinheiro Pinto Pires Pontes Porto Prates Queirós Quintana Ramalho Ramos Rangel
Rebouças Rego Reis Resende Rezende Ribas Ribeiro Rios Rocha Rodrigues Sá Salgado Sales Sampaio Santana Santiago Santos
Saraiva Seixas Serra Silveira Simões Siqueira Soares Sousa Souza Tavares Teixeira
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
