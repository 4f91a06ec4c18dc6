-- As comissões são um livro. O que se deve a cada pessoa, em cada moeda, decorre da venda e de como ela se divide; o que
-- está lançado é a soma das linhas já liberadas ou pagas. Todo acontecimento lança a diferença entre os dois, e nada que
-- está lançado muda ou some. Só o previsto acompanha a venda.

alter table public.comissoes add column lancada_em date, add column pagamento_lancado_em date;
comment on column public.comissoes.lancada_em is
  'O dia em que a linha entrou no livro; nulo enquanto é prevista. Nunca em um mês fechado antes dela.';
comment on column public.comissoes.pagamento_lancado_em is 'O dia em que o pagamento da linha entrou no livro.';
update public.comissoes set
  lancada_em = app.dia(coalesce(liberada_em, paga_em, criado_em)),
  liberada_em = coalesce(liberada_em, paga_em, criado_em),
  pagamento_lancado_em = case status when 'paga' then app.dia(coalesce(paga_em, liberada_em, criado_em)) end
where status in ('liberada', 'paga');

-- Uma pessoa tem um crédito previsto e um estorno previsto por venda; lançadas, as linhas que forem precisas.
drop index public.comissoes_uma_por_pessoa;
create unique index comissoes_prevista on public.comissoes (transacao_id, papel, beneficiario_email, moeda, tipo)
  where lancada_em is null;
create index comissoes_transacao on public.comissoes (transacao_id);
alter table public.comissoes drop constraint comissoes_conta_id_estorno_de_fkey,
  add constraint comissoes_conta_id_estorno_de_fkey foreign key (conta_id, estorno_de)
    references public.comissoes (conta_id, id) on delete set null (estorno_de);

-- Os meses que uma conta fechou. Fechar um mês fecha também os de antes.
create table public.fechamentos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  mes date not null check (extract(day from mes) = 1),
  fechado_por uuid,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, mes),
  foreign key (conta_id, fechado_por) references public.usuarios (conta_id, id)
    on update cascade on delete set null (fechado_por)
);
create trigger marcar_atualizacao before update on public.fechamentos
  for each row execute function app.marcar_atualizacao();
comment on table public.fechamentos is 'Os meses de comissões que a conta fechou. @notnull mes';
alter table public.fechamentos enable row level security;
alter table public.fechamentos force row level security;
create policy ler on public.fechamentos for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-comissoes', 'ver')));
grant select on public.fechamentos to authenticated;
grant all on public.fechamentos to service_role;

-- O primeiro dia em que ainda se lança.
create function app.aberto_desde(conta uuid) returns date
language sql stable security definer set search_path = '' as $$
  select coalesce((max(f.mes) + interval '1 month')::date, '-infinity') from public.fechamentos f where f.conta_id = conta
$$;

-- A linha que se libera ou se paga entra no livro, e o que está no livro fica: valor, moeda, pessoa e dia não mudam mais,
-- desde o fim da transação que a lançou. A venda que some leva as linhas dela.
create function app.guardar_lancamento() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.lancada_em is not null and old.atualizado_em < now()
      and exists (select from public.transacoes t where t.id = old.transacao_id) then
      perform app.erro('lancamento_fixo', 409);
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.lancada_em is not null and old.atualizado_em < now()
    and (new.transacao_id, new.papel, new.beneficiario_email, new.tipo, new.valor_centavos, new.moeda, new.lancada_em)
      is distinct from (old.transacao_id, old.papel, old.beneficiario_email, old.tipo, old.valor_centavos, old.moeda,
        old.lancada_em)
  then
    perform app.erro('lancamento_fixo', 409);
  end if;
  if new.status in ('liberada', 'paga') and new.lancada_em is null then
    new.liberada_em := coalesce(new.liberada_em, app.agora());
    new.lancada_em := greatest(app.dia(new.liberada_em), app.aberto_desde(new.conta_id));
  end if;
  if new.status = 'paga' and new.pagamento_lancado_em is null then
    new.pagamento_lancado_em := greatest(app.dia(coalesce(new.paga_em, app.agora())), new.lancada_em,
      app.aberto_desde(new.conta_id));
  end if;
  return new;
end $$;
create trigger guardar_lancamento before insert or update or delete on public.comissoes
  for each row execute function app.guardar_lancamento();

-- O que se deve ----------------------------------------------------------------------------------

