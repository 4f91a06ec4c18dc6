// @generated from designs/vendas/tables.json. Do not edit.

export type Arquivos = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly entidade: string | null;
  readonly entidade_id: string | null;
  readonly enviado_por: string;
  readonly ext: string;
  readonly id: string;
  readonly mime: string;
  readonly nome: string;
  readonly tag: string;
  readonly tamanho: number;
  readonly url: string;
};

export type Atendimentos = {
  readonly alterado_por: string | null;
  readonly assunto: string;
  readonly atualizado_em: string;
  readonly busca: string;
  readonly canal: "whatsapp" | "instagram" | "email" | "widget";
  readonly categoria:
    | "acesso"
    | "pagamento"
    | "reembolso"
    | "entrega"
    | "conteudo"
    | "duvida"
    | "outro";
  readonly chat_id: string | null;
  readonly codigo: string;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly descricao: string | null;
  readonly envio_id: string | null;
  readonly excluido_em: string | null;
  readonly fechado_em: string | null;
  readonly id: string;
  readonly minutos_pausados: number;
  readonly pausado_em: string | null;
  readonly primeira_resposta_em: string | null;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly reaberturas: number;
  readonly referencia: string | null;
  readonly resolvido_em: string | null;
  readonly responsavel_id: string | null;
  readonly satisfacao: number | null;
  readonly sla_atencao_em: string | null;
  readonly sla_resolucao_em: string | null;
  readonly sla_resposta_em: string | null;
  readonly status:
    | "novo"
    | "em_atendimento"
    | "aguardando_cliente"
    | "aguardando_interno"
    | "resolvido"
    | "fechado";
  readonly transacao_id: string | null;
  readonly versao: number;
};

export type Auditoria = {
  readonly acao: string;
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly detalhe: unknown;
  readonly em: string;
  readonly entidade: string;
  readonly entidade_id: string | null;
  readonly id: string;
  readonly usuario_id: string | null;
};

export type Chats = {
  readonly adiado_ate: string | null;
  readonly atualizado_em: string;
  readonly canal: "whatsapp" | "instagram" | "email" | "widget";
  readonly canal_ref: string;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly excluido_em: string | null;
  readonly id: string;
  readonly janela_ate: string | null;
  readonly nao_lidas: number;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly responsavel_id: string | null;
  readonly status: "aberto" | "pendente" | "adiado" | "resolvido";
  readonly ultima_direcao: "entrada" | "saida";
  readonly ultima_mensagem_em: string;
  readonly ultima_mensagem_previa: string;
};

export type Comissoes = {
  readonly atualizado_em: string;
  readonly base_centavos: number;
  readonly beneficiario_email: string;
  readonly beneficiario_nome: string;
  readonly comprovante_arquivo_id: string | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly estorno_de: string | null;
  readonly id: string;
  readonly lancada_em: string | null;
  readonly liberada_em: string | null;
  readonly moeda: string;
  readonly origem: "informada" | "calculada";
  readonly paga_em: string | null;
  readonly pagamento_lancado_em: string | null;
  readonly pagamento_ref: string | null;
  readonly papel: "produtor" | "coprodutor" | "afiliado" | "gerente_afiliados";
  readonly percentual_bps: number | null;
  readonly prevista_para: string | null;
  readonly status: "prevista" | "liberada" | "paga" | "cancelada";
  readonly tipo: "credito" | "estorno";
  readonly transacao_id: string;
  readonly usuario_id: string | null;
  readonly valor_centavos: number;
};

export type Contas = {
  readonly atualizado_em: string;
  readonly conectados: readonly string[];
  readonly criado_em: string;
  readonly documento: string | null;
  readonly documento_mascara: string | null;
  readonly dominio_link: string | null;
  readonly fuso: string;
  readonly horario_atendimento: {
    readonly dias: readonly number[];
    readonly feriados: readonly string[];
    readonly fim: string;
    readonly inicio: string;
  };
  readonly id: string;
  readonly imposto_bps: number;
  readonly meta_mensal_centavos: number;
  readonly modo_teste: boolean;
  readonly moeda: string;
  readonly nome: string;
  readonly simulacao_desde: string | null;
  readonly slug: string;
};

export type ContasAnuncio = {
  readonly ativa: boolean;
  readonly atribuicao: string;
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly erro_sincronizacao: string | null;
  readonly fuso: string;
  readonly id: string;
  readonly moeda: string;
  readonly nome: string;
  readonly ref_externa: string;
  readonly sincronizacao_pedida_em: string | null;
  readonly sincronizada_em: string | null;
};

export type ContatoNotas = {
  readonly atualizado_em: string;
  readonly autor_id: string | null;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly entidade: string | null;
  readonly entidade_id: string | null;
  readonly id: string;
  readonly texto: string;
};

export type ContatoTags = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly criado_por: string | null;
  readonly tag_id: string;
};

export type Contatos = {
  readonly aceita_contato: boolean;
  readonly anonimizado_em: string | null;
  readonly atualizado_em: string;
  readonly bairro: string | null;
  readonly busca: string;
  readonly cep: string | null;
  readonly cidade: string | null;
  readonly complemento: string | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly dados_teste: boolean;
  readonly documento: string | null;
  readonly documento_mascara: string | null;
  readonly email: string | null;
  readonly excluido_em: string | null;
  readonly id: string;
  readonly logradouro: string | null;
  readonly nascimento: string | null;
  readonly nome: string;
  readonly numero: string | null;
  readonly observacao: string | null;
  readonly origem:
    | "transacao"
    | "chat"
    | "importacao"
    | "manual"
    | "formulario";
  readonly pais: string;
  readonly qtd_compras: number;
  readonly responsavel_id: string | null;
  readonly tag_ids: readonly string[];
  readonly telefone: string | null;
  readonly tipo_documento: "cpf" | "cnpj" | null;
  readonly total_compras_centavos: number;
  readonly uf:
    | "AC"
    | "AL"
    | "AM"
    | "AP"
    | "BA"
    | "CE"
    | "DF"
    | "ES"
    | "GO"
    | "MA"
    | "MG"
    | "MS"
    | "MT"
    | "PA"
    | "PB"
    | "PE"
    | "PI"
    | "PR"
    | "RJ"
    | "RN"
    | "RO"
    | "RR"
    | "RS"
    | "SC"
    | "SE"
    | "SP"
    | "TO"
    | null;
  readonly ultima_compra_em: string | null;
};

