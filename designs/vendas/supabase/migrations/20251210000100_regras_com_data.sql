-- O que divide uma venda tem data: uma mudança vale do dia em que se faz em diante, e uma venda de antes que chega depois
-- se divide com o que valia no dia dela.

-- As regras de um produto até um dia, inclusive. Depois do último, valem as do próprio produto; antes do primeiro também
-- vale o primeiro, porque o que já existia vale desde o começo.
create table app.regras_anteriores (
  conta_id uuid not null,
  produto_id uuid not null,
  ate date not null,
  afiliado_bps int not null,
  taxa_bps int not null,
  taxa_fixa_centavos bigint not null,
  primary key (produto_id, ate),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete cascade
);

create function app.guardar_regras() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A segunda mudança de um dia não vale nenhum dia inteiro.
  insert into app.regras_anteriores (conta_id, produto_id, ate, afiliado_bps, taxa_bps, taxa_fixa_centavos)
    values (old.conta_id, old.id, app.hoje() - 1, old.afiliado_bps, old.taxa_bps, old.taxa_fixa_centavos)
    on conflict (produto_id, ate) do nothing;
  return null;
end $$;
create trigger guardar_regras after update on public.produtos
  for each row when ((new.afiliado_bps, new.taxa_bps, new.taxa_fixa_centavos)
    is distinct from (old.afiliado_bps, old.taxa_bps, old.taxa_fixa_centavos))
  execute function app.guardar_regras();

create function app.regras_do_dia(p_produto uuid, p_dia date, out afiliado_bps int, out taxa_bps int,
  out taxa_fixa_centavos bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(a.afiliado_bps, p.afiliado_bps), coalesce(a.taxa_bps, p.taxa_bps),
    coalesce(a.taxa_fixa_centavos, p.taxa_fixa_centavos)
  from public.produtos p
  left join lateral (
    select r.* from app.regras_anteriores r where r.produto_id = p.id and r.ate >= p_dia order by r.ate limit 1) a on true
  where p.id = p_produto
$$;

-- Quem participa já tem começo e fim: outra parte, ou outra pessoa no lugar, começa hoje, e a de antes acaba ontem. Quem
-- muda também o começo diz de quando é a parte nova.
create function app.datar_participante() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.inicio = old.inicio and old.inicio < app.hoje() and coalesce(old.fim >= app.hoje(), true)
    and coalesce(new.fim >= app.hoje(), true) then
    new.inicio := app.hoje();
  end if;
  return new;
end $$;
create trigger datar before update on public.produto_participantes
  for each row when ((new.papel, new.email, new.percentual_bps) is distinct from (old.papel, old.email, old.percentual_bps))
  execute function app.datar_participante();

create function app.guardar_participante() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.inicio < app.hoje() and (tg_op = 'DELETE' or new.inicio = app.hoje()) and coalesce(old.fim >= app.hoje(), true)
    and exists (select from public.produtos p where p.id = old.produto_id) then
    insert into public.produto_participantes (conta_id, produto_id, papel, nome, email, documento, usuario_id,
      percentual_bps, inicio, fim)
      values (old.conta_id, old.produto_id, old.papel, old.nome, old.email, old.documento, old.usuario_id,
        old.percentual_bps, old.inicio, app.hoje() - 1);
  end if;
  return null;
end $$;
create trigger guardar after update on public.produto_participantes
  for each row when ((new.papel, new.email, new.percentual_bps) is distinct from (old.papel, old.email, old.percentual_bps))
  execute function app.guardar_participante();
-- Quem se tira participou até ontem; só quem ainda não começou, ou já tinha saído, some de todo.
create trigger guardar_quem_sai after delete on public.produto_participantes
  for each row execute function app.guardar_participante();
