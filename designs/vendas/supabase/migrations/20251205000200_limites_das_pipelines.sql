-- Os limites de pipelines e de etapas respondem como os outros limites.
create or replace function app.conferir_pipeline() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    return null;
  end if;
  if tg_table_name = 'pipelines' then
    if (select count(*) > 20 from public.pipelines where conta_id = new.conta_id) then
      perform app.erro('limite', 422, '20 pipelines');
    end if;
    insert into public.etapas (conta_id, pipeline_id, nome, cor, probabilidade)
      values (new.conta_id, new.id, 'Novo lead', '#1D5BD6', 10);
  elsif (select count(*) > 30 from public.etapas where pipeline_id = new.pipeline_id) then
    perform app.erro('limite', 422, '30 etapas');
  end if;
  return null;
end $$;