export type Envios = {
  readonly altura_cm: number | null;
  readonly atualizado_em: string;
  readonly bairro: string | null;
  readonly cep: string | null;
  readonly cidade: string | null;
  readonly codigo: string;
  readonly complemento: string | null;
  readonly comprimento_cm: number | null;
  readonly conferido: boolean;
  readonly conta_id: string;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly destinatario_documento: string | null;
  readonly destinatario_nome: string;
  readonly documento_mascara: string | null;
  readonly etiqueta_arquivo_id: string | null;
  readonly etiqueta_erro: string | null;
  readonly etiqueta_pedida_em: string | null;
  readonly id: string;
  readonly largura_cm: number | null;
  readonly logradouro: string | null;
  readonly lote_id: string | null;
  readonly motivo_cancelamento: string | null;
  readonly nota_fiscal_chave: string | null;
  readonly numero: string | null;
  readonly observacao: string | null;
  readonly peso_g: number | null;
  readonly posicao: number;
  readonly postado_em: string | null;
  readonly postado_lat: number | null;
  readonly postado_lng: number | null;
  readonly prazo_dias: number | null;
  readonly previsto_em: string | null;
  readonly produto_id: string | null;
  readonly reembolsado_em: string | null;
  readonly servico: "pac" | "sedex" | "economico" | "expresso";
  readonly status:
    | "pendente"
    | "endereco_incompleto"
    | "em_separacao"
    | "etiqueta_emitida"
    | "postado"
    | "entregue"
    | "devolvido"
    | "extraviado"
    | "cancelado";
  readonly telefone: string | null;
  readonly transacao_id: string | null;
  readonly transportadora: "correios" | "jadlog" | "loggi" | "outra";
  readonly uf: string | null;
  readonly valor_declarado_centavos: number;
  readonly valor_frete_centavos: number;
  readonly versao: number;
};

export type Etapas = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly cor: string;
  readonly criado_em: string;
  readonly dias_parada: number | null;
  readonly id: string;
  readonly limite: number | null;
  readonly nome: string;
  readonly ordem: number;
  readonly pipeline_id: string;
  readonly probabilidade: number;
};

export type Exportacoes = {
  readonly arquivo_id: string | null;
  readonly atualizado_em: string;
  readonly colunas: readonly string[];
  readonly conta_id: string;
  readonly criado_em: string;
  readonly criado_por: string;
  readonly erro: string | null;
  readonly expira_em: string | null;
  readonly filtros: unknown;
  readonly id: string;
  readonly linhas: number;
  readonly linhas_total: number;
  readonly status:
    | "na_fila"
    | "processando"
    | "concluida"
    | "concluida_com_erros"
    | "falhou"
    | "cancelada";
  readonly tipo:
    | "transacoes"
    | "comissoes"
    | "contatos"
    | "atendimentos"
    | "envios"
    | "metricas"
    | "recuperacoes";
};

export type Fechamentos = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly fechado_por: string | null;
  readonly id: string;
  readonly mes: string;
};

export type ImportacaoErrosTable = {
  readonly atualizado_em: string;
  readonly codigo: string;
  readonly coluna: string | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly importacao_id: string;
  readonly linha: number;
  readonly mensagem: string;
  readonly valor: string | null;
};

export type Importacoes = {
  readonly amostra: readonly (readonly string[])[];
  readonly arquivo_id: string;
  readonly atualizado_em: string;
  readonly cabecalho: readonly string[];
  readonly codificacao: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly criado_por: string;
  readonly erro: string | null;
  readonly hash_arquivo: string;
  readonly id: string;
  readonly iniciada_em: string | null;
  readonly leitura: string | null;
  readonly linhas_atualizadas: number;
  readonly linhas_erro: number;
  readonly linhas_ignoradas: number;
  readonly linhas_lidas: number;
  readonly linhas_novas: number;
  readonly linhas_total: number;
  readonly mapeamento: unknown;
  readonly modo: "so_novas" | "novas_e_atualizar";
  readonly plataforma_padrao:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda"
    | "manual"
    | null;
  readonly produtos_novos: readonly string[];
  readonly separador: string;
  readonly status:
    | "na_fila"
    | "processando"
    | "analisada"
    | "concluida"
    | "concluida_com_erros"
    | "falhou"
    | "cancelada";
  readonly terminada_em: string | null;
};

export type Integracoes = {
  readonly ativa: boolean;
  readonly atualizado_em: string;
  readonly codigo: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly plataforma:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda";
  readonly recebido_em: string | null;
  readonly segredo: string;
};

export type LinkCliquesDia = {
  readonly atualizado_em: string;
  readonly cliques: number;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly dia: string;
  readonly link_id: string;
  readonly unicos: number;
};

export type Links = {
  readonly ativo: boolean;
  readonly atualizado_em: string;
  readonly cliques: number;
  readonly codigo_curto: string | null;
  readonly codigo_dmg: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly criado_por: string;
  readonly destino: string;
  readonly grupo: string;
  readonly id: string;
  readonly midia: string;
  readonly nome: string;
  readonly parametros: unknown;
  readonly plataforma: string;
  readonly produto_id: string | null;
  readonly url_original: string;
  readonly url_transformada: string;
};

export type LotesExpedicao = {
  readonly atualizado_em: string;
  readonly codigo: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly criado_por: string | null;
  readonly data: string;
  readonly id: string;
  readonly status: "aberto" | "fechado";
};

export type MapaStatusPlataforma = {
  readonly gera_recuperacao: string | null;
  readonly plataforma: string;
  readonly status: string | null;
  readonly status_origem: string;
};

