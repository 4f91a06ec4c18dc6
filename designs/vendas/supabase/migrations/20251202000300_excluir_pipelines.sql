-- Quem gere pipelines também exclui um pipeline e um motivo de perda que ninguém usa.

create policy excluir on public.pipelines for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()));
create policy excluir on public.motivos_perda for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()));
grant delete on public.pipelines, public.motivos_perda to authenticated;

-- As oportunidades que já se excluíram saem com o pipeline; as outras o prendem.
create function app.conferir_exclusao_pipeline() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    if exists (select from public.oportunidades o where o.pipeline_id = old.id and o.excluido_em is null) then
      perform app.erro('em_uso', 409);
    end if;
    delete from public.oportunidades where pipeline_id = old.id;
  end if;
  return old;
end $$;
create trigger conferir_exclusao before delete on public.pipelines
  for each row execute function app.conferir_exclusao_pipeline();

-- Sem o padrão, o primeiro dos outros toma o lugar.
create function app.trocar_pipeline_padrao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.pipelines set padrao = true where id = (
    select p.id from public.pipelines p where p.conta_id = old.conta_id order by p.ativo desc, p.ordem, p.id limit 1);
  return null;
end $$;
create trigger trocar_padrao after delete on public.pipelines
  for each row when (old.padrao) execute function app.trocar_pipeline_padrao();

create function app.conferir_exclusao_motivo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and exists (select from public.oportunidades o where o.motivo_perda_id = old.id) then
    perform app.erro('em_uso', 409);
  end if;
  return old;
end $$;
create trigger conferir_exclusao before delete on public.motivos_perda
  for each row execute function app.conferir_exclusao_motivo();

-- A última etapa fica enquanto o pipeline fica, e as oportunidades que já se excluíram saem com a etapa.
create or replace function app.conferir_exclusao_etapa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    if exists (select from public.oportunidades o where o.etapa_id = old.id and o.excluido_em is null)
      or exists (select from public.pipelines p where p.id = old.pipeline_id)
      and not exists (select from public.etapas e where e.pipeline_id = old.pipeline_id and e.id <> old.id) then
      perform app.erro('em_uso', 409);
    end if;
    delete from public.oportunidades where etapa_id = old.id;
  end if;
  return old;
end $$;

-- Antes de perguntar se uma etapa sai, se sabe se é preciso dizer para onde vai o que está nela.
create function public.rpc_etapa_oportunidades(p_id uuid) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.pode_ajustar_pipelines() then
    perform app.erro('sem_permissao', 403);
  end if;
  return (select count(*) from public.oportunidades o
    where o.conta_id = app.conta() and o.etapa_id = p_id and o.excluido_em is null);
end $$;
comment on function public.rpc_etapa_oportunidades is
  'Quantas oportunidades estão em uma etapa, abertas e encerradas. @notnull';
grant execute on function public.rpc_etapa_oportunidades(uuid) to authenticated;
