-- Quem tem uma compra de pé tem acesso: uma compra nova vale para sempre, uma devolvida não tira o que outra deu, e a noite
-- não suspende quem pôs a assinatura em dia.

-- Um acesso que passa a vir de outra compra não acaba no dia que tinha antes dela.
create function app.renovar_acesso() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.acesso_ate := null;
  return new;
end $$;
create trigger renovar before update of transacao_id on public.usuarios_app
  for each row when (new.status = 'ativo' and new.transacao_id is distinct from old.transacao_id
    and new.transacao_id is not null)
  execute function app.renovar_acesso();
revoke execute on function app.renovar_acesso() from public;

-- Outra compra do mesmo produto pela mesma pessoa, que continua de pé. A cobrança anterior de uma assinatura não é uma.
create function app.outra_compra(t public.transacoes) returns uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.transacoes o
  join public.produtos p on p.conta_id = o.conta_id and p.id = o.produto_id and p.tipo <> 'assinatura'
  where o.conta_id = t.conta_id and o.produto_id = t.produto_id and o.comprador_email = t.comprador_email
    and o.id <> t.id and app.conta_como_venda(o.status)
    and (t.assinatura_codigo is null or o.assinatura_codigo is distinct from t.assinatura_codigo)
  order by o.aprovada_em desc, o.id limit 1
$$;
revoke execute on function app.outra_compra(public.transacoes) from public;

/*
 * O acesso nasce quando a venda passa a valer. Uma que já valia e se completa não o devolve a quem o teve suspenso, nem o
 * abre para uma venda antiga que uma importação trouxe.
 */
create or replace function app.decorrer_do_status() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  outra uuid;
begin
  if new.status in ('aprovada', 'completa') then
    if new.comprador_email is not null
      and (tg_op = 'INSERT' or not app.conta_como_venda(old.status))
      and not (app.importando() and new.pedida_em <= app.agora() - interval '30 days')
      and exists (select from public.produtos where id = new.produto_id and not fisico) then
      insert into public.usuarios_app (conta_id, nome, email, documento, telefone, contato_id, produto_id,
        transacao_id, acesso_inicio)
        values (new.conta_id, new.comprador_nome, new.comprador_email, new.comprador_documento,
          new.comprador_telefone, new.contato_id, new.produto_id, new.id, new.aprovada_em)
        on conflict (conta_id, produto_id, email) do update
          set status = 'ativo', transacao_id = excluded.transacao_id, excluido_em = null;
    end if;
    perform app.calcular_comissoes(new.id);
    if new.status = 'completa' then
      update public.comissoes set status = 'liberada', liberada_em = new.completa_em
        where transacao_id = new.id and status = 'prevista';
    end if;
  elsif new.status in ('reembolsada', 'chargeback') then
    outra := app.outra_compra(new);
    update public.usuarios_app
      set transacao_id = coalesce(outra, transacao_id), status = case when outra is null then 'cancelado' else status end
      where transacao_id = new.id and status <> 'cancelado';
    update public.comissoes set status = 'cancelada'
      where transacao_id = new.id and status in ('prevista', 'liberada');
    perform app.estornar_comissoes(new.id, 1, 1);
  elsif new.status = 'reembolsada_parcial' and new.valor_produto_centavos > 0 then
    perform app.estornar_comissoes(new.id, new.valor_reembolsado_centavos, new.valor_produto_centavos);
  end if;
  return null;
end $$;

create or replace function app.rever_acessos() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.usuarios_app set status = 'expirado'
    where status = 'ativo' and acesso_ate < app.agora() and excluido_em is null;
  update public.usuarios_app u set status = 'suspenso'
    from public.transacoes t
    cross join lateral (
      select max(e.ocorrido_em) as em from public.transacao_eventos e
      where e.transacao_id = t.id and e.status_para = 'atrasada') as atraso
    where u.status = 'ativo' and u.excluido_em is null and t.conta_id = u.conta_id and t.produto_id = u.produto_id
      and t.comprador_email = u.email and t.status = 'atrasada' and atraso.em < app.agora() - interval '7 days'
      -- A cobrança atrasada fica como está quando a pessoa paga a seguinte.
      and not exists (
        select from public.transacoes paga
        where paga.conta_id = t.conta_id and paga.produto_id = t.produto_id and paga.comprador_email = t.comprador_email
          and app.conta_como_venda(paga.status) and paga.aprovada_em > atraso.em);
end $$;
