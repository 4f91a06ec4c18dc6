-- Um aviso com o status que a venda já tem corrige os valores dela, mas só se não é mais antigo do que o último que valeu:
-- um que atrasou no caminho traria de volta os valores de antes.
alter function app.receber_venda(uuid, jsonb) rename to aplicar_venda;

create function app.receber_venda(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A mesma espera de `aplicar_venda`: dois avisos de uma venda são comparados um depois do outro.
  perform pg_advisory_xact_lock(
    hashtextextended(p_conta || '|' || (p_venda ->> 'plataforma') || '|' || (p_venda ->> 'codigo'), 0));
  if exists (
    select from public.transacoes t
    join public.mapa_status_plataforma m on m.plataforma = t.plataforma and m.status = t.status
      and lower(m.status_origem) = lower(p_venda ->> 'status_origem')
    where t.conta_id = p_conta and t.plataforma = p_venda ->> 'plataforma' and t.transacao_codigo = p_venda ->> 'codigo'
      and (p_venda ->> 'ocorrido_em')::timestamptz < t.status_em
  ) then
    return 'historico';
  end if;
  return app.aplicar_venda(p_conta, p_venda);
end $$;
revoke execute on function app.receber_venda(uuid, jsonb) from public;