/*
 * Como uma venda se divide, na ordem em que se reparte: a regra do dia dela ou o que a plataforma informou. Escolhe-se
 * uma vez, para que a regra de hoje não mude uma venda de ontem. Cada parte tem papel, nome, e-mail e a parte do líquido
 * (`bps`) ou o valor; quem produz tem o resto. Com `informada`, as partes são as da plataforma, somem o que somarem.
 */
alter table public.transacoes add column divisao jsonb;
comment on column public.transacoes.divisao is
  'Quem divide a venda e com quanto, pelas regras do dia dela ou como a plataforma informou; nulo antes de se dividir.';

/*
 * O que se deve, por pessoa e moeda, das vendas que contam: a parte de cada uma e quanto dela se devolveu. As partes de
 * uma divisão nossa somam o líquido ao centavo: afiliado e gerentes sobre o líquido, coprodutores sobre o que sobra, cada
 * um para baixo e até onde há, e o resto de quem produz. O que se devolve divide-se igual: para baixo, o resto de quem
 * produz; e o que passa da parte dele, um centavo de cada um dos outros, primeiro de quem mais perdeu ao arredondar.
 */
create function app.partes_devidas(p_vendas uuid[])
returns table (transacao_id uuid, divisao jsonb, papel text, email text, moeda text, nome text, usuario_id uuid,
  origem text, base bigint, percentual_bps int, credito bigint, devolvido bigint)
