-- Uma oportunidade nova: quem a cria, onde ela entra no quadro, e o que fica escrito dela.

create table public.oportunidade_historico (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null references public.contas on delete cascade,
  oportunidade_id uuid not null,
  tipo text not null check (tipo in ('criada', 'movida', 'editada', 'ganha', 'perdida', 'reaberta')),
  de text,
  para text,
  usuario_id uuid,
  em timestamptz not null default app.agora(),
  foreign key (conta_id, oportunidade_id) references public.oportunidades (conta_id, id) on delete cascade,
  foreign key (conta_id, usuario_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (usuario_id)
);
create index oportunidade_historico_oportunidade on public.oportunidade_historico (oportunidade_id, em);

-- No alto da etapa, também acima das que a pessoa não vê.
create function app.posicionar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.posicao := coalesce(new.posicao, (
    select min(o.posicao) - 1024 from public.oportunidades o
    where o.conta_id = new.conta_id and o.pipeline_id = new.pipeline_id and o.etapa_id = new.etapa_id
      and o.status = 'aberta' and o.excluido_em is null
  ), 1024);
  return new;
end $$;
create trigger posicionar before insert on public.oportunidades
  for each row execute function app.posicionar_oportunidade();

create function app.anotar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.oportunidade_historico (conta_id, oportunidade_id, tipo, para, usuario_id, em)
      values (new.conta_id, new.id, 'criada', (select e.nome from public.etapas e where e.id = new.etapa_id),
        app.usuario(), new.criado_em);
  else
    insert into public.oportunidade_historico (conta_id, oportunidade_id, tipo, usuario_id)
      values (new.conta_id, new.id, case new.status when 'aberta' then 'reaberta' else new.status end, app.usuario());
  end if;
  return null;
end $$;
create trigger anotar_criada after insert on public.oportunidades
  for each row execute function app.anotar_oportunidade();
create trigger anotar_status after update of status on public.oportunidades
  for each row when (new.status is distinct from old.status) execute function app.anotar_oportunidade();

alter table public.oportunidade_historico enable row level security;
alter table public.oportunidade_historico force row level security;
-- Quem vê a oportunidade vê a história dela.
create policy ler on public.oportunidade_historico for select to authenticated
  using (exists (select from public.oportunidades o where o.id = oportunidade_id));
grant select on public.oportunidade_historico to authenticated;
grant all on public.oportunidade_historico to service_role;

-- Quem só vê as próprias cria para si, ou para ninguém ainda.
create policy criar on public.oportunidades for insert to authenticated
  with check (conta_id = (select app.conta()) and status = 'aberta' and origem in ('manual', 'chat')
    and (select app.pode('pg-pipelines', 'editar'))
    and (not (select app.proprios('pg-pipelines')) or responsavel_id = (select app.usuario())
      or responsavel_id is null));
grant insert (id, titulo, pipeline_id, etapa_id, contato_id, produto_id, responsavel_id, valor_centavos, previsao_em,
  origem, observacao) on public.oportunidades to authenticated;
grant execute on function app.posicionar_oportunidade(), app.anotar_oportunidade() to authenticated, service_role;
