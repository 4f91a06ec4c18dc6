-- O que quem cuida da conta vê de cada canal: a última conversa nele, e a última mensagem que ele não entregou.

create index mensagens_falhas on public.mensagens (conta_id, criado_em desc) where status = 'falhou';

create function public.rpc_canais() returns table (canal text, ultima_em timestamptz, falha_em timestamptz, falha text)
language sql stable security definer set search_path = '' as $$
  select um.canal, ultima.em, falha.em, falha.texto
  from unnest(array['whatsapp', 'instagram', 'email', 'widget']) with ordinality as um(canal, ordem)
  left join lateral (
    select c.ultima_mensagem_em as em from public.chats c
    where c.conta_id = app.conta() and c.canal = um.canal and c.excluido_em is null
    order by c.ultima_mensagem_em desc limit 1
  ) as ultima on true
  left join lateral (
    select m.criado_em as em, coalesce(m.erro_texto, m.erro_codigo, 'Não enviada') as texto
    from public.mensagens m join public.chats c on c.conta_id = m.conta_id and c.id = m.chat_id
    where m.conta_id = app.conta() and m.status = 'falhou' and c.canal = um.canal
    order by m.criado_em desc limit 1
  ) as falha on true
  where app.cuida_da_conta()
  order by um.ordem
$$;
comment on function public.rpc_canais is
  'Os canais, cada um com a última conversa e a última mensagem que não foi entregue; só para quem cuida da conta. @notnull canal';
grant execute on function public.rpc_canais() to authenticated;
