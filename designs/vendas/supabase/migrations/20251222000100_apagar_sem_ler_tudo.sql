-- Apagar um arquivo ou uma conta procura as linhas que ainda se referem a eles: com um índice, sem ler a tabela inteira.
create index produtos_imagem on public.produtos (imagem_arquivo_id) where imagem_arquivo_id is not null;
create index comissoes_comprovante on public.comissoes (comprovante_arquivo_id) where comprovante_arquivo_id is not null;
create index envios_etiqueta on public.envios (etiqueta_arquivo_id) where etiqueta_arquivo_id is not null;
create index exportacoes_arquivo on public.exportacoes (arquivo_id) where arquivo_id is not null;
create index importacoes_arquivo on public.importacoes (arquivo_id) where arquivo_id is not null;
create index contato_notas_conta on public.contato_notas (conta_id);
create index produto_participantes_conta on public.produto_participantes (conta_id);
create index transacao_eventos_conta on public.transacao_eventos (conta_id);
create index oportunidade_historico_conta on public.oportunidade_historico (conta_id);
create index rastreio_eventos_conta on public.rastreio_eventos (conta_id);
create index importacao_erros_conta on public.importacao_erros (conta_id);
create index link_cliques_dia_conta on public.link_cliques_dia (conta_id);

-- Uma só regra sobre quem lê usuários: os da conta, e a própria linha também sem acesso.
drop policy ler_a_si on public.usuarios;
alter policy ler on public.usuarios using (conta_id = (select app.conta()) or id = (select auth.uid()));
