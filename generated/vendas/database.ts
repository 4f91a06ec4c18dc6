// @generated from designs/vendas/tables.json. Do not edit.
import type {
  Arquivos,
  Atendimentos,
  Auditoria,
  Chats,
  Comissoes,
  Contas,
  ContasAnuncio,
  ContatoNotas,
  ContatoTags,
  Contatos,
  Envios,
  Etapas,
  Exportacoes,
  Fechamentos,
  ImportacaoErrosTable,
  Importacoes,
  Integracoes,
  LinkCliquesDia,
  Links,
  LotesExpedicao,
  MapaStatusPlataforma,
  Mensagens,
  MetricasFacebook,
  MotivosPerda,
  OportunidadeHistoricoTable,
  Oportunidades,
  Permissoes,
  Pipelines,
  ProdutoParticipantesTable,
  Produtos,
  RastreioEventos,
  Rastreios,
  RecuperacaoTentativas,
  Recuperacoes,
  RespostasRapidas,
  Tags,
  Tarefas,
  TransacaoEventos,
  Transacoes,
  Usuarios,
  UsuariosApp,
  VwAtendimentoNotas,
  VwAtendimentos,
  VwChats,
  VwComissoes,
  VwContato,
  VwContatoAcessos,
  VwContatoArquivos,
  VwContatoOportunidades,
  VwContatoTarefas,
  VwContatos,
  VwEnvios,
  VwEquipe,
  VwExportacoes,
  VwImportacoes,
  VwLinks,
  VwMensagens,
  VwOportunidades,
  VwPermissoes,
  VwRastreios,
  VwRecuperacoes,
  VwTransacaoEventos,
  VwTransacoes,
  VwUsuariosApp,
} from "./tables";

