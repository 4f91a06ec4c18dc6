-- Quem gere pipelines cuida delas, das etapas e dos motivos de perda.

create function app.pode_ajustar_pipelines() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode('pg-pipelines', 'gerir')
$$;
grant execute on function app.pode_ajustar_pipelines() to authenticated;

create policy criar on public.pipelines for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()));
create policy mudar on public.pipelines for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()))
  with check (conta_id = (select app.conta()));
create policy criar on public.etapas for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()));
create policy mudar on public.etapas for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()))
  with check (conta_id = (select app.conta()));
create policy excluir on public.etapas for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()));
create policy criar on public.motivos_perda for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()));
create policy mudar on public.motivos_perda for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode_ajustar_pipelines()))
  with check (conta_id = (select app.conta()));

grant insert (id, nome, motivo_perda_obrigatorio), update (nome, ativo, motivo_perda_obrigatorio)
  on public.pipelines to authenticated;
grant insert (id, pipeline_id, nome, cor, probabilidade, dias_parada), update (nome, cor, probabilidade, dias_parada),
  delete on public.etapas to authenticated;
grant insert (id, nome), update (nome, ativo) on public.motivos_perda to authenticated;

-- O que é novo vai para o fim da sua lista.
create function app.ordenar_no_fim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.ordem is not null then
    return new;
  end if;
  if tg_table_name = 'etapas' then
    select coalesce(max(e.ordem), 0) + 1 into new.ordem from public.etapas e where e.pipeline_id = new.pipeline_id;
  elsif tg_table_name = 'pipelines' then
    select coalesce(max(p.ordem), 0) + 1 into new.ordem from public.pipelines p where p.conta_id = new.conta_id;
  else
    select coalesce(max(m.ordem), 0) + 1 into new.ordem from public.motivos_perda m where m.conta_id = new.conta_id;
  end if;
  return new;
end $$;
create trigger ordenar before insert on public.etapas for each row execute function app.ordenar_no_fim();
create trigger ordenar before insert on public.pipelines for each row execute function app.ordenar_no_fim();
create trigger ordenar before insert on public.motivos_perda for each row execute function app.ordenar_no_fim();

-- Uma pipeline nova já tem por onde começar; uma conta tem até 20, e cada uma até 30 etapas.
create function app.conferir_pipeline() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    return null;
  end if;
  if tg_table_name = 'pipelines' then
    if (select count(*) > 20 from public.pipelines where conta_id = new.conta_id) then
      perform app.erro('validacao', 422, '{"nome":"até 20 pipelines"}');
    end if;
    insert into public.etapas (conta_id, pipeline_id, nome, cor, probabilidade)
      values (new.conta_id, new.id, 'Novo lead', '#1D5BD6', 10);
  elsif (select count(*) > 30 from public.etapas where pipeline_id = new.pipeline_id) then
    perform app.erro('validacao', 422, '{"nome":"até 30 etapas"}');
  end if;
  return null;
end $$;
create trigger conferir after insert on public.pipelines for each row execute function app.conferir_pipeline();
create trigger conferir after insert on public.etapas for each row execute function app.conferir_pipeline();

-- Uma etapa com oportunidades, ou a última, não se exclui.
create function app.conferir_exclusao_etapa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and (
    exists (select from public.oportunidades o where o.etapa_id = old.id)
    or not exists (select from public.etapas e where e.pipeline_id = old.pipeline_id and e.id <> old.id)
  ) then
    perform app.erro('em_uso', 409);
  end if;
  return old;
end $$;
create trigger conferir_exclusao before delete on public.etapas
  for each row execute function app.conferir_exclusao_etapa();

create function public.rpc_etapas_ordenar(p_pipeline uuid, p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.pode_ajustar_pipelines() then
    perform app.erro('sem_permissao', 403);
  end if;
  if (select array_agg(e.id order by e.id) from public.etapas e
      where e.pipeline_id = p_pipeline and e.conta_id = app.conta())
    is distinct from (select array_agg(dado order by dado) from unnest(p_ids) as dado) then
    perform app.erro('conflito_versao', 409);
  end if;
  update public.etapas e set ordem = novo.ordem
    from unnest(p_ids) with ordinality as novo(id, ordem) where e.id = novo.id;
end $$;
comment on function public.rpc_etapas_ordenar is 'Põe as etapas de uma pipeline em outra ordem; a lista tem todas.';
grant execute on function public.rpc_etapas_ordenar(uuid, uuid[]) to authenticated;