export type Mensagens = {
  readonly arquivo_id: string | null;
  readonly atualizado_em: string;
  readonly autor_id: string | null;
  readonly canal_msg_id: string | null;
  readonly chat_id: string;
  readonly cliente_ref: string | null;
  readonly conta_id: string;
  readonly conteudo: string | null;
  readonly criado_em: string;
  readonly direcao: "entrada" | "saida" | "nota" | "sistema";
  readonly entregue_em: string | null;
  readonly enviada_em: string | null;
  readonly erro_codigo: string | null;
  readonly erro_texto: string | null;
  readonly id: string;
  readonly lida_em: string | null;
  readonly resposta_a: string | null;
  readonly status:
    | "na_fila"
    | "enviada"
    | "entregue"
    | "lida"
    | "falhou";
  readonly tipo:
    | "texto"
    | "imagem"
    | "audio"
    | "video"
    | "documento"
    | "modelo"
    | "sistema";
};

export type MetricasFacebook = {
  readonly alcance: number;
  readonly anuncio_id: string;
  readonly anuncio_nome: string;
  readonly atualizado_em: string;
  readonly campanha_id: string;
  readonly campanha_nome: string;
  readonly checkouts: number;
  readonly cliques: number;
  readonly cliques_link: number;
  readonly compras: number;
  readonly conjunto_id: string;
  readonly conjunto_nome: string;
  readonly conta_anuncio_id: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly dia: string;
  readonly gasto_centavos: number;
  readonly id: string;
  readonly impressoes: number;
  readonly moeda: string;
  readonly valor_compras_centavos: number;
  readonly visualizacoes_pagina: number;
};

export type MotivosPerda = {
  readonly ativo: boolean;
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly nome: string;
  readonly ordem: number;
};

export type OportunidadeHistoricoTable = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly de: string | null;
  readonly em: string;
  readonly id: string;
  readonly oportunidade_id: string;
  readonly para: string | null;
  readonly tipo:
    | "criada"
    | "movida"
    | "editada"
    | "ganha"
    | "perdida"
    | "reaberta";
  readonly usuario_id: string | null;
};

export type Oportunidades = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly encerrada_em: string | null;
  readonly encerrada_por: string | null;
  readonly entrou_etapa_em: string;
  readonly etapa_id: string;
  readonly excluido_em: string | null;
  readonly id: string;
  readonly moeda: string;
  readonly motivo_detalhe: string | null;
  readonly motivo_perda_id: string | null;
  readonly observacao: string | null;
  readonly origem: "manual" | "recuperacao" | "chat" | "importacao";
  readonly pipeline_id: string;
  readonly posicao: number;
  readonly previsao_em: string | null;
  readonly produto_id: string | null;
  readonly responsavel_id: string | null;
  readonly status: "aberta" | "ganha" | "perdida";
  readonly titulo: string;
  readonly transacao_id: string | null;
  readonly valor_centavos: number;
  readonly versao: number;
};

export type Permissoes = {
  readonly grupo_menu: string | null;
  readonly icone: string | null;
  readonly no_menu: boolean;
  readonly oculta_sitemap: boolean;
  readonly ordem: number;
  readonly pagina_id: string;
  readonly rota: string;
  readonly titulo: string;
};

export type Pipelines = {
  readonly ativo: boolean;
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly motivo_perda_obrigatorio: boolean;
  readonly nome: string;
  readonly ordem: number;
  readonly padrao: boolean;
};

export type ProdutoParticipantesTable = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly documento: string | null;
  readonly documento_mascara: string | null;
  readonly email: string;
  readonly fim: string | null;
  readonly id: string;
  readonly inicio: string;
  readonly nome: string;
  readonly papel: "coprodutor" | "afiliado" | "gerente_afiliados";
  readonly percentual_bps: number;
  readonly produto_id: string;
  readonly usuario_id: string | null;
};

export type Produtos = {
  readonly afiliado_bps: number;
  readonly altura_cm: number | null;
  readonly ativo: boolean;
  readonly atualizado_em: string;
  readonly comprimento_cm: number | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly fisico: boolean;
  readonly garantia_dias: number;
  readonly id: string;
  readonly imagem_arquivo_id: string | null;
  readonly largura_cm: number | null;
  readonly moeda: string;
  readonly nome: string;
  readonly peso_g: number | null;
  readonly plataforma:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda"
    | "manual";
  readonly plataforma_produto_id: string;
  readonly preco_centavos: number;
  readonly taxa_bps: number;
  readonly taxa_fixa_centavos: number;
  readonly tipo:
    | "curso"
    | "ebook"
    | "assinatura"
    | "evento"
    | "comunidade"
    | "software"
    | "fisico"
    | "kit";
};

export type RastreioEventos = {
  readonly atualizado_em: string;
  readonly cidade: string | null;
  readonly codigo_evento: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly descricao: string;
  readonly destino_cidade: string | null;
  readonly destino_uf: string | null;
  readonly detalhe: string | null;
  readonly id: string;
  readonly ocorrido_em: string;
  readonly rastreio_id: string;
  readonly status: string;
  readonly tipo: string;
  readonly uf: string | null;
};

export type Rastreios = {
  readonly atualizado_em: string;
  readonly codigo: string;
  readonly consulta_pedida_em: string | null;
  readonly consultado_em: string | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly entregue_em: string | null;
  readonly envio_id: string;
  readonly falhas_consulta: number;
  readonly id: string;
  readonly previsto_em: string | null;
  readonly proxima_consulta_em: string | null;
  readonly status:
    | "aguardando_postagem"
    | "postado"
    | "em_transito"
    | "saiu_para_entrega"
    | "tentativa_falha"
    | "aguardando_retirada"
    | "entregue"
    | "em_devolucao"
    | "devolvido"
    | "extraviado";
  readonly transportadora: "correios" | "jadlog" | "loggi" | "outra";
  readonly ultimo_evento_em: string | null;
  readonly ultimo_evento_texto: string | null;
};