language sql stable security definer set search_path = '' as $$
  with vendas as materialized (
    select t.id, t.conta_id, t.produto_id, t.moeda::text as moeda, t.divisao, t.afiliado_nome, t.afiliado_email,
      t.afiliado_comissao_centavos as informado, t.valor_liquido_centavos as liquido, t.valor_produto_centavos as todo,
      least(t.valor_reembolsado_centavos, t.valor_produto_centavos) as volta,
      app.dia(coalesce(t.aprovada_em, t.pedida_em)) as dia
    from public.transacoes t where t.id = any(p_vendas) and app.conta_como_venda(t.status)
  ), novas as (
    select v.id, jsonb_build_object('informada', false, 'partes', jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'papel', q.papel, 'nome', q.nome, 'email', q.email, 'usuario', q.usuario, 'bps', q.bps, 'valor', q.valor))
      order by q.ordem, q.email, q.lugar)) as divisao
    from vendas v cross join lateral (
      select 1 as ordem, 'afiliado' as papel, coalesce(v.afiliado_nome, v.afiliado_email) as nome,
        v.afiliado_email as email, null::uuid as usuario, case when v.informado is null then r.afiliado_bps end as bps,
        v.informado as valor, null::uuid as lugar
      from (select 1) as um left join app.regras_do_dia(v.produto_id, v.dia) r on true
      where v.afiliado_email is not null and (r.afiliado_bps > 0 or v.informado is not null)
      union all
      select case p.papel when 'coprodutor' then 3 else 2 end, p.papel, p.nome, p.email, p.usuario_id, p.percentual_bps,
        null, p.id
      from public.produto_participantes p
      where p.conta_id = v.conta_id and p.produto_id = v.produto_id and p.papel in ('gerente_afiliados', 'coprodutor')
        and (p.papel = 'coprodutor' or v.afiliado_email is not null)
        and p.inicio <= v.dia and (p.fim is null or p.fim >= v.dia)
      union all
      select 4, 'produtor', k.nome, coalesce(dono.email, k.slug), dono.id, null, null, null
      from public.contas k left join lateral (
        select u.id, u.email from public.usuarios u where u.conta_id = k.id and u.perfil = 'proprietario'
        order by u.criado_em, u.id limit 1) as dono on true
      where k.id = v.conta_id
    ) as q
    where v.divisao is null group by v.id
  ), divididas as (
    select v.*, coalesce(v.divisao, n.divisao) as em_vigor from vendas v left join novas n on n.id = v.id
  ), partes as (
    select d.id, d.conta_id, d.liquido, (d.em_vigor ->> 'informada')::boolean as informada, p.papel, p.nome, p.email,
      p.usuario, p.bps, p.valor, coalesce(p.moeda, d.moeda) as moeda, p.lugar
    from divididas d
    cross join lateral rows from (jsonb_to_recordset(d.em_vigor -> 'partes') as (papel text, nome text, email text,
      usuario uuid, bps int, valor bigint, moeda text)) with ordinality as p(papel, nome, email, usuario, bps, valor, moeda,
      lugar)
  ), primeiras as (
    select *, greatest(0, least(pedido, liquido - coalesce(sum(pedido) over (
      partition by id order by lugar rows between unbounded preceding and 1 preceding), 0)))::bigint as leva
    from (select *, coalesce(valor, liquido * bps / 10000) as pedido, liquido as base from partes
      where not informada and papel in ('afiliado', 'gerente_afiliados')) as q
  ), bases as (
    -- Todos os coprodutores dividem o que afiliado e gerente deixaram.
    select v.id, v.liquido - coalesce((select sum(f.leva) from primeiras f where f.id = v.id), 0)::bigint as base
    from vendas v
  ), segundas as (
    select *, greatest(0, least(pedido, base - coalesce(sum(pedido) over (
      partition by id order by lugar rows between unbounded preceding and 1 preceding), 0)))::bigint as leva
    from (select p.*, b.base * p.bps / 10000 as pedido, b.base from partes p join bases b on b.id = p.id
      where not p.informada and p.papel = 'coprodutor') as q
  ), repartidas as (
    select id, papel, nome, email, usuario, bps, valor, moeda, lugar, base, leva from primeiras
    union all
    select id, papel, nome, email, usuario, bps, valor, moeda, lugar, base, leva from segundas
    union all
    select p.id, p.papel, p.nome, p.email, p.usuario, null, p.valor, p.moeda, p.lugar, p.liquido,
      p.liquido - coalesce((select sum(f.leva) from primeiras f where f.id = p.id), 0)::bigint
        - coalesce((select sum(s.leva) from segundas s where s.id = p.id), 0)::bigint
    from partes p where not p.informada and p.papel = 'produtor'
    union all
    select id, papel, nome, email, usuario, bps, valor, moeda, lugar, liquido, valor from partes where informada
  ), creditos as (
    -- Quem divide duas vezes um produto recebe as duas, em uma linha.
    select r.id, r.papel, r.email, r.moeda, min(r.nome) as nome, (array_agg(r.usuario))[1] as usuario,
      case when bool_or(r.valor is not null) then 'informada' else 'calculada' end as origem, max(r.base) as base,
      sum(r.bps)::int as bps, sum(r.leva)::bigint as credito, min(r.lugar) as lugar
    from repartidas r group by r.id, r.papel, r.email, r.moeda
  ), pisos as (
    select c.*, d.conta_id, d.em_vigor,
      -- Um só leva o resto.
      c.papel = 'produtor' and row_number() over (partition by c.id, c.moeda, c.papel order by c.lugar) = 1 as resta,
      coalesce(div(c.credito::numeric * d.volta, nullif(d.todo, 0)), 0)::bigint as piso,
      coalesce(mod(c.credito::numeric * d.volta, nullif(d.todo, 0)), 0) as fracao,
      coalesce(div(sum(c.credito::numeric) over (partition by c.id, c.moeda) * d.volta, nullif(d.todo, 0)), 0)::bigint as total
    from creditos c join divididas d on d.id = c.id
  ), sobras as (
    select p.*, p.total - coalesce(sum(p.piso) filter (where not p.resta) over por_venda, 0)::bigint as do_resto,
      coalesce(sum(p.credito) filter (where p.resta) over por_venda, 0)::bigint as do_produtor,
      row_number() over (partition by p.id, p.moeda, p.resta order by p.fracao desc, p.lugar) as vez
    from pisos p window por_venda as (partition by p.id, p.moeda)
  )
  select s.id, s.em_vigor, s.papel, s.email, s.moeda, s.nome, pessoa.id, s.origem, s.base, s.bps, s.credito,
    case when s.resta then least(s.do_resto, s.credito)
      else s.piso + (s.vez <= s.do_resto - s.do_produtor)::int end
  from sobras s
  -- O código de uma pessoa muda quando ela aceita o convite; o e-mail não.
  left join lateral (
    select u.id from public.usuarios u
    where s.usuario is not null and u.conta_id = s.conta_id and (u.id = s.usuario or u.email = s.email)
    order by u.id = s.usuario desc limit 1) as pessoa on true
$$;

-- O que se lança ---------------------------------------------------------------------------------

/*
 * Põe as comissões destas vendas de acordo com o que se deve, e devolve quantas linhas isso mudou. Sem nada lançado para
 * uma pessoa, o previsto é a parte dela e o estorno do que se devolveu; com alguma coisa lançada, é a diferença. O que
 * se libera, e o que se lançou a mais, entra no livro. Chamada de novo, não muda nada.
 */
