create table public.orders (
  id bigint generated always as identity primary key,
  product text not null,
  amount integer not null check (amount > 0),
  ordered_on date not null
);

alter table public.orders enable row level security;

-- Anybody may read. Before you deploy, limit this to signed-in users: see the template `auth`.
create policy "anybody reads" on public.orders for select to anon, authenticated using (true);

create view public.sales_by_month with (security_invoker = true) as
select
  to_char(ordered_on, 'YYYY-MM') || ' ' || product as id,
  to_char(ordered_on, 'YYYY-MM') as month,
  product,
  count(*) as orders,
  sum(amount) as revenue
from public.orders
where ordered_on >= date_trunc('month', current_date) - interval '11 months'
group by 1, 2, 3;

comment on view public.sales_by_month is '@key id @notnull id month product orders revenue';
