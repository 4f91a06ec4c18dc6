-- Quem marca presença fica sabendo com qual é visto.

drop function public.rpc_presenca_marcar(text);

-- O app o chama a cada minuto e quando a janela volta à frente. Quem reaparece depois de sumir está online.
create function public.rpc_presenca_marcar(p_presenca text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  vista text;
begin
  if p_presenca not in ('online', 'ausente', 'offline') then
    perform app.erro('validacao', 422, '{"presenca":"presença desconhecida"}');
  end if;
  update public.usuarios set
    presenca = coalesce(p_presenca,
      case when visto_em is null or visto_em < now() - interval '10 minutes' then 'online' else presenca end),
    visto_em = now()
    where id = app.usuario()
    returning presenca into vista;
  return vista;
end $$;
comment on function public.rpc_presenca_marcar is
  'Diz que quem pergunta está aqui, e se quiser com que presença; devolve a que ficou, e nada a quem teve o acesso desativado. @json p_presenca {"type":"text","enum":["online","ausente","offline"]} @json {"type":"text","enum":["online","ausente","offline"]}';
grant execute on function public.rpc_presenca_marcar(text) to authenticated;