create function app.lancar_comissoes(p_vendas uuid[]) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  mudaram int;
begin
  -- Quem fecha um mês espera por quem está lançando, e quem lança depois vê o mês fechado.
  perform from public.contas k
    where k.id in (select t.conta_id from public.transacoes t where t.id = any(p_vendas)) order by k.id for key share;

  with vendas as materialized (
    select t.id, t.conta_id, t.moeda::text as moeda, t.status, app.dia(t.garantia_ate) as prevista_para,
      app.aberto_desde(t.conta_id) as aberto, app.conta_como_venda(t.status) as vale,
      -- Uma venda desfeita não espera garantia: o que falta a alguém se acerta já.
      t.status = 'completa' or (t.status = 'reembolsada_parcial' and t.completa_em is not null)
        or not app.conta_como_venda(t.status) as libera,
      least(app.agora(), t.completa_em) as libera_em,
      least(app.agora(), greatest(t.status_em, case when t.status = 'chargeback' then t.chargeback_em
        when t.status like 'reembolsada%' then t.reembolsada_em end)) as volta_em
    from public.transacoes t where t.id = any(p_vendas)
  ), devidas as materialized (
    select * from app.partes_devidas(p_vendas)
  ), lancadas as (
    select c.transacao_id, c.papel, c.beneficiario_email as email, c.moeda::text as moeda,
      min(c.beneficiario_nome) as nome, (array_agg(c.usuario_id))[1] as usuario_id, min(c.origem) as origem,
      max(c.base_centavos) as base, max(c.percentual_bps) as percentual_bps, sum(c.valor_centavos)::bigint as lancado,
      (array_agg(c.id order by c.criado_em, c.id) filter (where c.tipo = 'credito'))[1] as credito_id
    from public.comissoes c where c.transacao_id = any(p_vendas) and c.lancada_em is not null
    group by 1, 2, 3, 4
  ), pares as (
    select transacao_id, papel, email, moeda, coalesce(d.nome, l.nome) as nome,
      coalesce(d.usuario_id, l.usuario_id) as usuario_id, coalesce(d.origem, l.origem) as origem,
      coalesce(d.base, l.base) as base, coalesce(d.percentual_bps, l.percentual_bps) as percentual_bps,
      d.credito, d.devolvido, l.lancado, l.credito_id
    from devidas d full join lancadas l using (transacao_id, papel, email, moeda)
  ), linhas as materialized (
    select p.transacao_id, p.papel, p.email, p.moeda, p.nome, p.usuario_id, p.origem, p.base, p.percentual_bps,
      p.credito_id, v.conta_id, v.vale, q.tipo, q.valor,
      case when e.lanca then 'liberada' else 'prevista' end as status,
      case when e.lanca then e.em end as liberada_em,
      case when e.lanca then greatest(app.dia(e.em), v.aberto) end as lancada_em,
      case when p.lancado is null or q.valor > 0 then v.prevista_para end as prevista_para
    from pares p
    join vendas v on v.id = p.transacao_id
    cross join lateral (
      select 'credito' as tipo, p.credito as valor where p.lancado is null
      union all
      select 'estorno', -p.devolvido where p.lancado is null and p.devolvido > 0
      union all
      select case when x.falta > 0 then 'credito' else 'estorno' end, x.falta
      from (select coalesce(p.credito - p.devolvido, 0) - p.lancado as falta) as x where x.falta <> 0
    ) as q
    cross join lateral (
      select v.libera or (p.lancado is not null and q.valor < 0) as lanca,
        coalesce(case when p.lancado is null then v.libera_em
          when q.valor < 0 and v.status in ('reembolsada', 'reembolsada_parcial', 'chargeback') then v.volta_em end,
          app.agora()) as em
    ) as e
  ), mudadas as (
    update public.comissoes c set beneficiario_nome = l.nome, usuario_id = l.usuario_id, origem = l.origem,
      base_centavos = l.base, percentual_bps = l.percentual_bps, valor_centavos = l.valor, status = l.status,
      prevista_para = l.prevista_para, liberada_em = l.liberada_em, lancada_em = l.lancada_em
    from linhas l
    where c.transacao_id = l.transacao_id and c.papel = l.papel and c.beneficiario_email = l.email
      and c.moeda = l.moeda and c.tipo = l.tipo and c.lancada_em is null and l.vale
      and (c.beneficiario_nome, c.usuario_id, c.origem, c.base_centavos, c.percentual_bps, c.valor_centavos, c.status,
        c.prevista_para) is distinct from (l.nome, l.usuario_id, l.origem, l.base, l.percentual_bps, l.valor, l.status,
        l.prevista_para)
    returning c.id
  ), apagadas as (
    delete from public.comissoes c using vendas v
    where c.transacao_id = v.id and c.lancada_em is null and (v.vale or c.tipo = 'estorno')
      and not (v.vale and exists (select from linhas l where l.transacao_id = c.transacao_id and l.papel = c.papel
        and l.email = c.beneficiario_email and l.moeda = c.moeda and l.tipo = c.tipo))
    returning c.id
  ), canceladas as (
    update public.comissoes c set status = 'cancelada'
    from vendas v
    where c.transacao_id = v.id and c.lancada_em is null and not v.vale and c.tipo = 'credito' and c.status <> 'cancelada'
    returning c.id
  ), inseridas as (
    insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id,
      origem, tipo, estorno_de, base_centavos, percentual_bps, valor_centavos, moeda, status, prevista_para, liberada_em,
      lancada_em)
    select l.conta_id, l.transacao_id, l.papel, l.nome, l.email, l.usuario_id, l.origem, l.tipo,
      case l.tipo when 'estorno' then l.credito_id end, l.base, l.percentual_bps, l.valor, l.moeda, l.status,
      l.prevista_para, l.liberada_em, l.lancada_em
    from linhas l
    where not (l.vale and exists (select from public.comissoes c where c.transacao_id = l.transacao_id
      and c.papel = l.papel and c.beneficiario_email = l.email and c.moeda = l.moeda and c.tipo = l.tipo
      and c.lancada_em is null))
    returning id
  ), guardadas as (
    -- O que a venda deixa a quem produz, sem o que se devolveu dela: o mesmo que as linhas somam.
    update public.transacoes t set divisao = coalesce(d.divisao, t.divisao), minha_comissao_centavos = d.minha
    from (
      select v.id, (array_agg(x.divisao))[1] as divisao, coalesce(sum(x.credito - x.devolvido)
        filter (where x.papel = 'produtor' and x.moeda = v.moeda), 0)::bigint as minha
      from vendas v left join devidas x on x.transacao_id = v.id group by v.id
    ) as d
    where t.id = d.id
      and (t.divisao, t.minha_comissao_centavos) is distinct from (coalesce(d.divisao, t.divisao), d.minha)
  )
  select (select count(*) from mudadas) + (select count(*) from apagadas) + (select count(*) from canceladas)
    + (select count(*) from inseridas) into mudaram;

  -- O que se liberou e se desfez antes de se pagar se acerta sozinho: não há o que pagar nem o que descontar.
  update public.comissoes c set status = 'cancelada'
  from (
    select x.transacao_id, x.papel, x.beneficiario_email, x.moeda from public.comissoes x
    where x.transacao_id = any(p_vendas) and x.status = 'liberada'
    group by 1, 2, 3, 4 having sum(x.valor_centavos) = 0 and bool_or(x.valor_centavos <> 0)
  ) as s
  where c.transacao_id = s.transacao_id and c.papel = s.papel and c.beneficiario_email = s.beneficiario_email
    and c.moeda = s.moeda and c.status = 'liberada';
  return mudaram;
