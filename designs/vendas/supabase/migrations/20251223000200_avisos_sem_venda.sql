-- O que uma plataforma conta de quem comprou, e que não é uma venda: a assinatura que se cancelou e a primeira entrada no
-- curso. Não alarma ninguém; fica na venda de que se trata, ou no acesso.

insert into public.mapa_status_plataforma (plataforma, status_origem, status, gera_recuperacao) values
  ('hotmart', 'SUBSCRIPTION_CANCELLATION', null, null),
  ('hotmart', 'SWITCH_PLAN', null, null),
  ('hotmart', 'UPDATE_SUBSCRIPTION_CHARGE_DATE', null, null),
  ('hotmart', 'CLUB_FIRST_ACCESS', null, null),
  ('hotmart', 'CLUB_MODULE_COMPLETED', null, null)
on conflict do nothing;

-- A última venda de uma assinatura diz que ela acabou; o status dela é o que se pagou, e não muda.
create function app.assinatura_cancelada(p_conta uuid, p_venda jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, status_origem, origem,
    chave_evento, ocorrido_em, motivo)
  select p_conta, t.id, t.status, t.status, p_venda ->> 'status_origem', 'webhook', p_venda ->> 'chave',
    (p_venda ->> 'ocorrido_em')::timestamptz, 'Assinatura cancelada'
  from public.transacoes t
  where t.conta_id = p_conta and t.plataforma = p_venda ->> 'plataforma'
    and t.assinatura_codigo = p_venda ->> 'assinatura'
  order by t.pedida_em desc, t.id desc limit 1
  on conflict do nothing
$$;

create function app.primeiro_acesso(p_conta uuid, p_venda jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update public.usuarios_app u set
    primeiro_acesso_em = least(u.primeiro_acesso_em, (p_venda ->> 'ocorrido_em')::timestamptz),
    ultimo_acesso_em = greatest(u.ultimo_acesso_em, (p_venda ->> 'ocorrido_em')::timestamptz),
    qtd_acessos = greatest(u.qtd_acessos, 1)
  from public.produtos p
  where p.conta_id = p_conta and p.plataforma = p_venda ->> 'plataforma'
    and p.plataforma_produto_id = p_venda ->> 'produto_codigo' and u.conta_id = p_conta and u.produto_id = p.id
    and u.email = lower(p_venda ->> 'email') and u.excluido_em is null
$$;

alter function public.rpc_venda_receber(uuid, jsonb) rename to receber_aviso;
alter function public.receber_aviso(uuid, jsonb) set schema app;
revoke execute on function app.receber_aviso(uuid, jsonb), app.assinatura_cancelada(uuid, jsonb),
  app.primeiro_acesso(uuid, jsonb) from public, anon, authenticated, service_role;
create function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  resultado constant text := app.receber_aviso(p_conta, p_venda);
  lida constant jsonb := app.ler_venda(p_venda);
begin
  if resultado = 'sem_venda' then
    case lida ->> 'status_origem'
      when 'SUBSCRIPTION_CANCELLATION' then perform app.assinatura_cancelada(p_conta, lida);
      when 'CLUB_FIRST_ACCESS' then perform app.primeiro_acesso(p_conta, lida);
      else null;
    end case;
  end if;
  return resultado;
end $$;
comment on function public.rpc_venda_receber is
  'Aplica o que um aviso diz: de uma venda, de um carrinho, de uma assinatura ou de um acesso.';
revoke execute on function public.rpc_venda_receber(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.rpc_venda_receber(uuid, jsonb) to service_role;

-- Os avisos desses que ficaram por entender se aplicam agora.
do $$
declare
  aviso record;
begin
  for aviso in
    select w.id, w.corpo from app.webhooks_recebidos w
    where w.plataforma = 'hotmart' and w.erro = 'Aviso sem dados de uma venda' and w.dispensado_em is null
      and w.corpo ->> 'event' in ('PURCHASE_OUT_OF_SHOPPING_CART', 'SUBSCRIPTION_CANCELLATION', 'SWITCH_PLAN',
        'UPDATE_SUBSCRIPTION_CHARGE_DATE', 'CLUB_FIRST_ACCESS', 'CLUB_MODULE_COMPLETED')
    order by w.criado_em, w.id
  loop
    update app.webhooks_recebidos w set venda = coalesce(w.venda, '{}') || jsonb_strip_nulls(jsonb_build_object(
      'codigo', coalesce(aviso.corpo #>> '{data,subscriber,code}', aviso.corpo ->> 'id'),
      'status_origem', aviso.corpo ->> 'event', 'assinatura', aviso.corpo #>> '{data,subscriber,code}',
      'nome', coalesce(aviso.corpo #>> '{data,buyer,name}', aviso.corpo #>> '{data,subscriber,name}'),
      'email', coalesce(aviso.corpo #>> '{data,buyer,email}', aviso.corpo #>> '{data,subscriber,email}',
        aviso.corpo #>> '{data,user,email}'),
      'telefone', aviso.corpo #>> '{data,buyer,phone}')) where w.id = aviso.id;
    perform app.aplicar_aviso(aviso.id);
  end loop;
end $$;