export type RecuperacaoTentativas = {
  readonly atualizado_em: string;
  readonly canal: "whatsapp" | "ligacao" | "email" | "sms";
  readonly conta_id: string;
  readonly criado_em: string;
  readonly em: string;
  readonly id: string;
  readonly observacao: string | null;
  readonly recuperacao_id: string;
  readonly resultado:
    | "sem_resposta"
    | "vai_pagar"
    | "pediu_desconto"
    | "duvida"
    | "numero_invalido"
    | "nao_quer"
    | "pagou";
  readonly usuario_id: string;
};

export type Recuperacoes = {
  readonly atualizado_em: string;
  readonly checkout_url: string | null;
  readonly conta_id: string;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly disponivel_em: string;
  readonly encerrada_em: string | null;
  readonly evento_em: string;
  readonly expira_em: string;
  readonly id: string;
  readonly lembrada_em: string | null;
  readonly moeda: string;
  readonly motivo: string | null;
  readonly primeira_tentativa_em: string | null;
  readonly produto_id: string | null;
  readonly proxima_tentativa_em: string | null;
  readonly reservada_ate: string | null;
  readonly responsavel_id: string | null;
  readonly status:
    | "aguardando"
    | "na_fila"
    | "em_contato"
    | "recuperada"
    | "convertida_sozinha"
    | "perdida"
    | "expirada"
    | "descartada";
  readonly tentativas: number;
  readonly tipo:
    | "carrinho_abandonado"
    | "pix_pendente"
    | "pix_expirado"
    | "boleto_pendente"
    | "boleto_expirado"
    | "cartao_recusado"
    | "assinatura_atrasada";
  readonly transacao_ganha_id: string | null;
  readonly transacao_id: string | null;
  readonly valor_centavos: number;
};

export type RespostasRapidas = {
  readonly atalho: string;
  readonly atualizado_em: string;
  readonly canal: "whatsapp" | "instagram" | "email" | "widget" | null;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly modelo_aprovado: boolean;
  readonly texto: string;
};

export type Tags = {
  readonly atualizado_em: string;
  readonly conta_id: string;
  readonly cor: string;
  readonly criado_em: string;
  readonly id: string;
  readonly nome: string;
};

export type Tarefas = {
  readonly atendimento_id: string | null;
  readonly atualizado_em: string;
  readonly concluida_em: string | null;
  readonly conta_id: string;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly criado_por: string;
  readonly descricao: string | null;
  readonly id: string;
  readonly oportunidade_id: string | null;
  readonly posicao: number;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly recuperacao_id: string | null;
  readonly responsavel_id: string;
  readonly status: "a_fazer" | "em_andamento" | "concluida" | "cancelada";
  readonly titulo: string;
  readonly vence_em: string | null;
};

export type TransacaoEventos = {
  readonly atualizado_em: string;
  readonly chave_evento: string;
  readonly conta_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly motivo: string | null;
  readonly ocorrido_em: string;
  readonly origem: "webhook" | "importacao" | "manual" | "sistema";
  readonly payload: unknown;
  readonly status_de: string | null;
  readonly status_origem: string | null;
  readonly status_para: string;
  readonly transacao_id: string;
  readonly usuario_id: string | null;
  readonly valor_centavos: number | null;
};

export type Transacoes = {
  readonly afiliado_comissao_centavos: number | null;
  readonly afiliado_email: string | null;
  readonly afiliado_nome: string | null;
  readonly aprovada_em: string | null;
  readonly assinatura_codigo: string | null;
  readonly atualizado_em: string;
  readonly boleto_linha: string | null;
  readonly boleto_url: string | null;
  readonly busca: string;
  readonly chargeback_em: string | null;
  readonly checkout_url: string | null;
  readonly completa_em: string | null;
  readonly comprador_documento: string | null;
  readonly comprador_email: string | null;
  readonly comprador_nome: string;
  readonly comprador_telefone: string | null;
  readonly conta_id: string;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly cupom: string | null;
  readonly datas_supostas: readonly string[];
  readonly desconto_centavos: number;
  readonly devolvido_antes_centavos: number;
  readonly ditos: unknown;
  readonly divisao: unknown;
  readonly documento_mascara: string | null;
  readonly forma_pagamento:
    | "cartao_credito"
    | "pix"
    | "boleto"
    | "paypal"
    | "carteira_digital"
    | "saldo"
    | "outro";
  readonly frete_centavos: number;
  readonly garantia_ate: string | null;
  readonly id: string;
  readonly importacao_id: string | null;
  readonly link_id: string | null;
  readonly minha_comissao_centavos: number;
  readonly moeda: string;
  readonly oferta_codigo: string | null;
  readonly oferta_nome: string | null;
  readonly origem: "webhook" | "importacao" | "manual" | "legado";
  readonly parcelas: number;
  readonly pedida_em: string;
  readonly pedido_codigo: string | null;
  readonly pix_codigo: string | null;
  readonly plataforma:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda"
    | "manual";
  readonly produto_id: string | null;
  readonly produto_nome: string;
  readonly recorrencia: number | null;
  readonly reembolsada_em: string | null;
  readonly sck: string | null;
  readonly src: string | null;
  readonly status:
    | "aguardando_pagamento"
    | "em_analise"
    | "aprovada"
    | "completa"
    | "recusada"
    | "cancelada"
    | "expirada"
    | "atrasada"
    | "em_disputa"
    | "reembolsada"
    | "reembolsada_parcial"
    | "chargeback";
  readonly status_em: string | null;
  readonly status_origem: string | null;
  readonly taxa_calculada: boolean;
  readonly taxa_plataforma_centavos: number;
  readonly tipo_item:
    | "principal"
    | "order_bump"
    | "upsell"
    | "downsell"
    | "assinatura";
  readonly transacao_codigo: string;
  readonly utm_campaign: string | null;
  readonly utm_content: string | null;
  readonly utm_medium: string | null;
  readonly utm_source: string | null;
  readonly utm_term: string | null;
  readonly valor_cobrado_centavos: number;
  readonly valor_liquido_centavos: number;
  readonly valor_produto_centavos: number;
  readonly valor_reembolsado_centavos: number;
  readonly vence_em: string | null;
  readonly versao: number;
};

