-- A taxa do produto vale na venda em que a plataforma não diz a dela. Meio centavo vira um centavo.
create function app.taxa_do_produto(p_produto uuid, p_dia date, p_valor bigint) returns bigint
language sql stable security definer set search_path = '' as $$
  select least(p_valor, round(p_valor::numeric * r.taxa_bps / 10000) + r.taxa_fixa_centavos)::bigint
  from app.regras_do_dia(p_produto, p_dia) r
$$;

alter table public.transacoes add column taxa_calculada boolean not null default false;
comment on column public.transacoes.taxa_calculada is
  'A plataforma não disse a taxa: é a do produto no dia da venda, e acompanha o valor.';

create function app.taxar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.taxa_calculada := new.taxa_plataforma_centavos = 0;
  else
    -- Sem taxa no aviso, fica a de antes, que nunca passa do valor.
    new.taxa_calculada := new.taxa_plataforma_centavos
      in (0, least(old.taxa_plataforma_centavos, new.valor_produto_centavos));
  end if;
  if new.taxa_calculada and new.produto_id is not null then
    new.taxa_plataforma_centavos := coalesce(app.taxa_do_produto(new.produto_id,
      app.dia(coalesce(new.aprovada_em, new.pedida_em)), new.valor_produto_centavos), 0);
  end if;
  return new;
end $$;
-- Depois de `preparar`, que diz quando a venda se aprovou.
create trigger taxar_ao_criar before insert on public.transacoes
  for each row execute function app.taxar();
create trigger taxar_ao_mudar before update on public.transacoes
  for each row when (old.taxa_calculada) execute function app.taxar();
