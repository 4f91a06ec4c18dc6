-- Orders of the last twelve months: three products, more of them each month.
insert into public.orders (product, amount, ordered_on)
select product, price + (n * 7) % 20, (date_trunc('month', current_date) - make_interval(months => 11 - month))::date
from (values ('Coffee', 12), ('Tea', 8), ('Cake', 20)) as goods (product, price),
  generate_series(0, 11) as month,
  generate_series(1, 5 + month) as n;