export type Usuarios = {
  readonly ativo: boolean;
  readonly atualizado_em: string;
  readonly avatar_url: string | null;
  readonly conta_id: string;
  readonly convidado_em: string | null;
  readonly cor: string;
  readonly criado_em: string;
  readonly email: string;
  readonly id: string;
  readonly nome: string;
  readonly perfil:
    | "proprietario"
    | "comercial"
    | "suporte"
    | "logistica"
    | "financeiro"
    | "trafego";
  readonly permissoes: readonly {
    readonly escopo?: "todos" | "proprios" | null | undefined;
    readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
    readonly pagina: string;
  }[];
  readonly presenca: "online" | "ausente" | "offline";
  readonly som_notificacao: boolean;
  readonly telefone: string | null;
  readonly visto_em: string | null;
};

export type UsuariosApp = {
  readonly acesso_ate: string | null;
  readonly acesso_inicio: string;
  readonly atualizado_em: string;
  readonly busca: string;
  readonly conta_id: string;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly documento: string | null;
  readonly documento_mascara: string | null;
  readonly email: string;
  readonly excluido_em: string | null;
  readonly id: string;
  readonly nome: string;
  readonly primeiro_acesso_em: string | null;
  readonly produto_id: string;
  readonly progresso_pct: number;
  readonly qtd_acessos: number;
  readonly status: "ativo" | "suspenso" | "expirado" | "cancelado";
  readonly telefone: string | null;
  readonly transacao_id: string | null;
  readonly ultimo_acesso_em: string | null;
};

export type VwAtendimentoNotas = {
  readonly atendimento_id: string;
  readonly autor_cor: string | null;
  readonly autor_id: string | null;
  readonly autor_nome: string | null;
  readonly contato_id: string;
  readonly criado_em: string;
  readonly id: string;
  readonly texto: string;
};

export type VwAtendimentos = {
  readonly aberto: boolean;
  readonly alterado_por: string | null;
  readonly alterado_por_nome: string | null;
  readonly assunto: string;
  readonly atualizado_em: string;
  readonly busca: string;
  readonly canal: "whatsapp" | "instagram" | "email" | "widget";
  readonly categoria:
    | "acesso"
    | "pagamento"
    | "reembolso"
    | "entrega"
    | "conteudo"
    | "duvida"
    | "outro";
  readonly chat_id: string | null;
  readonly codigo: string;
  readonly contato_email: string | null;
  readonly contato_id: string;
  readonly contato_nome: string;
  readonly contato_telefone: string | null;
  readonly criado_em: string;
  readonly descricao: string | null;
  readonly excluido_em: string | null;
  readonly fechado_em: string | null;
  readonly id: string;
  readonly minutos_pausados: number;
  readonly pausado_em: string | null;
  readonly primeira_resposta_em: string | null;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly proximos_status: readonly string[];
  readonly reaberturas: number;
  readonly resolvido_em: string | null;
  readonly responsavel_cor: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly satisfacao: number | null;
  readonly sla_atencao_em: string | null;
  readonly sla_em_1h: boolean | null;
  readonly sla_resolucao_consumidos: number;
  readonly sla_resolucao_em: string | null;
  readonly sla_resolucao_minutos: number;
  readonly sla_resposta_consumidos: number;
  readonly sla_resposta_em: string | null;
  readonly sla_resposta_minutos: number;
  readonly sla_situacao:
    | "no_prazo"
    | "vencendo"
    | "estourado"
    | "pausado"
    | "cumprido";
  readonly status:
    | "novo"
    | "em_atendimento"
    | "aguardando_cliente"
    | "aguardando_interno"
    | "resolvido"
    | "fechado";
  readonly transacao_id: string | null;
  readonly versao: number;
};

export type VwChats = {
  readonly adiado_ate: string | null;
  readonly atualizado_em: string;
  readonly busca: string;
  readonly canal: "whatsapp" | "instagram" | "email" | "widget";
  readonly canal_ref: string;
  readonly contato_email: string | null;
  readonly contato_id: string;
  readonly contato_nome: string;
  readonly contato_telefone: string | null;
  readonly criado_em: string;
  readonly excluido_em: string | null;
  readonly id: string;
  readonly janela_ate: string | null;
  readonly nao_lidas: number;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly responsavel_cor: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly sem_resposta: boolean | null;
  readonly status: "aberto" | "pendente" | "adiado" | "resolvido";
  readonly tag_ids: readonly string[];
  readonly ultima_direcao: "entrada" | "saida";
  readonly ultima_mensagem_em: string;
  readonly ultima_mensagem_previa: string;
};

export type VwComissoes = {
  readonly aprovada_em: string | null;
  readonly beneficiario_email: string;
  readonly beneficiario_nome: string;
  readonly busca: string;
  readonly comprador_nome: string;
  readonly id: string;
  readonly liberada_em: string | null;
  readonly moeda: string;
  readonly origem: "informada" | "calculada";
  readonly paga_em: string | null;
  readonly pagamento_ref: string | null;
  readonly papel: "produtor" | "coprodutor" | "afiliado" | "gerente_afiliados";
  readonly percentual_bps: number | null;
  readonly prevista_para: string | null;
  readonly produto_id: string | null;
  readonly produto_nome: string;
  readonly status: "prevista" | "liberada" | "paga" | "cancelada";
  readonly tipo: "credito" | "estorno";
  readonly transacao_codigo: string;
  readonly transacao_id: string;
  readonly valor_centavos: number;
};

