-- A pergunta de quanto se devolveu acaba também quando alguém põe o valor na própria venda, ou quando tudo se devolve.
create function app.encerrar_perguntas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.falta_o_devolvido(new.transacao_id) then
    update app.webhooks_recebidos w set erro = null, processado_em = coalesce(w.processado_em, app.agora())
    from public.transacoes t
    where t.id = new.transacao_id and w.conta_id = t.conta_id and w.plataforma = t.plataforma
      and w.erro = 'Reembolso parcial sem o valor na venda ' || t.transacao_codigo;
  end if;
  return null;
end $$;
-- No fim da transação: a linha da história entra antes ou depois do que ela diz da venda.
create constraint trigger encerrar_perguntas after insert or update of valor_centavos on public.transacao_eventos
  deferrable initially deferred
  for each row when (new.status_para in ('reembolsada_parcial', 'reembolsada', 'chargeback'))
  execute function app.encerrar_perguntas();

do $$
declare
  n bigint;
begin
  update app.webhooks_recebidos w set erro = null, processado_em = coalesce(w.processado_em, app.agora())
  from public.transacoes t
  where w.conta_id = t.conta_id and w.plataforma = t.plataforma
    and w.erro = 'Reembolso parcial sem o valor na venda ' || t.transacao_codigo and not app.falta_o_devolvido(t.id);
  get diagnostics n = row_count;
  raise notice 'perguntas de reembolsos parciais que já tinham resposta: %', n;
end $$;