export type Database = {
  public: {
    Tables: {
      arquivos: {
        Row: Arquivos;
        Insert: Pick<
          Arquivos,
            | "ext"
            | "mime"
            | "nome"
            | "tag"
            | "tamanho"
            | "url"
        > & Partial<Pick<Arquivos, "entidade" | "entidade_id" | "id">>;
        Update: Partial<Pick<
          Arquivos,
            | "entidade"
            | "entidade_id"
            | "ext"
            | "id"
            | "mime"
            | "nome"
            | "tag"
            | "tamanho"
            | "url"
        >>;
        Relationships: [
          {
            foreignKeyName: "arquivos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "arquivos_conta_id_enviado_por_fkey";
            columns: ["conta_id", "enviado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      atendimentos: {
        Row: Atendimentos;
        Insert: Pick<Atendimentos, "assunto" | "canal" | "categoria" | "contato_id"> & Partial<Pick<
          Atendimentos,
            | "chat_id"
            | "descricao"
            | "excluido_em"
            | "id"
            | "prioridade"
            | "responsavel_id"
            | "satisfacao"
            | "transacao_id"
        >>;
        Update: Partial<Pick<
          Atendimentos,
            | "assunto"
            | "canal"
            | "categoria"
            | "chat_id"
            | "contato_id"
            | "descricao"
            | "excluido_em"
            | "id"
            | "prioridade"
            | "responsavel_id"
            | "satisfacao"
            | "transacao_id"
        >>;
        Relationships: [
          {
            foreignKeyName: "atendimentos_conta_id_alterado_por_fkey";
            columns: ["alterado_por", "conta_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "atendimentos_conta_id_chat_id_fkey";
            columns: ["chat_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "chats";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "atendimentos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "atendimentos_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "atendimentos_conta_id_envio_id_fkey";
            columns: ["conta_id", "envio_id"];
            isOneToOne: false;
            referencedRelation: "envios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "atendimentos_conta_id_responsavel_id_fkey";
            columns: ["conta_id", "responsavel_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "atendimentos_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      auditoria: {
        Row: Auditoria;
        Insert: Pick<
          Auditoria,
            | "acao"
            | "atualizado_em"
            | "conta_id"
            | "criado_em"
            | "detalhe"
            | "em"
            | "entidade"
            | "id"
        > & Partial<Pick<Auditoria, "entidade_id" | "usuario_id">>;
        Update: Partial<Pick<
          Auditoria,
            | "acao"
            | "atualizado_em"
            | "conta_id"
            | "criado_em"
            | "detalhe"
            | "em"
            | "entidade"
            | "entidade_id"
            | "id"
            | "usuario_id"
        >>;
        Relationships: [
          {
            foreignKeyName: "auditoria_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "auditoria_conta_id_usuario_id_fkey";
            columns: ["conta_id", "usuario_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      chats: {
        Row: Chats;
        Insert: Pick<Chats, "canal" | "canal_ref" | "contato_id"> & Partial<Pick<Chats, "excluido_em" | "id" | "prioridade" | "responsavel_id">>;
        Update: Partial<Pick<
          Chats,
            | "canal"
            | "canal_ref"
            | "contato_id"
            | "excluido_em"
            | "id"
            | "prioridade"
            | "responsavel_id"
        >>;
        Relationships: [
          {
            foreignKeyName: "chats_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "chats_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "chats_conta_id_responsavel_id_fkey";
            columns: ["conta_id", "responsavel_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      comissoes: {
        Row: Comissoes;
        Insert: Pick<
          Comissoes,
            | "atualizado_em"
            | "base_centavos"
            | "beneficiario_email"
            | "beneficiario_nome"
            | "conta_id"
            | "criado_em"
            | "id"
            | "moeda"
            | "origem"
            | "papel"
            | "status"
            | "tipo"
            | "transacao_id"
            | "valor_centavos"
        > & Partial<Pick<
          Comissoes,
            | "comprovante_arquivo_id"
            | "estorno_de"
            | "lancada_em"
            | "liberada_em"
            | "paga_em"
            | "pagamento_lancado_em"
            | "pagamento_ref"
            | "percentual_bps"
            | "prevista_para"
            | "usuario_id"
        >>;
        Update: Partial<Pick<
          Comissoes,
            | "atualizado_em"
            | "base_centavos"
            | "beneficiario_email"
            | "beneficiario_nome"
            | "comprovante_arquivo_id"
            | "conta_id"
            | "criado_em"
            | "estorno_de"
            | "id"
            | "lancada_em"
            | "liberada_em"
            | "moeda"
            | "origem"
            | "paga_em"
            | "pagamento_lancado_em"
            | "pagamento_ref"
            | "papel"
            | "percentual_bps"
            | "prevista_para"
            | "status"
            | "tipo"
            | "transacao_id"
            | "usuario_id"
            | "valor_centavos"
        >>;
        Relationships: [
          {
            foreignKeyName: "comissoes_conta_id_comprovante_arquivo_id_fkey";
            columns: ["comprovante_arquivo_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "arquivos";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "comissoes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "comissoes_conta_id_estorno_de_fkey";
            columns: ["conta_id", "estorno_de"];
            isOneToOne: false;
            referencedRelation: "comissoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "comissoes_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "comissoes_conta_id_usuario_id_fkey";
            columns: ["conta_id", "usuario_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      contas: {
        Row: Contas;
        Insert: Pick<Contas, "nome"> & Partial<Pick<
          Contas,
            | "documento"
            | "dominio_link"
            | "fuso"
            | "horario_atendimento"
            | "imposto_bps"
            | "meta_mensal_centavos"
            | "modo_teste"
            | "moeda"
        >>;
        Update: Partial<Pick<
          Contas,
            | "documento"
            | "dominio_link"
            | "fuso"
            | "horario_atendimento"
            | "imposto_bps"
            | "meta_mensal_centavos"
            | "modo_teste"
            | "moeda"
            | "nome"
        >>;
        Relationships: [];
      };
      contas_anuncio: {
        Row: ContasAnuncio;
        Insert: Pick<ContasAnuncio, "nome"> & Partial<Pick<ContasAnuncio, "ativa">>;
        Update: Partial<Pick<ContasAnuncio, "ativa" | "nome">>;
        Relationships: [
          {
            foreignKeyName: "contas_anuncio_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      contato_notas: {
        Row: ContatoNotas;
        Insert: Pick<ContatoNotas, "contato_id" | "texto"> & Partial<Pick<ContatoNotas, "entidade" | "entidade_id" | "id">>;
        Update: Partial<Pick<
          ContatoNotas,
            | "contato_id"
            | "entidade"
            | "entidade_id"
            | "id"
            | "texto"
        >>;
        Relationships: [
          {
            foreignKeyName: "contato_notas_conta_id_autor_id_fkey";
            columns: ["autor_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "contato_notas_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "contato_notas_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      contato_tags: {
        Row: ContatoTags;
        Insert: Pick<ContatoTags, "contato_id" | "tag_id">;
        Update: Partial<Pick<ContatoTags, "contato_id" | "tag_id">>;
        Relationships: [
          {
            foreignKeyName: "contato_tags_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "contato_tags_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "contato_tags_conta_id_criado_por_fkey";
            columns: ["conta_id", "criado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "contato_tags_conta_id_tag_id_fkey";
            columns: ["conta_id", "tag_id"];
            isOneToOne: false;
            referencedRelation: "tags";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      contatos: {
        Row: Contatos;
        Insert: Pick<Contatos, "nome"> & Partial<Pick<
          Contatos,
            | "aceita_contato"
            | "bairro"
            | "cep"
            | "cidade"
            | "complemento"
            | "documento"
            | "email"
            | "excluido_em"
            | "id"
            | "logradouro"
            | "nascimento"
            | "numero"
            | "observacao"
            | "origem"
            | "pais"
            | "responsavel_id"
            | "telefone"
            | "tipo_documento"
            | "uf"
        >>;
        Update: Partial<Pick<
          Contatos,
            | "aceita_contato"
            | "bairro"
            | "cep"
            | "cidade"
            | "complemento"
            | "documento"
            | "email"
            | "excluido_em"
            | "id"
            | "logradouro"
            | "nascimento"
            | "nome"
            | "numero"
            | "observacao"
            | "origem"
            | "pais"
            | "responsavel_id"
            | "telefone"
            | "tipo_documento"
            | "uf"
        >>;
        Relationships: [
          {
            foreignKeyName: "contatos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "contatos_conta_id_responsavel_id_fkey";
            columns: ["conta_id", "responsavel_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      envios: {
        Row: Envios;
        Insert: Pick<
          Envios,
            | "atualizado_em"
            | "codigo"
            | "conferido"
            | "conta_id"
            | "criado_em"
            | "destinatario_nome"
            | "id"
            | "posicao"
            | "servico"
            | "status"
            | "transportadora"
            | "valor_declarado_centavos"
            | "valor_frete_centavos"
            | "versao"
        > & Partial<Pick<
          Envios,
            | "altura_cm"
            | "bairro"
            | "cep"
            | "cidade"
            | "complemento"
            | "comprimento_cm"
            | "contato_id"
            | "destinatario_documento"
            | "documento_mascara"
            | "etiqueta_arquivo_id"
            | "etiqueta_erro"
            | "etiqueta_pedida_em"
            | "largura_cm"
            | "logradouro"
            | "lote_id"
            | "motivo_cancelamento"
            | "nota_fiscal_chave"
            | "numero"
            | "observacao"
            | "peso_g"
            | "postado_em"
            | "postado_lat"
            | "postado_lng"
            | "prazo_dias"
            | "previsto_em"
            | "produto_id"
            | "reembolsado_em"
            | "telefone"
            | "transacao_id"
            | "uf"
        >>;
        Update: Partial<Pick<
          Envios,
            | "altura_cm"
            | "atualizado_em"
            | "bairro"
            | "cep"
            | "cidade"
            | "codigo"
            | "complemento"
            | "comprimento_cm"
            | "conferido"
            | "conta_id"
            | "contato_id"
            | "criado_em"
            | "destinatario_documento"
            | "destinatario_nome"
            | "documento_mascara"
            | "etiqueta_arquivo_id"
            | "etiqueta_erro"
            | "etiqueta_pedida_em"
            | "id"
            | "largura_cm"
            | "logradouro"
            | "lote_id"
            | "motivo_cancelamento"
            | "nota_fiscal_chave"
            | "numero"
            | "observacao"
            | "peso_g"
            | "posicao"
            | "postado_em"
            | "postado_lat"
            | "postado_lng"
            | "prazo_dias"
            | "previsto_em"
            | "produto_id"
            | "reembolsado_em"
            | "servico"
            | "status"
            | "telefone"
            | "transacao_id"
            | "transportadora"
            | "uf"
            | "valor_declarado_centavos"
            | "valor_frete_centavos"
            | "versao"
        >>;
        Relationships: [
          {
            foreignKeyName: "envios_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "envios_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "envios_conta_id_etiqueta_arquivo_id_fkey";
            columns: ["conta_id", "etiqueta_arquivo_id"];
            isOneToOne: false;
            referencedRelation: "arquivos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "envios_conta_id_lote_id_fkey";
            columns: ["conta_id", "lote_id"];
            isOneToOne: false;
            referencedRelation: "lotes_expedicao";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "envios_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "envios_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      etapas: {
        Row: Etapas;
        Insert: Pick<Etapas, "cor" | "nome" | "pipeline_id" | "probabilidade"> & Partial<Pick<Etapas, "dias_parada" | "id" | "limite">>;
        Update: Partial<Pick<
          Etapas,
            | "cor"
            | "dias_parada"
            | "id"
            | "limite"
            | "nome"
            | "pipeline_id"
            | "probabilidade"
        >>;
        Relationships: [
          {
            foreignKeyName: "etapas_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "etapas_conta_id_pipeline_id_fkey";
            columns: ["conta_id", "pipeline_id"];
            isOneToOne: false;
            referencedRelation: "pipelines";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      exportacoes: {
        Row: Exportacoes;
        Insert: Pick<
          Exportacoes,
            | "atualizado_em"
            | "colunas"
            | "conta_id"
            | "criado_em"
            | "criado_por"
            | "filtros"
            | "id"
            | "linhas"
            | "linhas_total"
            | "status"
            | "tipo"
        > & Partial<Pick<Exportacoes, "arquivo_id" | "erro" | "expira_em">>;
        Update: Partial<Pick<
          Exportacoes,
            | "arquivo_id"
            | "atualizado_em"
            | "colunas"
            | "conta_id"
            | "criado_em"
            | "criado_por"
            | "erro"
            | "expira_em"
            | "filtros"
            | "id"
            | "linhas"
            | "linhas_total"
            | "status"
            | "tipo"
        >>;
        Relationships: [
          {
            foreignKeyName: "exportacoes_conta_id_arquivo_id_fkey";
            columns: ["arquivo_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "arquivos";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "exportacoes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "exportacoes_conta_id_criado_por_fkey";
            columns: ["conta_id", "criado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      fechamentos: {
        Row: Fechamentos;
        Insert: Pick<
          Fechamentos,
            | "atualizado_em"
            | "conta_id"
            | "criado_em"
            | "id"
            | "mes"
        > & Partial<Pick<Fechamentos, "fechado_por">>;
        Update: Partial<Pick<
          Fechamentos,
            | "atualizado_em"
            | "conta_id"
            | "criado_em"
            | "fechado_por"
            | "id"
            | "mes"
        >>;
        Relationships: [
          {
            foreignKeyName: "fechamentos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "fechamentos_conta_id_fechado_por_fkey";
            columns: ["conta_id", "fechado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      importacao_erros: {
        Row: ImportacaoErrosTable;
        Insert: Pick<
          ImportacaoErrosTable,
            | "atualizado_em"
            | "codigo"
            | "conta_id"
            | "criado_em"
            | "id"
            | "importacao_id"
            | "linha"
            | "mensagem"
        > & Partial<Pick<ImportacaoErrosTable, "coluna" | "valor">>;
        Update: Partial<Pick<
          ImportacaoErrosTable,
            | "atualizado_em"
            | "codigo"
            | "coluna"
            | "conta_id"
            | "criado_em"
            | "id"
            | "importacao_id"
            | "linha"
            | "mensagem"
            | "valor"
        >>;
        Relationships: [
          {
            foreignKeyName: "importacao_erros_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "importacao_erros_conta_id_importacao_id_fkey";
            columns: ["conta_id", "importacao_id"];
            isOneToOne: false;
            referencedRelation: "importacoes";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      importacoes: {
        Row: Importacoes;
        Insert: Pick<
          Importacoes,
            | "amostra"
            | "arquivo_id"
            | "atualizado_em"
            | "cabecalho"
            | "codificacao"
            | "conta_id"
            | "criado_em"
            | "criado_por"
            | "hash_arquivo"
            | "id"
            | "linhas_atualizadas"
            | "linhas_erro"
            | "linhas_ignoradas"
            | "linhas_lidas"
            | "linhas_novas"
            | "linhas_total"
            | "mapeamento"
            | "modo"
            | "produtos_novos"
            | "separador"
            | "status"
        > & Partial<Pick<
          Importacoes,
            | "erro"
            | "iniciada_em"
            | "leitura"
            | "plataforma_padrao"
            | "terminada_em"
        >>;
        Update: Partial<Pick<
          Importacoes,
            | "amostra"
            | "arquivo_id"
            | "atualizado_em"
            | "cabecalho"
            | "codificacao"
            | "conta_id"
            | "criado_em"
            | "criado_por"
            | "erro"
            | "hash_arquivo"
            | "id"
            | "iniciada_em"
            | "leitura"
            | "linhas_atualizadas"
            | "linhas_erro"
            | "linhas_ignoradas"
            | "linhas_lidas"
            | "linhas_novas"
            | "linhas_total"
            | "mapeamento"
            | "modo"
            | "plataforma_padrao"
            | "produtos_novos"
            | "separador"
            | "status"
            | "terminada_em"
        >>;
        Relationships: [
          {
            foreignKeyName: "importacoes_conta_id_arquivo_id_fkey";
            columns: ["arquivo_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "arquivos";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "importacoes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "importacoes_conta_id_criado_por_fkey";
            columns: ["conta_id", "criado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      integracoes: {
        Row: Integracoes;
        Insert: Pick<Integracoes, "plataforma" | "segredo"> & Partial<Pick<Integracoes, "ativa">>;
        Update: Partial<Pick<Integracoes, "ativa" | "plataforma" | "segredo">>;
        Relationships: [
          {
            foreignKeyName: "integracoes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      link_cliques_dia: {
        Row: LinkCliquesDia;
        Insert: Pick<
          LinkCliquesDia,
            | "atualizado_em"
            | "cliques"
            | "conta_id"
            | "criado_em"
            | "dia"
            | "link_id"
            | "unicos"
        >;
        Update: Partial<Pick<
          LinkCliquesDia,
            | "atualizado_em"
            | "cliques"
            | "conta_id"
            | "criado_em"
            | "dia"
            | "link_id"
            | "unicos"
        >>;
        Relationships: [
          {
            foreignKeyName: "link_cliques_dia_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "link_cliques_dia_conta_id_link_id_fkey";
            columns: ["conta_id", "link_id"];
            isOneToOne: false;
            referencedRelation: "links";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      links: {
        Row: Links;
        Insert: Pick<
          Links,
            | "destino"
            | "grupo"
            | "midia"
            | "nome"
            | "plataforma"
            | "url_original"
            | "url_transformada"
        > & Partial<Pick<
          Links,
            | "ativo"
            | "codigo_curto"
            | "id"
            | "parametros"
            | "produto_id"
        >>;
        Update: Partial<Pick<
          Links,
            | "ativo"
            | "codigo_curto"
            | "destino"
            | "grupo"
            | "id"
            | "midia"
            | "nome"
            | "parametros"
            | "plataforma"
            | "produto_id"
            | "url_original"
            | "url_transformada"
        >>;
        Relationships: [
          {
            foreignKeyName: "links_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "links_conta_id_criado_por_fkey";
            columns: ["conta_id", "criado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "links_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      lotes_expedicao: {
        Row: LotesExpedicao;
        Insert: Pick<
          LotesExpedicao,
            | "atualizado_em"
            | "codigo"
            | "conta_id"
            | "criado_em"
            | "data"
            | "id"
            | "status"
        > & Partial<Pick<LotesExpedicao, "criado_por">>;
        Update: Partial<Pick<
          LotesExpedicao,
            | "atualizado_em"
            | "codigo"
            | "conta_id"
            | "criado_em"
            | "criado_por"
            | "data"
            | "id"
            | "status"
        >>;
        Relationships: [
          {
            foreignKeyName: "lotes_expedicao_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "lotes_expedicao_conta_id_criado_por_fkey";
            columns: ["conta_id", "criado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      mapa_status_plataforma: {
        Row: MapaStatusPlataforma;
        Insert: Pick<MapaStatusPlataforma, "plataforma" | "status_origem"> & Partial<Pick<MapaStatusPlataforma, "gera_recuperacao" | "status">>;
        Update: Partial<Pick<MapaStatusPlataforma, "gera_recuperacao" | "plataforma" | "status" | "status_origem">>;
        Relationships: [];
      };
      mensagens: {
        Row: Mensagens;
        Insert: Pick<
          Mensagens,
            | "atualizado_em"
            | "chat_id"
            | "conta_id"
            | "criado_em"
            | "direcao"
            | "id"
            | "status"
            | "tipo"
        > & Partial<Pick<
          Mensagens,
            | "arquivo_id"
            | "autor_id"
            | "canal_msg_id"
            | "cliente_ref"
            | "conteudo"
            | "entregue_em"
            | "enviada_em"
            | "erro_codigo"
            | "erro_texto"
            | "lida_em"
            | "resposta_a"
        >>;
        Update: Partial<Pick<
          Mensagens,
            | "arquivo_id"
            | "atualizado_em"
            | "autor_id"
            | "canal_msg_id"
            | "chat_id"
            | "cliente_ref"
            | "conta_id"
            | "conteudo"
            | "criado_em"
            | "direcao"
            | "entregue_em"
            | "enviada_em"
            | "erro_codigo"
            | "erro_texto"
            | "id"
            | "lida_em"
            | "resposta_a"
            | "status"
            | "tipo"
        >>;
        Relationships: [
          {
            foreignKeyName: "mensagens_conta_id_arquivo_id_fkey";
            columns: ["arquivo_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "arquivos";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "mensagens_conta_id_autor_id_fkey";
            columns: ["autor_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "mensagens_conta_id_chat_id_fkey";
            columns: ["chat_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "chats";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "mensagens_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "mensagens_conta_id_resposta_a_fkey";
            columns: ["conta_id", "resposta_a"];
            isOneToOne: false;
            referencedRelation: "mensagens";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      metricas_facebook: {
        Row: MetricasFacebook;
        Insert: Pick<
          MetricasFacebook,
            | "alcance"
            | "anuncio_id"
            | "anuncio_nome"
            | "atualizado_em"
            | "campanha_id"
            | "campanha_nome"
            | "checkouts"
            | "cliques"
            | "cliques_link"
            | "compras"
            | "conjunto_id"
            | "conjunto_nome"
            | "conta_anuncio_id"
            | "conta_id"
            | "criado_em"
            | "dia"
            | "gasto_centavos"
            | "id"
            | "impressoes"
            | "moeda"
            | "valor_compras_centavos"
            | "visualizacoes_pagina"
        >;
        Update: Partial<Pick<
          MetricasFacebook,
            | "alcance"
            | "anuncio_id"
            | "anuncio_nome"
            | "atualizado_em"
            | "campanha_id"
            | "campanha_nome"
            | "checkouts"
            | "cliques"
            | "cliques_link"
            | "compras"
            | "conjunto_id"
            | "conjunto_nome"
            | "conta_anuncio_id"
            | "conta_id"
            | "criado_em"
            | "dia"
            | "gasto_centavos"
            | "id"
            | "impressoes"
            | "moeda"
            | "valor_compras_centavos"
            | "visualizacoes_pagina"
        >>;
        Relationships: [
          {
            foreignKeyName: "metricas_facebook_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "metricas_facebook_conta_id_conta_anuncio_id_fkey";
            columns: ["conta_anuncio_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "contas_anuncio";
            referencedColumns: ["id", "conta_id"];
          },
        ];
      };
      motivos_perda: {
        Row: MotivosPerda;
        Insert: Pick<MotivosPerda, "nome"> & Partial<Pick<MotivosPerda, "ativo" | "id">>;
        Update: Partial<Pick<MotivosPerda, "ativo" | "id" | "nome">>;
        Relationships: [
          {
            foreignKeyName: "motivos_perda_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      oportunidade_historico: {
        Row: OportunidadeHistoricoTable;
        Insert: Pick<
          OportunidadeHistoricoTable,
            | "atualizado_em"
            | "conta_id"
            | "criado_em"
            | "em"
            | "id"
            | "oportunidade_id"
            | "tipo"
        > & Partial<Pick<OportunidadeHistoricoTable, "de" | "para" | "usuario_id">>;
        Update: Partial<Pick<
          OportunidadeHistoricoTable,
            | "atualizado_em"
            | "conta_id"
            | "criado_em"
            | "de"
            | "em"
            | "id"
            | "oportunidade_id"
            | "para"
            | "tipo"
            | "usuario_id"
        >>;
        Relationships: [
          {
            foreignKeyName: "oportunidade_historico_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "oportunidade_historico_conta_id_oportunidade_id_fkey";
            columns: ["conta_id", "oportunidade_id"];
            isOneToOne: false;
            referencedRelation: "oportunidades";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidade_historico_conta_id_usuario_id_fkey";
            columns: ["conta_id", "usuario_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      oportunidades: {
        Row: Oportunidades;
        Insert: Pick<Oportunidades, "contato_id" | "etapa_id" | "pipeline_id" | "titulo"> & Partial<Pick<
          Oportunidades,
            | "id"
            | "observacao"
            | "origem"
            | "previsao_em"
            | "produto_id"
            | "responsavel_id"
            | "valor_centavos"
        >>;
        Update: Partial<Pick<
          Oportunidades,
            | "contato_id"
            | "etapa_id"
            | "id"
            | "observacao"
            | "origem"
            | "pipeline_id"
            | "previsao_em"
            | "produto_id"
            | "responsavel_id"
            | "titulo"
            | "valor_centavos"
        >>;
        Relationships: [
          {
            foreignKeyName: "oportunidades_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_encerrada_por_fkey";
            columns: ["conta_id", "encerrada_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_pipeline_id_etapa_id_fkey";
            columns: ["conta_id", "etapa_id", "pipeline_id"];
            isOneToOne: false;
            referencedRelation: "etapas";
            referencedColumns: ["conta_id", "id", "pipeline_id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_motivo_perda_id_fkey";
            columns: ["conta_id", "motivo_perda_id"];
            isOneToOne: false;
            referencedRelation: "motivos_perda";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_pipeline_id_fkey";
            columns: ["conta_id", "pipeline_id"];
            isOneToOne: false;
            referencedRelation: "pipelines";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_responsavel_id_fkey";
            columns: ["conta_id", "responsavel_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "oportunidades_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      permissoes: {
        Row: Permissoes;
        Insert: Pick<
          Permissoes,
            | "no_menu"
            | "oculta_sitemap"
            | "ordem"
            | "pagina_id"
            | "rota"
            | "titulo"
        > & Partial<Pick<Permissoes, "grupo_menu" | "icone">>;
        Update: Partial<Pick<
          Permissoes,
            | "grupo_menu"
            | "icone"
            | "no_menu"
            | "oculta_sitemap"
            | "ordem"
            | "pagina_id"
            | "rota"
            | "titulo"
        >>;
        Relationships: [];
      };
      pipelines: {
        Row: Pipelines;
        Insert: Pick<Pipelines, "nome"> & Partial<Pick<Pipelines, "ativo" | "id" | "motivo_perda_obrigatorio">>;
        Update: Partial<Pick<Pipelines, "ativo" | "id" | "motivo_perda_obrigatorio" | "nome">>;
        Relationships: [
          {
            foreignKeyName: "pipelines_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      produto_participantes: {
        Row: ProdutoParticipantesTable;
        Insert: Pick<
          ProdutoParticipantesTable,
            | "email"
            | "inicio"
            | "nome"
            | "papel"
            | "percentual_bps"
            | "produto_id"
        > & Partial<Pick<ProdutoParticipantesTable, "documento" | "fim" | "id" | "usuario_id">>;
        Update: Partial<Pick<
          ProdutoParticipantesTable,
            | "documento"
            | "email"
            | "fim"
            | "id"
            | "inicio"
            | "nome"
            | "papel"
            | "percentual_bps"
            | "produto_id"
            | "usuario_id"
        >>;
        Relationships: [
          {
            foreignKeyName: "produto_participantes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "produto_participantes_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "produto_participantes_conta_id_usuario_id_fkey";
            columns: ["conta_id", "usuario_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      produtos: {
        Row: Produtos;
        Insert: Pick<Produtos, "nome" | "preco_centavos" | "tipo"> & Partial<Pick<
          Produtos,
            | "afiliado_bps"
            | "altura_cm"
            | "ativo"
            | "comprimento_cm"
            | "fisico"
            | "garantia_dias"
            | "id"
            | "imagem_arquivo_id"
            | "largura_cm"
            | "moeda"
            | "peso_g"
            | "plataforma"
            | "plataforma_produto_id"
            | "taxa_bps"
            | "taxa_fixa_centavos"
        >>;
        Update: Partial<Pick<
          Produtos,
            | "afiliado_bps"
            | "altura_cm"
            | "ativo"
            | "comprimento_cm"
            | "fisico"
            | "garantia_dias"
            | "id"
            | "imagem_arquivo_id"
            | "largura_cm"
            | "moeda"
            | "nome"
            | "peso_g"
            | "plataforma"
            | "plataforma_produto_id"
            | "preco_centavos"
            | "taxa_bps"
            | "taxa_fixa_centavos"
            | "tipo"
        >>;
        Relationships: [
          {
            foreignKeyName: "produtos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "produtos_conta_id_imagem_arquivo_id_fkey";
            columns: ["conta_id", "imagem_arquivo_id"];
            isOneToOne: false;
            referencedRelation: "arquivos";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      rastreio_eventos: {
        Row: RastreioEventos;
        Insert: Pick<
          RastreioEventos,
            | "atualizado_em"
            | "codigo_evento"
            | "conta_id"
            | "criado_em"
            | "descricao"
            | "id"
            | "ocorrido_em"
            | "rastreio_id"
            | "status"
            | "tipo"
        > & Partial<Pick<
          RastreioEventos,
            | "cidade"
            | "destino_cidade"
            | "destino_uf"
            | "detalhe"
            | "uf"
        >>;
        Update: Partial<Pick<
          RastreioEventos,
            | "atualizado_em"
            | "cidade"
            | "codigo_evento"
            | "conta_id"
            | "criado_em"
            | "descricao"
            | "destino_cidade"
            | "destino_uf"
            | "detalhe"
            | "id"
            | "ocorrido_em"
            | "rastreio_id"
            | "status"
            | "tipo"
            | "uf"
        >>;
        Relationships: [
          {
            foreignKeyName: "rastreio_eventos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "rastreio_eventos_conta_id_rastreio_id_fkey";
            columns: ["conta_id", "rastreio_id"];
            isOneToOne: false;
            referencedRelation: "rastreios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      rastreios: {
        Row: Rastreios;
        Insert: Pick<
          Rastreios,
            | "atualizado_em"
            | "codigo"
            | "conta_id"
            | "criado_em"
            | "envio_id"
            | "falhas_consulta"
            | "id"
            | "status"
            | "transportadora"
        > & Partial<Pick<
          Rastreios,
            | "consulta_pedida_em"
            | "consultado_em"
            | "entregue_em"
            | "previsto_em"
            | "proxima_consulta_em"
            | "ultimo_evento_em"
            | "ultimo_evento_texto"
        >>;
        Update: Partial<Pick<
          Rastreios,
            | "atualizado_em"
            | "codigo"
            | "consulta_pedida_em"
            | "consultado_em"
            | "conta_id"
            | "criado_em"
            | "entregue_em"
            | "envio_id"
            | "falhas_consulta"
            | "id"
            | "previsto_em"
            | "proxima_consulta_em"
            | "status"
            | "transportadora"
            | "ultimo_evento_em"
            | "ultimo_evento_texto"
        >>;
        Relationships: [
          {
            foreignKeyName: "rastreios_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "rastreios_conta_id_envio_id_fkey";
            columns: ["conta_id", "envio_id"];
            isOneToOne: false;
            referencedRelation: "envios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      recuperacao_tentativas: {
        Row: RecuperacaoTentativas;
        Insert: Pick<
          RecuperacaoTentativas,
            | "atualizado_em"
            | "canal"
            | "conta_id"
            | "criado_em"
            | "em"
            | "id"
            | "recuperacao_id"
            | "resultado"
            | "usuario_id"
        > & Partial<Pick<RecuperacaoTentativas, "observacao">>;
        Update: Partial<Pick<
          RecuperacaoTentativas,
            | "atualizado_em"
            | "canal"
            | "conta_id"
            | "criado_em"
            | "em"
            | "id"
            | "observacao"
            | "recuperacao_id"
            | "resultado"
            | "usuario_id"
        >>;
        Relationships: [
          {
            foreignKeyName: "recuperacao_tentativas_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "recuperacao_tentativas_conta_id_recuperacao_id_fkey";
            columns: ["conta_id", "recuperacao_id"];
            isOneToOne: false;
            referencedRelation: "recuperacoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "recuperacao_tentativas_conta_id_usuario_id_fkey";
            columns: ["conta_id", "usuario_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      recuperacoes: {
        Row: Recuperacoes;
        Insert: Pick<
          Recuperacoes,
            | "atualizado_em"
            | "conta_id"
            | "contato_id"
            | "criado_em"
            | "disponivel_em"
            | "evento_em"
            | "expira_em"
            | "id"
            | "moeda"
            | "status"
            | "tentativas"
            | "tipo"
            | "valor_centavos"
        > & Partial<Pick<
          Recuperacoes,
            | "checkout_url"
            | "encerrada_em"
            | "lembrada_em"
            | "motivo"
            | "primeira_tentativa_em"
            | "produto_id"
            | "proxima_tentativa_em"
            | "reservada_ate"
            | "responsavel_id"
            | "transacao_ganha_id"
            | "transacao_id"
        >>;
        Update: Partial<Pick<
          Recuperacoes,
            | "atualizado_em"
            | "checkout_url"
            | "conta_id"
            | "contato_id"
            | "criado_em"
            | "disponivel_em"
            | "encerrada_em"
            | "evento_em"
            | "expira_em"
            | "id"
            | "lembrada_em"
            | "moeda"
            | "motivo"
            | "primeira_tentativa_em"
            | "produto_id"
            | "proxima_tentativa_em"
            | "reservada_ate"
            | "responsavel_id"
            | "status"
            | "tentativas"
            | "tipo"
            | "transacao_ganha_id"
            | "transacao_id"
            | "valor_centavos"
        >>;
        Relationships: [
          {
            foreignKeyName: "recuperacoes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "recuperacoes_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "recuperacoes_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "recuperacoes_conta_id_responsavel_id_fkey";
            columns: ["conta_id", "responsavel_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "recuperacoes_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "recuperacoes_conta_id_transacao_ganha_id_fkey";
            columns: ["conta_id", "transacao_ganha_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      respostas_rapidas: {
        Row: RespostasRapidas;
        Insert: Pick<RespostasRapidas, "atalho" | "texto"> & Partial<Pick<RespostasRapidas, "canal" | "id" | "modelo_aprovado">>;
        Update: Partial<Pick<
          RespostasRapidas,
            | "atalho"
            | "canal"
            | "id"
            | "modelo_aprovado"
            | "texto"
        >>;
        Relationships: [
          {
            foreignKeyName: "respostas_rapidas_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      tags: {
        Row: Tags;
        Insert: Pick<Tags, "cor" | "nome"> & Partial<Pick<Tags, "id">>;
        Update: Partial<Pick<Tags, "cor" | "id" | "nome">>;
        Relationships: [
          {
            foreignKeyName: "tags_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      tarefas: {
        Row: Tarefas;
        Insert: Pick<Tarefas, "titulo"> & Partial<Pick<
          Tarefas,
            | "atendimento_id"
            | "contato_id"
            | "descricao"
            | "id"
            | "oportunidade_id"
            | "posicao"
            | "prioridade"
            | "recuperacao_id"
            | "responsavel_id"
            | "status"
            | "vence_em"
        >>;
        Update: Partial<Pick<
          Tarefas,
            | "atendimento_id"
            | "contato_id"
            | "descricao"
            | "id"
            | "oportunidade_id"
            | "posicao"
            | "prioridade"
            | "recuperacao_id"
            | "responsavel_id"
            | "status"
            | "titulo"
            | "vence_em"
        >>;
        Relationships: [
          {
            foreignKeyName: "tarefas_conta_id_atendimento_id_fkey";
            columns: ["atendimento_id", "conta_id"];
            isOneToOne: false;
            referencedRelation: "atendimentos";
            referencedColumns: ["id", "conta_id"];
          },
          {
            foreignKeyName: "tarefas_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "tarefas_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "tarefas_conta_id_criado_por_fkey";
            columns: ["conta_id", "criado_por"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "tarefas_conta_id_oportunidade_id_fkey";
            columns: ["conta_id", "oportunidade_id"];
            isOneToOne: false;
            referencedRelation: "oportunidades";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "tarefas_conta_id_recuperacao_id_fkey";
            columns: ["conta_id", "recuperacao_id"];
            isOneToOne: false;
            referencedRelation: "recuperacoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "tarefas_conta_id_responsavel_id_fkey";
            columns: ["conta_id", "responsavel_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      transacao_eventos: {
        Row: TransacaoEventos;
        Insert: Pick<
          TransacaoEventos,
            | "atualizado_em"
            | "chave_evento"
            | "conta_id"
            | "criado_em"
            | "id"
            | "ocorrido_em"
            | "origem"
            | "status_para"
            | "transacao_id"
        > & Partial<Pick<
          TransacaoEventos,
            | "motivo"
            | "payload"
            | "status_de"
            | "status_origem"
            | "usuario_id"
            | "valor_centavos"
        >>;
        Update: Partial<Pick<
          TransacaoEventos,
            | "atualizado_em"
            | "chave_evento"
            | "conta_id"
            | "criado_em"
            | "id"
            | "motivo"
            | "ocorrido_em"
            | "origem"
            | "payload"
            | "status_de"
            | "status_origem"
            | "status_para"
            | "transacao_id"
            | "usuario_id"
            | "valor_centavos"
        >>;
        Relationships: [
          {
            foreignKeyName: "transacao_eventos_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "transacao_eventos_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "transacao_eventos_conta_id_usuario_id_fkey";
            columns: ["conta_id", "usuario_id"];
            isOneToOne: false;
            referencedRelation: "usuarios";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      transacoes: {
        Row: Transacoes;
        Insert: Pick<
          Transacoes,
            | "comprador_nome"
            | "forma_pagamento"
            | "produto_nome"
            | "status"
            | "valor_cobrado_centavos"
            | "valor_produto_centavos"
        > & Partial<Pick<
          Transacoes,
            | "comprador_documento"
            | "comprador_email"
            | "comprador_telefone"
            | "contato_id"
            | "cupom"
            | "desconto_centavos"
            | "frete_centavos"
            | "id"
            | "moeda"
            | "oferta_nome"
            | "parcelas"
            | "pedida_em"
            | "produto_id"
            | "taxa_plataforma_centavos"
            | "tipo_item"
            | "transacao_codigo"
            | "vence_em"
        >>;
        Update: Partial<Pick<
          Transacoes,
            | "comprador_documento"
            | "comprador_email"
            | "comprador_nome"
            | "comprador_telefone"
            | "contato_id"
            | "cupom"
            | "desconto_centavos"
            | "forma_pagamento"
            | "frete_centavos"
            | "id"
            | "moeda"
            | "oferta_nome"
            | "parcelas"
            | "pedida_em"
            | "produto_id"
            | "produto_nome"
            | "status"
            | "taxa_plataforma_centavos"
            | "tipo_item"
            | "transacao_codigo"
            | "valor_cobrado_centavos"
            | "valor_produto_centavos"
            | "vence_em"
        >>;
        Relationships: [
          {
            foreignKeyName: "transacoes_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "transacoes_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "transacoes_conta_id_importacao_id_fkey";
            columns: ["conta_id", "importacao_id"];
            isOneToOne: false;
            referencedRelation: "importacoes";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "transacoes_conta_id_link_id_fkey";
            columns: ["conta_id", "link_id"];
            isOneToOne: false;
            referencedRelation: "links";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "transacoes_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
      usuarios: {
        Row: Usuarios;
        Insert: Pick<Usuarios, "nome" | "perfil"> & Partial<Pick<
          Usuarios,
            | "ativo"
            | "avatar_url"
            | "cor"
            | "permissoes"
            | "presenca"
            | "som_notificacao"
            | "telefone"
            | "visto_em"
        >>;
        Update: Partial<Pick<
          Usuarios,
            | "ativo"
            | "avatar_url"
            | "cor"
            | "nome"
            | "perfil"
            | "permissoes"
            | "presenca"
            | "som_notificacao"
            | "telefone"
            | "visto_em"
        >>;
        Relationships: [
          {
            foreignKeyName: "usuarios_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
        ];
      };
      usuarios_app: {
        Row: UsuariosApp;
        Insert: Pick<UsuariosApp, "email" | "nome" | "produto_id"> & Partial<Pick<
          UsuariosApp,
            | "acesso_ate"
            | "acesso_inicio"
            | "contato_id"
            | "documento"
            | "excluido_em"
            | "id"
            | "status"
            | "telefone"
        >>;
        Update: Partial<Pick<
          UsuariosApp,
            | "acesso_ate"
            | "acesso_inicio"
            | "contato_id"
            | "documento"
            | "email"
            | "excluido_em"
            | "id"
            | "nome"
            | "produto_id"
            | "status"
            | "telefone"
        >>;
        Relationships: [
          {
            foreignKeyName: "usuarios_app_conta_id_fkey";
            columns: ["conta_id"];
            isOneToOne: false;
            referencedRelation: "contas";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "usuarios_app_conta_id_contato_id_fkey";
            columns: ["conta_id", "contato_id"];
            isOneToOne: false;
            referencedRelation: "contatos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "usuarios_app_conta_id_produto_id_fkey";
            columns: ["conta_id", "produto_id"];
            isOneToOne: false;
            referencedRelation: "produtos";
            referencedColumns: ["conta_id", "id"];
          },
          {
            foreignKeyName: "usuarios_app_conta_id_transacao_id_fkey";
            columns: ["conta_id", "transacao_id"];
            isOneToOne: false;
            referencedRelation: "transacoes";
            referencedColumns: ["conta_id", "id"];
          },
        ];
      };
    };
    Views: {
      vw_atendimento_notas: {
        Row: VwAtendimentoNotas;
        Relationships: [];
      };
      vw_atendimentos: {
        Row: VwAtendimentos;
        Relationships: [];
      };
      vw_chats: {
        Row: VwChats;
        Relationships: [];
      };
      vw_comissoes: {
        Row: VwComissoes;
        Relationships: [];
      };
      vw_contato: {
        Row: VwContato;
        Relationships: [];
      };
      vw_contato_acessos: {
        Row: VwContatoAcessos;
        Relationships: [];
      };
      vw_contato_arquivos: {
        Row: VwContatoArquivos;
        Relationships: [];
      };
      vw_contato_oportunidades: {
        Row: VwContatoOportunidades;
        Relationships: [];
      };
      vw_contato_tarefas: {
        Row: VwContatoTarefas;
        Relationships: [];
      };
      vw_contatos: {
        Row: VwContatos;
        Relationships: [];
      };
      vw_envios: {
        Row: VwEnvios;
        Relationships: [];
      };
      vw_equipe: {
        Row: VwEquipe;
        Relationships: [];
      };
      vw_exportacoes: {
        Row: VwExportacoes;
        Relationships: [];
      };
      vw_importacoes: {
        Row: VwImportacoes;
        Relationships: [];
      };
      vw_links: {
        Row: VwLinks;
        Relationships: [];
      };
      vw_mensagens: {
        Row: VwMensagens;
        Relationships: [];
      };
      vw_oportunidades: {
        Row: VwOportunidades;
        Relationships: [];
      };
      vw_permissoes: {
        Row: VwPermissoes;
        Relationships: [];
      };
      vw_rastreios: {
        Row: VwRastreios;
        Relationships: [];
      };
      vw_recuperacoes: {
        Row: VwRecuperacoes;
        Relationships: [];
      };
      vw_transacao_eventos: {
        Row: VwTransacaoEventos;
        Relationships: [];
      };
      vw_transacoes: {
        Row: VwTransacoes;
        Relationships: [];
      };
      vw_usuarios_app: {
        Row: VwUsuariosApp;
        Relationships: [];
      };
    };
    Functions: {
      rpc_acesso_prorrogar: {
        Args: {
          p_dias?: number;
          p_id: string;
        };
        Returns: string;
      };
      rpc_anuncios_sincronizar: {
        Args: never;
        Returns: null;
      };
      rpc_atendimento_abrir: {
        Args: {
          p_dados: {
            readonly assunto: string;
            readonly categoria: string;
            readonly chat_id?: string | null | undefined;
            readonly contato_id?: string | null | undefined;
            readonly descricao?: string | null | undefined;
            readonly envio_id?: string | null | undefined;
            readonly prioridade?: string | null | undefined;
            readonly referencia?: string | null | undefined;
            readonly responsavel_id?: string | null | undefined;
            readonly transacao_id?: string | null | undefined;
          };
        };
        Returns: readonly VwAtendimentos[];
      };
      rpc_atendimento_envio: {
        Args: { p_id: string };
        Returns: readonly {
          readonly codigo: string;
          readonly id: string;
          readonly rastreio_codigo?: string | null | undefined;
          readonly rastreio_id?: string | null | undefined;
          readonly status: string;
        }[];
      };
      rpc_atendimento_historico: {
        Args: { p_id: string };
        Returns: readonly {
          readonly autor_nome?: string | null | undefined;
          readonly campo:
            | "aberto"
            | "status"
            | "prioridade"
            | "categoria"
            | "responsavel_id"
            | "assunto"
            | "excluido_em";
          readonly de?: string | null | undefined;
          readonly em: string;
          readonly id: string;
          readonly para?: string | null | undefined;
        }[];
      };
      rpc_atendimento_mudar: {
        Args: {
          p_dados: {
            readonly assunto?: string | null | undefined;
            readonly categoria?: string | null | undefined;
            readonly descricao?: string | null | undefined;
            readonly prioridade?: string | null | undefined;
            readonly responsavel_id?: string | null | undefined;
            readonly transacao_id?: string | null | undefined;
          };
          p_id: string;
          p_versao: number;
        };
        Returns: readonly VwAtendimentos[];
      };
      rpc_atendimento_status: {
        Args: {
          p_id: string;
          p_nota?: string;
          p_status: "em_atendimento" | "aguardando_cliente" | "aguardando_interno" | "resolvido";
          p_versao: number;
        };
        Returns: readonly VwAtendimentos[];
      };
      rpc_atendimentos_mudar: {
        Args: {
          p_dados: {
            readonly prioridade?: string | null | undefined;
            readonly responsavel_id?: string | null | undefined;
          };
          p_ids: readonly string[];
        };
        Returns: readonly string[];
      };
      rpc_atendimentos_resumo: {
        Args: never;
        Returns: readonly {
          readonly abertos: number;
          readonly estourados: number;
          readonly meus: number;
          readonly nao_atribuidos: number;
          readonly resolvidos: number;
          readonly vencendo: number;
        }[];
      };
      rpc_busca_global: {
        Args: { p_q: string };
        Returns: readonly {
          readonly detalhe?: string | null | undefined;
          readonly grupo: "contatos" | "transacoes" | "atendimentos" | "envios";
          readonly id: string;
          readonly rota: string;
          readonly titulo: string;
        }[];
      };
      rpc_canais: {
        Args: never;
        Returns: readonly {
          readonly canal: string;
          readonly falha?: string | null | undefined;
          readonly falha_em?: string | null | undefined;
          readonly ultima_em?: string | null | undefined;
        }[];
      };
      rpc_chat_abrir: {
        Args: {
          p_canal?: "whatsapp" | "instagram" | "email" | "widget";
          p_contato: string;
        };
        Returns: string;
      };
      rpc_chat_assumir: {
        Args: { p_chat: string };
        Returns: readonly VwChats[];
      };
      rpc_chat_contexto: {
        Args: { p_chat: string };
        Returns: readonly {
          readonly atendimentos?: readonly {
            readonly aberto: boolean;
            readonly assunto: string;
            readonly atualizado_em: string;
            readonly codigo: string;
            readonly criado_em: string;
            readonly id: string;
            readonly prioridade: string;
            readonly sla_resolucao_em?: string | null | undefined;
            readonly sla_situacao: string;
            readonly status: string;
          }[] | null | undefined;
          readonly compras?: readonly {
            readonly checkout_url?: string | null | undefined;
            readonly garantia_ate?: string | null | undefined;
            readonly id: string;
            readonly moeda: string;
            readonly pedida_em: string;
            readonly produto_nome: string;
            readonly status: string;
            readonly transacao_codigo: string;
            readonly valor_produto_centavos: number;
          }[] | null | undefined;
          readonly contato: {
            readonly cidade?: string | null | undefined;
            readonly criado_em: string;
            readonly dados_teste: boolean;
            readonly documento_mascara?: string | null | undefined;
            readonly email?: string | null | undefined;
            readonly id: string;
            readonly nome: string;
            readonly qtd_compras: number;
            readonly telefone?: string | null | undefined;
            readonly total_compras_centavos: number;
            readonly uf?: string | null | undefined;
          };
          readonly oportunidade?: {
            readonly etapa_cor: string;
            readonly etapa_nome: string;
            readonly id: string;
            readonly moeda: string;
            readonly titulo: string;
            readonly valor_centavos: number;
          } | null | undefined;
          readonly tags: readonly {
            readonly cor: string;
            readonly id: string;
            readonly nome: string;
          }[];
        }[];
      };
      rpc_chat_enviar: {
        Args: {
          p_arquivo?: string;
          p_chat: string;
          p_cliente_ref: string;
          p_conteudo: string;
          p_nota?: boolean;
          p_resposta_a?: string;
          p_tipo?:
            | "texto"
            | "imagem"
            | "audio"
            | "video"
            | "documento"
            | "modelo";
        };
        Returns: readonly VwMensagens[];
      };
      rpc_chat_marcar_lido: {
        Args: { p_chat: string };
        Returns: null;
      };
      rpc_chat_marcar_nao_lido: {
        Args: { p_chat: string };
        Returns: null;
      };
      rpc_chat_status: {
        Args: {
          p_ate?: string;
          p_chat: string;
          p_status: "aberto" | "pendente" | "adiado" | "resolvido";
        };
        Returns: readonly VwChats[];
      };
      rpc_chat_transferir: {
        Args: {
          p_chat: string;
          p_responsavel?: string;
        };
        Returns: readonly VwChats[];
      };
      rpc_comissoes_extrato: {
        Args: { p_mes: string };
        Returns: readonly {
          readonly anterior_centavos: number;
          readonly beneficiario_email: string;
          readonly beneficiario_nome: string;
          readonly creditos_centavos: number;
          readonly estornos_centavos: number;
          readonly fechado: boolean;
          readonly id: string;
          readonly moeda: string;
          readonly pagos_centavos: number;
          readonly saldo_centavos: number;
        }[];
      };
      rpc_comissoes_fechamento: {
        Args: never;
        Returns: readonly {
          readonly a_fechar?: string | null | undefined;
          readonly fechado_ate?: string | null | undefined;
        }[];
      };
      rpc_comissoes_fechar: {
        Args: { p_mes: string };
        Returns: string;
      };
      rpc_comissoes_pagar: {
        Args: {
          p_arquivo?: string;
          p_data: string;
          p_ids: readonly string[];
          p_ref: string;
        };
        Returns: number;
      };
      rpc_comissoes_recalcular: {
        Args: {
          p_fim: string;
          p_inicio: string;
          p_produto: string;
        };
        Returns: number;
      };
      rpc_comissoes_resumo: {
        Args: {
          p_filtros?: unknown;
          p_fim: string;
          p_inicio: string;
        };
        Returns: readonly {
          readonly beneficiario_email: string;
          readonly beneficiario_nome: string;
          readonly cancelada_centavos: number;
          readonly id: string;
          readonly liberada_centavos: number;
          readonly moeda: string;
          readonly paga_centavos: number;
          readonly papeis: readonly string[];
          readonly prevista_centavos: number;
          readonly qtd: number;
        }[];
      };
      rpc_comissoes_saldos: {
        Args: never;
        Returns: readonly {
          readonly beneficiario_email: string;
          readonly beneficiario_nome: string;
          readonly em_disputa_centavos: number;
          readonly id: string;
          readonly moeda: string;
          readonly prevista_centavos: number;
          readonly saldo_centavos: number;
        }[];
      };
      rpc_conexao_conta: {
        Args: { p_para?: "conta" | "chats" | "anuncios" | "correios" };
        Returns: string;
      };
      rpc_conexao_desligar: {
        Args: { p_servico: "whatsapp" | "instagram" | "anuncios" | "correios" };
        Returns: null;
      };
      rpc_conexao_salvar: {
        Args: {
          p_chave?: string;
          p_identificacao: string;
          p_prova?: string;
          p_servico: "whatsapp" | "instagram" | "anuncios" | "correios";
        };
        Returns: null;
      };
      rpc_conexoes: {
        Args: never;
        Returns: readonly {
          readonly chave_final: string;
          readonly codigo: string;
          readonly detalhe?: string | null | undefined;
          readonly erro?: string | null | undefined;
          readonly erro_em?: string | null | undefined;
          readonly identificacao: string;
          readonly servico: "whatsapp" | "instagram" | "anuncios" | "correios";
          readonly tem_prova: boolean;
          readonly testada_em?: string | null | undefined;
        }[];
      };
      rpc_contadores_menu: {
        Args: never;
        Returns: readonly {
          readonly atendimentos?: number | null | undefined;
          readonly chats?: number | null | undefined;
          readonly envios?: number | null | undefined;
          readonly recuperacoes?: number | null | undefined;
        }[];
      };
      rpc_contato_anexos: {
        Args: { p_id: string };
        Returns: readonly {
          readonly balde: string;
          readonly caminhos: readonly string[];
        }[];
      };
      rpc_contato_anonimizar: {
        Args: { p_id: string };
        Returns: null;
      };
      rpc_contato_envios: {
        Args: { p_contato: string };
        Returns: readonly {
          readonly codigo: string;
          readonly criado_em: string;
          readonly id: string;
          readonly produto_nome?: string | null | undefined;
          readonly rastreio_codigo?: string | null | undefined;
          readonly rastreio_id?: string | null | undefined;
          readonly rastreio_status?: string | null | undefined;
          readonly status: string;
        }[];
      };
      rpc_contato_linha_tempo: {
        Args: {
          p_antes_de?: string;
          p_antes_id?: string;
          p_contato: string;
          p_limite?: number;
        };
        Returns: readonly {
          readonly autor_nome?: string | null | undefined;
          readonly em: string;
          readonly entidade: string;
          readonly entidade_id: string;
          readonly id: string;
          readonly moeda?: string | null | undefined;
          readonly status?: string | null | undefined;
          readonly texto?: string | null | undefined;
          readonly tipo:
            | "compra"
            | "status"
            | "oportunidade"
            | "tarefa"
            | "chat"
            | "atendimento"
            | "nota";
          readonly titulo?: string | null | undefined;
          readonly valor_centavos?: number | null | undefined;
        }[];
      };
      rpc_contato_mesclar: {
        Args: {
          p_manter: string;
          p_remover: string;
        };
        Returns: string;
      };
      rpc_contatos_excluir: {
        Args: { p_ids: readonly string[] };
        Returns: readonly string[];
      };
      rpc_contatos_procurar: {
        Args: { p_q: string };
        Returns: readonly string[];
      };
      rpc_convite_destino: {
        Args: { p_id: string };
        Returns: string;
      };
      rpc_dashboard_atencao: {
        Args: never;
        Returns: readonly {
          readonly qtd: number;
          readonly rota: string;
          readonly texto: string;
          readonly tipo: string;
        }[];
      };
      rpc_dashboard_funil: {
        Args: {
          p_fim: string;
          p_inicio: string;
          p_plataforma?: string;
          p_produto?: string;
        };
        Returns: readonly {
          readonly etapa: string;
          readonly qtd: number;
          readonly rotulo: string;
          readonly taxa?: number | null | undefined;
        }[];
      };
      rpc_dashboard_kpis: {
        Args: {
          p_fim: string;
          p_inicio: string;
          p_plataforma?: string;
          p_produto?: string;
        };
        Returns: readonly {
          readonly aprovacao_cartao?: number | null | undefined;
          readonly aprovacao_cartao_anterior?: number | null | undefined;
          readonly aprovacao_cartao_delta?: number | null | undefined;
          readonly conversao_boleto?: number | null | undefined;
          readonly conversao_boleto_anterior?: number | null | undefined;
          readonly conversao_boleto_delta?: number | null | undefined;
          readonly conversao_pix?: number | null | undefined;
          readonly conversao_pix_anterior?: number | null | undefined;
          readonly conversao_pix_delta?: number | null | undefined;
          readonly devolvidas: number;
          readonly devolvidas_anterior: number;
          readonly devolvidas_delta?: number | null | undefined;
          readonly devolvido_centavos: number;
          readonly gasto_centavos?: number | null | undefined;
          readonly liquida_anterior_centavos: number;
          readonly liquida_centavos: number;
          readonly liquida_delta?: number | null | undefined;
          readonly meta_centavos: number;
          readonly moeda: string;
          readonly receita_anterior_centavos: number;
          readonly receita_centavos: number;
          readonly receita_delta?: number | null | undefined;
          readonly receita_mes_centavos: number;
          readonly roas_real?: number | null | undefined;
          readonly roas_real_anterior?: number | null | undefined;
          readonly roas_real_delta?: number | null | undefined;
          readonly taxa_devolucao?: number | null | undefined;
          readonly tem_transacoes: boolean;
          readonly ticket_anterior_centavos?: number | null | undefined;
          readonly ticket_centavos?: number | null | undefined;
          readonly ticket_delta?: number | null | undefined;
          readonly vendas: number;
          readonly vendas_anterior: number;
          readonly vendas_delta?: number | null | undefined;
        }[];
      };
      rpc_dashboard_quebra: {
        Args: {
          p_dimensao?: string;
          p_fim: string;
          p_inicio: string;
          p_plataforma?: string;
          p_produto?: string;
        };
        Returns: readonly {
          readonly chave: string;
          readonly qtd: number;
          readonly rotulo: string;
          readonly valor_centavos: number;
        }[];
      };
      rpc_dashboard_serie: {
        Args: {
          p_fim: string;
          p_grao?: string;
          p_inicio: string;
          p_plataforma?: string;
          p_produto?: string;
        };
        Returns: readonly {
          readonly dia: string;
          readonly gasto_centavos?: number | null | undefined;
          readonly plataforma: string;
          readonly qtd: number;
          readonly valor_centavos: number;
        }[];
      };
      rpc_documento_buscar: {
        Args: {
          p_doc: string;
          p_tabela: string;
        };
        Returns: readonly string[];
      };
      rpc_documento_revelar: {
        Args: {
          p_id: string;
          p_tabela: string;
        };
        Returns: string | null;
      };
      rpc_envio_conferir: {
        Args: {
          p_conferido: boolean;
          p_id: string;
        };
        Returns: boolean;
      };
      rpc_envio_cotar: {
        Args: {
          p_cep: string;
          p_peso_g: number;
        };
        Returns: readonly {
          readonly prazo_dias: number;
          readonly servico: string;
          readonly transportadora: string;
          readonly valor_centavos: number;
        }[];
      };
      rpc_envio_criar: {
        Args: { p_dados: unknown };
        Returns: string;
      };
      rpc_envio_mover: {
        Args: {
          p_depois_de?: string;
          p_id: string;
          p_status: string;
        };
        Returns: number;
      };
      rpc_envio_postar: {
        Args: {
          p_codigo?: string;
          p_em?: string;
          p_id: string;
          p_lat?: number;
          p_lng?: number;
        };
        Returns: string;
      };
      rpc_envio_salvar: {
        Args: {
          p_dados: unknown;
          p_id: string;
          p_versao: number;
        };
        Returns: number;
      };
      rpc_envio_status: {
        Args: {
          p_dados?: unknown;
          p_ids: readonly string[];
          p_status: string;
        };
        Returns: readonly {
          readonly erro?: string | null | undefined;
          readonly id: string;
          readonly ok: boolean;
        }[];
      };
      rpc_envios_lote: {
        Args: {
          p_dentro?: boolean;
          p_ids: readonly string[];
        };
        Returns: readonly {
          readonly erro?: string | null | undefined;
          readonly id: string;
          readonly ok: boolean;
        }[];
      };
      rpc_envios_resumo: {
        Args: { p_q?: string };
        Returns: readonly {
          readonly etiquetas: number;
          readonly fila: number;
          readonly lote: number;
          readonly postados: number;
        }[];
      };
      rpc_etapa_excluir: {
        Args: {
          p_destino?: string;
          p_id: string;
        };
        Returns: null;
      };
      rpc_etapa_oportunidades: {
        Args: { p_id: string };
        Returns: number;
      };
      rpc_etapas_ordenar: {
        Args: {
          p_ids: readonly string[];
          p_pipeline: string;
        };
        Returns: null;
      };
      rpc_etiquetas_emitir: {
        Args: { p_ids: readonly string[] };
        Returns: number;
      };
      rpc_exportacao_colunas: {
        Args: { p_tipo: string };
        Returns: readonly {
          readonly coluna: string;
          readonly titulo: string;
        }[];
      };
      rpc_exportacao_contar: {
        Args: {
          p_filtros?: unknown;
          p_tipo: string;
        };
        Returns: number;
      };
      rpc_exportacao_criar: {
        Args: {
          p_colunas?: readonly string[];
          p_filtros?: unknown;
          p_tipo: string;
        };
        Returns: string;
      };
      rpc_exportacao_registrar: {
        Args: {
          p_filtros?: unknown;
          p_linhas: number;
          p_tipo: string;
        };
        Returns: null;
      };
      rpc_exportacao_repetir: {
        Args: { p_id: string };
        Returns: string;
      };
      rpc_importacao_analisar: {
        Args: { p_id: string };
        Returns: null;
      };
      rpc_importacao_cancelar: {
        Args: { p_id: string };
        Returns: null;
      };
      rpc_importacao_criar: {
        Args: {
          p_amostra: readonly (readonly string[])[];
          p_cabecalho: readonly string[];
          p_caminho: string;
          p_codificacao: string;
          p_hash: string;
          p_mapeamento: unknown;
          p_nome: string;
          p_separador: string;
          p_tamanho: number;
          p_total: number;
        };
        Returns: string;
      };
      rpc_importacao_erros_csv: {
        Args: { p_id: string };
        Returns: string;
      };
      rpc_importacao_executar: {
        Args: { p_id: string };
        Returns: null;
      };
      rpc_importacao_livre: {
        Args: { p_caminho: string };
        Returns: boolean;
      };
      rpc_importacao_mapear: {
        Args: {
          p_id: string;
          p_mapeamento: unknown;
          p_modo: string;
          p_plataforma: string;
        };
        Returns: null;
      };
      rpc_importacao_repetida: {
        Args: { p_id: string };
        Returns: string | null;
      };
      rpc_links_salvar: {
        Args: {
          p_curto?: boolean;
          p_dados: unknown;
          p_nome: string;
          p_urls: readonly string[];
        };
        Returns: number;
      };
      rpc_links_transformar: {
        Args: {
          p_dados?: unknown;
          p_urls: readonly string[];
        };
        Returns: readonly {
          readonly avisos: readonly string[];
          readonly codigo_dmg?: string | null | undefined;
          readonly erro?: string | null | undefined;
          readonly mudou: readonly string[];
          readonly original: string;
          readonly plataforma?: string | null | undefined;
          readonly posicao: number;
          readonly transformada?: string | null | undefined;
        }[];
      };
      rpc_oportunidade_encerrar: {
        Args: {
          p_concluir_tarefas?: boolean;
          p_data?: string;
          p_detalhe?: string;
          p_id: string;
          p_motivo?: string;
          p_resultado: "ganha" | "perdida";
          p_transacao?: string;
          p_valor?: number;
          p_versao?: number;
        };
        Returns: readonly VwOportunidades[];
      };
      rpc_oportunidade_excluir: {
        Args: { p_id: string };
        Returns: null;
      };
      rpc_oportunidade_mover: {
        Args: {
          p_depois_de?: string;
          p_etapa: string;
          p_id: string;
          p_versao?: number;
        };
        Returns: readonly VwOportunidades[];
      };
      rpc_oportunidade_reabrir: {
        Args: { p_id: string };
        Returns: readonly VwOportunidades[];
      };
      rpc_oportunidade_salvar: {
        Args: {
          p_dados: unknown;
          p_id: string;
          p_versao: number;
        };
        Returns: readonly VwOportunidades[];
      };
      rpc_perfil_permissoes: {
        Args: { p_perfil: string };
        Returns: readonly {
          readonly escopo?: "todos" | "proprios" | null | undefined;
          readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
          readonly pagina: string;
        }[];
      };
      rpc_pipeline_cartoes: {
        Args: {
          p_filtros?: unknown;
          p_limites?: unknown;
          p_pipeline: string;
        };
        Returns: readonly VwOportunidades[];
      };
      rpc_pipeline_resumo: {
        Args: {
          p_filtros: unknown;
          p_fim: string;
          p_inicio: string;
          p_pipeline: string;
        };
        Returns: readonly {
          readonly abertas: number;
          readonly etapas: readonly {
            readonly id: string;
            readonly paradas: number;
            readonly ponderado_centavos: number;
            readonly qtd: number;
            readonly valor_centavos: number;
          }[];
          readonly ganhas: number;
          readonly outras_moedas: number;
          readonly paradas: number;
          readonly perdidas: number;
          readonly ponderado_centavos: number;
          readonly taxa?: number | null | undefined;
          readonly valor_centavos: number;
        }[];
      };
      rpc_presenca_marcar: {
        Args: { p_presenca?: "online" | "ausente" | "offline" };
        Returns: "online" | "ausente" | "offline" | null;
      };
      rpc_rastreio_atualizar: {
        Args: { p_ids: readonly string[] };
        Returns: number;
      };
      rpc_rastreio_evento: {
        Args: {
          p_em: string;
          p_id: string;
          p_status: string;
          p_texto: string;
        };
        Returns: string;
      };
      rpc_rastreio_trocar_codigo: {
        Args: {
          p_codigo: string;
          p_id: string;
        };
        Returns: string;
      };
      rpc_rastreios_resumo: {
        Args: { p_filtros?: unknown };
        Returns: readonly {
          readonly atencao: number;
          readonly devolvidos: number;
          readonly entregues: number;
          readonly retirada: number;
          readonly todos: number;
          readonly transito: number;
        }[];
      };
      rpc_recuperacao_abas: {
        Args: {
          p_fim: string;
          p_inicio: string;
        };
        Returns: readonly {
          readonly em_contato: number;
          readonly encerradas: number;
          readonly fila: number;
          readonly recuperadas: number;
        }[];
      };
      rpc_recuperacao_assumir: {
        Args: { p_id: string };
        Returns: null;
      };
      rpc_recuperacao_descartar: {
        Args: {
          p_id: string;
          p_motivo: string;
        };
        Returns: null;
      };
      rpc_recuperacao_fila: {
        Args: {
          p_limite?: number;
          p_offset?: number;
          p_tipo?: string;
        };
        Returns: readonly {
          readonly contato_id: string;
          readonly contato_nome: string;
          readonly evento_em: string;
          readonly expira_em: string;
          readonly id: string;
          readonly moeda: string;
          readonly prioridade: number;
          readonly produto_nome?: string | null | undefined;
          readonly reservada_ate?: string | null | undefined;
          readonly responsavel_id?: string | null | undefined;
          readonly tentativas: number;
          readonly tipo: string;
          readonly valor_centavos: number;
        }[];
      };
      rpc_recuperacao_proxima: {
        Args: never;
        Returns: string | null;
      };
      rpc_recuperacao_registrar: {
        Args: {
          p_canal: string;
          p_id: string;
          p_obs?: string;
          p_proxima?: string;
          p_resultado: string;
        };
        Returns: string;
      };
      rpc_recuperacao_resumo: {
        Args: {
          p_fim: string;
          p_inicio: string;
        };
        Returns: readonly {
          readonly aberto_centavos: number;
          readonly esperando: number;
          readonly esperando_ate?: string | null | undefined;
          readonly esperando_centavos: number;
          readonly minutos_ate_contato?: number | null | undefined;
          readonly outras_moedas: number;
          readonly recuperadas: number;
          readonly recuperado_centavos: number;
          readonly taxa?: number | null | undefined;
        }[];
      };
      rpc_simulacao_ligar: {
        Args: { p_ligada: boolean };
        Returns: null;
      };
      rpc_somas_conferir: {
        Args: never;
        Returns: readonly {
          readonly certo?: string | null | undefined;
          readonly chave: string;
          readonly gravado?: string | null | undefined;
          readonly soma: string;
        }[];
      };
      rpc_teste_receber: {
        Args: {
          p_chat: string;
          p_conteudo: string;
        };
        Returns: string;
      };
      rpc_trafego_resumo: {
        Args: {
          p_filtros?: unknown;
          p_fim: string;
          p_inicio: string;
          p_limite?: number;
          p_nivel?: string;
          p_offset?: number;
          p_ordem?: string;
        };
        Returns: readonly {
          readonly cliques_link: number;
          readonly compras: number;
          readonly cpa_meta_centavos?: number | null | undefined;
          readonly cpa_real_centavos?: number | null | undefined;
          readonly cpc_centavos?: number | null | undefined;
          readonly cpm_centavos?: number | null | undefined;
          readonly ctr?: number | null | undefined;
          readonly gasto_centavos: number;
          readonly id: string;
          readonly impressoes: number;
          readonly linhas: number;
          readonly lucro_centavos: number;
          readonly nome: string;
          readonly receita_centavos: number;
          readonly roas_meta?: number | null | undefined;
          readonly roas_real?: number | null | undefined;
          readonly taxa_checkout?: number | null | undefined;
          readonly vendas: number;
        }[];
      };
      rpc_trafego_sem_origem: {
        Args: {
          p_fim: string;
          p_inicio: string;
        };
        Returns: readonly {
          readonly por_link: number;
          readonly receita_centavos: number;
          readonly vendas: number;
        }[];
      };
      rpc_trafego_serie: {
        Args: {
          p_filtros?: unknown;
          p_fim: string;
          p_inicio: string;
        };
        Returns: readonly {
          readonly dia: string;
          readonly gasto_centavos: number;
          readonly receita_centavos: number;
          readonly roas_real?: number | null | undefined;
          readonly vendas: number;
        }[];
      };
      rpc_transacao_envio: {
        Args: { p_transacao: string };
        Returns: readonly {
          readonly codigo: string;
          readonly etiqueta_erro?: string | null | undefined;
          readonly id: string;
          readonly previsto_em?: string | null | undefined;
          readonly rastreio_codigo?: string | null | undefined;
          readonly rastreio_status?: string | null | undefined;
          readonly reembolsado_em?: string | null | undefined;
          readonly status: string;
          readonly transportadora: string;
          readonly ultimo_evento_em?: string | null | undefined;
          readonly ultimo_evento_texto?: string | null | undefined;
        }[];
      };
      rpc_transacao_mudar_status: {
        Args: {
          p_id: string;
          p_motivo: string;
          p_status: string;
          p_valor_centavos?: number;
          p_versao: number;
        };
        Returns: number;
      };
      rpc_transacao_payload: {
        Args: { p_id: string };
        Returns: unknown;
      };
      rpc_transacoes_resumo: {
        Args: { p_filtros?: unknown };
        Returns: readonly {
          readonly bruto_centavos: number;
          readonly comissao_centavos: number;
          readonly liquido_centavos: number;
          readonly moeda: string;
          readonly outras_moedas: number;
          readonly qtd: number;
          readonly reembolsado_centavos: number;
          readonly vendas: number;
        }[];
      };
      rpc_usuario_convidar: {
        Args: {
          p_email: string;
          p_nome: string;
          p_perfil: string;
        };
        Returns: string;
      };
      rpc_usuario_permissoes: {
        Args: {
          p_id: string;
          p_permissoes: readonly {
            readonly escopo?: "todos" | "proprios" | null | undefined;
            readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
            readonly pagina: string;
          }[];
        };
        Returns: readonly {
          readonly escopo?: "todos" | "proprios" | null | undefined;
          readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
          readonly pagina: string;
        }[];
      };
      rpc_usuarios_app_resumo: {
        Args: never;
        Returns: readonly {
          readonly ativos: number;
          readonly expiram: number;
          readonly nunca_acessaram: number;
        }[];
      };
      rpc_webhook_corrigir: {
        Args: {
          p_dados: unknown;
          p_id: string;
        };
        Returns: string | null;
      };
      rpc_webhooks_atencao: {
        Args: never;
        Returns: readonly {
          readonly chave: string;
          readonly erro: string;
          readonly plataforma: string;
          readonly qtd: number;
          readonly ultimo_em: string;
        }[];
      };
      rpc_webhooks_avisos: {
        Args: {
          p_erro: string;
          p_plataforma: string;
        };
        Returns: readonly {
          readonly codigo?: string | null | undefined;
          readonly corpo: string;
          readonly email?: string | null | undefined;
          readonly faltas?: string | null | undefined;
          readonly id: string;
          readonly moeda?: string | null | undefined;
          readonly nome?: string | null | undefined;
          readonly produto_nome?: string | null | undefined;
          readonly recebido_em: string;
          readonly reembolsado_centavos?: number | null | undefined;
          readonly status?: string | null | undefined;
          readonly status_origem?: string | null | undefined;
          readonly telefone?: string | null | undefined;
          readonly valor_centavos?: number | null | undefined;
        }[];
      };
      rpc_webhooks_dispensar: {
        Args: {
          p_erro: string;
          p_plataforma: string;
        };
        Returns: null;
      };
    };
  };
};