export type VwContato = {
  readonly aceita_contato: boolean;
  readonly anonimizado_em: string | null;
  readonly atualizado_em: string;
  readonly bairro: string | null;
  readonly cep: string | null;
  readonly cidade: string | null;
  readonly complemento: string | null;
  readonly criado_em: string;
  readonly dados_teste: boolean;
  readonly documento_mascara: string | null;
  readonly email: string | null;
  readonly id: string;
  readonly logradouro: string | null;
  readonly nascimento: string | null;
  readonly nome: string;
  readonly numero: string | null;
  readonly observacao: string | null;
  readonly origem:
    | "transacao"
    | "chat"
    | "importacao"
    | "manual"
    | "formulario";
  readonly pais: string;
  readonly qtd_compras: number;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly tags: readonly {
    readonly cor: string;
    readonly id: string;
    readonly nome: string;
  }[];
  readonly telefone: string | null;
  readonly ticket_medio_centavos: number | null;
  readonly tipo_documento: "cpf" | "cnpj" | null;
  readonly total_compras_centavos: number;
  readonly uf:
    | "AC"
    | "AL"
    | "AM"
    | "AP"
    | "BA"
    | "CE"
    | "DF"
    | "ES"
    | "GO"
    | "MA"
    | "MG"
    | "MS"
    | "MT"
    | "PA"
    | "PB"
    | "PE"
    | "PI"
    | "PR"
    | "RJ"
    | "RN"
    | "RO"
    | "RR"
    | "RS"
    | "SC"
    | "SE"
    | "SP"
    | "TO"
    | null;
  readonly ultima_compra_em: string | null;
};

export type VwContatoAcessos = {
  readonly acesso_ate: string | null;
  readonly acesso_inicio: string;
  readonly contato_id: string | null;
  readonly email: string;
  readonly id: string;
  readonly produto_id: string;
  readonly produto_nome: string;
  readonly progresso_pct: number;
  readonly status: "ativo" | "suspenso" | "expirado" | "cancelado";
  readonly ultimo_acesso_em: string | null;
};

export type VwContatoArquivos = {
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly enviado_por: string;
  readonly enviado_por_nome: string | null;
  readonly ext: string;
  readonly id: string;
  readonly mime: string;
  readonly nome: string;
  readonly tag: string;
  readonly tamanho: number;
  readonly url: string;
};

export type VwContatoOportunidades = {
  readonly contato_id: string;
  readonly criado_em: string;
  readonly encerrada_em: string | null;
  readonly etapa_cor: string;
  readonly etapa_id: string;
  readonly etapa_nome: string;
  readonly id: string;
  readonly moeda: string;
  readonly pipeline_id: string;
  readonly pipeline_nome: string;
  readonly previsao_em: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly status: "aberta" | "ganha" | "perdida";
  readonly titulo: string;
  readonly valor_centavos: number;
};

export type VwContatoTarefas = {
  readonly atendimento_id: string | null;
  readonly concluida_em: string | null;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly criado_por: string;
  readonly descricao: string | null;
  readonly id: string;
  readonly oportunidade_id: string | null;
  readonly prioridade: "baixa" | "normal" | "alta" | "urgente";
  readonly responsavel_id: string;
  readonly responsavel_nome: string | null;
  readonly status: "a_fazer" | "em_andamento" | "concluida" | "cancelada";
  readonly titulo: string;
  readonly vence_em: string | null;
};

export type VwContatos = {
  readonly aceita_contato: boolean;
  readonly atualizado_em: string;
  readonly busca: string;
  readonly cidade: string | null;
  readonly criado_em: string;
  readonly dados_teste: boolean;
  readonly documento_mascara: string | null;
  readonly email: string | null;
  readonly id: string;
  readonly nome: string;
  readonly origem:
    | "transacao"
    | "chat"
    | "importacao"
    | "manual"
    | "formulario";
  readonly qtd_compras: number;
  readonly responsavel_cor: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly tag_ids: readonly string[];
  readonly tags: readonly {
    readonly cor: string;
    readonly id: string;
    readonly nome: string;
  }[];
  readonly telefone: string | null;
  readonly tipo_documento: "cpf" | "cnpj" | null;
  readonly total_compras_centavos: number;
  readonly uf:
    | "AC"
    | "AL"
    | "AM"
    | "AP"
    | "BA"
    | "CE"
    | "DF"
    | "ES"
    | "GO"
    | "MA"
    | "MG"
    | "MS"
    | "MT"
    | "PA"
    | "PB"
    | "PE"
    | "PI"
    | "PR"
    | "RJ"
    | "RN"
    | "RO"
    | "RR"
    | "RS"
    | "SC"
    | "SE"
    | "SP"
    | "TO"
    | null;
  readonly ultima_compra_em: string | null;
};

export type VwEnvios = {
  readonly altura_cm: number | null;
  readonly bairro: string | null;
  readonly busca: string;
  readonly cep: string | null;
  readonly cidade: string | null;
  readonly codigo: string;
  readonly complemento: string | null;
  readonly comprimento_cm: number | null;
  readonly conferido: boolean;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly destinatario_nome: string;
  readonly documento_mascara: string | null;
  readonly etiqueta_erro: string | null;
  readonly etiqueta_pedida_em: string | null;
  readonly id: string;
  readonly largura_cm: number | null;
  readonly logradouro: string | null;
  readonly lote_codigo: string | null;
  readonly lote_id: string | null;
  readonly lote_status: string | null;
  readonly motivo_cancelamento: string | null;
  readonly nota_fiscal_chave: string | null;
  readonly numero: string | null;
  readonly observacao: string | null;
  readonly peso_g: number | null;
  readonly posicao: number;
  readonly postado_em: string | null;
  readonly prazo_dias: number | null;
  readonly previsto_em: string | null;
  readonly produto_id: string | null;
  readonly produto_nome: string | null;
  readonly rastreio_codigo: string | null;
  readonly rastreio_id: string | null;
  readonly rastreio_status: string | null;
  readonly reembolsado_em: string | null;
  readonly servico: "pac" | "sedex" | "economico" | "expresso";
  readonly status: string;
  readonly telefone: string | null;
  readonly transacao_id: string | null;
  readonly transportadora: "correios" | "jadlog" | "loggi" | "outra";
  readonly uf: string | null;
  readonly valor_declarado_centavos: number;
  readonly valor_frete_centavos: number;
  readonly versao: number;
};

export type VwEquipe = {
  readonly avatarUrl: string | null;
  readonly cor: string;
  readonly id: string;
  readonly nome: string;
  readonly perfil:
    | "proprietario"
    | "comercial"
    | "suporte"
    | "logistica"
    | "financeiro"
    | "trafego";
  readonly presenca: "online" | "ausente" | "offline";
  readonly vistoEm: string | null;
};

