-- O contexto de uma conversa leva o endereço em que se paga uma compra, para as respostas rápidas com {link}.

-- Quem não vê uma parte recebe nulo nela.
create or replace function public.rpc_chat_contexto(p_chat uuid)
returns table (contato jsonb, tags jsonb, compras jsonb, oportunidade jsonb, atendimentos jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'ver');
begin
  return query select
    (select jsonb_build_object('id', c.id, 'nome', c.nome, 'email', c.email, 'telefone', c.telefone, 'cidade', c.cidade,
        'uf', c.uf, 'documento_mascara', c.documento_mascara, 'dados_teste', c.dados_teste,
        'total_compras_centavos', c.total_compras_centavos, 'qtd_compras', c.qtd_compras, 'criado_em', c.criado_em)
      from public.contatos c where c.id = chat.contato_id),
    (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'cor', g.cor)
        order by lower(g.nome), g.id), '[]')
      from public.contato_tags ct join public.tags g on g.id = ct.tag_id
      where ct.contato_id = chat.contato_id),
    case when app.ve_transacoes() then (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.pedida_em desc, t.id desc), '[]') from (
        select id, transacao_codigo, produto_nome, status, valor_produto_centavos, moeda, pedida_em, garantia_ate,
          checkout_url
        from public.transacoes where conta_id = chat.conta_id and contato_id = chat.contato_id
        order by pedida_em desc, id desc limit 3) t) end,
    case when app.pode(array['pg-pipelines', 'pg-contato'], 'ver') then (
      select jsonb_build_object('id', o.id, 'titulo', o.titulo, 'valor_centavos', o.valor_centavos, 'moeda', o.moeda,
        'etapa_nome', e.nome, 'etapa_cor', e.cor)
      from public.oportunidades o
      join public.etapas e on e.id = o.etapa_id
      where o.conta_id = chat.conta_id and o.contato_id = chat.contato_id and o.status = 'aberta'
        and o.excluido_em is null
        and (not app.proprios('pg-pipelines') or o.responsavel_id is null or o.responsavel_id = app.usuario())
      order by o.criado_em desc, o.id limit 1) end,
    case when app.ve_atendimentos() then (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.aberto desc, a.criado_em desc, a.id), '[]') from (
        select id, codigo, assunto, status, prioridade, aberto, sla_resolucao_em, sla_situacao, criado_em, atualizado_em
        from public.vw_atendimentos where contato_id = chat.contato_id
        order by aberto desc, criado_em desc, id limit 20) a) end;
end $$;
comment on function public.rpc_chat_contexto is
  'Com quem se fala: contato, etiquetas, três últimas compras, oportunidade aberta e atendimentos. @nullable compras oportunidade atendimentos @json contato {"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"email":{"type":"text","nullable":true},"telefone":{"type":"text","nullable":true},"cidade":{"type":"text","nullable":true},"uf":{"type":"text","nullable":true},"documento_mascara":{"type":"text","nullable":true},"dados_teste":{"type":"boolean"},"total_compras_centavos":{"type":"number"},"qtd_compras":{"type":"number"},"criado_em":{"type":"date"}}} @json tags {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"cor":{"type":"text"}}}} @json compras {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"transacao_codigo":{"type":"text"},"produto_nome":{"type":"text"},"status":{"type":"text"},"valor_produto_centavos":{"type":"number"},"moeda":{"type":"text"},"pedida_em":{"type":"date"},"garantia_ate":{"type":"date","nullable":true},"checkout_url":{"type":"text","nullable":true}}}} @json oportunidade {"type":"json","fields":{"id":{"type":"text"},"titulo":{"type":"text"},"valor_centavos":{"type":"number"},"moeda":{"type":"text"},"etapa_nome":{"type":"text"},"etapa_cor":{"type":"text"}}} @json atendimentos {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"codigo":{"type":"text"},"assunto":{"type":"text"},"status":{"type":"text"},"prioridade":{"type":"text"},"aberto":{"type":"boolean"},"sla_resolucao_em":{"type":"date","nullable":true},"sla_situacao":{"type":"text"},"criado_em":{"type":"date"},"atualizado_em":{"type":"date"}}}}';
