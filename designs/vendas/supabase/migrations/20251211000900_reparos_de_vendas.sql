/*
 * Repara o que as regras antigas gravaram de outro jeito, onde o que a plataforma disse ainda está guardado, e diz quanto
 * mudou. Pode correr outra vez: o que já está certo fica como está.
 */

-- Uma data como as plataformas a escrevem: milissegundos, ISO, ou dia e hora de São Paulo.
create or replace function app.data_escrita(texto text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case
    when texto ~ '^\d{12,13}$' then to_timestamp(texto::numeric / 1000)
    when texto ~ '^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$' then texto::timestamptz
    when texto ~ '^(\d{4}-\d\d-\d\d|\d{8})([T ]\d\d:\d\d(:\d\d)?)?$' then texto::timestamp at time zone 'America/Sao_Paulo'
  end;
exception when data_exception then
  return null;
end $$;

-- O que os avisos guardados dizem, e de que venda, com as datas que a plataforma deu.
create temporary table avisos_de_vendas as
with avisos as (
  select t.id as transacao_id, w.plataforma, w.corpo, app.ler_venda(coalesce(w.venda, e.payload, '{}')) as lida,
    coalesce((e.payload ->> 'ocorrido_em')::timestamptz, app.instante_de(w.venda ->> 'ocorrido_em'), w.criado_em) as em,
    lower(w.corpo ->> 'status') as status
  from app.webhooks_recebidos w
  left join public.transacao_eventos e on e.conta_id = w.conta_id and e.chave_evento = w.chave_evento
  join public.transacoes t on t.conta_id = w.conta_id and t.plataforma = w.plataforma
    and (t.id = e.transacao_id or t.transacao_codigo = app.codigo_de(w.venda ->> 'codigo'))
  where w.processado_em is not null
)
select a.transacao_id, a.plataforma, a.corpo, a.lida, a.em,
  app.data_escrita(case a.plataforma
    when 'hotmart' then a.corpo #>> '{data,purchase,approved_date}'
    when 'kiwify' then a.corpo ->> 'approved_date'
    when 'perfectpay' then a.corpo ->> 'date_approved'
    when 'braip' then a.corpo ->> 'trans_payment_date'
    when 'eduzz' then concat_ws(' ', nullif(a.corpo ->> 'trans_paiddate', ''), nullif(a.corpo ->> 'trans_paidtime', ''))
    when 'ticto' then case a.status when 'authorized' then a.corpo ->> 'status_date' end
    when 'monetizze' then case lower(a.corpo #>> '{venda,status}')
      when 'finalizada' then a.corpo #>> '{venda,dataFinalizada}' end
  end) as aprovada_em,
  app.data_escrita(case a.plataforma
    when 'kiwify' then a.corpo ->> 'refunded_at'
    when 'eduzz' then a.corpo ->> 'refund_date'
    when 'ticto' then case a.status when 'refunded' then a.corpo ->> 'status_date' end
  end) as reembolsada_em,
  app.data_escrita(case a.plataforma
    when 'ticto' then case a.status when 'chargeback' then a.corpo ->> 'status_date' end
  end) as chargeback_em
from avisos a;
create index on avisos_de_vendas (transacao_id);

do $$
declare
  n bigint;
  m bigint;
  r record;
begin
  -- 1. As datas que a plataforma deu, no lugar das dos avisos. O que um arquivo disse depois fica.
  with datas as (
    select x.transacao_id, (array_agg(x.aprovada_em order by x.em desc) filter (where x.aprovada_em is not null))[1] as aprovada,
      (array_agg(x.reembolsada_em order by x.em desc) filter (where x.reembolsada_em is not null))[1] as reembolsada,
      (array_agg(x.chargeback_em order by x.em desc) filter (where x.chargeback_em is not null))[1] as devolvida
    from avisos_de_vendas x group by x.transacao_id
  ), certas as (
    select t.id, case when app.foi_paga(t.status) and not coalesce(i.mapeamento ? 'data_aprovacao', false)
        then d.aprovada end as aprovada,
      case when t.reembolsada_em is not null then d.reembolsada end as reembolsada,
      case when t.chargeback_em is not null then d.devolvida end as devolvida
    from datas d join public.transacoes t on t.id = d.transacao_id
    left join public.importacoes i on i.conta_id = t.conta_id and i.id = t.importacao_id
  ), mudadas as (
    update public.transacoes t set aprovada_em = coalesce(c.aprovada, t.aprovada_em),
      reembolsada_em = coalesce(c.reembolsada, t.reembolsada_em), chargeback_em = coalesce(c.devolvida, t.chargeback_em),
      garantia_ate = coalesce(t.garantia_ate + (c.aprovada - t.aprovada_em), t.garantia_ate),
      datas_supostas = array(select um from unnest(t.datas_supostas) as um
        where um <> all (array_remove(array[case when c.aprovada is not null then 'aprovada_em' end,
          case when c.reembolsada is not null then 'reembolsada_em' end,
          case when c.devolvida is not null then 'chargeback_em' end], null)))
    from certas c, public.transacoes antes
    where t.id = c.id and antes.id = t.id and (coalesce(c.aprovada, t.aprovada_em),
      coalesce(c.reembolsada, t.reembolsada_em), coalesce(c.devolvida, t.chargeback_em))
      is distinct from (t.aprovada_em, t.reembolsada_em, t.chargeback_em)
    returning t.conta_id, t.id, t.status, app.datas_mudadas(antes, t) as correcao
  ), linhas as (
    insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
      ocorrido_em, motivo)
    select x.conta_id, x.id, x.status, x.status, 'sistema', 'reparo:datas', app.agora(), x.correcao
    from mudadas x where x.correcao is not null
    on conflict do nothing
  )
  select count(*) into n from mudadas;
  raise notice 'vendas com a data que a plataforma deu: %', n;

  -- 2. As outras datas de vendas de avisos vieram da hora deles, e as de arquivos do pedido ou da gravação.
  update public.transacoes t set datas_supostas = s.datas
  from (
    select x.id, array_remove(array[
      case when x.aprovada_em is not null and (x.origem = 'webhook' or x.aprovada_em = x.pedida_em)
        and not coalesce(i.mapeamento ? 'data_aprovacao', false)
        and not exists (select from avisos_de_vendas a where a.transacao_id = x.id and a.aprovada_em = x.aprovada_em)
        then 'aprovada_em' end,
      case when x.completa_em is not null then 'completa_em' end,
      case when x.reembolsada_em is not null and not exists (
        select from avisos_de_vendas a where a.transacao_id = x.id and a.reembolsada_em = x.reembolsada_em)
        then 'reembolsada_em' end,
      case when x.chargeback_em is not null and not exists (
        select from avisos_de_vendas a where a.transacao_id = x.id and a.chargeback_em = x.chargeback_em)
        then 'chargeback_em' end], null) as datas
    from public.transacoes x
    left join public.importacoes i on i.conta_id = x.conta_id and i.id = x.importacao_id
    where x.origem in ('webhook', 'importacao') and x.ditos = '{}' and x.datas_supostas = '{}'
  ) as s
  where t.id = s.id and s.datas <> '{}';
  get diagnostics n = row_count;
  raise notice 'vendas com datas supostas: %', n;

  -- 3. Uma venda devolvida foi aprovada um dia: o do pedido, até que se saiba outro.
  update public.transacoes t set aprovada_em = t.pedida_em, datas_supostas = t.datas_supostas || '{aprovada_em}'::text[]
    where t.status in ('reembolsada', 'chargeback') and t.aprovada_em is null;
  get diagnostics n = row_count;
  raise notice 'vendas devolvidas que passam a ter o dia do pedido como o da aprovação: %', n;

  -- 4. O que um arquivo sem a coluna apagou volta a ser o que o último aviso disse.
  with ultimos as (
    select distinct on (a.transacao_id) a.transacao_id, a.lida from avisos_de_vendas a
    where a.lida ? 'valor' order by a.transacao_id, a.em desc
  ), certas as (
    select t.id,
      case when not i.mapeamento ?| '{taxa,liquido}' and t.taxa_plataforma_centavos = 0
        then least((u.lida ->> 'taxa')::bigint, t.valor_produto_centavos) end as taxa,
      case when not i.mapeamento ? 'parcelas' and t.parcelas = 1 then (u.lida ->> 'parcelas')::int end as parcelas,
      case when not i.mapeamento ? 'desconto' and t.desconto_centavos = 0 then (u.lida ->> 'desconto')::bigint end as desconto,
      case when not i.mapeamento ? 'frete' and t.frete_centavos = 0 then (u.lida ->> 'frete')::bigint end as frete,
      case when not i.mapeamento ? 'moeda' and t.moeda = 'BRL' then u.lida ->> 'moeda' end as moeda,
      case when t.valor_cobrado_centavos = t.valor_produto_centavos + t.frete_centavos
        and (u.lida ->> 'valor')::bigint = t.valor_produto_centavos then (u.lida ->> 'cobrado')::bigint end as cobrado
    from ultimos u join public.transacoes t on t.id = u.transacao_id and t.origem = 'webhook'
    join public.importacoes i on i.conta_id = t.conta_id and i.id = t.importacao_id
  )
  update public.transacoes t set taxa_plataforma_centavos = coalesce(c.taxa, t.taxa_plataforma_centavos),
    parcelas = coalesce(c.parcelas, t.parcelas), desconto_centavos = coalesce(c.desconto, t.desconto_centavos),
    frete_centavos = coalesce(c.frete, t.frete_centavos), moeda = coalesce(c.moeda, t.moeda),
    valor_cobrado_centavos = coalesce(c.cobrado, t.valor_cobrado_centavos)
  from certas c
  where t.id = c.id and (coalesce(c.taxa, t.taxa_plataforma_centavos), coalesce(c.parcelas, t.parcelas),
      coalesce(c.desconto, t.desconto_centavos), coalesce(c.frete, t.frete_centavos), coalesce(c.moeda, t.moeda),
      coalesce(c.cobrado, t.valor_cobrado_centavos))
    is distinct from (t.taxa_plataforma_centavos, t.parcelas, t.desconto_centavos, t.frete_centavos, t.moeda,
      t.valor_cobrado_centavos);
  get diagnostics n = row_count;
  raise notice 'vendas com valores que um arquivo sem a coluna tinha apagado: %', n;

  -- 5. As parcelas que passavam de 24.
  with ultimos as (
    select distinct on (a.transacao_id) a.transacao_id, (a.lida ->> 'parcelas')::int as parcelas
    from avisos_de_vendas a where a.lida ? 'parcelas' order by a.transacao_id, a.em desc
  )
  update public.transacoes t set parcelas = u.parcelas
  from ultimos u where t.id = u.transacao_id and t.parcelas = 24 and u.parcelas > 24;
  get diagnostics n = row_count;
  select count(*) into m from public.transacoes t where t.parcelas = 24 and t.origem = 'importacao';
  raise notice 'vendas com mais de 24 parcelas: %; de arquivos com 24, que podem ser mais: %', n, m;

  -- 6. As partes da Hotmart em outra moeda, e as de coprodutores que se somavam em um.
  n := 0;
  m := 0;
  for r in
    select distinct on (a.transacao_id) a.transacao_id, a.corpo, t.moeda,
      exists (select from public.comissoes c where c.transacao_id = t.id and (c.tipo = 'estorno' or c.status = 'paga')) as fechada
    from avisos_de_vendas a join public.transacoes t on t.id = a.transacao_id
    where a.plataforma = 'hotmart' and jsonb_typeof(a.corpo #> '{data,commissions}') = 'array'
      and exists (select from public.comissoes c where c.transacao_id = t.id and c.origem = 'informada'
        and (c.beneficiario_email = 'coprodutor@hotmart' or c.moeda = t.moeda))
      and ((select count(*) from jsonb_array_elements(a.corpo #> '{data,commissions}') as p
          where p ->> 'source' = 'COPRODUCER') > 1
        or exists (select from jsonb_array_elements(a.corpo #> '{data,commissions}') as p
          where p ->> 'source' <> 'MARKETPLACE' and p ->> 'currency_value' <> t.moeda))
    order by a.transacao_id, a.em desc
  loop
    if r.fechada then
      m := m + 1;
    else
      perform app.informar_comissoes(r.transacao_id, (
        select jsonb_agg(jsonb_build_object('papel', papel, 'valor', round((p ->> 'value')::numeric * 100)::bigint::text,
          'moeda', p ->> 'currency_value',
          'email', case when papel = 'afiliado' and vez = 1 then coalesce(r.corpo #>> '{data,affiliates,0,email}',
              r.corpo #>> '{data,affiliates,0,affiliate_code}', 'afiliado@hotmart')
            else papel || case when vez > 1 then '-' || vez else '' end || '@hotmart' end,
          'nome', case when papel = 'produtor' then coalesce(r.corpo #>> '{data,producer,name}', 'Produtor')
            when papel = 'afiliado' and vez = 1 then coalesce(r.corpo #>> '{data,affiliates,0,name}', 'Afiliado')
            else initcap(papel) || case when vez > 1 then ' ' || vez else '' end end) order by lugar)
        from (
          select p, papel, lugar, row_number() over (partition by papel order by lugar) as vez
          from jsonb_array_elements(r.corpo #> '{data,commissions}') with ordinality as um(p, lugar)
          join (values ('PRODUCER', 'produtor'), ('COPRODUCER', 'coprodutor'), ('AFFILIATE', 'afiliado'))
            as papeis(origem, papel) on papeis.origem = p ->> 'source'
          where p ->> 'value' ~ '^\d+(\.\d+)?$'
        ) as partes));
      n := n + 1;
    end if;
  end loop;
  raise notice 'vendas com cada parte na sua moeda e cada coprodutor à parte: %; já pagas ou devolvidas, que ficam: %', n, m;

  -- 7. Devoluções de parte que um arquivo trouxe sem dividir a venda nem perguntar o valor.
  n := 0;
  for r in
    select t.importacao_id, array_agg(t.id) as vendas from public.transacoes t
    where t.origem = 'importacao' and t.status in ('em_disputa', 'reembolsada_parcial')
      and not exists (select from public.comissoes c where c.transacao_id = t.id)
    group by t.importacao_id
  loop
    perform app.lancar_comissoes(r.vendas);
    perform app.avisar_devolucao_sem_valor(r.vendas, i) from public.importacoes i where i.id = r.importacao_id;
    n := n + cardinality(r.vendas);
  end loop;
  raise notice 'vendas de arquivos, em disputa ou devolvidas em parte, que passam a ter comissões: %', n;
end $$;

drop table avisos_de_vendas;
drop function app.data_escrita(text);