export type VwExportacoes = {
  readonly arquivo_nome: string | null;
  readonly caminho: string | null;
  readonly criado_em: string;
  readonly criado_por: string;
  readonly criado_por_nome: string;
  readonly erro: string | null;
  readonly expira_em: string | null;
  readonly filtros: {
    readonly fim?: string | null | undefined;
    readonly inicio?: string | null | undefined;
    readonly plataforma?: string | null | undefined;
    readonly produto?: string | null | undefined;
    readonly q?: string | null | undefined;
    readonly status?: unknown;
  };
  readonly id: string;
  readonly linhas: number;
  readonly linhas_total: number;
  readonly produto_nome: string | null;
  readonly status:
    | "na_fila"
    | "processando"
    | "concluida"
    | "concluida_com_erros"
    | "falhou"
    | "cancelada";
  readonly tipo:
    | "transacoes"
    | "comissoes"
    | "contatos"
    | "atendimentos"
    | "envios"
    | "metricas"
    | "recuperacoes";
  readonly vencida: boolean;
};

export type VwImportacoes = {
  readonly amostra: readonly (readonly string[])[];
  readonly arquivo_nome: string | null;
  readonly arquivo_tamanho: number | null;
  readonly cabecalho: readonly string[];
  readonly caminho: string | null;
  readonly codificacao: string;
  readonly criado_em: string;
  readonly criado_por_nome: string;
  readonly erro: string | null;
  readonly id: string;
  readonly iniciada_em: string | null;
  readonly leitura: string | null;
  readonly linhas_atualizadas: number;
  readonly linhas_erro: number;
  readonly linhas_ignoradas: number;
  readonly linhas_lidas: number;
  readonly linhas_novas: number;
  readonly linhas_total: number;
  readonly mapeamento: unknown;
  readonly modo: "so_novas" | "novas_e_atualizar";
  readonly plataforma_padrao:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda"
    | "manual"
    | null;
  readonly produtos_novos: readonly string[];
  readonly separador: string;
  readonly status:
    | "na_fila"
    | "processando"
    | "analisada"
    | "concluida"
    | "concluida_com_erros"
    | "falhou"
    | "cancelada";
  readonly terminada_em: string | null;
};

export type VwLinks = {
  readonly ativo: boolean;
  readonly busca: string;
  readonly cliques: number;
  readonly codigo_curto: string | null;
  readonly codigo_dmg: string;
  readonly criado_em: string;
  readonly id: string;
  readonly nome: string;
  readonly plataforma: string;
  readonly produto_id: string | null;
  readonly receita_centavos: number;
  readonly url_original: string;
  readonly url_transformada: string;
  readonly vendas: number;
};

export type VwMensagens = {
  readonly arquivo_ext: string | null;
  readonly arquivo_id: string | null;
  readonly arquivo_mime: string | null;
  readonly arquivo_nome: string | null;
  readonly arquivo_tamanho: number | null;
  readonly arquivo_url: string | null;
  readonly atualizado_em: string;
  readonly autor_cor: string | null;
  readonly autor_id: string | null;
  readonly autor_nome: string | null;
  readonly canal_msg_id: string | null;
  readonly chat_id: string;
  readonly cliente_ref: string | null;
  readonly conteudo: string | null;
  readonly criado_em: string;
  readonly direcao: "entrada" | "saida" | "nota" | "sistema";
  readonly entregue_em: string | null;
  readonly enviada_em: string | null;
  readonly erro_codigo: string | null;
  readonly erro_texto: string | null;
  readonly id: string;
  readonly lida_em: string | null;
  readonly resposta_a: string | null;
  readonly status:
    | "na_fila"
    | "enviada"
    | "entregue"
    | "lida"
    | "falhou";
  readonly tipo:
    | "texto"
    | "imagem"
    | "audio"
    | "video"
    | "documento"
    | "modelo"
    | "sistema";
};

export type VwOportunidades = {
  readonly busca: string;
  readonly contato_email: string | null;
  readonly contato_id: string;
  readonly contato_nome: string;
  readonly contato_telefone: string | null;
  readonly criado_em: string;
  readonly dias_na_etapa: number;
  readonly encerrada_em: string | null;
  readonly encerrada_por_nome: string | null;
  readonly entrou_etapa_em: string;
  readonly etapa_cor: string;
  readonly etapa_id: string;
  readonly etapa_nome: string;
  readonly id: string;
  readonly moeda: string;
  readonly motivo_detalhe: string | null;
  readonly motivo_nome: string | null;
  readonly motivo_perda_id: string | null;
  readonly observacao: string | null;
  readonly origem: "manual" | "recuperacao" | "chat" | "importacao";
  readonly parada: boolean;
  readonly pipeline_id: string;
  readonly pipeline_nome: string;
  readonly posicao: number;
  readonly previsao_em: string | null;
  readonly probabilidade: number;
  readonly produto_id: string | null;
  readonly produto_nome: string | null;
  readonly responsavel_avatar: string | null;
  readonly responsavel_cor: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly status: "aberta" | "ganha" | "perdida";
  readonly tag_ids: readonly string[];
  readonly tarefas_abertas: number;
  readonly titulo: string;
  readonly transacao_codigo: string | null;
  readonly transacao_id: string | null;
  readonly valor_centavos: number;
  readonly versao: number;
};

export type VwPermissoes = {
  readonly escopo: "todos" | "proprios";
  readonly grupo: string | null;
  readonly icone: string | null;
  readonly noMenu: boolean;
  readonly ordem: number;
  readonly paginaId: string;
  readonly podeEditar: boolean;
  readonly podeGerir: boolean;
  readonly podeVer: boolean;
  readonly rota: string;
  readonly titulo: string;
};