end $$;

-- O que acontece com uma venda -------------------------------------------------------------------

-- Outro produto, outro afiliado ou outro dia escolhem a divisão outra vez; o que a plataforma informou fica.
create function app.rever_divisao() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not (old.divisao ->> 'informada')::boolean then
    new.divisao := null;
  end if;
  return new;
end $$;
-- Depois de `preparar`, que diz quando a venda se aprovou.
create trigger rever_divisao before update on public.transacoes
  for each row when (old.divisao is not null and new.produto_id is not null
    and (new.produto_id, new.afiliado_email, new.afiliado_comissao_centavos, app.dia(new.aprovada_em))
      is distinct from (old.produto_id, old.afiliado_email, old.afiliado_comissao_centavos, app.dia(old.aprovada_em)))
  execute function app.rever_divisao();

create function app.lancar_ao_criar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.lancar_comissoes(array_agg(d.id)) from depois d where app.conta_como_venda(d.status) having count(*) > 0;
  return null;
end $$;
create trigger lancar_ao_criar after insert on public.transacoes
  referencing new table as depois for each statement execute function app.lancar_ao_criar();

create function app.lancar_ao_mudar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.lancar_comissoes(array_agg(d.id))
  from depois d join antes a on a.id = d.id
  where (d.status, d.valor_produto_centavos, d.taxa_plataforma_centavos, d.valor_reembolsado_centavos, d.moeda,
      d.produto_id, d.afiliado_email, d.afiliado_comissao_centavos, d.aprovada_em, d.completa_em, d.garantia_ate)
    is distinct from (a.status, a.valor_produto_centavos, a.taxa_plataforma_centavos, a.valor_reembolsado_centavos,
      a.moeda, a.produto_id, a.afiliado_email, a.afiliado_comissao_centavos, a.aprovada_em, a.completa_em,
      a.garantia_ate)
    and (app.conta_como_venda(d.status) or app.conta_como_venda(a.status))
  having count(*) > 0;
  return null;
