-- Uma venda cuja garantia acabou há muito, como a que uma importação traz, também se completa e libera as comissões.
create or replace function app.completar_vendas() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  with vencidas as (
    update public.transacoes set status = 'completa', completa_em = garantia_ate, versao = versao + 1
    where status = 'aprovada' and garantia_ate <= app.agora()
    returning conta_id, id, garantia_ate
  )
  insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
    ocorrido_em)
  select conta_id, id, 'aprovada', 'completa', 'sistema', 'garantia:' || garantia_ate, garantia_ate from vencidas
  on conflict do nothing;

  update public.comissoes c set status = 'liberada', liberada_em = t.garantia_ate
  from public.transacoes t
  where c.transacao_id = t.id and c.status = 'prevista' and t.status = 'reembolsada_parcial'
    and t.garantia_ate <= app.agora();
end $$;
