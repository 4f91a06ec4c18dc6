truncate public.authors, public.books, public.shelves, public.book_shelf, public.notes, public.rooms, public.desks,
  public.plain, public."Odd Table", public.diary, public.closed, public.hidden restart identity cascade;

insert into public.authors values
  (1, 'Clarice', '1920-12-10', 'UA'), (2, 'Machado', '1839-06-21', 'BR'), (3, 'Ana, "a" (b)', null, null);

insert into public.books (title, author_id, editor_id, follows_id, isbn, price, exact, weight, ratio, pages, contact, genre,
  genres, is_lent, tags, scores, published, seen, day, hour, lasts, info, raw, cover, code, host, years,
  "Two Words", "dotted.name", "select", "limit", "or", "ação")
values
  ('A hora', 1, 2, null, 9007199254740993, 19.90, 0.12345678901234567890123, 0.1, 0.30000000000000004, 86, 'a@b', 'novel',
   '{novel,"short, story"}', true, '{a,"b,c"}', '{1,2}', '1977-10-26T12:00:00+03:00', '1977-10-26 12:00', '1977-10-26',
   '12:30', '1 mon 2 days 03:04:05', '{"a": {"b": [1, 2, {"c.d": "e"}]}, "n": 9007199254740993, "k,1": "v"}', '{"b":1, "a":2}',
   '\xdeadbeef', '00000000-0000-0000-0000-000000000001', '10.0.0.1/8', '[1,5)', 'x y', 'd.n', 's', 7, 'o', 'é'),
  ('Dom Casmurro', 2, 1, null, 1, 5.00, 10.00, 1.5, 1e300, 256, null, 'short, story', '{}', false, '{a}', '{}',
   '1899-01-01T00:00:00Z', null, '1899-01-01', '00:00', '-1 day', '[1, "two", null]', 'null', '', null, null, 'empty',
   null, null, null, 0, null, null),
  ('Esaú, e "Jacó"', 2, null, 2, null, null, null, null, 'NaN', null, null, 'so "called"', null, null, '{"so \"q\"","back\\s",""}',
   '{null,3}', '2026-02-28T23:59:59.999999Z', '2026-02-28 23:59:59.999999', null, '24:00', null, '"text"', '"text"', null, null,
   null, '(,3]', '(a)', '', 'null', null, '', 'ação'),
  ('100% *star* under_score', 3, 3, 3, -9223372036854775808, -1.50, -0.000, 'Infinity', -0.0, 1, 'x@y', 'a.b', '{a.b}', null, '{"NULL",null}',
   null, 'infinity', null, '0044-03-15 BC', null, '00:00:00.5', 'null', '1.50', null, '00000000-0000-0000-0000-0000000000ab', '::1', null,
   'null', '*', 'a,b', -3, 'x.y', null),
  (null, null, null, null, 42, 100.00, 1e30, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
   null, null, null, null, null, null, null, null, null, null),
  ('', 1, 1, 1, 2, 0.00, 0, 0, 0, 10, 'a@b', 'novel', '{novel}', true, '{}', '{0}', '2000-02-29T00:00:00Z', '2000-02-29', '2000-02-29',
   '23:59:59', '0', '{}', '{}', '\x00', '00000000-0000-0000-0000-000000000002', '10.0.0.0/8', '[0,100]', '', '', '', 1, '', ''),
  ('a hora', 3, 2, 4, 3, 19.90, 1, 1, 1, 11, 'q@r', 'novel', '{novel}', false, '{b,a}', '{5,4}', '2026-11-29T10:00:00Z', null, '2026-11-29',
   '10:00', '90 minutes', '{"a": null, "n": 1}', '[]', null, null, null, '[5,10)', '😀', E'new\nline', 'true', 100, 'and', 'İ');

insert into public.shelves values (1, 'North', '{"floor": 1}'), (2, 'South, left', null), (3, null, '{"floor": 2}');
insert into public.book_shelf values (1, 1, '2026-01-01'), (1, 2, null), (2, 2, '2026-02-01'), (3, 3, null), (7, 1, null);
insert into public.notes values (1, 'first'), (2, null);
insert into public.rooms values ('A', 1, 'Hall'), ('B', 1, null);
insert into public.desks values (1, 'A', 1), (2, 'B', 1), (3, null, 1);
insert into public.plain values (1, 'x'), (1, 'y'), (null, null);
insert into public."Odd Table" values (1, 'one'), (2, null);
insert into public.diary values
  (1, '00000000-0000-0000-0000-00000000000a', 'of Ana', 's1', false), (2, '00000000-0000-0000-0000-00000000000a', 'of Ana, shared', 's2', true),
  (3, '00000000-0000-0000-0000-00000000000b', 'of Bia', 's3', false), (4, null, 'of nobody', null, false), (5, null, 'shared', null, true);
insert into public.closed values (1, 'x');
insert into public.hidden values (1);