end $$;
create trigger lancar_ao_mudar after update on public.transacoes
  referencing old table as antes new table as depois for each statement execute function app.lancar_ao_mudar();

-- O acesso de quem comprou segue o status; o dinheiro segue o livro.
create or replace function app.decorrer_do_status() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  outra uuid;
begin
  if new.status in ('aprovada', 'completa')
    or (tg_op = 'UPDATE' and old.status = 'chargeback' and new.status = 'reembolsada_parcial') then
    if (tg_op = 'INSERT' or not app.conta_como_venda(old.status))
      and not (app.importando() and new.pedida_em <= app.agora() - interval '30 days') then
      perform app.abrir_acesso(new);
    end if;
  elsif new.status in ('reembolsada', 'chargeback') then
    outra := app.outra_compra(new);
    update public.usuarios_app
      set transacao_id = coalesce(outra, transacao_id), status = case when outra is null then 'cancelado' else status end
      where transacao_id = new.id and status <> 'cancelado';
  end if;
  return null;
end $$;
drop trigger decorrer_ao_devolver_mais on public.transacoes;
drop trigger dividir_de_novo on public.transacoes;
drop function app.dividir_de_novo();
drop trigger retomar_comissoes on public.transacoes;
drop function app.retomar_comissoes();
drop function app.estornar_comissoes(uuid, bigint, bigint);

drop function app.calcular_comissoes(uuid);
drop function app.calcular_comissoes(uuid[]);

-- Uma disputa ganha desfaz o chargeback, mas não o que se tinha devolvido antes dele.
alter table public.transacoes add column devolvido_antes_centavos bigint not null default 0
  check (devolvido_antes_centavos >= 0);
comment on column public.transacoes.devolvido_antes_centavos is 'Quanto já se tinha devolvido quando veio o chargeback.';
update public.transacoes t set devolvido_antes_centavos = e.valor
from (
  select transacao_id, sum(valor_centavos)::bigint as valor from public.transacao_eventos
  where status_para = 'reembolsada_parcial' group by transacao_id
) as e
where t.id = e.transacao_id and t.status = 'chargeback' and e.valor < t.valor_produto_centavos;

create function app.guardar_devolucao() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.devolvido_antes_centavos := case old.status when 'reembolsada_parcial' then old.valor_reembolsado_centavos else 0 end;
  return new;
end $$;
create trigger guardar_devolucao before update of status on public.transacoes
  for each row when (new.status = 'chargeback' and old.status <> 'chargeback') execute function app.guardar_devolucao();

drop trigger zerar_devolucao on public.transacoes;
drop function app.zerar_devolucao();
create function app.desfazer_devolucao() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.valor_reembolsado_centavos := least(old.devolvido_antes_centavos, new.valor_produto_centavos);
  if new.valor_reembolsado_centavos > 0 then
    new.status := 'reembolsada_parcial';
  end if;
  return new;
end $$;
-- Depois de `preparar`, que conta um chargeback como devolvido por inteiro.
create trigger reaver before update of status on public.transacoes
  for each row when (old.status = 'chargeback' and new.status in ('aprovada', 'completa'))
  execute function app.desfazer_devolucao();

-- O que sobrou de uma venda devolvida em parte também se libera com o fim da garantia, quando se sabe quanto sobrou.
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

  update public.transacoes set completa_em = garantia_ate
  where status = 'reembolsada_parcial' and valor_reembolsado_centavos > 0 and completa_em is null
    and garantia_ate <= app.agora();