export type VwRastreios = {
  readonly atrasado: boolean;
  readonly busca: string;
  readonly cidade: string | null;
  readonly codigo: string;
  readonly consulta_pedida_em: string | null;
  readonly consultado_em: string | null;
  readonly contato_id: string | null;
  readonly destinatario_nome: string;
  readonly dias_sem_evento: number | null;
  readonly entregue_em: string | null;
  readonly envio_codigo: string;
  readonly envio_id: string;
  readonly falhas_consulta: number;
  readonly id: string;
  readonly postado_em: string | null;
  readonly precisa_atencao: boolean;
  readonly previsto_em: string | null;
  readonly produto_id: string | null;
  readonly produto_nome: string | null;
  readonly reembolsado_em: string | null;
  readonly status:
    | "aguardando_postagem"
    | "postado"
    | "em_transito"
    | "saiu_para_entrega"
    | "tentativa_falha"
    | "aguardando_retirada"
    | "entregue"
    | "em_devolucao"
    | "devolvido"
    | "extraviado";
  readonly transacao_id: string | null;
  readonly transportadora: "correios" | "jadlog" | "loggi" | "outra";
  readonly uf: string | null;
  readonly ultimo_evento_em: string | null;
  readonly ultimo_evento_texto: string | null;
};

export type VwRecuperacoes = {
  readonly aba: string;
  readonly boleto_linha: string | null;
  readonly boleto_url: string | null;
  readonly busca: string | null;
  readonly checkout_url: string | null;
  readonly contato_email: string | null;
  readonly contato_id: string;
  readonly contato_nome: string;
  readonly contato_telefone: string | null;
  readonly encerrada_em: string | null;
  readonly evento_em: string;
  readonly expira_em: string;
  readonly id: string;
  readonly moeda: string;
  readonly motivo: string | null;
  readonly pix_codigo: string | null;
  readonly prioridade: number;
  readonly produto_id: string | null;
  readonly produto_nome: string | null;
  readonly proxima_sugerida_em: string | null;
  readonly proxima_tentativa_em: string | null;
  readonly reservada_ate: string | null;
  readonly responsavel_cor: string | null;
  readonly responsavel_id: string | null;
  readonly responsavel_nome: string | null;
  readonly status:
    | "aguardando"
    | "na_fila"
    | "em_contato"
    | "recuperada"
    | "convertida_sozinha"
    | "perdida"
    | "expirada"
    | "descartada";
  readonly tentativas: number;
  readonly tipo:
    | "carrinho_abandonado"
    | "pix_pendente"
    | "pix_expirado"
    | "boleto_pendente"
    | "boleto_expirado"
    | "cartao_recusado"
    | "assinatura_atrasada";
  readonly transacao_ganha_id: string | null;
  readonly transacao_id: string | null;
  readonly valor_centavos: number;
};

export type VwTransacaoEventos = {
  readonly id: string;
  readonly motivo: string | null;
  readonly ocorrido_em: string;
  readonly origem: "webhook" | "importacao" | "manual" | "sistema";
  readonly status_de: string | null;
  readonly status_origem: string | null;
  readonly status_para: string;
  readonly transacao_id: string;
  readonly usuario_id: string | null;
  readonly usuario_nome: string | null;
  readonly valor_centavos: number | null;
};

export type VwTransacoes = {
  readonly afiliado_busca: string | null;
  readonly afiliado_email: string | null;
  readonly afiliado_nome: string | null;
  readonly aprovada_em: string | null;
  readonly boleto_linha: string | null;
  readonly boleto_url: string | null;
  readonly busca: string;
  readonly chargeback_em: string | null;
  readonly checkout_url: string | null;
  readonly completa_em: string | null;
  readonly comprador_email: string | null;
  readonly comprador_nome: string;
  readonly comprador_telefone: string | null;
  readonly contato_id: string | null;
  readonly cupom: string | null;
  readonly desconto_centavos: number;
  readonly documento_mascara: string | null;
  readonly forma_pagamento:
    | "cartao_credito"
    | "pix"
    | "boleto"
    | "paypal"
    | "carteira_digital"
    | "saldo"
    | "outro";
  readonly frete_centavos: number;
  readonly garantia_ate: string | null;
  readonly id: string;
  readonly link_nome: string | null;
  readonly minha_comissao_centavos: number;
  readonly moeda: string;
  readonly oferta_nome: string | null;
  readonly origem: "webhook" | "importacao" | "manual" | "legado";
  readonly parcelas: number;
  readonly pedida_em: string;
  readonly pedido_codigo: string | null;
  readonly pix_codigo: string | null;
  readonly plataforma:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda"
    | "manual";
  readonly produto_id: string | null;
  readonly produto_nome: string;
  readonly proximos_status: readonly string[];
  readonly recorrencia: number | null;
  readonly reembolsada_em: string | null;
  readonly sck: string | null;
  readonly src: string | null;
  readonly status:
    | "aguardando_pagamento"
    | "em_analise"
    | "aprovada"
    | "completa"
    | "recusada"
    | "cancelada"
    | "expirada"
    | "atrasada"
    | "em_disputa"
    | "reembolsada"
    | "reembolsada_parcial"
    | "chargeback";
  readonly taxa_plataforma_centavos: number;
  readonly tipo_item:
    | "principal"
    | "order_bump"
    | "upsell"
    | "downsell"
    | "assinatura";
  readonly transacao_codigo: string;
  readonly utm_campaign: string | null;
  readonly utm_content: string | null;
  readonly utm_medium: string | null;
  readonly utm_source: string | null;
  readonly utm_term: string | null;
  readonly valor_cobrado_centavos: number;
  readonly valor_liquido_centavos: number;
  readonly valor_produto_centavos: number;
  readonly valor_reembolsado_centavos: number;
  readonly vence_em: string | null;
  readonly vence_hoje: boolean | null;
  readonly versao: number;
};

export type VwUsuariosApp = {
  readonly acesso_ate: string | null;
  readonly acesso_inicio: string;
  readonly busca: string;
  readonly contato_id: string | null;
  readonly criado_em: string;
  readonly email: string;
  readonly id: string;
  readonly nome: string;
  readonly produto_id: string;
  readonly produto_nome: string;
  readonly progresso_pct: number;
  readonly qtd_acessos: number;
  readonly status: "ativo" | "suspenso" | "expirado" | "cancelado";
  readonly telefone: string | null;
  readonly ultimo_acesso_em: string | null;
};