end $$;

/*
 * Os valores que a plataforma informa valem mais do que os calculados, e os últimos mais do que os anteriores. Depois de
 * uma devolução ficam os de antes dela: uns avisos trazem os valores já descontados, e outros não.
 */
create or replace function app.informar_comissoes(p_transacao uuid, partes jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
  -- Só as partes que se entendem: papel conhecido, quem recebe e quanto.
  certas constant jsonb := (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('papel', q.papel, 'email', q.email, 'moeda', q.moeda,
      'valor', q.valor, 'nome', q.nome)) order by q.lugar), '[]')
    from (
      select p.parte ->> 'papel' as papel, quem.email, quem.moeda, sum(quem.valor)::bigint as valor,
        max(app.nome_de(p.parte ->> 'nome', quem.email)) as nome, min(p.lugar) as lugar
      from jsonb_array_elements(case jsonb_typeof(partes) when 'array' then partes else '[]' end)
        with ordinality as p(parte, lugar)
      cross join lateral (select lower(app.texto_de(p.parte ->> 'email', 254)) as email,
        coalesce(app.moeda_de(p.parte ->> 'moeda'),
          case when app.limpo(p.parte ->> 'moeda') is not null then 'XXX' end) as moeda, app.centavos_de(p.parte ->> 'valor') as valor) as quem
      where p.parte ->> 'papel' in ('produtor', 'coprodutor', 'afiliado') and quem.email is not null
        and quem.valor is not null
      group by 1, 2, 3
    ) as q);
begin
  select * into t from public.transacoes where id = p_transacao;
  if certas = '[]' or not app.conta_como_venda(t.status) or t.valor_reembolsado_centavos > 0
    or ((t.divisao ->> 'informada')::boolean and not exists (
      select from jsonb_array_elements(certas) as c(parte)
      where not (t.divisao -> 'partes') @> jsonb_build_array(c.parte - 'nome')))
  then
    return;
  end if;
  -- O que este mesmo aviso acabou de lançar, antes de se saberem as partes, ninguém viu: não precisa de estorno.
  delete from public.comissoes where transacao_id = t.id and status = 'liberada' and atualizado_em = now();
  update public.transacoes set divisao = jsonb_build_object('informada', true, 'partes', (
    select jsonb_agg(jsonb_strip_nulls(c.parte || jsonb_build_object('usuario', u.id)) order by c.lugar)
    from jsonb_array_elements(certas) with ordinality as c(parte, lugar)
    left join public.usuarios u on u.conta_id = t.conta_id and u.email = c.parte ->> 'email'))
  where id = t.id;
  perform app.lancar_comissoes(array[t.id]);
end $$;

-- Divide de novo, pelas regras do dia de cada venda, as vendas de um produto de que só há previsão nossa.
create or replace function public.rpc_comissoes_recalcular(p_produto uuid, p_inicio date, p_fim date) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  vendas uuid[];
begin
  if not app.pode('pg-comissoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  perform from public.transacoes t
    where t.conta_id = (select app.conta()) and t.produto_id = p_produto and app.conta_como_venda(t.status)
      and t.aprovada_em >= (select app.inicio_do_dia(p_inicio))
      and t.aprovada_em < (select app.inicio_do_dia(p_fim))
    order by t.id for update;
  vendas := array(
    select t.id from public.transacoes t
    where t.conta_id = (select app.conta()) and t.produto_id = p_produto and app.conta_como_venda(t.status)
      and t.aprovada_em >= (select app.inicio_do_dia(p_inicio))
      and t.aprovada_em < (select app.inicio_do_dia(p_fim))
      and not coalesce((t.divisao ->> 'informada')::boolean, false)
      and not exists (select from public.comissoes c where c.transacao_id = t.id and c.lancada_em is not null));
  update public.transacoes set divisao = null where id = any(vendas);
  perform app.lancar_comissoes(vendas);
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'comissoes_recalculadas', 'produtos', p_produto,
      jsonb_build_object('inicio', p_inicio, 'fim', p_fim, 'vendas', cardinality(vendas)));
  return cardinality(vendas);
end $$;
comment on function public.rpc_comissoes_recalcular is
  'Divide de novo, pelas regras do dia de cada uma, as vendas de um produto na janela de que só há previsão; devolve quantas. @notnull';
